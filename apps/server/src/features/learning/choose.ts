import { EigenvalueDecomposition, Matrix } from 'ml-matrix'

import type { Effect, Estimate } from './estimate.ts'

/** How often what is believed is put aside, so that what was never tried is. */
const exploring = 0.2

export type Candidate<Id> = { id: Id; levels: Readonly<Record<string, string>> }

/** Why a candidate was chosen: to learn, or for levels of it that are known to do better than others' do, the best first. */
export type Choice<Id> = {
  id: Id
  because: 'trying' | 'believed'
  levels: { attribute: string; level: string }[]
}

/**
 * Chooses what to make next by Thompson sampling (Russo and others, "A Tutorial on Thompson Sampling", 2018): draws what each
 * level might do from what is believed of it, and takes the best of that draw; one in five is drawn evenly. Null where nothing
 * that is known tells the candidates apart: then what worked has no part in it. `random` gives numbers from 0 up to 1.
 */
export function choose<Id>(
  candidates: readonly Candidate<Id>[],
  { effects, belief }: Estimate,
  random: () => number,
): Choice<Id> | null {
  if (random() < exploring) {
    const one = candidates[Math.floor(random() * candidates.length)]
    return one ? { id: one.id, because: 'trying', levels: [] } : null
  }
  if (candidates.every((one) => reasonsFor(one, { candidates, effects }).length === 0)) return null
  const drawn = draw(belief, random)
  const worthOf = ({ levels }: Candidate<Id>) =>
    effects.reduce(
      (sum, { attribute, level }, at) => (levels[attribute] === level ? sum + (drawn[at] ?? 0) : sum),
      0,
    )
  const [best] = candidates
    .map((candidate) => ({ candidate, worth: worthOf(candidate) }))
    .toSorted((a, b) => b.worth - a.worth)
  if (!best) return null
  // A draw is no knowledge: only what is claimed is named, and what was drawn without any is a trial.
  const levels = reasonsFor(best.candidate, { candidates, effects })
  return { id: best.candidate.id, because: levels.length > 0 ? 'believed' : 'trying', levels }
}

/**
 * The levels of a candidate that are known to speak for it against others, the best first: those that stand as high as any
 * of the others' do, and higher than some.
 */
function reasonsFor<Id>(
  { levels }: Candidate<Id>,
  { candidates, effects }: { candidates: readonly Candidate<Id>[]; effects: readonly Effect[] },
): Choice<Id>['levels'] {
  const effectOf = (of: Candidate<Id>['levels'], attribute: string) =>
    effects.find((effect) => effect.attribute === attribute && effect.level === of[attribute])
  const standingOf = (of: Candidate<Id>['levels'], attribute: string) =>
    standings[effectOf(of, attribute)?.verdict ?? 'unknown']
  return Object.entries(levels)
    .filter(([attribute]) => {
      const own = standingOf(levels, attribute)
      const all = candidates.map((one) => standingOf(one.levels, attribute))
      return own === Math.max(...all) && own > Math.min(...all)
    })
    .map(([attribute, level]) => ({ attribute, level, mean: effectOf(levels, attribute)?.mean ?? 0 }))
    .toSorted((a, b) => b.mean - a.mean)
    .map(({ attribute, level }) => ({ attribute, level }))
}

const standings = { better: 1, unknown: 0, worse: -1 }

/** One draw from the many-dimensional normal distribution of what is believed. */
function draw({ means, covariance }: Estimate['belief'], random: () => number): number[] {
  const { realEigenvalues, eigenvectorMatrix } = new EigenvalueDecomposition(covariance, {
    assumeSymmetric: true,
  })
  const scaled = realEigenvalues.map((value) => Math.sqrt(Math.max(0, value)) * normal(random))
  const deviations = eigenvectorMatrix.mmul(Matrix.columnVector(scaled))
  return means.map((mean, at) => mean + deviations.get(at, 0))
}

/** A number of the standard normal distribution: Box and Muller, 1958. */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}
