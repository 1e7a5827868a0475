import { lineLimits } from '../line-limits.ts'
import { isCaution } from '../plan/point.ts'
import { nameAsHeadline, smallOf, type Story } from '../plan/story.ts'
import { lengthOf } from '../reading/clean.ts'
import type { AngledOpening } from './opening.ts'

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
  const told = story.sameLanguage
    ? story.points.filter(
        (point) => !isCaution(point) && point.variants.some((text) => lengthOf(text) > most),
      )
    : []
  const last = told.at(-1)
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
