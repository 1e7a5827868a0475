import { cardBrandIn } from '@clipmint/contract'
import { expect, test } from 'vitest'

import { cardFactsOf, houses } from './brands.ts'

test('every house that Toss Payments knows has its name on Korean screens', () => {
  const alike = new Set(['BC', 'JCB'])
  const nameless = Object.values(houses).filter(
    (house) => cardBrandIn(house, 'ko') === house && !alike.has(house),
  )
  expect(nameless).toEqual([])
  expect(cardBrandIn(cardFactsOf({ issuerCode: '61' }).brand, 'ko')).toBe('현대')
  expect(cardBrandIn(cardFactsOf({ issuerCode: '??' }).brand, 'ko')).toBe('카드')
})

test('on English screens a house stands as it is', () => {
  expect(cardBrandIn('Hyundai', 'en')).toBe('Hyundai')
})
