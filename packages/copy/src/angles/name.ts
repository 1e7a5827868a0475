import { lineLimits } from '../line-limits.ts'
import { isCaution, type Point } from '../plan/point.ts'
import { chore, nameAsHeadline, smallOf, type Story } from '../plan/story.ts'
import { lengthOf } from '../reading/clean.ts'
import type { AngledOpening } from './opening.ts'

/** A sentence that says something for the product by itself: no caution, no care and no case. */
function isTold(point: Point, most: number): boolean {
  const [whole = ''] = point.variants
  return (
    !isCaution(point) &&
    point.kind !== 'care' &&
    !chore.test(whole) &&
    !/면\s|^(?:if|kalau|jika|nếu)\s/iu.test(whole) &&
    // What is short enough stands big by itself.
    lengthOf(whole) > most
  )
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
  const told = story.sameLanguage ? story.points.filter((point) => isTold(point, most)) : []
  // A single fact is told after the name, so that the video says something when that is gone.
  const last = story.points.length > 1 ? told.at(-1) : undefined
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
