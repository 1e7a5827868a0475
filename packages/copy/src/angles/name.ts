import { lineLimits } from '../line-limits.ts'
import { isCaution, type Point } from '../plan/point.ts'
import { chore, hours, isHeadline, nameAsHeadline, openers, smallOf, type Story } from '../plan/story.ts'
import { lengthOf } from '../reading/clean.ts'
import type { AngledOpening } from './opening.ts'

/** How much of a first line a fact has without the name: 0 none, 1 two rows that open no video, 2 two rows that do, 3 big words alone. */
function ownFirstLine(story: Story, opening: readonly Point[], point: Point): number {
  const { most } = lineLimits[story.brief.language]
  if (!isHeadline(story, point)) return 0
  if (!opening.includes(point)) return 1
  return lengthOf(point.variants[0] ?? '') > most ? 2 : 3
}

/** Whether a sentence says something for the product by itself: no caution, no care, and no case that opens a video already. */
function isTold(story: Story, point: Point): boolean {
  const [whole = ''] = point.variants
  const isCase = /면\s|^(?:if|kalau|jika|nếu)\s/iu.test(whole)
  return (
    !isCaution(point) &&
    smallOf(story, point).length > 0 &&
    point.kind !== 'care' &&
    point.heads[0]?.isLabel !== true &&
    !chore.test(whole) &&
    !hours.test(whole) &&
    !(isCase && isHeadline(story, point))
  )
}

/** The weight of the name with a fact beneath, and of the name again with another: below what any product's video could open with. */
const NAMED = 5.5
const NAMED_AGAIN = 4.8

/** The name, with the sentence that says most beneath it: where the facts open too few videos. */
export function nameOpenings(story: Story): AngledOpening[] {
  const headline = nameAsHeadline(story)
  const { most } = lineLimits[story.brief.language]
  if (headline.every((text) => lengthOf(text) > most)) return []
  const opening = {
    headline,
    lead: null,
    title: '',
    angles: ['detail', 'benefit', 'proof', 'scene'] as const,
  }
  const told = story.sameLanguage ? story.points.filter((point) => isTold(story, point)) : []
  // Facts without big words first, the strongest of them; then the weakest of the others, as strong ones open videos already.
  const weight = (point: Point): number => (isHeadline(story, point) ? -1 : 1) * point.strength
  const opens = openers(story)
  const ranked = told.toSorted(
    (a, b) => ownFirstLine(story, opens, a) - ownFirstLine(story, opens, b) || weight(b) - weight(a),
  )
  // A single fact is told after the name, so that the video says something when that is gone, unless it has no big words.
  const beneath = story.points.length > 1 ? ranked : ranked.filter((point) => !isHeadline(story, point))
  const others = beneath.slice(1).filter((point) => ownFirstLine(story, opens, point) < 2)
  const of = (point: Point, weight: number): AngledOpening => ({
    ...opening,
    sub: smallOf(story, point),
    point,
    isNamed: true,
    weight,
  })
  return [
    ...beneath.slice(0, 1).map((point) => of(point, NAMED)),
    ...others.map((point, at) => of(point, NAMED_AGAIN - at / 10)),
    { ...opening, sub: [], point: null, weight: 4 },
  ]
}
