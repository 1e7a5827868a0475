import { type importFaults, ShopImport } from '@clipmint/contract'
import { and, asc, eq, inArray, max, sql } from 'drizzle-orm'
import type { z } from 'zod'

import type { Context } from '../../../context.ts'
import { shopImports } from '../../../db/tables/store-link.ts'
import { FoundProduct } from './rules.ts'

type Row = typeof shopImports.$inferSelect
export type ImportState = z.infer<typeof ShopImport>['state']
export type ImportFault = (typeof importFaults)[number]

/** A product of a shop that an owner wanted, and what came of it. */
export type StoredImport = Omit<Row, 'state' | 'fault' | 'found' | 'assetIds'> & {
  assetIds: readonly string[]
  state: ImportState
  fault: ImportFault | null
  found: FoundProduct | null
}
export type ImportKey = Pick<Row, 'accountId' | 'mallId' | 'productNo'>

type Door = Pick<Context, 'db'>

/** What came of products of a shop before, by number. */
export async function findImports(
  { db }: Door,
  { accountId, mallId }: Pick<Row, 'accountId' | 'mallId'>,
  numbers: readonly number[],
): Promise<Map<number, StoredImport>> {
  if (numbers.length === 0) return new Map()
  const rows = await db()
    .select()
    .from(shopImports)
    .where(
      and(
        eq(shopImports.accountId, accountId),
        eq(shopImports.mallId, mallId),
        inArray(shopImports.productNo, [...numbers]),
      ),
    )
  return new Map(rows.map((row) => [row.productNo, toImport(row)]))
}

/** The products that were asked for last, in the order in which they were. */
export async function listLast({ db }: Door, accountId: string): Promise<StoredImport[]> {
  const [last] = await db()
    .select({ id: sql<string | null>`${max(sql`${shopImports.batchId}::text`)}` })
    .from(shopImports)
    .where(eq(shopImports.accountId, accountId))
  if (!last?.id) return []
  const rows = await db()
    .select()
    .from(shopImports)
    .where(and(eq(shopImports.accountId, accountId), eq(shopImports.batchId, last.id)))
    .orderBy(asc(shopImports.place))
  return rows.map(toImport)
}

/** Saves what an owner wants, in place of what came of the same product before. */
export async function saveImport({ db }: Door, wanted: StoredImport): Promise<void> {
  const target = [shopImports.accountId, shopImports.mallId, shopImports.productNo]
  const row = { ...wanted, assetIds: [...wanted.assetIds] }
  await db().insert(shopImports).values(row).onConflictDoUpdate({ target, set: row })
}

export async function findImport({ db }: Door, key: ImportKey): Promise<StoredImport | null> {
  const [row] = await db().select().from(shopImports).where(is(key))
  return row ? toImport(row) : null
}

export type ImportChanges = Partial<
  Pick<Row, 'batchId' | 'place' | 'assetIds'> & Pick<StoredImport, 'state' | 'fault' | 'found'>
>

export async function changeImport({ db }: Door, key: ImportKey, changes: ImportChanges): Promise<void> {
  await db().update(shopImports).set(changes).where(is(key))
}

/** Those of an import that has not ended. */
const statesUnderWay: ImportState[] = ['waiting', 'running']

export function isUnderWay({ state }: Pick<StoredImport, 'state'>): boolean {
  return statesUnderWay.includes(state)
}

/** Notes that an import is worked on; false when it has ended meanwhile, or was never asked for. */
export async function markRunning({ db }: Door, key: ImportKey): Promise<boolean> {
  const rows = await db()
    .update(shopImports)
    .set({ state: 'running' })
    .where(and(is(key), inArray(shopImports.state, statesUnderWay)))
    .returning({ productNo: shopImports.productNo })
  return rows.length > 0
}

function is({ accountId, mallId, productNo }: ImportKey) {
  return and(
    eq(shopImports.accountId, accountId),
    eq(shopImports.mallId, mallId),
    eq(shopImports.productNo, productNo),
  )
}

function toImport(row: Row): StoredImport {
  return {
    ...row,
    state: ShopImport.shape.state.parse(row.state),
    fault: ShopImport.shape.fault.parse(row.fault),
    found: row.found === null ? null : FoundProduct.parse(row.found),
  }
}
