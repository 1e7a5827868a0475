import { lineLimits } from '../line-limits.ts'
import { isCaution, type Point } from '../plan/point.ts'
import { chore, isHeadline, nameAsHeadline, smallOf, type Story } from '../plan/story.ts'
import { lengthOf } from '../reading/clean.ts'
import type { AngledOpening } from './opening.ts'

/** A sentence that says something for the product by itself: no caution, no care and no case. */
function isTold(point: Point): boolean {
  const [whole = ''] = point.variants
  return (
    !isCaution(point) &&
    point.kind !== 'care' &&
    !chore.test(whole) &&
    !/면\s|^(?:if|kalau|jika|nếu)\s/iu.test(whole)
  )
}

/** 0 for what has no big words of its own, 1 for a sentence in two rows, 2 for what stands big alone. */
function ownRows(story: Story, point: Point): number {
  const { most } = lineLimits[story.brief.language]
  return isHeadline(story, point) ? (lengthOf(point.variants[0] ?? '') > most ? 1 : 2) : 0
}

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
  const told = story.sameLanguage ? story.points.filter(isTold) : []
  // What has no big words of its own has its place here. A single fact is told after the name, so that the video says something when that is gone.
  const [last] =
    story.points.length > 1 ? told.toReversed().toSorted((a, b) => ownRows(story, a) - ownRows(story, b)) : []
  return [
    ...(last
      ? [
          {
            ...opening,
            sub: smallOf(story, last),
            point: last,
            weight: 5.5,
          },
        ]
      : []),
    { ...opening, sub: [], point: null, weight: 4 },
  ]
}
