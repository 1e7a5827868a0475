import type { FolderType } from '@clipmint/contract'
import { and, desc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm'

import type { Context } from '../../../context.ts'
import { products } from '../../../db/tables/products.ts'
import { projects } from '../../../db/tables/projects.ts'
import { ofProject, selectProjects, type StoredProject, toProject } from '../store.ts'

type Door = Pick<Context, 'db'>

export type StoredFolder = { id: string; name: string; count: number }

const columnOf = { product: projects.productId, place: projects.placeId } as const

/** A video of both carries its product's name: a place goes by the name that its other videos carry. */
const nameOf = {
  product: sql<string>`coalesce(max(${products.name}), max(${projects.folderName}))`,
  place: sql<string>`coalesce(
    max(${projects.folderName}) filter (where ${projects.productId} is null), max(${projects.folderName}))`,
} as const

/**
 * One folder for each product, or each place, that has videos outside the trash, the last changed first. One that is
 * asked for by its id is also found when all it has lies in the trash.
 */
export async function listFolders(
  { db }: Door,
  accountId: string,
  folderType: FolderType,
  { page, limit, folder }: { page: number; limit: number; folder?: string | undefined },
): Promise<{ list: StoredFolder[]; total: number }> {
  const column = columnOf[folderType]
  const alive = inArray(projects.status, [0, 1, 2])
  const where = and(
    eq(projects.accountId, accountId),
    isNotNull(column),
    folder === undefined ? alive : eq(column, folder),
  )
  const rows = await db()
    .select({
      id: column,
      name: nameOf[folderType],
      count: sql<number>`count(*) filter (where ${alive})`.mapWith(Number),
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(projects)
    .leftJoin(products, folderType === 'product' ? ofProject() : sql`false`)
    .where(where)
    .groupBy(column)
    .orderBy(desc(sql`max(${projects.updatedAt})`), column)
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
  { folderType, ids, most }: { folderType: FolderType; ids: readonly string[]; most: number },
): Promise<StoredProject[]> {
  if (ids.length === 0) return []
  const column = columnOf[folderType]
  const ranked = db()
    .select({
      id: projects.id,
      place: sql<number>`row_number() over (partition by ${column} order by ${projects.updatedAt} desc)`.as(
        'place',
      ),
    })
    .from(projects)
    .where(
      and(eq(projects.accountId, accountId), inArray(column, [...ids]), inArray(projects.status, [0, 1, 2])),
    )
    .as('ranked')
  const rows = await selectProjects({ db })
    .innerJoin(ranked, and(eq(ranked.id, projects.id), lte(ranked.place, most)))
    .where(eq(projects.accountId, accountId))
    .orderBy(desc(projects.updatedAt))
  return rows.map(toProject)
}
