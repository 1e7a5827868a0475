import { limits } from '@clipmint/contract'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

import { invalidInput } from './input-rules.ts'

const Order = z.object({
  name: z.string().min(1),
  price: z.number().int().max(limits.productPriceMax),
  currency: z.enum(['KRW', 'USD']),
  gift: z.boolean(),
  tags: z.array(z.string()),
  shelf: z.number().int().positive().optional(),
  page: z.coerce.number().int().optional(),
  like: z.stringbool().optional(),
})
const order = { name: '머그', price: 28_000, currency: 'KRW', gift: false, tags: [] }

function saidOf(changes: object) {
  const given = { ...order, ...changes }
  const { error } = Order.safeParse(given)
  return invalidInput(error?.issues ?? [], given).sentence
}

describe('what is said of a wrong input', () => {
  it.each([
    ['nothing', { currency: undefined }, 'currency: 꼭 입력해 주세요.', 'currency: This is required.'],
    ['null', { price: null }, 'price: 꼭 입력해 주세요.', 'price: This is required.'],
    ['blank text', { name: '' }, 'name: 꼭 입력해 주세요.', 'name: This is required.'],
    ['a number for text', { name: 12 }, 'name: 글자로 보내 주세요.', 'name: It must be text.'],
    ['text for a number', { price: '28000' }, 'price: 숫자로 보내 주세요.', 'price: It must be a number.'],
    ['half a number', { price: 1.5 }, 'price: 정수여야 해요.', 'price: It must be a whole number.'],
    [
      'too much',
      { price: 10 ** 13 },
      'price: 1,000,000,000,000 이하여야 해요.',
      'price: It must be at most 1,000,000,000,000.',
    ],
    ['none of one or more', { shelf: 0 }, 'shelf: 1 이상이어야 해요.', 'shelf: It must be at least 1.'],
    [
      'no choice of these',
      { currency: 'EUR' },
      'currency: 고를 수 있는 값이 아니에요.',
      'currency: This is not one of the choices.',
    ],
    [
      'text for yes or no',
      { gift: 'yes' },
      'gift: 예(true)나 아니요(false)로 보내 주세요.',
      'gift: It must be true or false.',
    ],
    ['one thing for a list', { tags: 'a' }, 'tags: 목록으로 보내 주세요.', 'tags: It must be a list.'],
    ['letters for a page', { page: 'x' }, 'page: 숫자로 보내 주세요.', 'page: It must be a number.'],
    [
      'a flag that is none',
      { like: 'perhaps' },
      'like: 고를 수 있는 값이 아니에요.',
      'like: This is not one of the choices.',
    ],
  ])('names the field and the rule: %s', (_what, changes, ko, en) => {
    expect(saidOf(changes)).toEqual({ ko, en })
  })
})
