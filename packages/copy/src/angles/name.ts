import { countChars } from '@clipmint/kit'

import { opensLast, sharesAName } from '../korean/terms.ts'
import { lineLimits } from '../line-limits.ts'
import { isCaution, isRefusal, type Point } from '../plan/point.ts'
import { chore, hours, isHeadline, openers, smallOf, type Story } from '../plan/story.ts'
import { isTerm } from '../plan/terms/terms.ts'
import { nameAsHeadline } from '../plan/title.ts'
import { asksOrCharges } from '../selling/ko.ts'
import { isAside } from '../selling/selling.ts'
import { sidesOf } from './facts.ts'
import { inOrder } from './in-order.ts'
import type { AngledOpening } from './opening.ts'
import { firstSaid, hasEnoughThatSells, sellsAlone } from './sells.ts'

/** How much of a first line a fact has without the name: 0 none, 1 two rows that open no video, 2 two rows that do, 3 big words alone. */
function ownFirstLine(story: Story, opening: readonly Point[], point: Point): number {
  const { most } = lineLimits[story.brief.language]
  if (!isHeadline(story, point)) return 0
  if (!opening.includes(point)) return 1
  return countChars(point.variants[0] ?? '') > most ? 2 : 3
}

/** Whether a sentence says something for the product by itself: no care, and no case that opens a video already. */
function isTold(story: Story, point: Point): boolean {
  const [whole = ''] = point.variants
  if (story.brief.language === 'ko') return sellsAlone(story, point) && !isRefusal(point)
  const isCase = /^(?:if|kalau|jika|nếu)\s/iu.test(whole)
  return (
    (point.kind !== 'care' || point === firstSaid(story)) &&
    !isTerm(whole) &&
    (sellsAlone(story, point) || (!isAside(whole) && whole.split(' ').length > 2)) &&
    point.heads[0]?.isLabel !== true &&
    !isRefusal(point) &&
    !chore.test(whole) &&
    !hours.test(whole) &&
    !(isCase && isHeadline(story, point))
  )
}

/**
 * The weight of the name with what its owner says first, and with another fact beneath; of the name again: with another,
 * with one that opens a video by itself, with one that sells nothing, with a term of the sale, with one that nobody would
 * open with, and with a refusal.
 * Of those but the first, a plan takes what it lacks to four videos.
 */
const NAMED_FIRST = 9.7
const NAMED_FOREMOST = 10.1
const NAMED = 5.5
const NAMED_AGAIN = 5.45
const NAMED_ALSO = 4.3
const NAMED_WEAK = 4.25
const NAMED_WEAK_LATE = 4.14
const NAMED_TERM = 4.1
const NAMED_LAST = 4
const NAMED_REFUSAL = 3.9
/** Facts of more weight than this open before what is said first. */
const STRONG = 5
/**
 * The weight of the strongest fact where it opens a second video, after all that open one of their own; what others may open
 * again comes after it.
 */
const REPEAT = 4.23
const REPEAT_ALSO = 4.2
/** Of one that sells nothing: before a term of the sale. */
const REPEAT_WEAK = 4.11
/** Of one that sells, a third time: where only terms of the sale, duties and refusals are left. */
const REPEAT_LAST = 4.105
/** As many facts can be said in another order after the same first line, and in a third. */
const REPEAT_LEAST = 2
const REPEAT_LAST_LEAST = 4
/** The weight of the name alone. */
const BARE = 2

