import { type Scenario, ScenarioLine, SellingPoint } from '@clipmint/contract'
import { z } from 'zod'

import type { PlanBrief, PlanWords } from '../planner.ts'
import { fitLine, fitLines } from './fit-line.ts'
import { manners } from './prompts/languages.ts'
import { linesOnce, openedOnce, sameWords } from './said-once.ts'

/** From which side a video tells its product, with what that means. */
export const angles = {
  benefit: 'what is good about it',
  problem: 'a worry that it takes away',
  offer: 'its price',
  scene: 'a moment in which it is used',
  detail: 'what it is made of, sizes, choices',
  new: 'that it is new, only where the data says so',
  question: 'a question that it answers',
  proof: 'what shows that it is as it is told',
  making: 'how it is made',
  visit: 'why to come by',
} as const
const angleNames = Object.keys(angles) as (keyof typeof angles)[]

export const mostPoints = 8
const mostLines = 7
const fewestLines = 3
const mostVariants = 3
const longestPoint = 60
const longestSummary = 80

/**
 * What a model writes of a plan: the contract's own shapes without what we count ourselves. How many and how long is
 * not asked for here, since too much is cut, which costs less than asking again.
 */
export const PlanDraft = z.object({
  sellingPoints: z.array(
    SellingPoint.pick({ id: true, text: true }).extend({
      field: z.enum(['name', 'info']),
      quote: SellingPoint.shape.source.shape.quote,
    }),
  ),
  scenarios: z.array(
    z.object({
      angle: z.enum(angleNames),
      title: z.string(),
      summary: z.string(),
      lines: z.array(
        ScenarioLine.omit({ announces: true, follows: true, over: true, writer: true }).extend({
          headline: z.array(z.string()),
        }),
      ),
    }),
  ),
})
export type PlanDraft = z.infer<typeof PlanDraft>

/**
 * The draft as far as it can be used: points whose words stand where they are said to, with the place we found them at;
 * lines that fit, each once; scenarios that open differently, as many as were wanted. Null when no point or no scenario is
 * left.
 */
export function toPlanWords(brief: PlanBrief, draft: PlanDraft): PlanWords | null {
  const found = pointsOf(brief, draft)
  if (found.length === 0) return null
  const { shownPrice: price } = brief
  const priced: SellingPoint[] =
    price === null
      ? []
      : [{ id: 'price', text: price, source: { field: 'price', start: 0, end: price.length, quote: price } }]
  const sellingPoints = [...found, ...priced]
  const known = new Set(sellingPoints.map(({ id }) => id))
  const whole = draft.scenarios
    .map((scenario) => scenarioOf(brief, scenario, known))
    .filter(({ lines }) => lines.length >= fewestLines)
  const apart = openedOnce(whole).filter(({ lines }) => lines.length >= fewestLines)
  const scenarios = apart.slice(0, brief.most)
  if (scenarios.length === 0) return null
  const isFewer = scenarios.length < Math.min(whole.length, brief.most)
  return { sellingPoints, scenarios: named(scenarios), ...(isFewer ? { fewer: 'alike' as const } : {}) }
}

function pointsOf(brief: PlanBrief, { sellingPoints }: PlanDraft): SellingPoint[] {
  const points: SellingPoint[] = []
  for (const { id, text, field, quote: said } of sellingPoints) {
    const quote = said.normalize('NFC').trim()
    const place = quote === '' ? null : findQuote(brief, field, quote)
    const line = fitLine(text, longestPoint)
    const isTaken =
      id === 'price' ||
      points.some((other) => other.id === id || sameWords(other.text) === sameWords(line ?? ''))
    if (!place || line === null || isTaken) continue
    points.push({ id, text: line, source: { ...place, end: place.start + quote.length, quote } })
  }
  return points.slice(0, mostPoints)
}

/** Where a quote stands: in the field that it is said to be of, or in the other. */
function findQuote(
  brief: PlanBrief,
  field: 'name' | 'info',
  quote: string,
): { field: 'name' | 'info'; start: number } | null {
  const fields = field === 'name' ? (['name', 'info'] as const) : (['info', 'name'] as const)
  const held = fields.find((it) => brief[it].includes(quote))
  return held === undefined ? null : { field: held, start: brief[held].indexOf(quote) }
}

function scenarioOf(
  { language }: PlanBrief,
  { angle, title, summary, lines: drafted }: PlanDraft['scenarios'][number],
  known: ReadonlySet<string>,
): Scenario {
  const limit = manners[language]
  const fitting = drafted
    .map(({ role, headline, sub, pointIds }) => ({
      role,
      headline: fitLines(headline, limit.headline, mostVariants),
      sub: fitLines(sub, limit.sub, mostVariants),
      pointIds: [...new Set(pointIds)].filter((id) => known.has(id)),
    }))
    .filter(({ headline }) => headline.length > 0)
  const lines = shorten(linesOnce(fitting))
  const heads = lines.map(({ headline }) => headline[0] ?? '')
  return {
    id: angle,
    angle,
    title: fitLine(title, limit.title) ?? lines[0]?.headline.at(-1) ?? '',
    summary: fitLine(summary, longestSummary) ?? heads.slice(0, 2).join(' → '),
    lines,
  }
}

/** The first lines and the last one, which calls to act, where there are more than a video holds. */
function shorten<Line>(lines: readonly Line[]): Line[] {
  return lines.length <= mostLines ? [...lines] : [...lines.slice(0, mostLines - 1), ...lines.slice(-1)]
}

/** Two scenarios of one angle bear two names. */
function named(scenarios: readonly Scenario[]): Scenario[] {
  return scenarios.map((scenario, index) => {
    const earlier = scenarios.slice(0, index).filter(({ angle }) => angle === scenario.angle).length
    return earlier === 0 ? scenario : { ...scenario, id: `${scenario.angle}-${earlier + 1}` }
  })
}
