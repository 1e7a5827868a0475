import { eq, inArray, sql } from 'drizzle-orm'

import type { Context } from '../../context.ts'
import { places } from '../../db/tables/places.ts'
import { products } from '../../db/tables/products.ts'

const tables = { products, places }

/** What plans allow so many of. */
export type Counted = keyof typeof tables

/** How many of the owner's were registered after each of these. */
export async function countNewer(
  { db }: Pick<Context, 'db'>,
  what: Counted,
  { accountId, ids }: { accountId: string; ids: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const table: (typeof tables)[Counted] = tables[what]
  const before = sql`(row_number() over (order by ${table.createdAt} desc, ${table.id} desc) - 1)::int`
  const ranked = db()
    .select({ id: table.id, newer: before.mapWith(Number).as('newer') })
    .from(table)
    .where(eq(table.accountId, accountId))
    .as('ranked')
  const rows = await db()
    .select({ id: ranked.id, newer: ranked.newer })
    .from(ranked)
    .where(inArray(ranked.id, [...ids]))
  return new Map(rows.map(({ id, newer }) => [id, newer]))
}
