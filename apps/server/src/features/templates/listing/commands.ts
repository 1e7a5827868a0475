import { limits, type StoreCard, type StoreQuery } from '@clipmint/contract'
import { dayInSeoul } from '@clipmint/kit'

import type { Context } from '../../../context.ts'
import { brokenInput } from '../../../http/input-rules.ts'
import { catalogue } from '../catalogue.ts'
import { askForLoops } from '../loops/commands.ts'
import { understandSearch } from '../search/commands.ts'
import { seasonsOn } from '../seasons/rules.ts'
import { categoryTrait, dayNumber } from '../stock/rules.ts'
import {
  type Conditions,
  conditionsOf,
  type ListOrder,
  orderOf,
  readPosition,
  writePosition,
} from './rules.ts'
import {
  type Asker,
  findAmongFew,
  findAmongMany,
  findCards,
  findOwnCategories,
  guessListed,
  type Listing,
  type Place,
} from './store.ts'

type Door = Pick<Context, 'db' | 'now' | 'jobs' | 'settings' | 'log'>

/** A page of the store, or of what an account likes, with where the next one begins. */
export type StorePage = {
  list: StoreCard[]
  page: number
  limit: number
  total: number
  totalIsRough: boolean
  next: string | null
}

/** Templates that the highlight `new` shows came into the store within so many days, and not with its first ones. */
const NEW_DAYS = 30
const firstDay = Math.min(...catalogue.entries.map(({ card }) => dayNumber(card.publishedOn)))

/** The templates that answer the query of a visitor (`accountId` null) or a member. */
export async function listStore(ctx: Door, asker: Asker, query: StoreQuery): Promise<StorePage> {
  return list(ctx, { query, asker, likedBy: null, order: orderOf(query) })
}

/** The same of what an account likes, the last liked first unless another order is asked for. */
export async function listLiked(
  ctx: Door,
  asker: Asker & { accountId: string },
  query: StoreQuery,
): Promise<StorePage> {
  return list(ctx, { query, asker, likedBy: asker.accountId, order: query.order ?? 'liked' })
}

type Asked = { query: StoreQuery; asker: Asker; likedBy: string | null; order: ListOrder }

async function list(ctx: Door, { query, asker, likedBy, order }: Asked): Promise<StorePage> {
  const { page, limit, after } = query
  const position = after === undefined ? null : readPosition(after, order)
  if (after !== undefined && !position) throw brokenInput('other', 'after')
  const [conditions, wanted] = await Promise.all([
    highlighted(ctx, asker.accountId, query),
    understandSearch(ctx, query.search),
  ])
  const listing: Listing = {
    conditions,
    wanted,
    likedBy,
    order,
    // One more tells whether there is a next page.
    limit: limit + 1,
    after: position,
    offset: (page - 1) * limit,
  }
  const { places, total } = await findPlaces(ctx, listing)
  const shown = places.slice(0, limit)
  const cards = await findCards(
    ctx,
    shown.map(({ id }) => id),
    asker,
  )
  askForLoops(ctx, catalogue, { cards: [...cards.values()], lang: asker.lang })
  const last = places.length > limit ? shown.at(-1) : undefined
  return {
    list: shown.flatMap(({ id }) => cards.get(id) ?? []),
    page,
    limit,
    total,
    totalIsRough: total > limits.storeTotalMax,
    next: last ? writePosition({ order, values: last.values, total }) : null,
  }
}

type Found = { places: Place[]; total: number }

/** Lists that are thought to be this many times longer than what is counted are not counted at all. */
const SURELY_MANY = 3

/** The page and how long the list is: exact up to `limits.storeTotalMax`, about so long beyond it. */
async function findPlaces(ctx: Door, listing: Listing): Promise<Found> {
  const most = limits.storeTotalMax
  const known = listing.after && listing.after.total > most ? listing.after.total : null
  const guess = known ?? (await guessListed(ctx, listing))
  const isMany = known !== null || guess > most * SURELY_MANY
  const few = isMany ? null : await findAmongFew(ctx, listing, most)
  return (
    few ?? { places: await findAmongMany(ctx, listing), total: known ?? roughly(Math.max(guess, most * 1.1)) }
  )
}

/** To two digits. */
function roughly(count: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(count)) - 1)
  return Math.round(count / unit) * unit
}

/** The conditions of the filters with those of the highlight; one that is not known shows nothing. */
async function highlighted(ctx: Door, accountId: string | null, query: StoreQuery): Promise<Conditions> {
  const filters = conditionsOf(query, accountId)
  const today = dayInSeoul(ctx.now())
  switch (query.highlight) {
    case undefined:
      return filters
    case 'new':
      return { ...filters, sinceDay: Math.max(dayNumber(today) - NEW_DAYS, firstDay + 1) }
    case 'popular':
      return { ...filters, trending: true }
    case 'season':
      return among(filters, seasonsOn(today, catalogue.seasons).map(seasonTrait))
    case 'yours':
      return among(filters, await ownCategories(ctx, accountId))
    default:
      return among(filters, [seasonTrait({ id: query.highlight })])
  }
}

function among(conditions: Conditions, traits: string[]): Conditions {
  return { ...conditions, any: [...conditions.any, traits] }
}

async function ownCategories(ctx: Door, accountId: string | null): Promise<string[]> {
  const categories = accountId === null ? [] : await findOwnCategories(ctx, accountId)
  return categories.map(categoryTrait)
}

function seasonTrait({ id }: { id: string }): string {
  return `season:${id}`
}
