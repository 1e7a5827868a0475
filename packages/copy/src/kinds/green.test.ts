import { describe, expect, it } from 'vitest'

import { checkLine } from '../check/check.ts'
import { briefOf } from '../corpus/brief.ts'
import { shopBriefs } from '../corpus/shops.ts'
import { planProduct } from '../plan/plan.ts'
import type { Plan, ProductBrief, Promotion, Review } from '../types.ts'
import { planPlace } from './place.ts'
import { planPromotion } from './promotion.ts'
import { planReviews } from './review.ts'

const boasts = [
  '국내 최저가예요.',
  '최고의 선물이에요.',
  '동네에서 1위예요.',
  '100% 만족하실 거예요.',
  '완벽한 마감이에요.',
  '타사보다 저렴해요.',
  'The lowest price in Korea.',
  'The best beanie ever made.',
  'Guaranteed to please everyone.',
  'Nobody makes better knives than us.',
]
const briefs = {
  ko: briefOf({
    name: '손뜨개 울 비니',
    info: `울 100% 실로 한 코씩 떴어요. 가볍고 따뜻해요. ${boasts.slice(0, 6).join(' ')}`,
    price: { amount: 24_800, currency: 'KRW' },
  }),
  en: briefOf({
    name: 'Wool beanie',
    info: `Knitted by hand from wool. Light and warm. ${boasts.slice(6).join(' ')}`,
    price: { amount: 2_480, currency: 'USD' },
    language: 'en',
  }),
}
const sale = (brief: ProductBrief, text: string): Promotion => {
  const { amount = 0, currency = 'KRW' } = brief.price ?? {}
  const regular = { amount: Math.round(amount * 1.25), currency }
  return { regular, discount: { amount, currency }, startAt: '2026-11-01', endAt: '2026-11-30', text }
}
const review = (text: string, author: string): Review => ({
  text,
  author,
  rating: 5,
  writtenAt: '2026-10-03',
  chosen: true,
})
const place = (brief: ProductBrief) => ({
  name: brief.name,
  info: brief.info,
  address: '서울 마포구 연남동 1-2',
  menu: [
    { name: '수육', price: { amount: 9_000, currency: 'KRW' as const }, about: '국내 최고의 고기' },
    { name: '국수', price: null, about: '멸치를 우렸어요' },
  ],
})

const plans: [name: string, brief: ProductBrief, plan: Plan][] = [
  ['a promotion', briefs.ko, planPromotion(briefs.ko, sale(briefs.ko, '겨울 할인이에요. 국내 최저가예요.'))],
  [
    'a promotion in English',
    briefs.en,
    planPromotion(briefs.en, sale(briefs.en, 'Our sale. The lowest price in Korea.')),
  ],
  ['a product', briefs.ko, planProduct(briefs.ko)],
  ['a product in English', briefs.en, planProduct(briefs.en)],
  [
    'a review ad',
    briefs.ko,
    planReviews(briefs.ko, [
      review('따뜻해요. 최고예요!', '김민지'),
      review('색이 예뻐요.', '이서준'),
      review('제가 써 본 것 중 최고예요.', '박하나'),
    ]),
  ],
  ['a place', briefs.ko, planPlace(briefs.ko, place(briefs.ko))],
]

describe.each(plans)('%s', (_, brief, plan) => {
  it('plans no line that the check would not call green', () => {
    const amber = linesOf(plan).flatMap((text) => {
      const { verdict, findings } = checkLine(text)
      return verdict === 'ok' ? [] : [`${text} (${findings.map(({ rule }) => rule).join()})`]
    })
    expect(amber).toEqual([])
  })

  it('tells what was left out for want of proof, by which rule, and what may be said instead', () => {
    const left = plan.leftOut.filter(({ reason }) => reason === 'unproven')
    const own = boasts.filter((text) => brief.info.includes(text)).map((text) => text.replace(/\.$/u, ''))
    expect(left.map(({ text }) => text)).toEqual(expect.arrayContaining(own))
    for (const one of left)
      expect(one).toMatchObject({ rule: expect.any(String), why: { ko: expect.any(String) } })
    const instead = left.flatMap((one) => ('rewrite' in one ? (one.rewrite ?? []) : []))
    expect(instead.filter((text) => checkLine(text).verdict !== 'ok')).toEqual([])
  })
})

describe('every shop', () => {
  it('has no line planned that the check would not call green, but where it says its own name', () => {
    const amber = shopBriefs.flatMap((brief) =>
      linesOf(planProduct(brief))
        .filter((text) => checkLine(text).verdict !== 'ok' && !text.includes(brief.name))
        .map((text) => `${brief.name}: ${text}`),
    )
    expect(amber).toEqual([])
  })
})

function linesOf({ sellingPoints, scenarios }: Plan): string[] {
  const lines = scenarios.flatMap(({ title, lines: all }) => [
    title,
    ...all.flatMap(({ headline, sub }) => [...headline, ...sub]),
  ])
  return [...new Set([...sellingPoints.map(({ text }) => text), ...lines])]
}
