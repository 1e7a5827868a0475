import { expect, it } from 'vitest'

import { bindWords, renewWords } from './bound-words.ts'
import { type FieldFact, formsOf } from './field-words.ts'

const sale = (regular: string, discount: string, percent: string): FieldFact[] => [
  { field: 'promotion.regularPrice', shown: [regular] },
  { field: 'promotion.discountPrice', shown: [discount] },
  { field: 'promotion.percent', shown: [percent] },
  { field: 'promotion.endAt', shown: ['2026년 12월 31일', '12월 31일'] },
]
const dish = (of: string, price: string): FieldFact => ({
  field: `place.menu.${of}.price`,
  shown: [price],
  of,
})
const bound = (words: string, facts: readonly FieldFact[]) => ({
  words,
  shows: bindWords(words, formsOf(facts)),
})

it('says the prices of now in every line of a caption, also where the new one is what another was', () => {
  const then = sale('12,900원', '9,900원', '23%')
  const caption = bound(
    '지금 23% 할인\n\n12,900원에서 9,900원으로\n9,900원은 2026년 12월 31일까지 · 12월 31일 마감\n19,900원짜리는 아니에요',
    then,
  )
  expect(renewWords(caption, then)).toEqual(caption)
  const renewed = renewWords(caption, sale('9,900원', '7,900원', '20%'))
  expect(renewed?.words).toBe(
    '지금 20% 할인\n\n9,900원에서 7,900원으로\n7,900원은 2026년 12월 31일까지 · 12월 31일 마감\n19,900원짜리는 아니에요',
  )
  const again = renewed && renewWords(renewed, sale('8,000원', '6,000원', '25%'))
  expect(again?.words).toContain('8,000원에서 6,000원으로\n6,000원은')
})

it('tells dishes of one price apart by the name in their line, in whatever order they stand', () => {
  const menu = [dish('칼국수', '9,000원'), dish('비빔만두', '9,000원')]
  const caption = bound('비빔만두 9,000원, 칼국수 9,000원\n칼국수 9,000원\n모두 9,000원', menu)
  const dearer = [dish('칼국수', '9,500원'), dish('비빔만두', '9,000원')]
  expect(renewWords(caption, dearer)?.words).toBe(
    '비빔만두 9,000원, 칼국수 9,500원\n칼국수 9,500원\n모두 9,000원',
  )
})

it('leaves to the owner what a field says no more, or what is not fit to be shown', () => {
  const caption = bound('9,900원에 드려요', sale('12,900원', '9,900원', '23%'))
  expect(renewWords(caption, [])).toBe(null)
  const broken = sale('9,000원', '9,900원', '0%').map((fact) => ({
    ...fact,
    fault: 'discount-above-regular' as const,
  }))
  expect(renewWords(caption, broken)).toBe(null)
  expect(renewWords({ ...caption, words: '가게로 오세요' }, [])?.words).toBe('가게로 오세요')
})
