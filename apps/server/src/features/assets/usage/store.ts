import { and, count, eq, inArray, or, type SQL, sql } from 'drizzle-orm'

import type { Context } from '../../../context.ts'
import { products } from '../../../db/tables/products.ts'
import { projects } from '../../../db/tables/projects.ts'

/** Videos that are worked on or done; what is expired or in the trash misses nothing. */
const living = [0, 1]

/** How many of the owner's videos and products show at least one of the files. */
export async function countUses(
  { db }: Pick<Context, 'db'>,
  accountId: string,
  ids: readonly string[],
): Promise<{ videos: number; products: number }> {
  const named = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )
  const inMedia: SQL = sql`exists (
    select 1 from jsonb_each(${projects.userSource} -> 'media') as slot
    where slot.value ->> 'assetId' in (${named}))`
  const inSources: SQL = sql`exists (
    select 1 from jsonb_array_elements_text(${products.sourceIds}) as source where source in (${named}))`
  const [[videos], [inProducts]] = await Promise.all([
    db()
      .select({ total: count() })
      .from(projects)
      .where(
        and(
          eq(projects.accountId, accountId),
          inArray(projects.status, living),
          or(inArray(projects.brandLogoId, [...ids]), inMedia),
        ),
      ),
    db()
      .select({ total: count() })
      .from(products)
      .where(and(eq(products.accountId, accountId), inSources)),
  ])
  return { videos: videos?.total ?? 0, products: inProducts?.total ?? 0 }
}
