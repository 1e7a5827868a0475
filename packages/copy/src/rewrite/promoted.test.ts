import { countChars } from '@clipmint/kit'
import { describe, expect, it } from 'vitest'

import { briefOf } from '../corpus/brief.ts'
import type { Promotion } from '../types.ts'
import { alternativesFor } from './alternatives.ts'
import type { LineSlot } from './slot.ts'

const briefs = {
  ko: { name: '손뜨개 울 비니', info: '손으로 한 코씩 뜬 울 100% 비니예요. 가볍고 따뜻해요.' },
  en: { name: 'Wool beanie', info: 'A hand-knitted beanie of 100% wool. It is light and warm.' },
} as const
const prices = { ko: 'KRW', en: 'USD' } as const
const said = {
  ko: { regular: '24,900원', paid: '19,900원', percent: '20% 할인', until: '12월 31일까지' },
  en: { regular: '$24.90', paid: '$19.90', percent: '20%', until: '31 Dec' },
} as const

describe.each(['ko', 'en'] as const)('other lines of a promotion in %s', (language) => {
  const currency = prices[language]
  const [regular, discount] = language === 'ko' ? [24_900, 19_900] : [2490, 1990]
  const promotion: Promotion = {
    regular: { amount: regular, currency },
    discount: { amount: discount, currency },
    startAt: '2026-12-01',
    endAt: '2026-12-31',
    text: language === 'ko' ? '겨울 맞이 행사예요.' : 'Our winter sale.',
  }
  const brief = { ...briefOf({ ...briefs[language], price: promotion.discount }), language }
  const linesFor = (traits: Partial<LineSlot>, of: Promotion | null = promotion): string[] => {
    const slot = { id: 'a', role: 'headline', scene: 'offer', limit: 40, present: '', ...traits } as const
    const all = [0, 1, 2, 3, 4, 5].flatMap(
      (turn) =>
        alternativesFor(brief, [slot], { brand: null, promotion: of, beside: [], turn })[0]?.lines ?? [],
    )
    return [...new Set(all)]
  }
  const words = said[language]

  it('tell by how much, what is paid and until when', () => {
    const lines = linesFor({}).join('\n')
    for (const part of [words.percent, words.paid, words.until]) expect(lines).toContain(part)
    expect(linesFor({ role: 'price', limit: 12 })[0]).toBe(words.paid)
  })

  it('name the regular price beside the other alone', () => {
    const roles = ['headline', 'sub', 'price', 'tag'] as const
    const all = roles.flatMap((role) => linesFor({ role }))
    const regularLines = all.filter((line) => line.includes(words.regular))
    expect(regularLines.length).toBeGreaterThan(0)
    for (const line of regularLines)
      expect(line).toMatch(/20%|19,900|19\.90|정가|[Rr]egular|[Ww]as|[Uu]sually/u)
  })

  it('hold no number that neither the product nor the promotion holds, and stay within their slot', () => {
    const known = ['100', '24,900', '24.90', '19,900', '19.90', '20', '12', '1', '31', '2026']
    for (const limit of [8, 14, 24, 40])
      for (const role of ['headline', 'sub', 'price', 'tag'] as const)
        for (const scene of ['hook', 'detail', 'offer'] as const)
          for (const line of linesFor({ role, scene, limit })) {
            expect(countChars(line)).toBeLessThanOrEqual(limit)
            const digits = line.match(/\d[\d.,]*(?<![.,])/gu) ?? []
            expect([line, digits.filter((one) => !known.includes(one))]).toEqual([line, []])
          }
  })

  it('say nothing of a discount where there is none', () => {
    const even = { ...promotion, regular: promotion.discount }
    const lines = ['headline', 'sub', 'tag'] as const
    for (const line of lines.flatMap((role) => linesFor({ role }, even)))
      expect(line).not.toMatch(/할인|정가|%\s?off|discount/iu)
  })

  it('say nothing of a promotion that the video is not of', () => {
    const lines = linesFor({}, null)
      .concat(linesFor({ role: 'sub' }, null))
      .join('\n')
    expect(lines).not.toContain(words.percent)
    expect(lines).not.toContain(words.until)
  })
})
