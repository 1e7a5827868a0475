import type { StockFound, StockSearch, StockSource } from '@clipmint/integrations'

import type { Context } from '../../context.ts'
import { Failure } from '../../failure.ts'
import { languageOf, mergeFairly, type Offered, plainWords, searchKey, shareOf } from './rules.ts'
import { findKept, keepFound } from './store.ts'

type Door = Pick<Context, 'db' | 'now' | 'outside' | 'log'>
export type Wanted = Pick<StockSearch, 'kind' | 'words' | 'orientation' | 'page'>
export type Result = { items: Offered[]; hasMore: boolean; away: StockSource['facts'][] }

/** When a provider that asked to wait may be asked again. */
const waiting = new WeakMap<StockSource, number>()
const usualWaitSeconds = 60

/** One page of all providers; those that do not answer are named, and only when none does is it a failure. */
export async function searchStock(ctx: Door, wanted: Wanted): Promise<Result> {
  const sources = ctx.outside.stock.filter(({ facts }) => facts.kinds.includes(wanted.kind))
  const words = plainWords(wanted.words)
  const answers = await Promise.all(
    sources.map(async (source) => {
      const limit = shareOf(source.facts.perPage, sources.length)
      const found = await findIn(ctx, source, { ...wanted, words, lang: languageOf(words), limit })
      return { facts: source.facts, found }
    }),
  )
  const away = answers.flatMap(({ facts, found }) => (found === null ? [facts] : []))
  if (away.length === sources.length) throw new Failure('STOCK_UNAVAILABLE')
  const lists = answers.map(({ facts, found }) =>
    (found?.items ?? []).map((item) => ({ ...item, provider: facts.id })),
  )
  return { items: mergeFairly(lists), hasMore: answers.some(({ found }) => found?.hasMore), away }
}

/** What one provider has, from what is kept or by asking; null while it is away. */
async function findIn(ctx: Door, source: StockSource, search: StockSearch): Promise<StockFound | null> {
  const { id, cacheSeconds } = source.facts
  const key = searchKey(id, search)
  const kept = await findKept(ctx, key)
  if (kept) return kept
  const asked = await askSource(ctx, source, search)
  if (!asked) return null
  await keepFound(ctx, { key, found: asked, expiresAt: after(ctx, cacheSeconds) })
  return asked
}

async function askSource(ctx: Door, source: StockSource, search: StockSearch): Promise<StockFound | null> {
  if ((waiting.get(source) ?? 0) > ctx.now().getTime()) return null
  const provider = source.facts.id
  try {
    const outcome = await source.search(search)
    if (outcome.status === 'found') return { items: outcome.items, hasMore: outcome.hasMore }
    if (outcome.status === 'limited') {
      waiting.set(source, after(ctx, outcome.retryAfterSeconds ?? usualWaitSeconds).getTime())
    } else ctx.log.error({ provider, reason: outcome.reason }, 'a provider of free stock refuses searches')
  } catch (error) {
    ctx.log.warn({ err: error, provider }, 'a provider of free stock does not answer')
  }
  return null
}

function after({ now }: Pick<Context, 'now'>, seconds: number): Date {
  return new Date(now().getTime() + seconds * 1_000)
}
