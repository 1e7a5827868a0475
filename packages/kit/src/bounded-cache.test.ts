import { describe, expect, it } from 'vitest'

import { BoundedCache } from './bounded-cache.ts'

describe('a bounded cache', () => {
  it('finds an answer once, also one that is null', () => {
    const cache = new BoundedCache<string | null>(10)
    const asked: string[] = []
    const ask = (key: string, answer: string | null) =>
      cache.get(key, () => {
        asked.push(key)
        return answer
      })
    expect([ask('a', 'one'), ask('a', 'other'), ask('b', null), ask('b', 'other')]).toEqual([
      'one',
      'one',
      null,
      null,
    ])
    expect(asked).toEqual(['a', 'b'])
  })

  it('begins anew when it is full, and never holds more than it may', () => {
    const cache = new BoundedCache<number>(2)
    let found = 0
    const ask = (key: string) => cache.get(key, () => (found += 1))
    for (const key of ['a', 'b', 'c', 'c']) ask(key)
    expect(found).toBe(3)
    ask('a')
    expect(found).toBe(4)
  })

  it('keeps nothing of a search that throws', () => {
    const cache = new BoundedCache<number>(2)
    expect(() =>
      cache.get('a', () => {
        throw new Error('not found')
      }),
    ).toThrow('not found')
    expect(cache.get('a', () => 1)).toBe(1)
  })
})
