import { ordered } from '../clean.ts'
import { subjectOf } from '../story.ts'
import type { AngleRule } from './angle.ts'

/** A question a buyer asks, answered by the owner's words. */
export const question: AngleRule = {
  angle: 'question',
  weight: ({ brief, sameLanguage }) =>
    6.6 +
    (sameLanguage ? 0 : 3) +
    (/information|정보|설명|informasi|thông tin/iu.test(brief.purpose) ? 2 : 0) +
    (brief.tone === 'informative' ? 1.5 : brief.tone === 'fun' ? 1 : 0),
  openings: (story) => {
    const exact = ['choice', 'care', 'material', 'making', 'measure', 'use', 'service', 'place'] as const
    const open = ['benefit', 'feature'] as const
    const asking = story.points.some(({ kind }) => kind !== 'benefit' && kind !== 'feature') ? exact : open
    return asking.flatMap((kind) => {
      const lead = story.points.find((point) => point.kind === kind)
      if (!lead) return []
      const subject = subjectOf(story, lead)
      return [
        { headline: ordered(subject.question), sub: story.name, point: null, lead, title: subject.title },
      ]
    })
  },
  order: ['choice', 'care', 'service', 'material', 'measure', 'making', 'benefit', 'use', 'feature', 'place'],
}
