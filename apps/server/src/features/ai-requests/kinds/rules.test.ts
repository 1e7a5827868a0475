import type { NewAiRequest, Promotion, Review } from '@clipmint/contract'
import { describe, expect, it } from 'vitest'

import { isClinic } from './clinic.ts'
import { endOf, faultOf } from './rules.ts'

const now = new Date('2026-11-24T03:00:00Z')
const beanie = { name: '울 비니', info: '가볍고 따뜻해요.', language: 'ko' as const }

function review(changes: Partial<Review> = {}): Review {
  return {
    text: '정말 따뜻해요.',
    rating: 5,
    author: '김민지',
    writtenAt: '2026-10-03',
    assetIds: [],
    chosen: true,
    ...changes,
  }
}

function ad(reviews: Review[], changes: Partial<NewAiRequest> = {}): NewAiRequest {
  return { category: 'review', most: 5, builtIn: false, consent: true, reviews, ...changes }
}
const three = [review(), review(), review()]

describe('a review ad', () => {
  it('takes three to five chosen of three reviews or more', () => {
    expect(faultOf(beanie, ad(three), now)).toBeNull()
    expect(faultOf(beanie, ad([...three, review({ chosen: false })]), now)).toBeNull()
    expect(faultOf(beanie, ad(three.slice(1)), now)).toMatchObject({
      code: 'AI_REQUESTS_REVIEWS_TOO_FEW',
      field: 'reviews',
    })
    const chosen = { code: 'AI_REQUESTS_REVIEWS_CHOSEN', field: 'reviews', values: { min: 3, max: 5 } }
    expect(faultOf(beanie, ad([...three.slice(1), review({ chosen: false })]), now)).toEqual(chosen)
    expect(faultOf(beanie, ad([...three, ...three]), now)).toEqual(chosen)
  })

  it('names the review that cannot be quoted, unless it is not chosen', () => {
    const long = '하나부터 열까지 모든 것이 마음에 들어서 벌써 세 번째로 다시 찾아온 손님이에요.'
    const fault = faultOf(beanie, ad([...three, review({ text: long })]), now)
    expect(fault).toEqual({
      code: 'AI_REQUESTS_REVIEW_TOO_LONG',
      field: 'reviews.3.text',
      values: { most: 24 },
    })
    expect(faultOf(beanie, ad([...three, review({ text: long, chosen: false })]), now)).toBeNull()
  })

  it('takes none that could only be shown without its complaint', () => {
    const text = '국물이 진하고 깊어서 좋았어요. 주차 자리를 찾느라 삼십 분이나 돌아서 힘들었어요.'
    expect(faultOf(beanie, ad([...three, review({ text })]), now)).toEqual({
      code: 'AI_REQUESTS_REVIEW_ONE_SIDED',
      field: 'reviews.3.text',
    })
  })

  it.each(['ㅋㅋㅋㅋㅋㅋ', '1234567', '!!!???'])('quotes no review that says nothing: “%s”', (text) => {
    expect(faultOf(beanie, ad([...three, review({ text })]), now)).toEqual({
      code: 'AI_REQUESTS_REVIEW_MEANINGLESS',
      field: 'reviews.3.text',
    })
    expect(faultOf(beanie, ad([...three, review({ text, chosen: false })]), now)).toBeNull()
  })

  it('takes no review of tomorrow, and none without the owner’s word', () => {
    expect(faultOf(beanie, ad([...three, review({ writtenAt: '2026-11-25' })]), now)).toMatchObject({
      code: 'AI_REQUESTS_REVIEW_LATER',
      field: 'reviews.3.writtenAt',
    })
    expect(faultOf(beanie, ad(three, { consent: false }), now)).toMatchObject({ field: 'consent' })
  })

  it('is refused to clinics before anything else', () => {
    const clinic = { ...beanie, name: '바른 치과' }
    expect(faultOf(clinic, ad([]), now)).toMatchObject({ code: 'AI_REQUESTS_REVIEWS_OF_CLINIC' })
    expect(faultOf(clinic, { category: 'product', consent: false }, now)).toBeNull()
  })
})

it.each([
  ['바른 치과', ''],
  ['연세 정형외과의원', ''],
  ['서울 피부과', ''],
  ['밝은 클리닉', ''],
  ['여름 이벤트', '임플란트 상담을 무료로 해 드려요.'],
  ['Bright Dental Clinic', ''],
  ['Klinik Sehat', ''],
  ['Nha khoa Minh', ''],
])('knows a medical institution: %s', (name, info) => expect(isClinic({ name, info })).toBe(true))

it.each([
  ['헤어 클리닉', '두피를 돌봐요.'],
  ['우리 동물병원', '강아지를 돌봐요.'],
  ['두피 클리닉 샴푸', ''],
  ['손뜨개 비니', '병원에 있는 친구에게 선물하기 좋아요.'],
  ['안과 밖 도자기', ''],
  ['Pet clinic', ''],
  ['치아바타', '매일 구워요.'],
])('takes for none what is none: %s', (name, info) => expect(isClinic({ name, info })).toBe(false))

const sale: Promotion = {
  regularPrice: 45_000,
  discountPrice: 32_000,
  currency: 'KRW',
  startAt: '2026-11-24',
  endAt: '2026-11-30',
  text: '겨울맞이 할인이에요.',
}
const promote = (changes: Partial<Promotion>) =>
  faultOf(beanie, { category: 'promotion', consent: false, promotion: { ...sale, ...changes } }, now)

describe('a promotion', () => {
  it('may cost as much as before, and no more', () => {
    expect(promote({})).toBeNull()
    expect(promote({ discountPrice: 45_000 })).toBeNull()
    expect(promote({ discountPrice: 45_001 })).toEqual({
      code: 'AI_REQUESTS_DISCOUNT_TOO_HIGH',
      field: 'promotion.discountPrice',
    })
  })

  it('ends after it began, and not before today in Seoul', () => {
    expect(promote({ endAt: '2026-11-24' })).toBeNull()
    expect(promote({ endAt: '2026-11-23' })).toMatchObject({ code: 'AI_REQUESTS_PERIOD_BACKWARDS' })
    expect(promote({ startAt: '2026-11-01', endAt: '2026-11-23' })).toMatchObject({
      code: 'AI_REQUESTS_PROMOTION_OVER',
      field: 'promotion.endAt',
    })
    expect(faultOf(beanie, { category: 'promotion', consent: false }, now)).toMatchObject({
      field: 'promotion',
    })
  })

  it.each(['ㅋㅋㅋㅋㅋㅋ', '1234567', '!!!???'])('says what it is, and not “%s”', (text) => {
    expect(promote({ text })).toEqual({
      code: 'AI_REQUESTS_PROMOTION_MEANINGLESS',
      field: 'promotion.text',
    })
  })

  it('is over when its last day is, in Seoul', () => {
    expect(endOf(sale).toISOString()).toBe('2026-11-30T15:00:00.000Z')
  })
})
