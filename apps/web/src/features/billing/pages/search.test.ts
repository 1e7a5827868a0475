import { expect, test } from 'vitest'

import { readReturnSearch, readSubscribeSearch } from './search.ts'

test('reads what a card window came back with word for word', () => {
  const said = { paymentKey: 'tsandbox_1', orderId: '20260301-aa', amount: 29_000, odd: { a: 1 } }
  expect(readReturnSearch(said)).toEqual({
    paymentKey: 'tsandbox_1',
    orderId: '20260301-aa',
    amount: '29000',
  })
})

test('takes no more than a window ever says', () => {
  expect(readReturnSearch({ utm_source: 'mail', authKey: 'x'.repeat(1_001), code: 'FDS_ERROR' })).toEqual({
    code: 'FDS_ERROR',
  })
})

test('leaves out what is no choice of a plan', () => {
  expect(readSubscribeSearch({ plan: 3, upload: 'yes', coupon: 'x', currency: 'EUR', card: 'mine' })).toEqual(
    {},
  )
  expect(readSubscribeSearch({ plan: 12, upload: true, card: 'other' })).toEqual({
    plan: 12,
    upload: true,
    card: 'other',
  })
})
