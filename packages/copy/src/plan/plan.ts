import { countChars, clamp } from '@clipmint/kit'

import { titleOf } from '../angles/facts.ts'
import type { AngledOpening } from '../angles/opening.ts'
import { openingsOf } from '../angles/openings.ts'
import type { Phrase } from '../phrases/book.ts'
import type { Plan, ProductBrief, Scenario, ScriptLine, SellingPoint, WhyFewer } from '../types.ts'
import { restyledIn } from '../voices/voices.ts'
import { asksFor } from './asks.ts'
import { callsFor } from './calls.ts'
import { type Chosen, chooseOpenings, FEW, type Manner, wordsOf } from './choose-openings.ts'
import { diversityOf } from './diversity.ts'
import { readLawfully } from './lawful.ts'
import { tellingUnsaid } from './left-out.ts'
import { writeLines } from './lines.ts'
import { isCaution, leaningOn, type Point } from './point.ts'
import { speakLines } from './speak.ts'
import type { Story } from './story.ts'

/** How a plan is to be; what is left out is as most owners want it. */
export type PlanOptions = {
  /** As many scenarios at most. */
  most?: number
  /** Scenarios as far apart as the words allow, rather than as they suit best. */
  spread?: boolean
  /** First lines that viewers have seen, the last first: others come before them, as long as there are any. */
  openedBefore?: readonly string[]
  /** No fact opens two scenarios, where fewer of them are better. */
  opensOnce?: boolean
}

/** As many scenarios as one request may ask for. */
const scenariosMost = 5

/**
 * Plans selling points and up to `most` scenarios (5 unless said) from the product's own words alone: no number, price,
 * name or claim that the brief does not hold. The same brief gives the same plan. Poor information gives fewer
 * scenarios, at least one, and the plan says why; it also tells what of the owner's words no scenario says. With `spread`
 * scenarios are as far apart as the words allow, rather than as they suit best.
 */
export function planProduct(brief: ProductBrief, options: PlanOptions = {}): Plan {
  const story = readLawfully(brief)
  const asked = clamp(Math.floor(options.most ?? scenariosMost), 1, scenariosMost)
  const plan = mostApart(story, Math.min(asked, worthTelling(story)), options)
  const asks = asksFor(story)
  return {
    ...plan,
    ...(asks.length > 0 ? { asks } : {}),
    ...(plan.scenarios.length < Math.min(asked, FEW)
      ? { fewer: whyFewer(story, plan.scenarios.length) }
      : {}),
  }
}

function mostApart(
  story: Story,
  most: number,
  { spread = false, openedBefore = [], opensOnce = false }: PlanOptions,
): Plan {
  const all = openingsOf(story)
  const mayRepeat = !opensOnce && all.some(({ isRepeat }) => isRepeat)
  // Where a fact may open again, the bare name says less.
  const fitting = all.filter((opening) => (mayRepeat ? !isBareName(opening) : !opening.isRepeat))
  const openings = leastUsed(fitting, openedBefore, restyledIn(story.brief))
  const plain = planIn(story, openings, most, asItSuits)
  if (!spread) return plain
  const others = otherManners.map((manner) => planIn(story, openings, most, manner))
  const whole = others.filter(({ scenarios }) => scenarios.length >= plain.scenarios.length)
  return whole.reduce((best, plan) => (plan.diversity > best.diversity ? plan : best), plain)
}

const asItSuits: Manner = { farthest: false, turn: 0, without: null }
const otherManners: readonly Manner[] = [null, 4, 3, 2, 1, 0].flatMap((without) =>
  [1, 2, 3, 0].flatMap((turn) => [
    { farthest: true, turn, without },
    { farthest: false, turn, without },
  ]),
)

function isBareName({ isNamed, point }: AngledOpening): boolean {
  return isNamed === true && point === null
}

/** First lines that were not used before, then the others, those that were used longest ago first. */
function leastUsed(
  openings: readonly AngledOpening[],
  openedBefore: readonly string[],
  restyle: (text: string) => string,
): AngledOpening[] {
  const ageOf = (opening: AngledOpening): number => {
    const words = wordsOf(opening).flatMap((text) => [text, restyle(text)])
    const at = openedBefore.findIndex((seen) => words.some((text) => isSpokenAs(text, seen)))
    return at < 0 ? openedBefore.length : at
  }
  return openings.toSorted((a, b) => ageOf(b) - ageOf(a))
}

/** Whether words are those that a video said, which may be called out, or end in another style: 보증해요, 보증합니다. */
function isSpokenAs(text: string, said: string): boolean {
  const stem = [...text].slice(0, Math.max(4, countChars(text) - 2)).join('')
  return said.startsWith(stem)
}

function planIn(story: Story, openings: readonly AngledOpening[], most: number, manner: Manner): Plan {
  const { brief } = story
  const choices = orderFacts(story, chooseOpenings(openings, most, manner), manner.turn)
  const calls = callsFor(
    story,
    choices.map(({ angle }) => angle),
  )
  const scenarios = distinctScenarios(story, choices, calls)
  const plan: Plan = {
    writer: 'built-in',
    language: brief.language,
    sellingPoints: [...saidFirst(story.points, scenarios).map(toSellingPoint), ...pricePoint(story)],
    scenarios,
    diversity: diversityOf(scenarios, story.brief.name),
    leftOut: story.leftOut,
  }
  return tellingUnsaid(plan, story.asked)
}

/**
 * A video of each choice, none of which says what one before it says: what would is told in another order, or is not made where there
 * is none. The calls at their ends do not tell them apart.
 */
