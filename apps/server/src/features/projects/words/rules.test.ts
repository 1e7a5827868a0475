import { sampleProject, slotsOf, textLimit } from '@clipmint/film'
import { countChars } from '@clipmint/kit'
import { expect, it } from 'vitest'

import { builtInLines } from '../../ai-requests/index.ts'
import { catalogue } from '../../templates/index.ts'
import { factsOfLines, linesOf, priceIn, wishesFor } from './rules.ts'

const jam = {
  ko: {
    name: '수제 딸기잼',
    info:
      '국내산 딸기 70%로 만든 수제 딸기잼이에요. 설탕을 절반으로 줄여 달지 않아요. ' +
      '매일 아침 작은 냄비에서 졸여요. 200g 유리병에 담아 보내드려요. 빵에 발라 먹기 좋아요.',
    price: { amount: 12_900, currency: 'KRW' },
  },
  en: {
    name: 'Strawberry jam',
    info: 'Made with 70% local strawberries. Half the sugar. Cooked every morning in a small pot. Good on toast.',
    price: { amount: 1290, currency: 'USD' },
  },
} as const
const told = { ko: /12,900|70|200|절반|매일|한번|한 번/u, en: /12\.90|70|every|half/iu }

it.each(['ko', 'en'] as const)('has other words in %s for the text slots of every template', async (lang) => {
  const facts = {
    ...jam[lang],
    purpose: 'everyday',
    tone: 'casual',
    language: lang,
    brand: '모루',
    promotion: null,
  } as const
  const seen = new Set<string>()
  const faults: unknown[] = []
  for (const { template } of catalogue.entries) {
    const { userSource } = sampleProject(template, '9:16', lang)
    const lines = linesOf(template, userSource, {})
    for (const { slot, scene } of lines) {
      const limit = textLimit(slot, lang)
      const wish = wishesFor(lines, [slot.id], { lang, within: {} })
      // Many templates share a slot of the same role and size.
      const key = `${slot.slot.role} ${scene} ${limit}`
      if (!wish || seen.has(key)) continue
      seen.add(key)
      const [found] = await builtInLines({ facts, ...wish, beside: [], turn: 0 })
      const texts = found?.lines ?? []
      const least = ['name', 'brand', 'tag', 'price'].includes(slot.slot.role) || limit < 8 ? 0 : 1
      const isWrong =
        texts.length < least ||
        texts.some((text) => countChars(text) > limit || (/\d/u.test(text) && !told[lang].test(text)))
      if (isWrong) faults.push({ place: `${template.slug} ${slot.id}`, role: slot.slot.role, limit, texts })
    }
  }
  expect(faults).toEqual([])
})

const template = catalogue.entries.find((entry) => slotsOf(entry.template).some(hasPrice))?.template
function hasPrice({ text }: ReturnType<typeof slotsOf>[number]): boolean {
  return text.some(({ slot }) => slot.role === 'price')
}

it('takes a video without a product at its owner’s word, never at the sample’s', () => {
  if (!template) throw new Error('No template has a price.')
  const { userSource } = sampleProject(template, '9:16', 'ko')
  const lines = linesOf(template, userSource, {})
  expect(factsOfLines(lines, null)).toMatchObject({ name: '', info: '', price: null })
  const headline = lines.find(({ slot }) => slot.slot.role === 'headline')?.slot.id ?? ''
  const price = lines.find(({ slot }) => slot.slot.role === 'price')?.slot.id ?? ''
  const own = linesOf(template, userSource, { [headline]: '매일 아침 굽는 식빵', [price]: '7,500원' })
  expect(factsOfLines(own, '모루')).toMatchObject({
    name: '모루',
    info: expect.stringContaining('매일 아침 굽는 식빵'),
    price: { amount: 7500, currency: 'KRW' },
  })
})

it('knows the slots of its video only, and what the others say', () => {
  if (!template) throw new Error('No template has a price.')
  const { userSource } = sampleProject(template, '9:16', 'ko')
  const lines = linesOf(template, userSource, {})
  const [first, ...others] = lines.map(({ slot }) => slot.id)
  expect(wishesFor(lines, ['no-such-slot'], { lang: 'ko', within: {} })).toBeNull()
  expect(wishesFor(lines, [first ?? ''], { lang: 'ko', within: {} })?.beside).toHaveLength(others.length)
})

it('asks for lines as short as they are wanted, and never for longer ones than a slot takes', () => {
  if (!template) throw new Error('No template has a price.')
  const { userSource } = sampleProject(template, '9:16', 'ko')
  const lines = linesOf(template, userSource, {})
  const [slot] = slotsOf(template).flatMap(({ text }) => text)
  if (!slot) throw new Error('The template has words.')
  const limit = textLimit(slot, 'ko')
  const limitWithin = (most: number) =>
    wishesFor(lines, [slot.id], { lang: 'ko', within: { [slot.id]: most } })?.slots[0]?.limit
  expect(limitWithin(limit - 1)).toBe(limit - 1)
  expect(limitWithin(limit + 9)).toBe(limit)
})

it.each([
  ['7,500원', { amount: 7500, currency: 'KRW' }],
  ['단돈 ₩12,000!', { amount: 12_000, currency: 'KRW' }],
  ['$19.50', { amount: 1950, currency: 'USD' }],
  ['$20', { amount: 2000, currency: 'USD' }],
  ['Rp185.000', { amount: 185_000, currency: 'IDR' }],
  ['만 원', null],
  ['0원', null],
  ['문의 주세요', null],
])('reads the price in %s', (words, price) => {
  expect(priceIn(words)).toEqual(price)
})
