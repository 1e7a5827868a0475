import { openers, openWith } from '../story.ts'
import type { AngleRule } from './angle.ts'

/** Where to find it. */
export const visit: AngleRule = {
  angle: 'visit',
  weight: ({ serves }) => (serves ? 7.5 : 6.3),
  openings: (story) =>
    openers(story, ['place']).map((point) => openWith(story, point, story.phrases.titles.visit)),
  order: ['place', 'service', 'use', 'benefit', 'making', 'material', 'choice', 'measure', 'feature', 'care'],
}
