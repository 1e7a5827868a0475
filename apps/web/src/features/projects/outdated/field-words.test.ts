import { expect, it } from 'vitest'

import { changesIn } from './field-words.ts'

it('tells each change once, in the form that says most', () => {
  const endAt = { slotId: 'b', field: 'promotion.endAt', form: 1, shown: '11월 30일', now: '12월 5일' }
  const whole = { ...endAt, slotId: 'c', form: 0, shown: '2026년 11월 30일', now: '2026년 12월 5일' }
  const price = { slotId: 'a', field: 'product.price', form: 0, shown: '9,000원', now: '8,000원' }
  expect(changesIn([endAt, price, { ...price, slotId: 'd' }, whole])).toEqual([whole, price])
})
