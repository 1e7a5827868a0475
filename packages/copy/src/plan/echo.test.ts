import { describe, expect, it } from 'vitest'

import { briefOf } from '../corpus/brief.ts'
import { shopBriefs } from '../corpus/shops.ts'
import { planPromotion } from '../kinds/promotion.ts'
import { planReviews } from '../kinds/review.ts'
import type { Plan, ProductBrief } from '../types.ts'
import { beside, isEcho, unlike } from './adds.ts'
import { planProduct } from './plan.ts'

describe('what stands small under big words', () => {
  it.each([
    ['한 코씩 떴어요', '울 100% 실로 한 코씩 떴어요', ['울 100% 실']],
    ['직접 구웠어요', '매일 아침 직접 구웠어요', ['매일 아침']],
    ['Buckle clicks shut', 'The buckle clicks shut with one hand', ['With one hand']],
    ['Knitted stitch by stitch', 'Knitted stitch by stitch from 100% wool', ['From 100% wool']],
    ['가볍고 따뜻해요', '정말 가볍고 따뜻해요', []],
    ['겨울 할인이에요', '이번 겨울 할인이에요', []],
    ['Soft and light', 'Very soft and light', []],
  ])('under “%s”, “%s” says what it adds', (big, small, left) => {
    expect(unlike([big], [small])).toEqual(left)
  })

  it('says its own thing whole', () => {
    expect(unlike(['가벼워요'], ['겨울 내내 써요'])).toEqual(['겨울 내내 써요'])
    expect(beside('머리를 눌러도 모양이 그대로예요', ['한 코씩 떴어요'])).toBe(
      '머리를 눌러도 모양이 그대로예요',
    )
  })
})

const owners: ProductBrief[] = [
  briefOf({
    name: '손뜨개 울 비니',
    info: '울 100% 실로 한 코씩 떴어요. 가볍고 따뜻해요. 손세탁할 수 있어요.',
    price: { amount: 24_900, currency: 'KRW' },
  }),
  briefOf({
    name: 'Dog harness',
    info: 'The buckle clicks shut with one hand. Soft and light. Machine washable. Comes in four colours.',
    price: { amount: 2_490, currency: 'USD' },
    language: 'en',
  }),
  ...shopBriefs,
]

describe('every scene', () => {
  it('of every shop says one thing big and another small', () => {
    expect(owners.flatMap((brief) => echoesIn(planProduct(brief), brief))).toEqual([])
  })

  it('of a promotion and of a review ad as well', () => {
    const echoes = owners.slice(0, 2).flatMap((brief) => {
      const { amount = 0, currency = 'KRW' } = brief.price ?? {}
      const text =
        brief.language === 'ko' ? '올겨울 할인이에요. 두 개 사면 포장해 드려요.' : 'Our winter sale is on.'
      const sale = { regular: { amount: amount * 2, currency }, discount: { amount, currency }, text }
      const review = { rating: 5, author: 'Kim', writtenAt: '2026-10-03', chosen: true }
      const said =
        brief.language === 'ko' ? ['따뜻해요. 매일 써요.', '예뻐요.'] : ['So soft. I love it.', 'Lovely.']
      return [
        ...echoesIn(planPromotion(brief, { ...sale, startAt: '2026-11-01', endAt: '2026-11-30' }), brief),
        ...echoesIn(
          planReviews(
            brief,
            said.map((words) => ({ ...review, text: words })),
          ),
          brief,
        ),
      ]
    })
    expect(echoes).toEqual([])
  })
})

/** Scenes whose small words say all of the big ones again; the name may be said in what it announces. */
function echoesIn({ scenarios, sellingPoints }: Plan, { name, language }: ProductBrief): string[] {
  // A heading of one Vietnamese word is written as two: “Giao hàng”.
  if (language === 'vi') return []
  const points = new Set(sellingPoints.map(({ text }) => text))
  return scenarios.flatMap(({ lines }) =>
    lines.flatMap(({ headline, sub, pointIds }) => {
      const isPoint = pointIds.length > 0 || headline.some((text) => points.has(text))
      const [big = ''] = headline
      return isPoint && !name.includes(big)
        ? sub
            .filter((text) => isEcho(text, big) && text.length > big.length)
            .map((text) => `${name}: ${big} / ${text}`)
        : []
    }),
  )
}
