import { expect, it } from 'vitest'

import { checkFor } from './check-for.ts'

const product = {
  name: '손으로 빚은 머그',
  info: '물레로 하나씩 빚은 머그예요.',
  price: 28_000,
  currency: 'KRW',
  regularPrice: null,
  discountPrice: null,
} as const

const safeIn = (room: number, words: string) => {
  const { verdict, findings } = checkFor(room, words, { product })
  return [verdict, ...findings.map(({ rule, rewrite }) => [rule, rewrite])]
}

it('offers safe words that have room in their place, also for words that are too long for it', () => {
  expect(safeIn(40, '두통이 싹 나아요')).toEqual([
    'block',
    ['disease', '손으로 빚은 머그, 직접 보고 골라 보세요'],
  ])
  expect(safeIn(14, '두통이 싹 나아요')).toEqual(['block', ['disease', '손으로 빚은 머그']])
  expect(safeIn(14, 'Cures headaches')).toEqual(['block', ['disease', '손으로 빚은 머그']])
  expect(safeIn(14, '머그가 예뻐요')).toEqual(['ok'])
})
