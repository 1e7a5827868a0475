import type { Point } from '../plan/point.ts'
import { lineLimits } from '../plan/score.ts'
import { byItsName, named, type Opening, type Story } from '../plan/story.ts'
import { lengthOf, ordered } from '../reading/clean.ts'
import type { AngleRule } from './angle.ts'

/** What the viewer lacks or dislikes, then the owner's answer to it. The owner's own question goes before ours. */
export const problem: AngleRule = {
  angle: 'problem',
  weight: ({ brief }) => 7.2 + (brief.tone === 'fun' ? 1.5 : brief.tone === 'casual' ? 1 : 0),
  openings: (story) => [...asked(story), ...wished(story)],
  spare: (story) => [
    {
      headline: sought(story),
      sub: story.name,
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

function sought(story: Story): string[] {
  const { seek } = story.phrases.spare
  if (!story.serves) return named(story, seek.thing)
  // “Looking for cleaning?” could be anyone's, so that a shop is asked after by more of its name than the last word.
  const own = story.name.filter((form, at) => at === 0 || form.includes(' '))
  return named(byItsName({ ...story, name: own }), seek.serves)
}

function wished({ points, phrases, name, serves, consumed, sameLanguage, brief }: Story): Opening[] {
  if (!sameLanguage) return []
  const shortest = name.at(-1) ?? ''
  const of = { serves, consumed, noun: /^\p{L}+$/u.test(shortest) ? shortest : null }
  const { most } = lineLimits[brief.language]
  const isNamed = ({ quality }: Point): number => (quality?.named ? 1 : 0)
  return points
    .toSorted((a, b) => isNamed(a) - isNamed(b))
    .flatMap((point) => {
      const { quality } = point
      const headline = quality && (quality.denied ? phrases.dislike(quality, of) : phrases.wish(quality, of))
      const fitting = ordered(headline ?? []).filter((text) => lengthOf(text) <= most)
      return [{ headline: fitting, sub: name, point: null, lead: point, title: phrases.titles.problem }]
    })
}
