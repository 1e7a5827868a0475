import { nameAsHeadline, sizesOf, type Story } from '../plan/story.ts'
import type { AngledOpening } from './opening.ts'

/** The name, with the sentence that says most beneath it: where the facts open too few videos. */
export function nameOpenings(story: Story): AngledOpening[] {
  const headline = nameAsHeadline(story)
  if (headline.length === 0) return []
  const opening = {
    headline,
    lead: null,
    title: story.phrases.titles.detail,
    angles: ['detail', 'benefit'] as const,
  }
  const told = story.sameLanguage
    ? story.points.filter((point) => point.strength > 0 && sizesOf(story, point).small.length > 0)
    : []
  const last = told.at(-1)
  return [
    ...(last ? [{ ...opening, sub: sizesOf(story, last).small, point: last, weight: 5.5 }] : []),
    { ...opening, sub: [], point: null, weight: 4 },
  ]
}
