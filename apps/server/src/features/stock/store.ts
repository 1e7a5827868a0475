import type { StockFound } from '@clipmint/integrations'
import { and, eq, gt, lte } from 'drizzle-orm'
import { z } from 'zod'

import type { Context } from '../../context.ts'
import { stockSearches } from '../../db/tables/stock.ts'

type Door = Pick<Context, 'db' | 'now'>

const Found = z.object({
  hasMore: z.boolean(),
  items: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['image', 'video']),
      title: z.string(),
      width: z.number(),
      height: z.number(),
      durationMs: z.number().nullable(),
      thumbnail: z.string(),
      pageUrl: z.string(),
      author: z.object({ name: z.string(), url: z.string().nullable() }),
      licence: z.object({ name: z.string(), url: z.string() }),
    }),
  ),
})

/** An answer that is still good; null when there is none. */
export async function findKept({ db, now }: Door, key: string): Promise<StockFound | null> {
  const [row] = await db()
    .select()
    .from(stockSearches)
    .where(and(eq(stockSearches.key, key), gt(stockSearches.expiresAt, now())))
  return row ? (Found.safeParse(row.found).data ?? null) : null
}

export async function keepFound(
  { db }: Door,
  answer: { key: string; found: StockFound; expiresAt: Date },
): Promise<void> {
  const { found, expiresAt } = answer
  await db()
    .insert(stockSearches)
    .values(answer)
    .onConflictDoUpdate({ target: stockSearches.key, set: { found, expiresAt } })
}

/** Forgets answers that are good no longer. */
export async function forgetExpired({ db, now }: Door): Promise<void> {
  await db().delete(stockSearches).where(lte(stockSearches.expiresAt, now()))
}
