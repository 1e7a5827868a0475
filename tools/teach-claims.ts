/**
 * Weighs what the labelled lines of the copy room are made of, and writes the table by which a line that no rule finds is
 * told from lawful ones. Run again after adding labelled lines:
 *
 *   npm run teach:claims
 *
 * Lines that were held out or kept back are not learnt from: they stay a measure.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'

import { claimsToLearn, featuresOf, formal, lawfulToLearn } from '@clipmint/copy/corpus'

import { root } from './repository.ts'

/** The most lawful lines, of a hundred it has not seen, that the table may mark. */
const MARKED_PERCENT = 1.5
/** Parts into which the lines are dealt to measure that. */
const PARTS = 5
const ROUNDS = 400
const STEP = 0.1
const SHRINK = 0.1
/** Steps of a weight in the table. */
const SCALE = 1

/** A line with its features in each style that it may be said in: a tone changes the ending, and what it says stays lawful or not. */
type Labelled = { isClaim: boolean; isKorean: boolean; features: string[]; formally?: string[] }

const labelled = [...read(true, claimsToLearn), ...read(false, lawfulToLearn)]

function read(isClaim: boolean, lines: readonly string[]): Labelled[] {
  return [...new Set(lines)].map((line) => {
    const formally = formal(line.replace(/[.!]$/u, ''))
    return {
      isClaim,
      isKorean: /[가-힣]/u.test(line),
      features: featuresOf(line),
      ...(formally !== null && line.includes('요') && { formally: featuresOf(formally) }),
    }
  })
}

/** Logistic regression in even steps: the weight of each feature that two lines and more have, and where a line stands with none. */
function teach(labelledLines: readonly Labelled[]): { weights: Map<string, number>; bias: number } {
  const lines = labelledLines.flatMap((line) =>
    line.formally ? [line, { ...line, features: line.formally }] : [line],
  )
  const counts = new Map<string, number>()
  for (const { features } of lines)
    for (const feature of new Set(features)) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const names = [...counts].filter(([, count]) => count > 1).map(([name]) => name)
  const places = new Map(names.map((name, at) => [name, at]))
  const rows = lines.map(({ features, isClaim }) => ({
    at: features.flatMap((feature) => places.get(feature) ?? []),
    share: 1 / Math.sqrt(Math.max(1, features.length)),
    isClaim,
  }))
  const [weights, speed, heat] = [0, 1, 2].map(() => new Float64Array(names.length))
  if (!weights || !speed || !heat) throw new Error('No lines.')
  let bias = 0
  for (let round = 1; round <= ROUNDS; round += 1) {
    const slope = weights.map((weight) => weight * SHRINK)
    let lean = 0
    for (const { at, share, isClaim } of rows) {
      const sum = at.reduce((total, place) => total + (weights[place] ?? 0), 0)
      const miss = 1 / (1 + Math.exp(-(sum * share + bias))) - (isClaim ? 1 : 0)
      for (const place of at) slope[place] = (slope[place] ?? 0) + miss * share
      lean += miss / rows.length
    }
    bias -= lean / 2
    for (const [place, by] of slope.entries()) {
      speed[place] = 0.9 * (speed[place] ?? 0) + 0.1 * by
      heat[place] = 0.999 * (heat[place] ?? 0) + 0.001 * by * by
      const even = Math.sqrt((heat[place] ?? 0) / (1 - 0.999 ** round)) + 1e-8
      weights[place] = (weights[place] ?? 0) - (STEP * (speed[place] ?? 0)) / (1 - 0.9 ** round) / even
    }
  }
  return { weights: new Map(names.map((name, at) => [name, Math.round((weights[at] ?? 0) * SCALE)])), bias }
}

function weigh({ features }: Labelled, weights: ReadonlyMap<string, number>): number {
  const sum = features.reduce((total, feature) => total + (weights.get(feature) ?? 0), 0)
  return sum / Math.sqrt(Math.max(1, features.length))
}

/** Where lawful lines that the weights have not seen are marked as seldom as they may be. */
function thresholdFor(isKorean: boolean): number {
  const mine = labelled.filter((line) => line.isKorean === isKorean)
  const [lawful, claims]: [number[], number[]] = [[], []]
  for (let part = 0; part < PARTS; part += 1) {
    const { weights } = teach(mine.filter((_, at) => at % PARTS !== part))
    for (const line of mine.filter((_, at) => at % PARTS === part))
      for (const features of [line.features, ...(line.formally ? [line.formally] : [])])
        (line.isClaim ? claims : lawful).push(weigh({ ...line, features }, weights))
  }
  const at = lawful.toSorted((a, b) => b - a)[Math.floor((lawful.length * MARKED_PERCENT) / 100)] ?? 0
  const caught = claims.filter((weight) => weight >= at).length / claims.length
  process.stdout.write(
    `${isKorean ? 'ko' : 'en'}: ${(caught * 100).toFixed(1)} % of unseen claims by weight alone\n`,
  )
  return Math.round(at * 100) / 100
}

const levels = new Map<number, string[]>()
for (const isKorean of [true, false]) {
  const { weights } = teach(labelled.filter((line) => line.isKorean === isKorean))
  for (const [feature, weight] of weights) {
    // Latin words in Korean lines are names.
    if (weight === 0 || (isKorean && !/[가-힣#%]/u.test(feature))) continue
    if (!isKorean && /[#%]/u.test(feature)) continue
    levels.set(weight, [...(levels.get(weight) ?? []), feature])
  }
}

writeFileSync(
  path.join(root, 'packages/copy/src/check/likeness-table.ts'),
  `// Written by tools/teach-claims.ts from labelled lines; nobody edits it by hand.

/** The weight above which a line reads like a claim, in lines with Korean and in others. */
export const thresholds = { ko: ${thresholdFor(true)}, en: ${thresholdFor(false)} }

/** What lines are made of, by how much it tells of a claim. */
export const levels: Readonly<Record<string, string>> = {
${[...levels]
  .toSorted(([a], [b]) => a - b)
  .map(([level, features]) => `  '${level}': ${JSON.stringify(features.toSorted().join(' '))},`)
  .join('\n')}
}
`,
)
