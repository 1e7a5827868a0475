import { isPlural } from '../phrases/en.ts'
import { byItsName, named, namesAThing, type Story } from '../plan/story.ts'
import type { AngledOpening } from './opening.ts'

const sells =
  /promotion|할인|세일|특가|이벤트|행사|프로모션|판매|sale|discount|diskon|promo|giảm giá|khuyến mãi/iu

/** What it costs is asked first, then what the price buys is told; the price itself stands once, in the offer. */
export function offerOpenings(story: Story): AngledOpening[] {
  const { price, phrases, name, serves, brief } = story
  if (price === null || !namesAThing(story)) return []
  // “Duck neck chews for dogs”: the last word is not what is sold.
  const isOf = /\s(?:for|with|in|of|untuk|cho|với)\s/iu.test(brief.name)
  const { thing, things = thing, serves: service } = phrases.howMuch
  const ofThing = isPlural(name[0] ?? '') ? things : thing
  const headline = named(isOf ? { ...story, name: [] } : byItsName(story), serves ? service : ofThing)
  // Asked of a shop by its name, the question fits nothing: where no sale is the purpose, all that is told comes before it.
  const weight = sells.test(brief.purpose) ? 9.9 : 2.5
  return [
    { headline, sub: name, point: null, lead: null, title: phrases.titles.offer, angles: ['offer'], weight },
  ]
}
