import { expect, test } from 'vitest'

import { createRandom } from './random.ts'

test('the same seed gives the same numbers, another seed others', () => {
  const row = (seed: number) => Array.from({ length: 4 }, createRandom(seed))
  expect(row(7)).toEqual(row(7))
  expect(row(7)).not.toEqual(row(8))
})

test('numbers lie from 0 up to 1 and spread evenly', () => {
  const random = createRandom(1)
  const numbers = Array.from({ length: 10_000 }, random)
  for (let tenth = 0; tenth < 10; tenth++) {
    const inside = numbers.filter((it) => it >= tenth / 10 && it < (tenth + 1) / 10)
    expect(inside.length).toBeGreaterThan(850)
  }
})
