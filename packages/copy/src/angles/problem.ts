import { lengthOf, ordered } from '../clean.ts'
import type { Point } from '../point.ts'
import { lineLimits } from '../score.ts'
import { named, type Opening, type Story } from '../story.ts'
import type { AngleRule } from './angle.ts'

/** What the viewer lacks or dislikes, then the owner's answer to it. The owner's own question goes before ours. */
export const problem: AngleRule = {
  angle: 'problem',
  weight: ({ brief }) => 7.2 + (brief.tone === 'fun' ? 1.5 : brief.tone === 'casual' ? 1 : 0),
  openings: (story) => [...asked(story), ...wished(story)],
  spare: (story) => [
    {
      headline: named(story, story.phrases.spare.seek),
      sub: [],
      point: null,
      lead: story.points[0] ?? null,
      title: story.phrases.titles.problem,
    },
  ],
  order: ['benefit', 'use', 'making', 'material', 'measure', 'care', 'choice', 'service', 'place', 'feature'],
}

function asked({ questions, phrases, name, points }: Story): Opening[] {
  return questions.map((question) => ({
    headline: [question],
    sub: name,
    point: null,
    lead: points.find((point) => point.kind === 'benefit') ?? points[0] ?? null,
    title: phrases.titles.problem,
  }))
}

function wished({ points, phrases, name, serves, sameLanguage, brief }: Story): Opening[] {
  if (!sameLanguage) return []
  const { most } = lineLimits[brief.language]
  const isNamed = ({ quality }: Point): number => (quality?.named ? 1 : 0)
  return points
    .toSorted((a, b) => isNamed(a) - isNamed(b))
    .flatMap((point) => {
      const { quality } = point
      const headline = quality && (quality.denied ? phrases.dislike(quality) : phrases.wish(quality, serves))
      const fitting = ordered(headline ?? []).filter((text) => lengthOf(text) <= most)
      return [{ headline: fitting, sub: name, point: null, lead: point, title: phrases.titles.problem }]
    })
}
