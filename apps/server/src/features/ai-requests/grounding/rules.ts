import type {
  AiPlan,
  PlaceBrief,
  Product,
  Promotion,
  Review,
  Scenario,
  SellingPoint,
} from '@clipmint/contract'
import {
  isForbidden,
  outlineOf,
  type Place,
  placeWords,
  type ProductBrief,
  promotionWords,
  reviewCheck,
  reviewWords,
  toPromotion,
  ungroundedIn,
} from '@clipmint/copy'

import { speaksToMachine } from './instructions.ts'

/** A product in its owner's words, and what its videos are to be. */
export type OwnWords = Pick<
  Product,
  'name' | 'info' | 'price' | 'currency' | 'purpose' | 'language' | 'gender' | 'ages' | 'tone'
> & { mediaCount: number; reviews?: readonly Review[]; promotion?: Promotion; place?: PlaceBrief }

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

/** The brief with all that lines may rest on: also customers' words, a promotion's sums and days, a place's menu. */
function withEverythingSaid(brief: OwnWords): ProductBrief {
  const own = toCopyBrief(brief)
  const { reviews, promotion, place } = brief
  const also = [
    ...(reviews ? reviewWords(own, reviews) : []),
    ...(promotion ? promotionWords(own, toPromotion(promotion)) : []),
    ...(place ? [placeWords(toPlace(place), own)] : []),
  ]
  return { ...own, also }
}

/**
 * A plan with only what the owner's own words hold, whoever wrote it: every variant of every line that brings a number,
 * superlative, claim or name of its own, or speaks to a machine, is left out, and so is what advertising law forbids, though
 * the owner said it; then lines without a headline, then scenarios too short to tell. A title that does so gives way to the first line, a summary to the lines that are left. What
 * rests on a review must say it word for word, or by whole sentences. Null when no scenario is left.
 */
export function keepGrounded(brief: OwnWords, plan: AiPlan): AiPlan | null {
  const find = ungroundedIn(withEverythingSaid(brief))
  const isFit = (text: string) => !isForbidden(text) && !speaksToMachine(text)
  const holds = (text: string) => find(text).length === 0 && isFit(text)
  const isReview = brief.reviews ? reviewCheck(toCopyBrief(brief), brief.reviews) : () => false
  const isSaid: Said = (text, pointIds) =>
    pointIds.some(ofReview) ? isReview(text, pointIds) && isFit(text) : holds(text)
  const sellingPoints = plan.sellingPoints.filter(
    (point) => isSaid(point.text, [point.id]) && isQuoted(point, brief),
  )
  const known = new Set(sellingPoints.map(({ id }) => id))
  const scenarios = plan.scenarios
    .map((scenario) => keepLines(scenario, { holds, isSaid }, known))
    .filter(({ lines }) => lines.length >= FEWEST_LINES)
  return scenarios.length === 0 ? null : { ...plan, sellingPoints, scenarios }
}

type Said = (text: string, pointIds: readonly string[]) => boolean

/** The points of a plan that are reviews are called after them. */
function ofReview(pointId: string): boolean {
  return /^r\d+$/u.test(pointId)
}

function keepLines(
  scenario: Scenario,
  { holds, isSaid }: { holds: (text: string) => boolean; isSaid: Said },
  points: ReadonlySet<string>,
): Scenario {
  const lines = scenario.lines
    .map((line) => ({
      ...line,
      headline: line.headline.filter((text) => isSaid(text, line.pointIds)),
      sub: line.sub.filter((text) => isSaid(text, line.pointIds)),
      pointIds: line.pointIds.filter((id) => points.has(id)),
    }))
    .filter(({ headline, sub, announces }) => headline.length > 0 && (announces !== true || sub.length > 0))
  const title = holds(scenario.title) ? scenario.title : (lines[0]?.headline[0] ?? '')
  return { ...scenario, title, summary: holds(scenario.summary) ? scenario.summary : outlineOf(lines), lines }
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
