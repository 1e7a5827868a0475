import {
  type AiPlan,
  type CampaignOccasion,
  type LeftOut,
  type PlaceBrief,
  type Product,
  type Promotion,
  type Review,
  type Scenario,
  type SellingPoint,
} from '@clipmint/contract'
import {
  occasionName,
  outlineOf,
  type Place,
  placeWords,
  type ProductBrief,
  promotionWords,
  reviewWords,
  toPromotion,
} from '@clipmint/copy'

import { fillGaps, type Gap, type Instead, type Line, pointsOf } from './fill-gaps.ts'
import { type Judge, judgeOf, type WhyStruck } from './judge.ts'

/** A product in its owner's words, and what its videos are to be. */
export type OwnWords = Pick<
  Product,
  'name' | 'info' | 'price' | 'currency' | 'purpose' | 'language' | 'gender' | 'ages' | 'tone'
> & {
  mediaCount: number
  reviews?: readonly Review[]
  promotion?: Promotion
  place?: PlaceBrief
  occasion?: CampaignOccasion
}

/** A scenario with fewer lines tells nothing. */
const FEWEST_LINES = 3

/** The brief as the copy room reads it. A product without a price of its own (0) is a free one. */
export function toCopyBrief(brief: OwnWords): ProductBrief {
  const { name, info, price, currency, purpose, language, gender, ages, tone, mediaCount } = brief
  const words = { name, info, purpose, language, gender, ages, tone, mediaCount }
  // A place has no price of its own; what its menu costs is told there.
  return { ...words, price: brief.place ? null : { amount: price, currency } }
}

/** A place as the copy room reads it. */
export function toPlace({ name, info, address, menu }: PlaceBrief): Place {
  const priced = menu.map((dish) => ({
    name: dish.name,
    price: dish.price === null ? null : { amount: dish.price, currency: dish.currency },
    about: dish.about ?? '',
  }))
  return { name, info, address, menu: priced }
}

/** The brief with all that lines may rest on: also customers' words, a promotion's sums and days, a place's menu, an occasion. */
function withEverythingSaid(brief: OwnWords): ProductBrief {
  const own = toCopyBrief(brief)
  const { reviews, promotion, place, occasion } = brief
  const also = [
    ...(reviews ? reviewWords(own, reviews) : []),
    ...(promotion ? promotionWords(own, toPromotion(promotion)) : []),
    ...(place ? [placeWords(toPlace(place), own)] : []),
    ...(occasion ? [occasionName(occasion.id, own.language)] : []),
  ]
  return { ...own, also }
}

/**
 * A plan with only what the owner's own words hold, whoever wrote it: every variant of every line that brings a number,
 * superlative, claim or name of its own, or speaks to a machine, is left out, and so is what advertising law forbids, though
 * the owner said it; then lines without a headline, then scenarios too short to tell. A title that does so gives way to the
 * first line, a summary to the lines that are left. What rests on a review must say it word for word, or by whole sentences.
 * The plan tells which points and lines were struck, and why. Where there is a plan `instead`, a line of which nothing is left
 * is one of that plan's, and says whose it is. Null when no scenario is left.
 */
