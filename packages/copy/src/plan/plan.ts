import { clamp } from '@clipmint/kit'

import { angleRules } from '../angles/all.ts'
import type { AngleRule } from '../angles/angle.ts'
import type { Phrase } from '../phrases/book.ts'
import { lengthOf } from '../reading/clean.ts'
import type { Plan, ProductBrief, Scenario, ScriptLine, SellingPoint, WhyFewer } from '../types.ts'
import { callsFor } from './calls.ts'
import { diversityOf, hooksApart } from './diversity.ts'
import { readLawfully } from './lawful.ts'
import { tellingUnsaid } from './left-out.ts'
import { writeLines } from './lines.ts'
import type { Point } from './point.ts'
import { isHeadline, type Opening, type Story } from './story.ts'

/** As many scenarios as one request may ask for. */
const scenariosMost = 5

/**
 * Plans selling points and up to `most` scenarios (5 unless said) from the product's own words alone: no number, price,
 * name or claim that the brief does not hold. The same brief gives the same plan. Poor information gives fewer
 * scenarios, at least one, and the plan says why; it also tells what of the owner's words no scenario says. With a `spread`
 * scenarios are as far apart as the words allow, rather than as they suit best.
 */
export function planProduct(brief: ProductBrief, options: { most?: number; spread?: number } = {}): Plan {
  const story = readLawfully(brief)
  const asked = clamp(Math.floor(options.most ?? scenariosMost), 1, scenariosMost)
  const plan = mostApart(story, Math.min(asked, worthTelling(story)), options.spread ?? 0)
  return plan.scenarios.length < asked ? { ...plan, fewer: whyFewer(story, plan.scenarios.length) } : plan
}

function mostApart(story: Story, most: number, spread: number): Plan {
  const plain = planIn(story, most, asItSuits)
  if (spread === 0) return plain
  const others = otherManners.map((manner) => planIn(story, most, manner))
  const whole = others.filter(({ scenarios }) => scenarios.length >= plain.scenarios.length)
  return whole.reduce((best, plan) => (plan.diversity > best.diversity ? plan : best), plain)
}

/**
 * How scenarios are told apart: by the first lines that are least alike, by telling the points in turned order, and by
 * leaving out one of the angles that suit best, so that another comes in.
 */
type Manner = { farthest: boolean; turn: number; without: number | null }
const asItSuits: Manner = { farthest: false, turn: 0, without: null }
const otherManners: readonly Manner[] = [null, 4, 3, 2, 1, 0].flatMap((without) =>
  [1, 2, 3, 0].flatMap((turn) => [
    { farthest: true, turn, without },
    { farthest: false, turn, without },
  ]),
)

function planIn(story: Story, most: number, manner: Manner): Plan {
  const { brief } = story
  const choices = chooseOpenings(story, most, manner)
  const calls = callsFor(
    story,
    choices.map(({ rule }) => rule.angle),
  )
  const scenarios = choices.map((choice, index) => toScenario(story, choice, calls[index] ?? []))
  const plan: Plan = {
    writer: 'built-in',
    language: brief.language,
    sellingPoints: [...saidFirst(story.points, scenarios).map(toSellingPoint), ...pricePoint(story)],
    scenarios,
    diversity: diversityOf(scenarios),
    leftOut: story.leftOut,
  }
  return tellingUnsaid(plan, story.asked)
}

/** Two thoughts carry three videos, five carry five; a single one carries two, and words in another language three. */
function worthTelling({ points, sameLanguage }: Story): number {
  const own = points.length <= 1 ? 2 : Math.min(points.length + 1, scenariosMost)
  return sameLanguage ? own : Math.min(own, 3)
}

function whyFewer(story: Story, made: number): WhyFewer {
  if (made < worthTelling(story)) return 'alike'
  return story.sameLanguage ? 'little-said' : 'other-language'
}

type Choice = { rule: AngleRule; opening: Opening; told: Point[] }

/** The angles that suit best, each with a hook that no other has, and each telling another point first. */
function chooseOpenings(story: Story, most: number, { farthest, turn, without }: Manner): Choice[] {
  const ranked = angleRules
    .map((rule, index) => ({ rule, index, weight: rule.weight(story) }))
    .sort((a, b) => b.weight - a.weight || a.index - b.index)
    .filter((_, place) => place !== without)
  const choices: Choice[] = []
  const hooks = new Set<string>()
  const firsts = new Set<string>()
  const tries = [
    ...ranked.map(({ rule }) => ({ rule, openings: rule.openings(story) })),
    ...ranked.map(({ rule }) => ({ rule, openings: rule.spare?.(story) ?? [] })),
  ]
  for (const { rule, openings: all } of tries) {
    if (choices.length >= most || choices.some((choice) => choice.rule === rule)) continue
    const openings = all.filter(
      ({ headline }) => headline.length > 0 && !headline.some((text) => hooks.has(text)),
    )
    const fresh = openings.filter(({ point, lead }) => !firsts.has((point ?? lead)?.id ?? ''))
    // What was told first already opens another story only in other words: “새지 않을까요?” is “새지 않아요” again.
    const others = openings.filter(({ headline }) => isUnlike(choices, headline))
    const pool = [fresh, others, openings].find((list) => list.length > 0) ?? []
    const opening = farthest ? farthestFrom(choices, pool) : pool[0]
    if (!opening) continue
    const told = turnedBy(orderPoints(story, rule, opening, firsts), choices.length * turn, opening)
    for (const text of opening.headline) hooks.add(text)
    for (const point of [opening.point, told[0]]) if (point) firsts.add(point.id)
    choices.push({ rule, opening, told })
  }
  return choices
}

const UNLIKE = 0.65

function isUnlike(choices: readonly Choice[], headline: readonly string[]): boolean {
  return choices.every((choice) => hooksApart(choice.opening.headline, headline) >= UNLIKE)
}

/** The first line whose words are least like those of the others that were chosen. */
function farthestFrom(choices: readonly Choice[], openings: readonly Opening[]): Opening | undefined {
  const apart = ({ headline }: Opening): number =>
    choices.reduce((sum, choice) => sum + hooksApart(choice.opening.headline, headline), 0)
  return openings.toSorted((one, other) => apart(other) - apart(one))[0]
}

/** What is told, beginning further on; what the hook promises stays first. */
function turnedBy(told: readonly Point[], by: number, { lead }: Opening): Point[] {
  const fixed = lead === null ? 0 : 1
  const rest = told.slice(fixed)
  const at = rest.length === 0 ? 0 : by % rest.length
  return [...told.slice(0, fixed), ...rest.slice(at), ...rest.slice(0, at)]
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
export function outlineOf(lines: readonly Pick<ScriptLine, 'headline'>[]): string {
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
