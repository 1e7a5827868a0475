import { describe, expect, it } from 'vitest'

import { briefOf } from '../corpus/brief.ts'
import type { ProductBrief, Review } from '../types.ts'
import { isVerbatim } from './quote.ts'
import { labelsOf, planReviews } from './review.ts'

function review(text: string, more: Partial<Review> = {}): Review {
  return { text, rating: 5, author: '김민지', writtenAt: '2026-10-03', chosen: true, ...more }
}

const short = [
  review('정말 따뜻해요! 매일 써요.'),
  review('색이 예뻐요. 선물했더니 좋아했어요.', { author: '이서준' }),
  review('머리를 눌러도 모양이 그대로예요.', { author: '박하나' }),
]
const english = [
  review('So warm! I wear it daily.', { author: 'Tom' }),
  review('Lovely colour. My mum wants one.', { author: 'Ann' }),
  review('It keeps its shape.', { author: 'Jane' }),
]
const long = ['김', '이', '박'].map((author) =>
  review('머리를 꾹 눌러도 모양이 그대로 살아 있어요.', { author }),
)
const beanie = briefOf({
  name: '손뜨개 울 비니',
  info: '울 100% 실로 한 코씩 떴어요. 가볍고 따뜻해요. 손세탁할 수 있어요.',
  price: { amount: 24_900, currency: 'KRW' },
})
const cafe = briefOf({
  name: '골목 카페',
  info: '매일 아침 콩을 볶아요. 햇살이 잘 들어요. 빵을 직접 구워요.',
})
const pillow = briefOf({
  name: 'Satin pillowcase',
  info: 'Sewn by hand from satin. Soft and light. Machine washable.',
  price: { amount: 2_490, currency: 'USD' },
  language: 'en',
})

const ads: [name: string, ProductBrief, Review[]][] = [
  ['한 코씩 뜬 비니', beanie, short],
  ['리뷰가 모두 긴 비니', beanie, long],
  ['낮은 별점이 있는 비니', beanie, [...short, review('배송이 늦었어요.', { rating: 1, chosen: false })]],
  ['낮은 별점이 있고 모두 긴 비니', beanie, long.map((one, at) => ({ ...one, rating: at === 0 ? 1 : 5 }))],
  ['골목 카페', cafe, short],
  ['a pillowcase', pillow, english],
  [
    'a pillowcase with low stars',
    pillow,
    [...english, review('It came late.', { rating: 2, chosen: false })],
  ],
]

describe.each(ads)('what stands over all reviews, in the ad of %s', (_, brief, given) => {
  const plan = planReviews(brief, given)
  const labels = new Set(labelsOf(brief, given))
  const isQuote = (text: string): boolean => given.some((one) => isVerbatim(text, one.text))

  it('stands under a customer’s own words, in every story, and never under the owner’s', () => {
    const labelled = plan.scenarios.flatMap(({ lines }) =>
      lines.filter(({ sub }) => sub.some((text) => labels.has(text))),
    )
    const owners = labelled.filter(({ headline }) => !headline.every(isQuote))
    expect(owners).toEqual([])
  })

  it('is in every story whose reviews can stand big, and an average that must be told in every story', () => {
    for (const { id, lines } of plan.scenarios) {
      const bigs = lines.some(({ headline }) => headline.every(isQuote))
      const told = lines.some(({ headline, sub }) => [...headline, ...sub].some((text) => labels.has(text)))
      expect([id, told]).toEqual([id, bigs || plan.ratings?.mixed === true])
    }
  })
})
