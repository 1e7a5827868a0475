import type { LanguageCode } from '@clipmint/kit'
import { describe, expect, it } from 'vitest'

import { briefOf } from '../corpus/brief.ts'
import { ungroundedIn } from '../grounding/grounding.ts'
import { percentOff } from '../prices.ts'
import { findNumbers } from '../reading/numbers.ts'
import type { Plan, Place, ProductBrief, Promotion, Review } from '../types.ts'
import { planPlace, placeWords } from './place.ts'
import { planPromotion, promotionWords } from './promotion.ts'
import { planReviews, ratingsOf, reviewCheck, reviewWords } from './review.ts'

const beanie = briefOf({
  name: '손뜨개 울 비니',
  info: '울 100% 실로 한 코씩 손으로 떠요. 가볍고 따뜻해서 겨울 내내 써요. 색은 네 가지, 하루 20개만 만들어요.',
  price: { amount: 45_000, currency: 'KRW' },
})
const beanies: Record<LanguageCode, ProductBrief> = {
  ko: beanie,
  en: briefOf({
    name: 'Wool beanie',
    info: 'Knitted by hand from 100% wool. It is light and warm all winter. It comes in four colours.',
    price: { amount: 4_500, currency: 'USD' },
    language: 'en',
  }),
  id: briefOf({
    name: 'Topi rajut wol',
    info: 'Dirajut dengan tangan dari wol 100%. Ringan dan hangat untuk musim dingin. Tersedia empat warna.',
    price: { amount: 250_000, currency: 'IDR' },
    language: 'id',
  }),
  vi: briefOf({
    name: 'Mũ len đan tay',
    info: 'Mũ được đan tay từ len 100%. Nhẹ và ấm cho mùa đông. Có bốn màu để chọn.',
    price: { amount: 450_000, currency: 'VND' },
    language: 'vi',
  }),
}

function review(text: string, more: Partial<Review> = {}): Review {
  return { text, rating: 5, author: '김민지', writtenAt: '2026-10-03', chosen: true, ...more }
}

const reviews: Record<LanguageCode, Review[]> = {
  ko: [
    review('머리를 눌러도 모양이 그대로예요. 정말 따뜻해요!'),
    review('색이 예뻐서 두 개 샀어요. 선물하기 좋아요.', { author: '이서준', writtenAt: '2026-09-12' }),
    review('매일 쓰고 다녀요. 가벼워서 편해요.', { author: 'Park' }),
  ],
  en: [
    review('So warm and soft. I wear it every day.', { author: 'Jane' }),
    review('Lovely colour! My mother wants one too.', { author: 'Tom' }),
    review('It keeps its shape. It feels light.', { author: 'Ann' }),
  ],
  id: [
    review('Hangat dan lembut. Saya pakai setiap hari.', { author: 'Sari' }),
    review('Warnanya bagus! Ibu saya juga mau.', { author: 'Budi' }),
    review('Bentuknya tetap. Terasa ringan.', { author: 'Dewi' }),
  ],
  vi: [
    review('Rất ấm và mềm. Tôi đội mỗi ngày.', { author: 'Lan' }),
    review('Màu đẹp quá! Mẹ tôi cũng muốn.', { author: 'Minh' }),
    review('Giữ được dáng. Đội rất nhẹ.', { author: 'Hoa' }),
  ],
}

const sale: Promotion = {
  regular: { amount: 45_000, currency: 'KRW' },
  discount: { amount: 32_000, currency: 'KRW' },
  startAt: '2026-11-24',
  endAt: '2026-11-30',
  text: '겨울맞이 할인이에요. 두 개 사면 포장해 드려요.',
}
const sales: Record<LanguageCode, Promotion> = {
  ko: sale,
  en: {
    ...sale,
    regular: { amount: 4_500, currency: 'USD' },
    discount: { amount: 3_200, currency: 'USD' },
    text: 'Our winter sale is on. We wrap two or more.',
  },
  id: {
    ...sale,
    regular: { amount: 250_000, currency: 'IDR' },
    discount: { amount: 180_000, currency: 'IDR' },
    text: 'Promo musim dingin. Beli dua kami bungkus.',
  },
  vi: {
    ...sale,
    regular: { amount: 450_000, currency: 'VND' },
    discount: { amount: 320_000, currency: 'VND' },
    text: 'Ưu đãi mùa đông. Mua hai cái được gói quà.',
  },
}

