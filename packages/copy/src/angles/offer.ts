import { byItsName, named } from '../plan/story.ts'
import type { AngleRule } from './angle.ts'

/** What it costs is asked first, then what the price buys is told; the price itself stands once, in the offer. */
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
  openings: (story) => {
    const { price, phrases, name, serves } = story
    if (price === null) return []
    const headline = named(byItsName(story), serves ? phrases.howMuch.serves : phrases.howMuch.thing)
    return [{ headline, sub: name, point: null, lead: null, title: phrases.titles.offer }]
  },
  order: ['measure', 'material', 'making', 'choice', 'service', 'benefit', 'use', 'care', 'feature', 'place'],
}
