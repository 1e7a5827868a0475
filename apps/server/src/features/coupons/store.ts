import { CouponBenefit, CouponConditions } from '@clipmint/contract'
import { and, count, desc, eq, isNull, lt, or, sql } from 'drizzle-orm'

import type { Context } from '../../context.ts'
import { couponHoldings, coupons } from '../../db/tables/coupons.ts'

type Store = Pick<Context, 'db'>
type Row = typeof coupons.$inferSelect

/** A coupon as operators made it. */
export type Coupon = Omit<Row, 'benefit' | 'conditions'> & {
  benefit: CouponBenefit
  conditions: CouponConditions
}
/** That an account has a coupon. */
export type Holding = typeof couponHoldings.$inferSelect
export type Held = { coupon: Coupon; holding: Holding }

/** Saves a new coupon; false when its code is taken. */
export async function insertCoupon({ db }: Store, coupon: Coupon): Promise<boolean> {
  const rows = await db()
    .insert(coupons)
    .values(coupon)
    .onConflictDoNothing({ target: coupons.code })
    .returning({ id: coupons.id })
  return rows.length > 0
}

export async function findCouponByCode({ db }: Store, code: string): Promise<Coupon | null> {
  const [row] = await db().select().from(coupons).where(eq(coupons.code, code))
  return row ? toCoupon(row) : null
}

export async function findCouponById({ db }: Store, id: string): Promise<Coupon | null> {
  const [row] = await db().select().from(coupons).where(eq(coupons.id, id))
  return row ? toCoupon(row) : null
}

/** Counts one more registration, if one is left; false when none is, or the coupon was revoked meanwhile. */
export async function takeOne({ db }: Store, id: string): Promise<boolean> {
  const rows = await db()
    .update(coupons)
    .set({ registered: sql`${coupons.registered} + 1` })
    .where(
      and(
        eq(coupons.id, id),
        isNull(coupons.revokedAt),
        or(isNull(coupons.maxUses), lt(coupons.registered, coupons.maxUses)),
      ),
    )
    .returning({ id: coupons.id })
  return rows.length > 0
}

/** Notes that an account has a coupon; false when it has it already. */
export async function insertHolding({ db }: Store, holding: Holding): Promise<boolean> {
  const rows = await db()
    .insert(couponHoldings)
    .values(holding)
    .onConflictDoNothing()
    .returning({ couponId: couponHoldings.couponId })
  return rows.length > 0
}

/** A coupon that an account has, by its code. */
export async function findHeld({ db }: Store, accountId: string, code: string): Promise<Held | null> {
  const [row] = await db()
    .select({ coupon: coupons, holding: couponHoldings })
    .from(couponHoldings)
    .innerJoin(coupons, eq(coupons.id, couponHoldings.couponId))
    .where(and(eq(couponHoldings.accountId, accountId), eq(coupons.code, code)))
  return row ? { coupon: toCoupon(row.coupon), holding: row.holding } : null
}

/** The coupons that an account has, the last registered first. */
export async function listHeld({ db }: Store, accountId: string): Promise<Held[]> {
  const rows = await db()
    .select({ coupon: coupons, holding: couponHoldings })
    .from(couponHoldings)
    .innerJoin(coupons, eq(coupons.id, couponHoldings.couponId))
    .where(eq(couponHoldings.accountId, accountId))
    .orderBy(desc(couponHoldings.registeredAt), desc(couponHoldings.couponId))
  return rows.map((row) => ({ coupon: toCoupon(row.coupon), holding: row.holding }))
}

/** Marks a coupon of an account as used; false when it was already. */
export async function markUsed(
  { db }: Store,
  { accountId, couponId, usedAt }: { accountId: string; couponId: string; usedAt: Date },
): Promise<boolean> {
  const rows = await db()
    .update(couponHoldings)
    .set({ usedAt })
    .where(
      and(
        eq(couponHoldings.accountId, accountId),
        eq(couponHoldings.couponId, couponId),
        isNull(couponHoldings.usedAt),
      ),
    )
    .returning({ couponId: couponHoldings.couponId })
  return rows.length > 0
}

/** Marks a coupon of an account as not used after all. */
export async function unmarkUsed(
  { db }: Store,
  { accountId, couponId }: { accountId: string; couponId: string },
): Promise<void> {
  await db()
    .update(couponHoldings)
    .set({ usedAt: null })
    .where(and(eq(couponHoldings.accountId, accountId), eq(couponHoldings.couponId, couponId)))
}

/** All coupons, the newest first, and how many of each were used. */
export async function listCoupons({ db }: Store): Promise<(Coupon & { used: number })[]> {
  const rows = await db()
    .select({ coupon: coupons, used: count(couponHoldings.usedAt) })
    .from(coupons)
    .leftJoin(couponHoldings, eq(couponHoldings.couponId, coupons.id))
    .groupBy(coupons.id)
    .orderBy(desc(coupons.createdAt), desc(coupons.id))
  return rows.map(({ coupon, used }) => ({ ...toCoupon(coupon), used }))
}

/** Takes a coupon back; false when it was taken back already. */
export async function markRevoked({ db }: Store, id: string, revokedAt: Date): Promise<boolean> {
  const rows = await db()
    .update(coupons)
    .set({ revokedAt })
    .where(and(eq(coupons.id, id), isNull(coupons.revokedAt)))
    .returning({ id: coupons.id })
  return rows.length > 0
}

/** How many accounts have a coupon that they have not used. */
export async function countUnused({ db }: Store, couponId: string): Promise<number> {
  const [row] = await db()
    .select({ n: count() })
    .from(couponHoldings)
    .where(and(eq(couponHoldings.couponId, couponId), isNull(couponHoldings.usedAt)))
  return row?.n ?? 0
}

/** Deletes what an account has. What it registered stays counted. */
export async function deleteHoldings({ db }: Store, accountId: string): Promise<void> {
  await db().delete(couponHoldings).where(eq(couponHoldings.accountId, accountId))
}

function toCoupon(row: Row): Coupon {
  return {
    ...row,
    benefit: CouponBenefit.parse(row.benefit),
    conditions: CouponConditions.parse(row.conditions),
  }
}
