import { planNameOf } from '@clipmint/contract'
import { expect, test } from 'vitest'

import { ApiFailure, type FailureCode } from '../../api/failure.ts'
import { fieldOf } from './field-failure.ts'
import { passwordStrength } from './password-strength.ts'
import { planWord } from './plan.ts'

function failure(code: FailureCode, field: string | null = null): ApiFailure {
  return new ApiFailure({ code, message: '', status: 200, field, retryable: false, requestId: null })
}

test('a refusal stands under the field that the server names', () => {
  expect(fieldOf(failure('INVALID_INPUT', 'body.userEmail'), ['userEmail', 'password'])).toBe('userEmail')
})

test('a refusal that names no field stands where its code belongs', () => {
  expect(fieldOf(failure('ACCOUNT_WRONG_PASSWORD'), ['userEmail', 'password'])).toBe('password')
  expect(fieldOf(failure('ACCOUNT_CODE_WRONG'), ['phoneNumber', 'token'])).toBe('token')
})

test('a refusal about something that is not on screen belongs to the form', () => {
  expect(fieldOf(failure('ACCOUNT_CODE_WRONG'), ['userEmail'])).toBeNull()
  expect(fieldOf(new Error('no answer'), ['userEmail'])).toBeNull()
})

test('the meter praises length and variety, not repetition', () => {
  expect(passwordStrength('')).toBe(0)
  expect(passwordStrength('abc123')).toBe(1)
  expect(passwordStrength('aaaaaaaaaaaa')).toBe(1)
  expect(passwordStrength('beanie2026')).toBe(2)
  expect(passwordStrength('Beanie-2026')).toBe(3)
})

test('a plan has the name here that it has in the contract', () => {
  for (let planType = 0; planType < 120; planType += 1) {
    const name = planNameOf(planType)
    expect(planWord(planType)).toBe(`frame.plan${name[0]?.toUpperCase()}${name.slice(1)}`)
  }
})

test('a plan has the same word by month and by year', () => {
  expect([0, 1, 11, 2, 12, 3, 13, 101, 119].map(planWord)).toEqual([
    'frame.planFree',
    'frame.planBasic',
    'frame.planBasic',
    'frame.planStandard',
    'frame.planStandard',
    'frame.planPro',
    'frame.planPro',
    'frame.planEnterprise',
    'frame.planEnterprise',
  ])
})
