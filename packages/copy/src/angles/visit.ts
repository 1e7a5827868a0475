import type { Point } from '../plan/point.ts'
import { openers, openWith } from '../plan/story.ts'
import type { AngleRule } from './angle.ts'

/** Where to find it. */
export const visit: AngleRule = {
  angle: 'visit',
  weight: ({ serves }) => (serves ? 7.5 : 6.3),
  openings: (story) =>
    openers(story, ['place'])
      .toSorted((a, b) => parking(a) - parking(b))
      .map((point) => openWith(story, point, story.phrases.titles.visit)),
  order: ['place', 'service', 'use', 'benefit', 'making', 'material', 'choice', 'measure', 'feature', 'care'],
}

/** Where to leave the car comes after where to go. */
function parking({ source }: Point): number {
  return /주차|parking|parkir|(?:đậu|đỗ|gửi) xe/iu.test(source.quote) ? 1 : 0
}
