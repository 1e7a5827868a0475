import { and, count, desc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm'

import type { Context } from '../../../context.ts'
import { products } from '../../../db/tables/products.ts'
import { projects } from '../../../db/tables/projects.ts'
import { ofProject, selectProjects, type StoredProject, toProject } from '../store.ts'

type Door = Pick<Context, 'db'>

export type StoredFolder = { id: string; name: string; count: number }

/** One folder for each product that has videos outside the trash, the last changed first. */
export async function listFolders(
  { db }: Door,
  accountId: string,
  { page, limit, folder }: { page: number; limit: number; folder?: string | undefined },
): Promise<{ list: StoredFolder[]; total: number }> {
  const where = and(
    eq(projects.accountId, accountId),
    isNotNull(projects.productId),
    inArray(projects.status, [0, 1, 2]),
    folder === undefined ? undefined : eq(projects.productId, folder),
  )
  const rows = await db()
    .select({
      id: projects.productId,
      name: sql<string>`coalesce(max(${products.name}), max(${projects.folderName}))`,
      count: count(),
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(projects)
    .leftJoin(products, ofProject())
    .where(where)
    .groupBy(projects.productId)
    .orderBy(desc(sql`max(${projects.updatedAt})`), projects.productId)
    .limit(limit)
    .offset((page - 1) * limit)
  return {
    list: rows.flatMap(({ id, name, count: size }) => (id === null ? [] : [{ id, name, count: size }])),
    total: rows[0]?.total ?? 0,
  }
}

/** The last changed projects of each folder, at most `most` of each. */
export async function latestOfFolders(
  { db }: Door,
  accountId: string,
  folders: readonly string[],
  most: number,
): Promise<StoredProject[]> {
  if (folders.length === 0) return []
  const ranked = db()
    .select({
      id: projects.id,
      place:
        sql<number>`row_number() over (partition by ${projects.productId} order by ${projects.updatedAt} desc)`.as(
          'place',
        ),
    })
    .from(projects)
    .where(
      and(
        eq(projects.accountId, accountId),
        inArray(projects.productId, [...folders]),
        inArray(projects.status, [0, 1, 2]),
      ),
    )
    .as('ranked')
  const rows = await selectProjects({ db })
    .innerJoin(ranked, and(eq(ranked.id, projects.id), lte(ranked.place, most)))
    .where(eq(projects.accountId, accountId))
    .orderBy(desc(projects.updatedAt))
  return rows.map(toProject)
}
