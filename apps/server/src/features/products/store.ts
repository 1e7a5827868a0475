import { AiCategory, type NewProduct, type Product } from '@clipmint/contract'
import { and, count, desc, eq, inArray, ne, type SQL } from 'drizzle-orm'

import type { Context } from '../../context.ts'
import { aiRequests } from '../../db/tables/ai-requests.ts'
import { products } from '../../db/tables/products.ts'
import { projects } from '../../db/tables/projects.ts'
import { holdsWords } from '../../db/words-in.ts'

/** A product as the other areas know it. */
export type StoredProduct = Omit<NewProduct, 'sources'> & {
  id: string
  accountId: string
  sourceIds: string[]
  like: boolean
  hidden: boolean
  createdAt: Date
  updatedAt: Date
}

export type ProductFilter = {
  page: number
  limit: number
  search?: string | undefined
  like?: boolean | undefined
  hidden: boolean
  order: 'newest' | 'name' | 'updated'
}

type Door = Pick<Context, 'db'>
type Row = typeof products.$inferSelect

const orders = { newest: desc(products.createdAt), name: products.name, updated: desc(products.updatedAt) }

export async function findProduct(
  { db }: Door,
  accountId: string,
  id: string,
): Promise<StoredProduct | null> {
  const [row] = await db().select().from(products).where(own(accountId, id))
  return row ? toProduct(row) : null
}

/** Those of the ids that are products of the owner's still. */
export async function findLiving(
  { db }: Door,
  accountId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db()
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.accountId, accountId), inArray(products.id, [...ids])))
  return new Set(rows.map(({ id }) => id))
}

/** Those of the ids that are products of the owner's still. */
export async function findProducts(
  { db }: Door,
  accountId: string,
  ids: readonly string[],
): Promise<StoredProduct[]> {
  if (ids.length === 0) return []
  const rows = await db()
    .select()
    .from(products)
    .where(and(eq(products.accountId, accountId), inArray(products.id, [...ids])))
  return rows.map(toProduct)
}

/** The product, held until the transaction ends so that no other change comes between. */
export async function lockProduct(
  { db }: Door,
  accountId: string,
  id: string,
): Promise<StoredProduct | null> {
  const [row] = await db().select().from(products).where(own(accountId, id)).for('update')
  return row ? toProduct(row) : null
}

export async function listProducts(
  { db }: Door,
  accountId: string,
  filter: ProductFilter,
): Promise<{ list: StoredProduct[]; total: number }> {
  const wanted: (SQL | undefined)[] = [
    eq(products.accountId, accountId),
    eq(products.isHidden, filter.hidden),
    filter.like === undefined ? undefined : eq(products.isLiked, filter.like),
    filter.search ? holdsWords(products.name, filter.search) : undefined,
  ]
  const where = and(...wanted)
  const [rows, [counted]] = await Promise.all([
    db()
      .select()
      .from(products)
      .where(where)
      .orderBy(orders[filter.order], desc(products.id))
      .limit(filter.limit)
      .offset((filter.page - 1) * filter.limit),
    db().select({ total: count() }).from(products).where(where),
  ])
  return { list: rows.map(toProduct), total: counted?.total ?? 0 }
}

export async function countProducts({ db }: Door, accountId: string): Promise<number> {
  const [counted] = await db()
    .select({ total: count() })
    .from(products)
    .where(eq(products.accountId, accountId))
  return counted?.total ?? 0
}

export async function insertProduct({ db }: Door, product: StoredProduct): Promise<void> {
  await db().insert(products).values(toRow(product))
}

export async function updateProduct({ db }: Door, product: StoredProduct): Promise<void> {
  await db().update(products).set(toRow(product)).where(own(product.accountId, product.id))
}

/** True when there was such a product. */
export async function deleteProduct({ db }: Door, accountId: string, id: string): Promise<boolean> {
  const gone = await db().delete(products).where(own(accountId, id)).returning({ id: products.id })
  return gone.length > 0
}

export type ProductFacts = {
  videoCounts: ReadonlyMap<string, number>
  lastRequests: ReadonlyMap<string, NonNullable<Product['lastRequest']>>
}

/** In the trash: not among a product's videos. */
const TRASHED = 3

/** What lies above products but belongs on their cards, read only: how many videos, and the newest plan of each. */
export async function findFacts(
  { db }: Door,
  accountId: string,
  ids: readonly string[],
): Promise<ProductFacts> {
  if (ids.length === 0) return { videoCounts: new Map(), lastRequests: new Map() }
  const [counted, requests] = await Promise.all([
    db()
      .select({ id: projects.productId, videos: count() })
      .from(projects)
      .where(
        and(
          eq(projects.accountId, accountId),
          inArray(projects.productId, [...ids]),
          ne(projects.status, TRASHED),
        ),
      )
      .groupBy(projects.productId),
    db()
      .selectDistinctOn([aiRequests.productId], {
        productId: aiRequests.productId,
        id: aiRequests.id,
        status: aiRequests.status,
        category: aiRequests.category,
      })
      .from(aiRequests)
      .where(and(eq(aiRequests.accountId, accountId), inArray(aiRequests.productId, [...ids])))
      .orderBy(aiRequests.productId, desc(aiRequests.createdAt)),
  ])
  return {
    videoCounts: new Map(counted.flatMap(({ id, videos }) => (id === null ? [] : [[id, videos] as const]))),
    lastRequests: new Map(
      requests.flatMap(({ productId, id, status, category }) =>
        productId === null
          ? []
          : [[productId, { _id: id, status, category: AiCategory.parse(category) }] as const],
      ),
    ),
  }
}

function own(accountId: string, id: string): SQL | undefined {
  return and(eq(products.accountId, accountId), eq(products.id, id))
}

function toProduct({ isLiked, isHidden, ...row }: Row): StoredProduct {
  return { ...(row as Omit<StoredProduct, 'like' | 'hidden'>), like: isLiked, hidden: isHidden }
}

function toRow({ like, hidden, ...product }: StoredProduct): Row {
  return { ...product, isLiked: like, isHidden: hidden }
}

/** Deletes what this area keeps of an owner who has left. */
export async function forget({ db }: Pick<Context, 'db'>, accountId: string): Promise<void> {
  await db().delete(products).where(eq(products.accountId, accountId))
}
