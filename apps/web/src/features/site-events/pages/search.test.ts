import { expect, it } from 'vitest'

import { isFromPartner, kbPayOf, readPartnerSearch } from './search.ts'

it('reads whose link it is, and nothing that it does not know', () => {
  expect(readPartnerSearch({ type: 'naver', naverMarketKey: 42, kbPay: 7, more: 'x' })).toEqual({
    type: 'naver',
    naverMarketKey: '42',
    kbPay: undefined,
  })
  expect(readPartnerSearch({ type: 'x'.repeat(41) }).type).toBeUndefined()
})

it.each([
  ['https://m.naver.com/app', true],
  ['https://kbcard.com/', true],
  ['https://naver.com.evil.example/', false],
  ['https://evilnaver.com/', false],
  ['', false],
])('takes a visitor from "%s" for a partner’s: %s', (referrer, from) => {
  expect(isFromPartner(referrer)).toBe(from)
})

it('speaks of card-pay users for the payment app alone', () => {
  expect(kbPayOf({ type: 'kbpay' })).toBe(1)
  expect(kbPayOf({ type: 'kbpay', kbPay: 2 })).toBe(2)
  expect(kbPayOf({ type: 'naver', kbPay: 2 })).toBeNull()
})
