import { countChars } from '@clipmint/kit'

import { lineLimits } from '../line-limits.ts'
import type { Point } from '../plan/point.ts'
import type { Opening, Story } from '../plan/story.ts'
import { byItsName, named, namesAThing } from '../plan/title.ts'
import { ordered } from '../reading/clean.ts'
import type { AngledOpening } from './opening.ts'

/** The owner's own question; what the viewer lacks or dislikes, which the owner's words answer; else what is looked for. */
export function problemOpenings(story: Story): AngledOpening[] {
  const { tone } = story.brief
  const lively = tone === 'fun' ? 8.7 : tone === 'casual' ? 8.3 : 6.4
  const angles = ['problem'] as const
  return [
    ...asked(story).map((opening) => ({ ...opening, angles, weight: 9.7 })),
    ...wished(story).map((opening) => ({ ...opening, angles, weight: lively })),
    ...(story.sameLanguage && story.points.length > 0
      ? []
      : [
          {
            headline: sought(story),
            sub: story.name,
            point: null,
            lead: story.points[0] ?? null,
            title: story.phrases.titles.problem,
            angles,
            weight: 3,
          },
        ]),
  ]
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
  if (!story.serves) return named(byItsName(story), seek.thing)
  // “Looking for cleaning?” could be anyone's, so that a shop is asked after by more of its name than the last word.
  const own = story.name.filter((form, at) => at === 0 || form.includes(' '))
  return named(byItsName({ ...story, name: own }), seek.serves)
}

function wished(story: Story): Opening[] {
  const { points, phrases, name, serves, consumed, sameLanguage, brief } = story
  if (!sameLanguage || !namesAThing(story)) return []
  const shortest = name.at(-1) ?? ''
  const of = { serves, consumed, noun: /^\p{L}+$/u.test(shortest) ? shortest : null }
  const { most } = lineLimits[brief.language]
  const isNamed = ({ quality }: Point): number => (quality?.named ? 1 : 0)
  return points
    .toSorted((a, b) => isNamed(a) - isNamed(b))
    .flatMap((point) => {
      const { quality } = point
      const headline = quality && (quality.denied ? phrases.dislike(quality, of) : phrases.wish(quality, of))
      const fitting = ordered(headline ?? []).filter((text) => countChars(text) <= most)
      return [{ headline: fitting, sub: name, point: null, lead: point, title: phrases.titles.problem }]
    })
}
