import { openers, openWith } from '../plan/story.ts'
import type { AngleRule } from './angle.ts'

/** What a buyer could check: numbers and stuff. */
export const proof: AngleRule = {
  angle: 'proof',
  weight: ({ brief }) =>
    6.5 +
    (/brand|브랜드/iu.test(brief.purpose) ? 1 : 0) +
    (brief.tone === 'trustworthy' || brief.tone === 'professional' ? 1.5 : 0),
  openings: (story) => {
    const counted = openers(story, ['measure', 'material', 'making', 'choice', 'feature', 'benefit']).filter(
      (point) => point.variants.every((variant) => /\d/u.test(variant)),
    )
    const facts = openers(story, ['material']).filter((point) => !counted.includes(point))
    return [
      ...counted.map((point) => openWith(story, point, story.phrases.titles.proof)),
      ...facts.map((point) => openWith(story, point, story.phrases.factTitle)),
    ]
  },
  // Anything that a buyer can see for themselves is a fact, also where no number and no stuff is named.
  spare: (story) =>
    openers(story, [
      'choice',
      'service',
      'making',
      'measure',
      'feature',
      'care',
      'place',
      'use',
      'benefit',
    ]).map((point) => openWith(story, point, story.phrases.factTitle)),
  order: ['measure', 'making', 'material', 'service', 'care', 'choice', 'benefit', 'feature', 'use', 'place'],
}
