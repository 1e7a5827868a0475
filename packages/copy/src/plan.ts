import { clamp } from '@clipmint/kit'

import { angleRules } from './angles/all.ts'
import type { AngleRule } from './angles/angle.ts'
import { callsFor } from './calls.ts'
import { lengthOf } from './clean.ts'
import { diversityOf } from './diversity.ts'
import { writeLines } from './lines.ts'
import type { Phrase } from './phrases/book.ts'
import type { Point } from './point.ts'
import { isHeadline, type Opening, readStory, type Story } from './story.ts'
import type { Plan, ProductBrief, Scenario, ScriptLine, SellingPoint } from './types.ts'

/** As many scenarios as one request may ask for. */
const scenariosMost = 5

/**
 * Plans selling points and up to `most` scenarios (5 unless said) from the product's own words alone: no number, price,
 * name or claim that the brief does not hold. The same brief gives the same plan. Poor information gives fewer
 * scenarios, at least one.
 */
export function planProduct(brief: ProductBrief, options: { most?: number } = {}): Plan {
  const story = readStory(brief)
  const most = Math.min(
    clamp(Math.floor(options.most ?? scenariosMost), 1, scenariosMost),
    worthTelling(story),
  )
  const choices = chooseOpenings(story, most)
  const calls = callsFor(
    story,
    choices.map(({ rule }) => rule.angle),
  )
  const scenarios = choices.map((choice, index) => toScenario(story, choice, calls[index] ?? []))
  return {
    writer: 'built-in',
    language: brief.language,
    sellingPoints: [...saidFirst(story.points, scenarios).map(toSellingPoint), ...pricePoint(story)],
    scenarios,
    diversity: diversityOf(scenarios),
  }
}

/** Two thoughts carry three videos, five carry five; a single one carries two, and words in another language three. */
function worthTelling({ points, sameLanguage }: Story): number {
  const own = points.length <= 1 ? 2 : Math.min(points.length + 1, scenariosMost)
  return sameLanguage ? own : Math.min(own, 3)
}

type Choice = { rule: AngleRule; opening: Opening; told: Point[] }

/** The angles that suit best, each with a hook that no other has, and each telling another point first. */
function chooseOpenings(story: Story, most: number): Choice[] {
  const ranked = angleRules
    .map((rule, index) => ({ rule, index, weight: rule.weight(story) }))
    .sort((a, b) => b.weight - a.weight || a.index - b.index)
  const choices: Choice[] = []
  const hooks = new Set<string>()
  const firsts = new Set<string>()
  for (const { rule } of ranked) {
    if (choices.length >= most) break
    const openings = rule
      .openings(story)
      .filter(({ headline }) => headline.length > 0 && !headline.some((text) => hooks.has(text)))
    const opening = openings.find(({ point, lead }) => !firsts.has((point ?? lead)?.id ?? '')) ?? openings[0]
    if (!opening) continue
    const told = orderPoints(story, rule, opening, firsts)
    for (const text of opening.headline) hooks.add(text)
    for (const point of [opening.point, told[0]]) if (point) firsts.add(point.id)
    choices.push({ rule, opening, told })
  }
  return choices
}

/** What the hook promises, then by the angle's order of subjects, best first; kinds take turns so that one does not fill it. */
function orderPoints(
  story: Story,
  { order }: AngleRule,
  { point, lead, headline }: Opening,
  firsts: ReadonlySet<string>,
): Point[] {
  const left = story.points.filter(
    (other) => other !== point && other !== lead && !headline.includes(other.variants[0] ?? ''),
  )
  const rounds = order.map((kind) => left.filter((other) => other.kind === kind))
  const deepest = Math.max(0, ...rounds.map((round) => round.length))
  const turns = Array.from({ length: deepest }, (_, depth) =>
    rounds.flatMap((round) => round.slice(depth, depth + 1)),
  ).flat()
  if (lead) return [lead, ...turns]
  if (point) return turns
  const fresh = turns.findIndex((other) => !firsts.has(other.id) && isHeadline(story, other))
  const start = fresh < 0 ? turns.findIndex((other) => !firsts.has(other.id)) : fresh
  const first = turns[start]
  return first ? [first, ...turns.filter((other) => other !== first)] : turns
}

function toScenario(story: Story, { rule, opening, told }: Choice, call: Phrase): Scenario {
  const lines = writeLines(story, opening, { told, call })
  return { id: rule.angle, angle: rule.angle, title: opening.title, summary: outlineOf(lines), lines }
}

/** What no scenario found room for comes last: it is offered, but promised to nobody. */
function saidFirst(points: readonly Point[], scenarios: readonly Scenario[]): Point[] {
  const said = new Set(scenarios.flatMap(({ lines }) => lines.flatMap(({ pointIds }) => pointIds)))
  return points.toSorted((a, b) => Number(!said.has(a.id)) - Number(!said.has(b.id)))
}

const longestOutline = 80

/** How the video goes, in its own big words: as many of them as fit one line. */
function outlineOf(lines: readonly ScriptLine[]): string {
  const heads = lines.slice(0, -1).flatMap(({ headline }) => headline.slice(0, 1))
  const outlines = heads.map((_, index) => heads.slice(0, index + 1).join(' → '))
  return outlines.findLast((text) => lengthOf(text) <= longestOutline) ?? heads[0] ?? ''
}

function toSellingPoint({ id, variants, source }: Point): SellingPoint {
  return { id, text: variants[0] ?? source.quote, source }
}

function pricePoint({ price }: Story): SellingPoint[] {
  if (price === null) return []
  return [{ id: 'price', text: price, source: { field: 'price', start: 0, end: price.length, quote: price } }]
}