const languages = ['ko', 'en', 'id', 'vi'] as const
const linesOf = (plan: Plan) => plan.scenarios.flatMap(({ lines }) => lines)
const textsOf = (plan: Plan) => linesOf(plan).flatMap(({ headline, sub }) => [...headline, ...sub])
const anglesOf = (plan: Plan) => new Set(plan.scenarios.map(({ angle }) => angle)).size

describe.each(languages)('a review ad in %s', (language) => {
  const brief = beanies[language]
  const given = reviews[language]
  const plan = planReviews(brief, given)
  const isShown = reviewCheck(brief, given)

  it('opens five scenarios from at least four sides', () => {
    expect(plan.scenarios).toHaveLength(5)
    expect(anglesOf(plan)).toBeGreaterThanOrEqual(4)
  })

  it('says every review word for word, under its masked name and month', () => {
    const quoting = linesOf(plan).filter(({ pointIds }) => pointIds.some((id) => id.startsWith('r')))
    expect(quoting.length).toBeGreaterThanOrEqual(15)
    for (const { headline, sub, pointIds } of quoting) {
      for (const text of [...headline, ...sub]) expect([text, isShown(text, pointIds)]).toEqual([text, true])
    }
    for (const { author } of given) expect(textsOf(plan).join('\n')).not.toContain(author)
  })

  it('says nothing that neither owner nor customers said', () => {
    const find = ungroundedIn({ ...brief, also: reviewWords(brief, given) })
    expect(textsOf(plan).flatMap((text) => find(text).map(({ value }) => `${value}: ${text}`))).toEqual([])
  })

  it('names where each point stands in its review', () => {
    const quoted = plan.sellingPoints.filter(({ source }) => source.field === 'review')
    expect(quoted).toHaveLength(3)
    for (const { source } of quoted) {
      expect(given[source.index ?? -1]?.text.slice(source.start, source.end)).toBe(source.quote)
    }
  })
})

it('labels a review ad as such, with the month of the newest review', () => {
  expect(textsOf(planReviews(beanie, reviews.ko))).toContain('실제 구매자 리뷰 · 2026.10')
  const cafe = briefOf({ name: '골목 카페', info: '매일 아침 콩을 볶아요. 햇살이 잘 들어요.' })
  expect(textsOf(planReviews(cafe, reviews.ko))).toContain('실제 방문자 리뷰 · 2026.10')
})

it('says the average of all stars when some are low, also of reviews that are not shown', () => {
  const mixed = [...reviews.ko, review('배송이 늦었어요.', { rating: 2, chosen: false })]
  const plan = planReviews(beanie, mixed)
  expect(plan.ratings).toEqual({ count: 4, average: 4.2, mixed: true })
  expect(textsOf(plan)).toContain('구매자 리뷰 평균 4.2점 · 2026.10')
  expect(textsOf(plan)).not.toContain('실제 구매자 리뷰 · 2026.10')
  expect(textsOf(plan).join()).not.toContain('배송이')
  expect(ratingsOf([{ rating: null }])).toBeNull()
})

it('refuses a review that was reworded, whoever wrote the line', () => {
  const isShown = reviewCheck(beanie, reviews.ko)
  expect(isShown('정말 따뜻해요!', ['r1'])).toBe(false)
  expect(isShown('…정말 따뜻해요!', ['r1'])).toBe(true)
  expect(isShown('…정말 정말 따뜻해요!', ['r1'])).toBe(false)
  expect(isShown('…정말 따뜻해요!', ['r2'])).toBe(false)
  expect(isShown('김민지 · 2026.10', ['r1'])).toBe(false)
  expect(isShown('김** · 2026.10', ['r1'])).toBe(true)
})

