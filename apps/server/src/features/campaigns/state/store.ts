import { AiCategory, allowanceOf, CampaignStop } from '@clipmint/contract'
import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { z } from 'zod'

import type { Context } from '../../../context.ts'
import { accounts } from '../../../db/tables/account.ts'
import { campaigns } from '../../../db/tables/campaigns.ts'
import { places } from '../../../db/tables/places.ts'
import { products } from '../../../db/tables/products.ts'
import { CampaignSettings } from './settings.ts'

type Store = Pick<Context, 'db'>
type Row = typeof campaigns.$inferSelect

export const campaignStates = ['running', 'stopped', 'cancelled', 'ended'] as const
/** What the database keeps as text or JSON, read back into what it was. */
const Kept = z.object({
  category: AiCategory,
  settings: CampaignSettings,
  state: z.enum(campaignStates),
  stop: CampaignStop.nullable(),
})

export type StoredCampaign = Omit<Row, keyof z.infer<typeof Kept>> & z.infer<typeof Kept>
export type CampaignKey = Pick<Row, 'accountId' | 'id'>
export type CampaignsOf = { productId: string } | { placeId: string } | { all: 'products' | 'places' }

/** Saves a campaign unless its owner's device sent the same wish before; says whether it did. */
export async function insertCampaign({ db }: Store, campaign: StoredCampaign): Promise<boolean> {
  const rows = await db()
    .insert(campaigns)
    .values(campaign)
    .onConflictDoNothing()
    .returning({ id: campaigns.id })
  return rows.length > 0
}

export async function findCampaign({ db }: Store, key: CampaignKey): Promise<StoredCampaign | null> {
  const [row] = await db().select().from(campaigns).where(isOne(key))
  return row ? toCampaign(row) : null
}

/** Those of the ids that are campaigns of the owner's. */
export async function findCampaigns(
  { db }: Store,
  accountId: string,
  ids: readonly string[],
): Promise<Map<string, StoredCampaign>> {
  if (ids.length === 0) return new Map()
  const rows = await db()
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.accountId, accountId), inArray(campaigns.id, [...ids])))
  return new Map(rows.map((row) => [row.id, toCampaign(row)]))
}

/** The campaign, which nobody else changes until the transaction ends; null when there is none. */
export async function holdCampaign({ db }: Store, key: CampaignKey): Promise<StoredCampaign | null> {
  const [row] = await db().select().from(campaigns).where(isOne(key)).for('update')
  return row ? toCampaign(row) : null
}

export async function saveCampaign(
  { db, now }: Store & Pick<Context, 'now'>,
  key: CampaignKey,
  changes: Partial<Pick<StoredCampaign, 'settings' | 'state' | 'stop' | 'plannedUntil' | 'nextAt'>>,
): Promise<void> {
  await db()
    .update(campaigns)
    .set({ ...changes, updatedAt: now() })
    .where(isOne(key))
}

/** Campaigns of a product or place, or of all of either, the newest first. */
export async function listCampaigns(
  { db }: Store,
  accountId: string,
  { page, limit, ...of }: { page: number; limit: number } & CampaignsOf,
): Promise<{ list: StoredCampaign[]; total: number }> {
  const theirs = and(eq(campaigns.accountId, accountId), isOf(of))
  const rows = await db()
    .select()
    .from(campaigns)
    .where(theirs)
    .orderBy(desc(campaigns.createdAt), desc(campaigns.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const [all] = await db().select({ total: count() }).from(campaigns).where(theirs)
  return { list: rows.map(toCampaign), total: all?.total ?? 0 }
}

/** All campaigns of an owner that run, the oldest first; of one product or place where it is named. */
export async function listRunning(
  { db }: Store,
  accountId: string,
  of?: { productId: string } | { placeId: string },
): Promise<StoredCampaign[]> {
  const rows = await db()
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.accountId, accountId), eq(campaigns.state, 'running'), of && isOf(of)))
    .orderBy(asc(campaigns.createdAt), asc(campaigns.id))
  return rows.map(toCampaign)
}

/** Campaigns of any owner that are to be looked at by now, those that have waited longest first. */
export async function listDueCampaigns({ db }: Store, now: Date, most: number): Promise<CampaignKey[]> {
  return db()
    .select({ accountId: campaigns.accountId, id: campaigns.id })
    .from(campaigns)
    .where(and(isNotNull(campaigns.nextAt), lte(campaigns.nextAt, now)))
    .orderBy(asc(campaigns.nextAt))
    .limit(most)
}

/** Plans on which campaigns run; numbers up to this are plans. */
const lastPlan = 119
const withCampaigns = Array.from({ length: lastPlan + 1 }, (_, type) => type).filter(
  (type) => allowanceOf(type).campaigns > 0,
)

/** Running campaigns of any owner of which something that they need may be gone; read only beyond its own tables. */
export async function listDoubtful({ db }: Store): Promise<CampaignKey[]> {
  return db()
    .select({ accountId: campaigns.accountId, id: campaigns.id })
    .from(campaigns)
    .leftJoin(accounts, eq(accounts.id, campaigns.accountId))
    .leftJoin(
      products,
      and(eq(products.accountId, campaigns.accountId), eq(products.id, campaigns.productId)),
    )
    .leftJoin(places, and(eq(places.accountId, campaigns.accountId), eq(places.id, campaigns.placeId)))
    .where(
      and(
        eq(campaigns.state, 'running'),
        or(
          isNull(accounts.id),
          isNotNull(accounts.withdrawnAt),
          lte(accounts.snsUpload, 0),
          notInArray(accounts.planType, withCampaigns),
          and(isNotNull(campaigns.productId), or(isNull(products.id), eq(products.isHidden, true))),
          and(isNotNull(campaigns.placeId), isNull(places.id)),
        ),
      ),
    )
}

/** Campaigns of any owner that stand still and whose last day was a day (YYYY-MM-DD) or one before. */
export async function listStoppedUntil({ db }: Store, day: string): Promise<CampaignKey[]> {
  return db()
    .select({ accountId: campaigns.accountId, id: campaigns.id })
    .from(campaigns)
    .where(and(eq(campaigns.state, 'stopped'), sql`${campaigns.settings}->>'endsOn' <= ${day}`))
}

/** How many campaigns of an owner run, but for one. */
export async function countRunning({ db }: Store, { accountId, id }: CampaignKey): Promise<number> {
  const [counted] = await db()
    .select({ total: count() })
    .from(campaigns)
    .where(and(eq(campaigns.accountId, accountId), eq(campaigns.state, 'running'), ne(campaigns.id, id)))
  return counted?.total ?? 0
}

export async function deleteCampaigns({ db }: Store, accountId: string): Promise<void> {
  await db().delete(campaigns).where(eq(campaigns.accountId, accountId))
}

function isOf(of: CampaignsOf): SQL {
  if ('productId' in of) return eq(campaigns.productId, of.productId)
  if ('placeId' in of) return eq(campaigns.placeId, of.placeId)
  return isNotNull(of.all === 'products' ? campaigns.productId : campaigns.placeId)
}

function isOne({ accountId, id }: CampaignKey): SQL | undefined {
  return and(eq(campaigns.accountId, accountId), eq(campaigns.id, id))
}

function toCampaign(row: Row): StoredCampaign {
  return { ...row, ...Kept.parse(row) }
}
