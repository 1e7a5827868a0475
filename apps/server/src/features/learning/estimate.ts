import { CholeskyDecomposition, Matrix } from 'ml-matrix'

import { joinPosts } from './join-posts.ts'
import { normalQuantile } from './normal-quantile.ts'

/**
 * What came of one post on one network: `outcome` is a measure on a scale on which effects add, such as the logarithm of its
 * views after a week; `group` is what its outcome is only comparable within (its network), `levels` what it was by each
 * attribute. What was seen of one post, and of one video, is seen alike, and says less than as much of others.
 */
export type Observation = {
  post: string
  video: string
  group: string
  levels: Readonly<Record<string, string>>
  outcome: number
}

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
  /** How many posts it is from: a post on several networks is one. */
  posts: number
  effects: Effect[]
  /** What is believed of the levels, to draw from: means and their covariances in the order of `effects`. */
  belief: { means: number[]; covariance: Matrix }
}

/** How often an account may be told anything where there is nothing to be found, all its levels together. */
const falseClaims = 0.02
/** Below so many posts nothing is said at all, and below so many of a level nothing of it. */
export const fewestPosts = { inAll: 40, ofLevel: 5 }
/** How much levels can differ at all before anything is known: a standard deviation of half an order of e. */
const priorDeviation = 0.3
/** How far posts of the same levels lie apart on one network before anything is known. */
const noiseDeviation = 0.5
/** How many posts' worth of belief those priors have against what the posts say. */
const priorWeight = 4
const groupVariance = 100
const mostRounds = 40
/** Rounds that change the variances by less than this share of them change no verdict. */
const settledShare = 1e-4

/**
 * Estimates what each level does, all attributes at once, so that what merely goes together is not mistaken for a cause: Bayesian
 * linear regression with a variance of its own for each attribute, found from the posts by MacKay's fixed point (Bishop,
 * "Pattern Recognition and Machine Learning", 3.5.2). Where there is nothing to find the variances shrink, and with them the
 * effects. A claim is made where an effect is farther from nothing than chance takes any of the levels (Bonferroni).
 */
export function estimateEffects(observations: readonly Observation[]): Estimate {
  const columns = columnsOf(observations)
  const many = new Set(observations.map(({ post }) => post)).size
  if (columns.length === 0)
    return { posts: many, effects: [], belief: { means: [], covariance: Matrix.zeros(0, 0) } }
  const groups = [...new Set(observations.map(({ group }) => group))].toSorted()
  const size = groups.length + columns.length
  const seen = observations.map(({ levels, ...of }) => ({
    ...of,
    row: [
      ...groups.map((it) => (it === of.group ? 1 : 0)),
      ...columns.map(({ attribute, level }) => (levels[attribute] === level ? 1 : 0)),
    ],
  }))
  const { design, outcomes } = joinPosts(seen, { variance: noiseDeviation ** 2, weight: priorWeight })
  const gram = design.transpose().mmul(design)
  const moment = design.transpose().mmul(outcomes)
  const outcomeSquares = outcomes.dot(outcomes)
  const attributes = [...new Set(columns.map(({ attribute }) => attribute))]
  const variances = new Map(attributes.map((attribute) => [attribute, priorDeviation ** 2]))
  let noise = noiseDeviation ** 2

  let means = Matrix.zeros(size, 1)
  let covariance = Matrix.eye(size)
  for (let round = 0; round < mostRounds; round += 1) {
    const before = [...variances.values(), noise]
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
    // The squares of what the means leave unexplained, from the sums that are there already.
    const residual = outcomeSquares - 2 * means.dot(moment) + means.dot(gram.mmul(means))
    // Posts that were all seen as often, or that are as few as their levels, say nothing of how far posts lie apart.
    noise =
      (Math.max(0, residual) + priorWeight * noiseDeviation ** 2) / (Math.max(0, many - free) + priorWeight)
    const after = [...variances.values(), noise]
    if (before.every((value, at) => Math.abs((after[at] ?? 0) - value) <= settledShare * value)) break
  }
  return describe(columns, { means, covariance, first: groups.length, many })
}

type Column = { attribute: string; level: string; posts: number }

/** The levels that the posts have, of attributes in which they differ at all. */
function columnsOf(observations: readonly Observation[]): Column[] {
  const posts = new Map<string, Map<string, Set<string>>>()
  for (const { post, levels } of observations)
    for (const [attribute, level] of Object.entries(levels)) {
      const of = posts.get(attribute) ?? new Map<string, Set<string>>()
      posts.set(attribute, of.set(level, (of.get(level) ?? new Set()).add(post)))
    }
  return [...posts]
    .filter(([, levels]) => levels.size > 1)
    .flatMap(([attribute, levels]) =>
      [...levels].map(([level, { size }]) => ({ attribute, level, posts: size })),
    )
}

function describe(
  columns: readonly Column[],
  { means, covariance, first, many }: { means: Matrix; covariance: Matrix; first: number; many: number },
): Estimate {
  const isKnown = ({ posts }: Column) => posts >= fewestPosts.ofLevel && many >= fewestPosts.inAll
  const claimed = columns.filter(isKnown).length
  const far = claimed === 0 ? Number.POSITIVE_INFINITY : normalQuantile(1 - falseClaims / (2 * claimed))
  const all = Array.from({ length: columns.length }, (_, no) => first + no)
  const own = { means: means.selection(all, [0]), covariance: covariance.selection(all, all) }
  const effects = columns.map((column, no): Effect => {
    const weights = columns.map((other, at) => contrastWeight(columns, { no, at, other }))
    const contrast = Matrix.rowVector(weights)
    const mean = contrast.mmul(own.means).get(0, 0)
    const deviation = Math.sqrt(contrast.mmul(own.covariance).mmul(contrast.transpose()).get(0, 0))
    const isClaimed = isKnown(column) && Math.abs(mean) > far * deviation
    return { ...column, mean, deviation, verdict: !isClaimed ? 'unknown' : mean > 0 ? 'better' : 'worse' }
  })
  return {
    posts: many,
    effects,
    belief: { means: own.means.to1DArray(), covariance: own.covariance },
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
