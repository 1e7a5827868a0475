import { EigenvalueDecomposition, Matrix } from 'ml-matrix'

import type { Estimate } from './estimate.ts'

/** How often what is believed is put aside, so that what was never tried is. */
const exploring = 0.2

export type Candidate<Id> = { id: Id; levels: Readonly<Record<string, string>> }

/** Why a candidate was chosen: to learn, or for levels of it of which it is known that they do better, the best first. */
export type Choice<Id> = {
  id: Id
  because: 'trying' | 'believed'
  levels: { attribute: string; level: string }[]
}

/**
 * Chooses what to make next by Thompson sampling (Russo and others, "A Tutorial on Thompson Sampling", 2018): draws what each
 * level might do from what is believed of it, and takes the best of that draw; one in five is drawn evenly. Null of none.
 * `random` gives numbers from 0 up to 1.
 */
export function choose<Id>(
  candidates: readonly Candidate<Id>[],
  { effects, belief }: Estimate,
  random: () => number,
): Choice<Id> | null {
  if (candidates.length === 0) return null
  if (effects.length === 0 || random() < exploring) {
    const one = candidates[Math.floor(random() * candidates.length)]
    return one ? { id: one.id, because: 'trying', levels: [] } : null
  }
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
  const levels = effects
    .filter(
      ({ attribute, level, verdict }) => verdict === 'better' && best.candidate.levels[attribute] === level,
    )
    .toSorted((a, b) => b.mean - a.mean)
    .map(({ attribute, level }) => ({ attribute, level }))
  return { id: best.candidate.id, because: levels.length > 0 ? 'believed' : 'trying', levels }
}

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