export function keepGrounded(brief: OwnWords, plan: AiPlan, instead: Instead | null = null): AiPlan | null {
  const judge = judgeOf(withEverythingSaid(brief), brief.reviews)
  const points = plan.sellingPoints.map((point) => ({ point, why: whyStruck(point, judge, brief) }))
  const sellingPoints = points.flatMap(({ point, why }) => (why ? [] : [point]))
  const known = new Set(sellingPoints.map(({ id }) => id))
  const judged = plan.scenarios.map((scenario) => keepLines(scenario, judge, known))
  const filled = judged.map(({ kept, gaps }, at) => (instead ? fillGaps(kept, gaps, { instead, at }) : kept))
  const scenarios = filled.filter(({ lines }) => lines.length >= FEWEST_LINES)
  if (scenarios.length === 0) return null
  const struck: LeftOut[] = [
    ...points.flatMap(({ point, why }) =>
      why ? [{ text: point.source.quote, field: point.source.field, ...why }] : [],
    ),
    ...judged.flatMap((one) => one.struck),
  ]
  const leftOut = toldOnce([...struck, ...(plan.leftOut ?? [])])
  return {
    ...plan,
    sellingPoints: [...sellingPoints, ...(instead ? pointsOf(scenarios, instead) : [])],
    scenarios,
    ...(leftOut.length > 0 || plan.leftOut ? { leftOut } : {}),
    ...(scenarios.length < plan.scenarios.length ? { fewer: 'struck' as const } : {}),
  }
}

function whyStruck(point: SellingPoint, judge: Judge, brief: OwnWords): WhyStruck | null {
  if (!isQuoted(point, brief)) return { reason: 'ungrounded', value: point.source.quote }
  return judge(point.text, [point.id])
}

/** A scenario with the lines that may be said, and what was struck: the longest words of each line, as one of its forms. */
function keepLines(
  scenario: Scenario,
  judge: Judge,
  points: ReadonlySet<string>,
): { kept: Scenario; struck: LeftOut[]; gaps: Gap[] } {
  const struck: LeftOut[] = []
  const keep = (texts: readonly string[], pointIds: readonly string[]): string[] => {
    const judged = texts.map((text) => ({ text, why: judge(text, pointIds) }))
    const [worst] = judged.flatMap(({ text, why }) => (why ? [{ text, field: null, ...why }] : []))
    if (worst) struck.push(worst)
    return judged.flatMap(({ text, why }) => (why ? [] : [text]))
  }
  const judged = scenario.lines.map((line) => ({
    ...line,
    headline: keep(line.headline, line.pointIds),
    sub: keep(line.sub, line.pointIds),
    pointIds: line.pointIds.filter((id) => points.has(id)),
    ...(line.over ? { over: overOf(line.over, (text) => judge(text, line.pointIds) === null) } : {}),
  }))
  const says = ({ headline, sub, announces }: Line): boolean =>
    headline.length > 0 && (announces !== true || sub.length > 0)
  const lines = judged.filter(says)
  const gaps = judged.flatMap((line, at) => (says(line) ? [] : [{ at, role: line.role }]))
  const holds = (text: string): boolean => judge(text, []) === null
  const title = holds(scenario.title) ? scenario.title : (lines[0]?.headline[0] ?? '')
  const summary = holds(scenario.summary) ? scenario.summary : outlineOf(lines)
  return { kept: { ...scenario, title, summary, lines }, struck, gaps }
}

/** The words for a scene whose small ones stand over its big ones, where both may be said. */
function overOf(over: NonNullable<Line['over']>, holds: (text: string) => boolean): Line['over'] {
  return holds(over.headline) && holds(over.sub) ? over : null
}

/** The same words in several scenarios are told of once. */
function toldOnce(list: readonly LeftOut[]): LeftOut[] {
  return list.filter(({ text }, index) => list.findIndex((other) => other.text === text) === index)
}

/** The words that a point quotes stand where it says. The price is quoted as it is shown, which is not how it is kept. */
function isQuoted({ source }: SellingPoint, brief: OwnWords): boolean {
  return source.field === 'price' || textOf(source, brief).slice(source.start, source.end) === source.quote
}

function textOf({ field, index }: SellingPoint['source'], brief: OwnWords): string {
  const { reviews, promotion, place } = brief
  switch (field) {
    case 'name':
    case 'info':
      return brief[field]
    case 'review':
      return reviews?.[index ?? 0]?.text ?? ''
    case 'promotion':
      return promotion?.text ?? ''
    case 'place':
      return place ? placeWords(toPlace(place), brief) : ''
    case 'price':
      return ''
  }
}
