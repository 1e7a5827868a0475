import { openers, openWith } from '../plan/story.ts'
import type { AngleRule } from './angle.ts'

/** How it comes to be. */
export const making: AngleRule = {
  angle: 'making',
  weight: ({ brief }) =>
    6.8 + (/brand|브랜드/iu.test(brief.purpose) ? 3 : 0) + (brief.tone === 'trustworthy' ? 1 : 0),
  openings: (story) =>
    openers(story, ['making']).map((point) => openWith(story, point, story.phrases.titles.making)),
  order: ['making', 'material', 'benefit', 'use', 'measure', 'feature', 'choice', 'care', 'service', 'place'],
}
