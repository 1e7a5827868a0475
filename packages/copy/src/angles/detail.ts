import type { Point } from '../plan/point.ts'
import { chore, nameAsHeadline, sizesOf, type Story } from '../plan/story.ts'
import type { AngleRule } from './angle.ts'

/** Close up: nothing is claimed first, the facts come one after the other under the product's name. */
export const detail: AngleRule = {
  angle: 'detail',
  weight: ({ brief }) =>
    5 +
    (/information|정보|설명|informasi|thông tin/iu.test(brief.purpose) ? 2 : 0) +
    (brief.tone === 'informative' || brief.tone === 'professional' ? 1 : 0),
  openings: (story) => {
    if (story.name.length === 0) return []
    const point = tellingMost(story)
    const sub = point ? sizesOf(story, point).small : []
    return [{ headline: nameAsHeadline(story), sub, point, lead: null, title: story.phrases.titles.detail }]
  },
  order: ['material', 'choice', 'measure', 'care', 'making', 'feature', 'benefit', 'service', 'use', 'place'],
}

/** With fewer points, none is to spare for the first line. */
const ENOUGH = 4

/** The best thought that is too long to be big: under the name it says what the name is of. */
function tellingMost(story: Story): Point | null {
  if (!story.sameLanguage || story.points.length < ENOUGH) return null
  return (
    story.points.find((point) => {
      const { big, small } = sizesOf(story, point)
      return big.length === 0 && small.length > 0 && !small.some((text) => chore.test(text))
    }) ?? null
  )
}
