import { ordered } from '../clean.ts'
import { type Opening, openers, openWith, type Story } from '../story.ts'
import type { AngleRule } from './angle.ts'

/** The main good, said at once. With a single point to tell, the name opens and the point answers. */
export const benefit: AngleRule = {
  angle: 'benefit',
  weight: () => 10,
  openings: (story) => {
    const kinds = [
      openers(story, ['benefit']),
      openers(story, ['use', 'material', 'making', 'feature']),
      openers(story, ['choice', 'measure', 'service', 'care']),
      openers(story, ['place']),
    ]
    const points = story.points.length > 1 ? kinds.flat() : []
    return [...points.map((point) => openWith(story, point, titleOf(story, point.quality))), ...byName(story)]
  },
  order: ['benefit', 'use', 'material', 'making', 'measure', 'choice', 'care', 'service', 'place', 'feature'],
}

function titleOf({ phrases }: Story, quality: Story['points'][number]['quality']): string {
  return quality?.noun && !quality.denied ? quality.noun : phrases.titles.benefit
}

function byName({ name, phrases, points }: Story): Opening[] {
  const headline = name.length > 0 ? name : ordered(phrases.introduce)
  return [
    {
      headline,
      sub: name.length > 0 ? ordered(phrases.introduce) : [],
      point: null,
      lead: points.find(({ source }) => source.field === 'info') ?? null,
      title: phrases.titles.benefit,
    },
  ]
}
