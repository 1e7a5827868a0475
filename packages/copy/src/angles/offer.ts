import type { AngleRule } from './angle.ts'

/** The price first, then what it buys. No word of a discount: the owner's own may be among the points. */
export const offer: AngleRule = {
  angle: 'offer',
  weight: ({ brief }) =>
    6.9 +
    (/promotion|할인|세일|특가|이벤트|행사|프로모션|판매|sale|discount|diskon|promo|giảm giá|khuyến mãi/iu.test(
      brief.purpose,
    )
      ? 4
      : 0) +
    (brief.tone === 'popular' ? 1 : 0),
  openings: ({ price, phrases, name }) =>
    price === null
      ? []
      : [{ headline: [price], sub: name, point: null, lead: null, title: phrases.titles.offer }],
  order: ['measure', 'material', 'making', 'choice', 'service', 'benefit', 'use', 'care', 'feature', 'place'],
}
