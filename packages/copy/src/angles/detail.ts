import { nameAsHeadline } from '../story.ts'
import type { AngleRule } from './angle.ts'

/** Close up: nothing is claimed first, the facts come one after the other under the product's name. */
export const detail: AngleRule = {
  angle: 'detail',
  weight: ({ brief }) =>
    5 +
    (/information|정보|설명|informasi|thông tin/iu.test(brief.purpose) ? 2 : 0) +
    (brief.tone === 'informative' || brief.tone === 'professional' ? 1 : 0),
  openings: (story) =>
    story.name.length === 0
      ? []
      : [
          {
            headline: nameAsHeadline(story),
            sub: [],
            point: null,
            lead: null,
            title: story.phrases.titles.detail,
          },
        ],
  order: ['material', 'choice', 'measure', 'care', 'making', 'feature', 'benefit', 'service', 'use', 'place'],
}
