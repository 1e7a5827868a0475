import { CholeskyDecomposition, Matrix } from 'ml-matrix'

import { normalQuantile } from './normal-quantile.ts'

/**
 * What came of one post: `outcome` is a measure on a scale on which effects add, such as the logarithm of its views after a
 * week; `group` is what its outcome is only comparable within (its network), `levels` what it was by each attribute.
 */
export type Observation = { group: string; levels: Readonly<Record<string, string>>; outcome: number }

/** How a level does against the attribute's others, as a difference on the outcome's scale, and how sure that is. */
export type Effect = {
  attribute: string
  level: string
  posts: number
  /** Shrunken towards nothing, the more the fewer posts there are. */
  mean: number
  deviation: number
  /** `better` and `worse` are claimed; of the others it is not known yet. */
  verdict: 'better' | 'worse' | 'unknown'
}

export type Estimate = {
  effects: Effect[]
  /** What is believed of the levels, to draw from: means and their covariances in the order of `effects`. */
  belief: { means: number[]; covariance: Matrix }
}

/** How often an account may be told anything where there is nothing to be found, all its levels together. */
const falseClaims = 0.03
/** Below so many posts nothing is said at all, and below so many of a level nothing of it. */
export const fewestPosts = { inAll: 40, ofLevel: 5 }
/** How much levels can differ at all before anything is known: a standard deviation of half an order of e. */
const priorDeviation = 0.3
/** How far posts of the same levels lie apart before anything is known. */
const noiseDeviation = 0.5
/** How many posts' worth of belief those priors have against what the posts say. */
const priorWeight = 4
const groupVariance = 100
const rounds = 40

/**
 * Estimates what each level does, all attributes at once, so that what merely goes together is not mistaken for a cause: Bayesian
 * linear regression with a variance of its own for each attribute, found from the posts by MacKay's fixed point (Bishop,
 * "Pattern Recognition and Machine Learning", 3.5.2). Where there is nothing to find the variances shrink, and with them the
 * effects. A claim is made where an effect is farther from nothing than chance takes any of the levels (Bonferroni).
 */
export function estimateEffects(observations: readonly Observation[]): Estimate {
  const columns = columnsOf(observations)
  if (columns.length === 0) return { effects: [], belief: { means: [], covariance: Matrix.zeros(0, 0) } }
  const groups = [...new Set(observations.map(({ group }) => group))].toSorted()
  const size = groups.length + columns.length
  const design = new Matrix(
    observations.map(({ group, levels }) => [
      ...groups.map((it) => (it === group ? 1 : 0)),
      ...columns.map(({ attribute, level }) => (levels[attribute] === level ? 1 : 0)),
    ]),
  )
  const outcomes = Matrix.columnVector(observations.map(({ outcome }) => outcome))
  const gram = design.transpose().mmul(design)
  const moment = design.transpose().mmul(outcomes)
  const attributes = [...new Set(columns.map(({ attribute }) => attribute))]
  const variances = new Map(attributes.map((attribute) => [attribute, priorDeviation ** 2]))
  let noise = noiseDeviation ** 2

  let means = Matrix.zeros(size, 1)
  let covariance = Matrix.eye(size)
  for (let round = 0; round < rounds; round += 1) {
    const precisions = [
      ...groups.map(() => 1 / groupVariance),
      ...columns.map(({ attribute }) => 1 / (variances.get(attribute) ?? groupVariance)),
    ]
    const precision = Matrix.add(Matrix.div(gram, noise), Matrix.diag(precisions))
    covariance = new CholeskyDecomposition(precision).solve(Matrix.eye(size))
    means = covariance.mmul(moment).div(noise)
    let free = 0
    for (let at = 0; at < size; at += 1) free += 1 - (precisions[at] ?? 0) * covariance.get(at, at)
    for (const attribute of attributes) {
      let squares = priorWeight * priorDeviation ** 2
      let weight = priorWeight
      for (const [no, column] of columns.entries()) {
        if (column.attribute !== attribute) continue
        const at = groups.length + no
        squares += means.get(at, 0) ** 2 + covariance.get(at, at)
        weight += 1
      }
      variances.set(attribute, squares / weight)
    }
    const residual = Matrix.sub(outcomes, design.mmul(means))
    // Posts that were all seen as often, or that are as few as their levels, say nothing of how far posts lie apart.
    noise =
      (residual.dot(residual) + priorWeight * noiseDeviation ** 2) /
      (Math.max(0, observations.length - free) + priorWeight)
  }
  return describe(columns, { means, covariance, first: groups.length, many: observations.length })
}

type Column = { attribute: string; level: string; posts: number }

/** The levels that the posts have, of attributes in which they differ at all. */
function columnsOf(observations: readonly Observation[]): Column[] {
  const counts = new Map<string, Map<string, number>>()
  for (const { levels } of observations)
    for (const [attribute, level] of Object.entries(levels)) {
      const of = counts.get(attribute) ?? new Map<string, number>()
      counts.set(attribute, of.set(level, (of.get(level) ?? 0) + 1))
    }
  return [...counts]
    .filter(([, levels]) => levels.size > 1)
    .flatMap(([attribute, levels]) => [...levels].map(([level, posts]) => ({ attribute, level, posts })))
}

function describe(
  columns: readonly Column[],
  { means, covariance, first, many }: { means: Matrix; covariance: Matrix; first: number; many: number },
): Estimate {
  const isKnown = ({ posts }: Column) => posts >= fewestPosts.ofLevel && many >= fewestPosts.inAll
  const claimed = columns.filter(isKnown).length
  const far = claimed === 0 ? Number.POSITIVE_INFINITY : normalQuantile(1 - falseClaims / (2 * claimed))
  const all = Array.from({ length: columns.length }, (_, no) => first + no)
  const effects = columns.map((column, no): Effect => {
    const weights = columns.map((other, at) => contrastWeight(columns, { no, at, other }))
    const contrast = Matrix.rowVector(weights)
    const own = covariance.selection(all, all)
    const mean = contrast.mmul(means.selection(all, [0])).get(0, 0)
    const deviation = Math.sqrt(contrast.mmul(own).mmul(contrast.transpose()).get(0, 0))
    const isClaimed = isKnown(column) && Math.abs(mean) > far * deviation
    return { ...column, mean, deviation, verdict: !isClaimed ? 'unknown' : mean > 0 ? 'better' : 'worse' }
  })
  return {
    effects,
    belief: { means: all.map((at) => means.get(at, 0)), covariance: covariance.selection(all, all) },
  }
}

/** One level against the average of the attribute's others. */
function contrastWeight(
  columns: readonly Column[],
  { no, at, other }: { no: number; at: number; other: Column },
): number {
  const { attribute } = columns[no] ?? other
  if (other.attribute !== attribute) return 0
  const others = columns.filter((it) => it.attribute === attribute).length - 1
  return at === no ? 1 : -1 / others
}
