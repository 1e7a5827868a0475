import type { storeOrders, StoreQuery } from '@clipmint/contract'
import { z } from 'zod'

import {
  bandSpans,
  clipsTrait,
  type DurationBand,
  languageTraits,
  mediaTrait,
  tagTrait,
} from '../stock/rules.ts'

/** How a list is sorted; `trend` and `liked` are the own orders of a highlight and of the likes. */
export type ListOrder = (typeof storeOrders)[number] | 'trend' | 'liked'

/** Whose templates: everyone's, an account's own, or both. */
export type Scope = { everyones: boolean; ownerId: string | null }

/** Conditions on traits and on the day of publishing, all of which must hold. */
export type Conditions = {
  scope: Scope
  /** Traits that a template must have. */
  all: readonly string[]
  /** Lists of traits, of each of which it must have one. */
  any: readonly (readonly string[])[]
  /** Published on this day (of 1970) or later. */
  sinceDay: number | null
  /** Used or liked in the last seven days. */
  trending: boolean
  /** The lengths asked for lie from the first up to below the second, in milliseconds. */
  lengthMs: readonly [number, number] | null
}

/** Where a page ended: the order's values of its last card, and how many cards the list had (one more than is counted: many). */
export type Position = { order: ListOrder; values: readonly (number | string)[]; total: number }

/** What the filters ask of a template's traits; `accountId` is who asks, null for a visitor. */
export function conditionsOf(query: StoreQuery, accountId: string | null): Conditions {
  const choices: [string, readonly string[] | undefined][] = [
    ['category', query.categorize],
    ['style', query.style],
    ['ratio', query.templateRatio],
    ['length', query.duration],
  ]
  const one: [string, unknown][] = [
    ['source', query.source],
    ['price', query.includeDiscountPrice],
    ['fhd', query.fhd],
  ]
  return {
    scope: scopeSeen(accountId, query.custom),
    all: [
      ...one.filter(([, value]) => value !== undefined).map(([name, value]) => `${name}:${String(value)}`),
      ...(query.reqLang === undefined ? [] : languageTraits(query.reqLang)),
      ...(query.groupName === undefined ? [] : [tagTrait(query.groupName)]),
      ...(query.images === undefined ? [] : [mediaTrait(query.images + (query.videos ?? 0))]),
      ...(query.videos ? [clipsTrait(query.videos)] : []),
    ],
    any: choices.flatMap(([name, values]) => (values ? [values.map((value) => `${name}:${value}`)] : [])),
    sinceDay: null,
    trending: false,
    lengthMs: query.duration ? spanOf(query.duration) : null,
  }
}

/** The order of a list: as asked, else the highlight's own, else the most popular first. */
export function orderOf({ order, highlight }: Pick<StoreQuery, 'order' | 'highlight'>): ListOrder {
  if (order) return order
  if (highlight === 'popular') return 'trend'
  return highlight === 'new' ? 'newest' : 'popular'
}

/** The position as one word for the address of the next page. */
export function writePosition({ order, values, total }: Position): string {
  return Buffer.from(JSON.stringify([order, total, ...values])).toString('base64url')
}

const Written = z.tuple(
  [z.enum(['popular', 'newest', 'short', 'long', 'trend', 'liked']), z.number().int().min(0)],
  z.union([z.number(), z.string()]),
)

/** Reads what `writePosition` wrote for a list of this order; null for anything else. */
export function readPosition(after: string, order: ListOrder): Position | null {
  try {
    const [of, total, ...values] = Written.parse(JSON.parse(Buffer.from(after, 'base64url').toString()))
    const id = values.at(-1)
    const numbers = values.slice(0, -1)
    const isWhole =
      of === order &&
      numbers.length === (order === 'newest' ? 1 : 2) &&
      numbers.every((value) => Number.isSafeInteger(value)) &&
      z.uuid().safeParse(id).success
    return isWhole ? { order, values, total } : null
  } catch {
    return null
  }
}

/** Everyone's templates, and those made for the account alone; `custom` keeps to one of the two. */
function scopeSeen(accountId: string | null, custom: boolean | undefined): Scope {
  return { everyones: custom !== true, ownerId: custom === false ? null : accountId }
}

/** From the shortest to the longest of some bands. */
function spanOf(bands: readonly DurationBand[]): [number, number] {
  const spans = bands.map((band) => bandSpans[band])
  return [Math.min(...spans.map(([from]) => from)), Math.max(...spans.map(([, below]) => below))]
}
