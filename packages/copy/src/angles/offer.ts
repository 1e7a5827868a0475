import { isPlural } from '../phrases/en.ts'
import type { Story } from '../plan/story.ts'
import { byItsName, named, namesAThing } from '../plan/title.ts'
import type { AngledOpening } from './opening.ts'

const sells =
  /promotion|할인|세일|특가|이벤트|행사|프로모션|판매|sale|discount|diskon|promo|giảm giá|khuyến mãi/iu

/** What it costs is asked first, then what the price buys is told; the price itself stands once, in the offer. */
export function offerOpenings(story: Story): AngledOpening[] {
  const { price, phrases, name, serves, brief } = story
  if (price === null || !namesAThing(story)) return []
  if (brief.language !== 'ko' && isOfShop(brief.name)) return []
  // “Keys cut in 3 minutes, $6” alone answers before it is asked.
  const isTold = story.points.some(({ variants }) => /[$£€]\d/u.test(variants[0] ?? ''))
  // “Sootys” of a chimney sweep: a single word of which nothing is said may be who does it.
  const isNamed = brief.language !== 'en' || /\s/u.test(brief.name) || saysOf(brief.info, brief.name)
  if ((isTold || !isNamed) && story.points.length <= FEW) return []
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

/** “Mole Man of Malvern”, “Chổi đót Tân Long”: a later capital names a shop or who makes it, of whom nobody asks what it costs. */
function isOfShop(name: string): boolean {
  const words = name.split(/\s+/u)
  const isCapital =
    words.length > THING_MOST && words.some((word, at) => at > 0 && /^\p{Lu}\p{Ll}/u.test(word))
  return isCapital && !(isPlural(name) && !ofPeople.test(name))
}

/** Whether a text has the word of a name, as one or as several. */
function saysOf(text: string, name: string): boolean {
  return text.toLocaleLowerCase('en').includes(name.toLocaleLowerCase('en').replace(/s$/u, ''))
}

/** With as few facts, a price that one of them tells has been heard. */
const FEW = 2

/** As many words as a thing has that is written with capitals, “Country Loaf”. */
const THING_MOST = 2

/** Of an English name: who does or makes it, and what they do; “Custom Team T-Shirts” are things. */
const ofPeople =
  /[&’']|\b(?:of|by|and|for)\b|(?:[eo]rs|girls|boys|brothers|sisters|guys|ladies|ings|lessons|classes|services|moves|works)$/iu
