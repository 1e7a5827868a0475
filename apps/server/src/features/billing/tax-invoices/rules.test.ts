import { describe, expect, it } from 'vitest'

import { isSame, openMonths, toNumber } from './rules.ts'

describe('the months of which a tax invoice can be asked for', () => {
  it.each([
    ['2026-12-01T00:00:00+09:00', ['2026-12', '2026-11']],
    ['2026-12-10T23:59:59+09:00', ['2026-12', '2026-11']],
    ['2026-12-11T00:00:00+09:00', ['2026-12']],
    ['2027-01-03T12:00:00+09:00', ['2027-01', '2026-12']],
    // Still November in Greenwich.
    ['2026-11-30T15:00:00Z', ['2026-12', '2026-11']],
  ])('at %s are %j', (now, months) => {
    expect(openMonths(new Date(now))).toEqual(months)
  })
})

it('writes a business number with its dashes, however it was typed', () => {
  expect(['1234567891', '123-45-67891', '12345-67891'].map(toNumber)).toEqual(Array(3).fill('123-45-67891'))
})

it('takes details for others as soon as one of them is another', () => {
  const details = {
    businessNumber: '123-45-67891',
    companyName: '하나상점',
    representative: '박하나',
    address: '서울',
    businessType: '소매업',
    businessItem: '그릇',
    email: 'tax@hana.example',
  }
  expect(isSame(details, { ...details })).toBe(true)
  for (const name of Object.keys(details)) expect(isSame(details, { ...details, [name]: 'x' })).toBe(false)
})
