import { firstWordsOf } from '@clipmint/kit'

import type { Scenario } from '../types.ts'

/** What of a scenario tells it from others; its angle may be any writer's word. */
type Compared = {
  angle: string
  lines: readonly Pick<Scenario['lines'][number], 'headline' | 'sub' | 'pointIds'>[]
}

/**
 * How far apart scenarios are, 0 to 1: the mean over all pairs of angle (0.4), hook words (0.35) and order of the points
 * told (0.25). Fewer than two scenarios cannot differ: 0. `name` is the product's, over which sentences may stand.
 */
export function diversityOf(scenarios: readonly Compared[], name: string): number {
  const pairs = scenarios.flatMap((one, index) =>
    scenarios.slice(index + 1).map((other) => distance(one, other, name)),
  )
  if (pairs.length === 0) return 0
  return Math.round((pairs.reduce((sum, pair) => sum + pair, 0) / pairs.length) * 1000) / 1000
}

/** How far two first lines are apart in their words, 0 to 1. */
export function hooksApart(one: readonly string[], other: readonly string[]): number {
  return 1 - overlap(wordsIn(one), wordsIn(other))
}

function distance(one: Compared, other: Compared, name: string): number {
  const angle = one.angle === other.angle ? 0 : 1
  return (
    0.4 * angle +
    0.35 * (1 - overlap(hookWords(one, name), hookWords(other, name))) +
    0.25 * (1 - sameOrder(one, other))
  )
}

/** Words, and pairs of letters in them, so that 따뜻해요 and 따뜻한 count as near. */
function hookWords({ lines: [hook] }: Compared, name: string): Set<string> {
  return wordsIn(hook ? firstWordsOf(hook, name) : [])
}

function wordsIn(lines: readonly string[]): Set<string> {
  const words =
    lines
      .join(' ')
      .toLocaleLowerCase('en')
      .match(/[\p{L}\p{N}%]+/gu) ?? []
  return new Set(
    words.flatMap((word) => [
      word,
      ...[...word].slice(1).map((letter, index) => ([...word][index] ?? '') + letter),
    ]),
  )
}

function overlap(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length
  const all = new Set([...one, ...other]).size
  return all === 0 ? 1 : shared / all
}

/** The share of places at which both tell the same point. */
function sameOrder(one: Compared, other: Compared): number {
  const [a, b] = [toldBy(one), toldBy(other)]
  const places = Math.max(a.length, b.length)
  return places === 0 ? 1 : a.filter((id, index) => id === b[index]).length / places
}

function toldBy(scenario: Compared): string[] {
  return scenario.lines.slice(0, -1).map((line) => line.pointIds[0] ?? line.headline[0] ?? '')
}
