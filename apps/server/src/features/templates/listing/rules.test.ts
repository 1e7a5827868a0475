import { StoreQuery } from '@clipmint/contract'
import { expect, it } from 'vitest'

import { conditionsOf, orderOf, readPosition, writePosition } from './rules.ts'

const id = '018f0000-0000-7000-8000-00000000ffff'

it('asks for everyone’s templates and the account’s own, and of custom ones for the own alone', () => {
  const scope = (query: object, accountId: string | null) =>
    conditionsOf(StoreQuery.parse(query), accountId).scope
  expect(scope({}, null)).toEqual({ everyones: true, ownerId: null })
  expect(scope({}, id)).toEqual({ everyones: true, ownerId: id })
  expect(scope({ custom: 'true' }, id)).toEqual({ everyones: false, ownerId: id })
  expect(scope({ custom: 'true' }, null)).toEqual({ everyones: false, ownerId: null })
  expect(scope({ custom: 'false' }, id)).toEqual({ everyones: true, ownerId: null })
})

it('keeps an order by length to the lengths of the bands asked for', () => {
  expect(conditionsOf(StoreQuery.parse({ duration: '10to20,20to30' }), null).lengthMs).toEqual([
    10_000, 30_000,
  ])
  expect(conditionsOf(StoreQuery.parse({}), null).lengthMs).toBeNull()
})

it('sorts a highlight in its own order unless another is asked for', () => {
  expect(orderOf({})).toBe('popular')
  expect(orderOf({ highlight: 'popular' })).toBe('trend')
  expect(orderOf({ highlight: 'new' })).toBe('newest')
  expect(orderOf({ highlight: 'new', order: 'long' })).toBe('long')
})

it('reads a position back in the order it was written for, and nothing else', () => {
  const position = { order: 'popular' as const, values: [12, 20_600, id], total: 34 }
  const after = writePosition(position)
  expect(readPosition(after, 'popular')).toEqual(position)
  expect(readPosition(after, 'newest')).toBeNull()
  const broken = [
    [12, id],
    [12, 'x', id],
    [12, 20_600, 'x'],
    [1.5, 20_600, id],
    [1, 2, 3, id],
  ]
  for (const values of broken) {
    const word = Buffer.from(JSON.stringify(['popular', 34, ...values])).toString('base64url')
    expect(readPosition(word, 'popular')).toBeNull()
  }
})