function distinctScenarios(story: Story, choices: readonly Choice[], calls: readonly Phrase[]): Scenario[] {
  const made = new Map<string, Scenario>()
  for (const [index, choice] of choices.entries())
    for (const told of ordersOf(choice)) {
      const scenario = toScenario(story, { ...choice, told }, calls[index] ?? [])
      const said = scenario.lines
        .filter(({ role }) => role !== 'cta')
        .map(({ headline, sub }) => [headline[0], sub[0]])
      const key = JSON.stringify(said)
      if (made.has(key)) continue
      made.set(key, scenario)
      break
    }
  return [...made.values()]
}

/** The facts of a video in its own order, then each of them first in turn; what leans on a fact stays after it. */
function ordersOf({ opening, told }: Choice): Point[][] {
  const groups = told.reduce<Point[][]>(
    (all, point) =>
      point.tellAfter === undefined || all.length === 0
        ? [...all, [point]]
        : [...all.slice(0, -1), [...(all.at(-1) ?? []), point]],
    [],
  )
  // What leans on the opening, and what it promises, comes first.
  const isBound = ([first]: readonly Point[]): boolean =>
    first === opening.lead || first?.tellAfter !== undefined
  const bound = groups.filter((group, at) => at === 0 && isBound(group))
  const free = groups.slice(bound.length)
  return free.length === 0 ? [[...told]] : free.map((_, by) => [...bound, ...turned(free, by)].flat())
}

/** One thought carries two videos, two carry four, three carry five; words in another language three. */
function worthTelling({ points, sameLanguage }: Story): number {
  const own = points.length <= 1 ? 2 : points.length === 2 ? 4 : scenariosMost
  return sameLanguage ? own : Math.min(own, 3)
}

function whyFewer(story: Story, made: number): WhyFewer {
  if (made < worthTelling(story)) return 'alike'
  return story.sameLanguage ? 'little-said' : 'other-language'
}

type Choice = Chosen & { told: Point[] }

/** As many facts as most templates have scenes for between a first line and the price. */
const TOLD_FIRST = 3

/**
 * What each video tells after its first line: the fact that answers a question, then those that the videos before told
 * least, as their owner tells them one after the other, then all the others, the strongest first.
 */
function orderFacts(story: Story, chosen: readonly Chosen[], turn: number): Choice[] {
  const times = new Map<Point, number>()
  const count = (point: Point | null): void => {
    if (point) times.set(point, (times.get(point) ?? 0) + 1)
  }
  const strongest = story.points.toSorted((a, b) => b.strength - a.strength)
  for (const { opening } of chosen) count(opening.point)
  return chosen.map(({ angle, opening }, index) => {
    const { point, lead, headline } = opening
    const left = turned(strongest, index * turn).filter(
      (other) =>
        other !== point &&
        other !== lead &&
        other.tellAfter === undefined &&
        !headline.includes(other.variants[0] ?? ''),
    )
    const rarest = left
      .filter((other) => !isCaution(other))
      .toSorted((a, b) => (times.get(a) ?? 0) - (times.get(b) ?? 0))
    // After a first line that stood before, the others come the other way round.
    const way = opening.isRepeat ? -1 : 1
    const first = rarest
      .slice(0, lead ? TOLD_FIRST - 1 : TOLD_FIRST)
      .toSorted((a, b) => way * (a.source.start - b.source.start))
    const rest = left.filter((other) => !first.includes(other) && !isCaution(other))
    // A caution is told for honesty’s sake, after all that is good, each video another first.
    const cautions = turned(left.filter(isCaution), index)
    const own = [...(lead ? [lead] : []), ...first, ...rest, ...cautions]
    const told = [
      ...(point ? leaningOn(point, story.points) : []),
      ...own.flatMap((other) => [other, ...leaningOn(other, story.points)]),
    ]
    for (const other of told.slice(0, TOLD_FIRST)) count(other)
    return { angle, opening, told }
  })
}

function turned<Item>(list: readonly Item[], by: number): Item[] {
  const at = list.length === 0 ? 0 : by % list.length
  return [...list.slice(at), ...list.slice(0, at)]
}

function toScenario(story: Story, { angle, opening, told }: Choice, call: Phrase): Scenario {
  const lines = speakLines(writeLines(story, opening, { told, call }), story)
  const title = opening.title === '' ? titleOf(story, angle, opening) : opening.title
  return { id: angle, angle, title, summary: outlineOf(lines), lines }
}

/** What no scenario found room for comes last: it is offered, but promised to nobody. */
function saidFirst(points: readonly Point[], scenarios: readonly Scenario[]): Point[] {
  const said = new Set(scenarios.flatMap(({ lines }) => lines.flatMap(({ pointIds }) => pointIds)))
  return points.toSorted((a, b) => Number(!said.has(a.id)) - Number(!said.has(b.id)))
}

const longestOutline = 80

type Outlined = Pick<ScriptLine, 'headline'> & { over?: ScriptLine['over'] | undefined }

/** How the video goes, in its own big words: as many of them as fit one line. */
export function outlineOf(lines: readonly Outlined[]): string {
  // The first row of a sentence says nothing without the second.
  const shown = lines
    .slice(0, -1)
    .flatMap(({ headline, over }) => (over ? [`${over.sub} ${over.headline}`] : headline.slice(0, 1)))
  // The name may stand over several sentences.
  const heads = [...new Set(shown)]
  const outlines = heads.map((_, index) => heads.slice(0, index + 1).join(' → '))
  return outlines.findLast((text) => countChars(text) <= longestOutline) ?? heads[0] ?? ''
}

function toSellingPoint({ id, variants, source }: Point): SellingPoint {
  return { id, text: variants[0] ?? source.quote, source }
}

function pricePoint({ price }: Story): SellingPoint[] {
  if (price === null) return []
  return [{ id: 'price', text: price, source: { field: 'price', start: 0, end: price.length, quote: price } }]
}
