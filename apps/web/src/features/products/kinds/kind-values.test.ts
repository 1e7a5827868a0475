import { describe, expect, test } from 'vitest'

import { faultsOfPromotion, freshPromotion, toPromotionWish } from './promotion-values.ts'
import {
  faultsOfReviews,
  freshForm,
  type ReviewForm,
  type ReviewItem,
  shownOf,
  writtenOf,
} from './review-values.ts'

const today = '2026-11-24'
const picture = { _id: '018f0000-0000-7000-8000-00000000aaaa' } as ReviewItem['assets'][number]

function formOf(...changes: Partial<ReviewItem>[]): ReviewForm {
  const { items } = freshForm()
  const whole = { text: '정말 따뜻해요.', author: '김민지', writtenAt: '2026-10-03', assets: [picture] }
  return {
    consent: true,
    items: items.map((item, index) => ({ ...item, ...whole, ...changes[index] })),
  }
}

describe('a form of reviews', () => {
  test('has nothing to mend when three whole reviews are chosen', () => {
    expect(faultsOfReviews(formOf(), 'ko', today)).toEqual({})
  })

  test('says what is wrong at its field, by the path that the server uses', () => {
    const form = formOf(
      { text: '네', author: ' ' },
      { writtenAt: '2026-11-25', assets: [] },
      { chosen: false },
    )
    expect(faultsOfReviews({ ...form, consent: false }, 'ko', today)).toEqual({
      'reviews.0.text': 'reviewShort',
      'reviews.0.author': 'noAuthor',
      'reviews.1.writtenAt': 'laterDay',
      'reviews.1.assetIds': 'noPicture',
      reviews: 'chosen',
      consent: 'noConsent',
    })
  })

  test('shows what a video would say, or that nothing is short enough', () => {
    expect(shownOf('정말 따뜻해요. 선물로도 좋아요!', 'ko')).toBe('정말 따뜻해요. 선물로도 좋아요!')
    const long = '하나부터 열까지 모든 것이 마음에 들어서 벌써 세 번째로 다시 찾아왔어요.'
    expect(shownOf(long, 'ko')).toBeNull()
    expect(faultsOfReviews(formOf({ text: long }), 'ko', today)).toEqual({ 'reviews.0.text': 'notQuotable' })
  })

  test('says of a review that cannot be cut without hiding a complaint that it is that', () => {
    const text = '빵이 정말 맛있어서 놀랐어요. 그런데 배송이 이틀이나 늦었고 상자도 찌그러졌어요.'
    expect(faultsOfReviews(formOf({ text }), 'ko', today)).toEqual({ 'reviews.0.text': 'oneSided' })
  })

  test('counts the reviews that have words, and of an empty form none', () => {
    expect(writtenOf(freshForm())).toEqual({ count: 0, chosen: 0 })
    expect(writtenOf(formOf({}, { text: ' ' }, { chosen: false }))).toEqual({ count: 2, chosen: 1 })
  })
})

describe('a form of a promotion', () => {
  const beanie = { price: 45_000, currency: 'KRW' as const }
  const good = {
    ...freshPromotion(beanie, today),
    discountPrice: '32,000',
    endAt: '2026-11-30',
    text: '겨울맞이 할인이에요.',
  }

  test('begins with the product’s price and today', () => {
    expect(freshPromotion(beanie, today)).toMatchObject({ regularPrice: '45,000', startAt: today })
    expect(faultsOfPromotion(good, 'KRW', today)).toEqual({})
    expect(toPromotionWish(good, 'KRW').promotion).toMatchObject({
      regularPrice: 45_000,
      discountPrice: 32_000,
    })
  })

  test('refuses a discount above the regular price, and days that are backwards or over', () => {
    expect(faultsOfPromotion({ ...good, discountPrice: '45,001' }, 'KRW', today)).toEqual({
      discountPrice: 'aboveRegular',
    })
    expect(faultsOfPromotion({ ...good, endAt: '2026-11-23' }, 'KRW', today)).toEqual({ endAt: 'backwards' })
    expect(faultsOfPromotion({ ...good, startAt: '2026-11-01', endAt: '2026-11-23' }, 'KRW', today)).toEqual({
      endAt: 'over',
    })
    expect(faultsOfPromotion({ ...good, discountPrice: '0', text: ' ' }, 'KRW', today)).toEqual({
      discountPrice: 'freePrice',
      text: 'noNews',
    })
  })
})
