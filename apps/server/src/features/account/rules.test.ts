import { expect, it } from 'vitest'

import { maskedEmail, uploadTrialEnd } from './rules.ts'

it('lets a new owner upload directly for seven days', () => {
  expect(uploadTrialEnd(new Date('2026-03-01T00:00:00Z'))).toEqual(new Date('2026-03-08T00:00:00Z'))
})

it('shows of an e-mail two letters, of a short one only its first, and its domain', () => {
  expect(maskedEmail('hanapark@shop.kr')).toBe('ha***@shop.kr')
  expect(maskedEmail('han@shop.kr')).toBe('h***@shop.kr')
  expect(maskedEmail('h@shop.kr')).toBe('h***@shop.kr')
})