/** The name, with the sentence that says most beneath it: where the facts open too few videos. */
export function nameOpenings(story: Story): AngledOpening[] {
  const headline = nameAsHeadline(story)
  const { title } = lineLimits[story.brief.language]
  if (headline.every((text) => countChars(text) > title)) return []
  const opening = {
    headline,
    lead: null,
    title: '',
    angles: ['detail', 'benefit', 'proof', 'scene'] as const,
  }
  const opens = openers(story)
  // Facts without big words first, the strongest of them; then the weakest of the others, as strong ones open videos already.
  const strength = (point: Point): number => (isHeadline(story, point) ? -1 : 1) * point.strength
  const ranked = inOrder(beneathName(story), (point) => [
    Number(!isTold(story, point)),
    Number(!sellsAlone(story, point)),
    Number(isLast(story, point)),
    ownFirstLine(story, opens, point),
    Number(!isOfName(story, point)),
    -strength(point),
  ])
  const first = firstSaid(story)
  const isStrong = opens.some((other) => other.strength > STRONG)
  const weightOf = (point: Point, at: number): number => {
    const [whole = ''] = point.variants
    const isBusiness = chore.test(whole) || point.heads[0]?.isLabel === true
    if (isRefusal(point)) return NAMED_REFUSAL
    const isBeside = isTerm(whole) || (isAside(whole) && !sellsAlone(story, point))
    if (isBeside && !isBusiness) return NAMED_TERM
    if (!isTold(story, point)) return NAMED_LAST
    if (!sellsAlone(story, point)) return hasEnoughThatSells(story) ? NAMED_WEAK_LATE : NAMED_WEAK
    if (point === first) return isStrong ? NAMED_FIRST : NAMED_FOREMOST
    if (at === 0) return NAMED
    return ownFirstLine(story, opens, point) < 2 ? NAMED_AGAIN : NAMED_ALSO
  }
  return [
    ...ranked.map((point, at) => ({
      ...opening,
      angles: sidesOf(point),
      sub: smallOf(story, point),
      point,
      isNamed: true as const,
      weight: weightOf(point, at) - at / 100,
    })),
    ...repeated(story, ranked).flatMap((point, at) =>
      againOf(story, point, at).map((weight) => ({
        ...opening,
        sub: smallOf(story, point),
        point,
        isNamed: true as const,
        isRepeat: true as const,
        weight,
      })),
    ),
    { ...opening, sub: [], point: null, isNamed: true as const, weight: BARE },
  ]
}

/** How much a fact is wanted where it opens a second video, and a third. */
function againOf(story: Story, point: Point, at: number): number[] {
  if (!sellsAlone(story, point)) return [REPEAT_WEAK - at / 1000]
  const second = at === 0 ? REPEAT : REPEAT_ALSO - at / 1000
  return story.points.length < REPEAT_LAST_LEAST ? [second] : [second, REPEAT_LAST - at / 1000]
}

/** The facts that may open a second video, what the owner says first and the strongest before others: said again, they say more than the bare name. */
function repeated(story: Story, facts: readonly Point[]): Point[] {
  if (story.points.length < REPEAT_LEAST) return []
  const first = firstSaid(story)
  return inOrder(
    facts.filter((point) => isTold(story, point) && !(story.brief.language === 'ko' && point.goesOn)),
    (point) => [Number(!sellsAlone(story, point)), Number(point !== first), -point.strength],
  )
}

/** Whether a fact is a Korean procedure or refusal, which is told after all others. */
function isLast({ brief }: Story, { variants: [whole = ''] }: Point): boolean {
  return brief.language === 'ko' && (opensLast(whole) || asksOrCharges(whole))
}

/** Whether a Korean fact is told of what its name says: “하우스 비닐 …” of “비닐하우스 찢어진 데 때우는 장씨”. */
function isOfName(story: Story, point: Point): boolean {
  const { name, language } = story.brief
  return language === 'ko' && !isHeadline(story, point) && sharesAName(point.variants[0] ?? '', name)
}

/** The facts that may stand beneath the name. A single one is told after it, so that the video says something when that is gone. */
function beneathName(story: Story): Point[] {
  const facts = story.points.filter(
    (point) => point.tellAfter === undefined && !isCaution(point) && smallOf(story, point).length > 0,
  )
  const own = facts.filter(({ source }) => source.field !== 'name')
  if (!story.sameLanguage) return []
  if (own.length > 1) return facts
  // A price comes after it, too, and in Latin letters what the owner warns of.
  const isFollowed = story.brief.language !== 'ko' && story.points.length > 1
  if (isFollowed) return own
  return story.price === null ? [] : own.filter((point) => !isHeadline(story, point))
}
