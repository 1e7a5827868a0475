import type { StoreCard, StoreQuery } from '@clipmint/contract'

import type { Context } from '../../../context.ts'
import { brokenInput } from '../../../http/input-rules.ts'
import { catalogue } from '../catalogue.ts'
import { understandSearch } from '../search/commands.ts'
import { seasonsOn } from '../seasons/rules.ts'
import { dayNumber } from '../stock/rules.ts'
import {
  type Conditions,
  conditionsOf,
  type ListOrder,
  orderOf,
  readPosition,
  writePosition,
} from './rules.ts'
import { countListed, findCards, findOwnCategories, findPage, type Listing } from './store.ts'

type Door = Pick<Context, 'db' | 'now'>

/** A page of the store, or of what an account likes, with where the next one begins. */
export type StorePage = { list: StoreCard[]; page: number; limit: number; total: number; next: string | null }

/** Templates that the highlight `new` shows came into the store within so many days. */
const NEW_DAYS = 30

/** The templates that answer the query of a visitor (`accountId` null) or a member. */
export async function listStore(ctx: Door, accountId: string | null, query: StoreQuery): Promise<StorePage> {
  return list(ctx, { query, accountId, likedBy: null, order: orderOf(query) })
}

/** The same of what an account likes, the last liked first unless another order is asked for. */
export async function listLiked(ctx: Door, accountId: string, query: StoreQuery): Promise<StorePage> {
  return list(ctx, { query, accountId, likedBy: accountId, order: query.order ?? 'liked' })
}

type Asked = { query: StoreQuery; accountId: string | null; likedBy: string | null; order: ListOrder }

async function list(ctx: Door, { query, accountId, likedBy, order }: Asked): Promise<StorePage> {
  const { page, limit, after } = query
  const position = after === undefined ? null : readPosition(after, order)
  if (after !== undefined && !position) throw brokenInput('other', 'after')
  const [conditions, wanted] = await Promise.all([
    highlighted(ctx, accountId, query),
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
  const [rows, total] = await Promise.all([
    findPage(ctx, listing),
    position ? position.total : countListed(ctx, listing),
  ])
  const shown = rows.slice(0, limit)
  const cards = await findCards(
    ctx,
    shown.map(({ id }) => id),
    accountId,
  )
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    list: shown.flatMap(({ id }) => cards.get(id) ?? []),
    page,
    limit,
    total,
    next: last ? writePosition({ order, values: last.values, total }) : null,
  }
}

/** The conditions of the filters with those of the highlight; one that is not known shows nothing. */
async function highlighted(ctx: Door, accountId: string | null, query: StoreQuery): Promise<Conditions> {
  const filters = conditionsOf(query, accountId)
  const today = dayInSeoul(ctx.now())
  switch (query.highlight) {
    case undefined:
      return filters
    case 'new':
      return { ...filters, sinceDay: dayNumber(today) - NEW_DAYS }
    case 'popular':
      return { ...filters, trending: true }
    case 'season':
      return among(filters, seasonsOn(today, catalogue.seasons).map(seasonTrait))
    case 'yours':
      return among(filters, accountId === null ? [] : await findOwnCategories(ctx, accountId))
    default:
      return among(filters, [seasonTrait({ id: query.highlight })])
  }
}

function among(conditions: Conditions, traits: string[]): Conditions {
  return { ...conditions, any: [...conditions.any, traits] }
}

function seasonTrait({ id }: { id: string }): string {
  return `season:${id}`
}

export function dayInSeoul(now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Seoul' }).format(now)
}
