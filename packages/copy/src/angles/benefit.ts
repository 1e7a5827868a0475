import { openers, openWith, type Story } from '../plan/story.ts'
import type { AngleRule } from './angle.ts'

/** The main good, said at once. With nothing else to open on, the name opens and the owner's point answers. */
export const benefit: AngleRule = {
  angle: 'benefit',
  weight: () => 10,
  openings: (story) => {
    const { name, phrases, points } = story
    const kinds = [
      openers(story, ['benefit']),
      openers(story, ['use', 'material', 'making']),
      openers(story, ['feature', 'choice', 'measure', 'service', 'care']),
      openers(story, ['place']),
    ]
    const lead = points.find(({ source }) => source.field === 'info') ?? null
    const title = phrases.titles.benefit
    const byName = name.length > 0 ? name : phrases.look[story.brief.tone]
    return [
      ...(points.length > 1 ? kinds.flat() : []).map((point) =>
        openWith(story, point, titleOf(story, point.quality)),
      ),
      { headline: [...byName], sub: [], point: null, lead, title },
    ]
  },
  order: ['benefit', 'use', 'material', 'making', 'measure', 'choice', 'care', 'service', 'place', 'feature'],
}

function titleOf({ phrases }: Story, quality: Story['points'][number]['quality']): string {
  return quality?.noun && !quality.denied ? quality.noun : phrases.titles.benefit
}
