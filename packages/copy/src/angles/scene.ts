import { openers, openWith, type Story } from '../plan/story.ts'
import type { AngleRule } from './angle.ts'

/** The moment the product is for. */
export const scene: AngleRule = {
  angle: 'scene',
  weight: ({ brief }) =>
    7 +
    (/season|everyday|시즌|계절|일상|musim|mùa/iu.test(brief.purpose) ? 3 : 0) +
    (brief.tone === 'casual' || brief.tone === 'popular' ? 1 : 0),
  openings: (story) => openers(story, ['use']).map((point) => openWith(story, point, titleOf(story))),
  order: ['use', 'choice', 'benefit', 'care', 'material', 'making', 'service', 'measure', 'place', 'feature'],
}

function titleOf({ phrases, serves, consumed }: Story): string {
  if (serves) return phrases.sceneTitle.serves
  return consumed ? phrases.sceneTitle.consumed : phrases.titles.scene
}