describe.each(languages)('a promotion in %s', (language) => {
  const brief = beanies[language]
  const promotion = sales[language]
  const plan = planPromotion(brief, promotion)

  it('leads with the discount, from at least four sides', () => {
    expect(plan.scenarios[0]?.angle).toBe('offer')
    expect(plan.scenarios[0]?.lines[0]?.headline.join()).toContain('28%')
    expect(anglesOf(plan)).toBeGreaterThanOrEqual(4)
  })

  it('says period and both prices in every scenario', () => {
    for (const { lines } of plan.scenarios) {
      const text = lines.flatMap(({ headline, sub }) => [...headline, ...sub]).join('\n')
      expect(text).toMatch(/30/u)
      expect(text).toMatch(/45|250/u)
      expect(text).toMatch(/32|180/u)
    }
  })

  it('says no number that the owner did not say and that follows from no sum', () => {
    const find = ungroundedIn({ ...brief, also: promotionWords(brief, promotion) })
    expect(textsOf(plan).flatMap((text) => find(text).map(({ value }) => `${value}: ${text}`))).toEqual([])
  })
})

it('rounds a discount down, and names none where there is none', () => {
  expect(percentOff(sale.regular, sale.discount)).toBe(28)
  expect(percentOff({ amount: 10_000, currency: 'KRW' }, { amount: 9_999, currency: 'KRW' })).toBe(0)
  const plan = planPromotion(beanie, { ...sale, discount: sale.regular })
  expect(textsOf(plan).filter((text) => /%/u.test(text) && !text.includes('100%'))).toEqual([])
  expect(ungroundedIn({ ...beanie, also: promotionWords(beanie, sale) })('30% 할인')).toHaveLength(1)
})

const stew: Place = {
  name: '연남 국밥',
  info: '매일 새벽 사골을 끓여요. 김치는 직접 담가요.',
  menu: [
    { name: '돼지국밥', price: { amount: 9_000, currency: 'KRW' }, about: '' },
    { name: '수육 한 접시', price: { amount: 25_000, currency: 'KRW' }, about: '맵지 않아요' },
    { name: '오늘의 반찬', price: null, about: '다섯 가지' },
  ],
  address: '서울 마포구 연남로 12',
}

describe('a place', () => {
  const brief = briefOf({ name: stew.name, info: stew.info })
  const plan = planPlace(brief, stew)

  it('says where it is and what it offers for how much, from at least four sides', () => {
    expect(plan.scenarios[0]?.angle).toBe('visit')
    expect(anglesOf(plan)).toBeGreaterThanOrEqual(4)
    for (const text of ['돼지국밥', '9,000원', '서울 마포구 연남로 12']) expect(textsOf(plan)).toContain(text)
  })

  it('says nothing that the place does not', () => {
    const find = ungroundedIn({ ...brief, also: [placeWords(stew, brief)] })
    expect(textsOf(plan).flatMap((text) => find(text).map(({ value }) => `${value}: ${text}`))).toEqual([])
    expect(textsOf(plan).flatMap(findNumbers).length).toBeGreaterThan(5)
  })

  it('says of one dish beside its name alone what is said of it', () => {
    const lines = plan.scenarios.flatMap((scenario) => scenario.lines)
    const told = lines.filter(({ headline, sub }) =>
      /맵지 않아요|다섯 가지/u.test([...headline, ...sub].join()),
    )
    expect(new Set(told.map(({ headline, sub }) => `${headline[0]}: ${sub[0]}`))).toEqual(
      new Set(['수육 한 접시: 25,000원 · 맵지 않아요', '오늘의 반찬: 다섯 가지']),
    )
  })

  it('tells nothing of what line of business it is in as if that were a reason to come', () => {
    const whole = { ...stew, info: `업종: 국밥, 한식\n${stew.info}` }
    expect(
      textsOf(planPlace({ ...brief, info: whole.info }, whole)).filter((text) => /업종|한식/u.test(text)),
    ).toEqual([])
  })

  it('quotes each point where it stands', () => {
    const text = placeWords(stew, brief)
    const points = plan.sellingPoints.filter(({ source }) => source.field === 'place')
    expect(points.map(({ id }) => id)).toEqual(['address', 'm1', 'm2', 'm3'])
    for (const { source } of points) expect(text.slice(source.start, source.end)).toBe(source.quote)
  })

  it('is told even when it says nothing of itself', () => {
    expect(
      planPlace(briefOf({ name: stew.name, info: '' }), { ...stew, info: '' }).scenarios.length,
    ).toBeGreaterThan(1)
  })
})
