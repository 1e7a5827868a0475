import { type AiPlan, type Scenario, scriptOf } from '@clipmint/contract'
import { diversityOf } from '@clipmint/copy'
import {
  fillTemplate,
  type PlaceableFile,
  type Ratio,
  slotsOf,
  type Template,
  type UserSource,
} from '@clipmint/film'
import { roundTo } from '@clipmint/kit'

import type { Entry } from '../../templates/index.ts'

/** The ratio that a new video starts in. */
export const RATIO: Ratio = '9:16'

/** A template that is to be shown among the first, with the scenario that it tells. */
type Shown = { entry: Pick<Entry, 'template' | 'card'>; scenario: Scenario }
type Facts = { plan: AiPlan; files: readonly PlaceableFile[] }

/** How much each thing counts for how far two videos are apart; the words hold the rest. */
const FAMILY = 0.15
const PICTURE = 0.15

/**
 * The file that each of the first videos opens with: another for each, as long as there are files that its template can
 * open with. A scenario keeps its file in every other template.
 */
export function firstFiles(
  head: readonly Shown[],
  facts: Facts,
): {
  shown: readonly (string | null)[]
  of: (pair: Pick<Shown, 'scenario'>, index: number) => string | null
} {
  const shown: (string | null)[] = []
  for (const one of head) shown.push(firstFileOf(one, facts, new Set(shown.flatMap((id) => id ?? []))))
  const ofScenario = new Map<string, string | null>()
  head.forEach(({ scenario }, index) => {
    if (!ofScenario.has(scenario.id)) ofScenario.set(scenario.id, shown[index] ?? null)
  })
  const plain = facts.files[0]?.id ?? null
  return { shown, of: ({ scenario }, index) => shown[index] ?? ofScenario.get(scenario.id) ?? plain }
}

/** The first file, in the owner's order, that nobody opens with yet and that the template would open with. */
function firstFileOf(
  { entry, scenario }: Shown,
  { plan, files }: Facts,
  taken: ReadonlySet<string>,
): string | null {
  const script = scriptOf(plan, scenario)
  const fresh = files.filter(({ id }) => !taken.has(id))
  const opens = fresh.find((file) => {
    const source = fillTemplate(entry.template, RATIO, script, openingWith(files, file.id))
    return openingOf(entry.template, source) === file.id
  })
  return (opens ?? fresh[0] ?? files[0])?.id ?? null
}

/** Files in their order, with one of them first: what stands first opens the video. */
export function openingWith<File extends { id: string }>(files: readonly File[], id: string): File[] {
  return files.toSorted((one, other) => Number(other.id === id) - Number(one.id === id))
}

/** The file in the first place of a filled template; null where its first scenes show none. */
export function openingOf(template: Template, source: UserSource): string | null {
  const off = new Set(source.scenes?.off)
  const scenes = slotsOf(template).filter(({ scene }) => !off.has(scene.id))
  const [first] = scenes.flatMap(({ media }) => media)
  return (first && source.media[first.id]?.assetId) ?? null
}

/**
 * How far the first videos of a product of this name are apart, 0 to 1: in angle and words, in the family of their template,
 * and in how they open.
 */
export function diversityOfHead(
  head: readonly Shown[],
  firsts: readonly (string | null)[],
  name: string,
): number {
  const pairs = head.flatMap((one, index) =>
    head.slice(index + 1).map((other, more) => ({
      family: Number(one.entry.card.family !== other.entry.card.family),
      picture: Number(firsts[index] !== firsts[index + 1 + more]),
    })),
  )
  if (pairs.length === 0) return 0
  const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length
  const words = diversityOf(
    head.map(({ scenario }) => scenario),
    name,
  )
  const look =
    FAMILY * mean(pairs.map(({ family }) => family)) + PICTURE * mean(pairs.map(({ picture }) => picture))
  return roundTo((1 - FAMILY - PICTURE) * words + look, 3)
}
