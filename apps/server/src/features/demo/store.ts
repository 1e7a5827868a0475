import type { DemoSource } from '@clipmint/contract'
import { and, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'

import type { Context } from '../../context.ts'
import { demoBookings } from '../../db/tables/demo.ts'
import type { Lang } from '../../http/handlers.ts'

type Store = Pick<Context, 'db'>

export type Booking = Omit<typeof demoBookings.$inferSelect, 'source' | 'language'> & {
  source: DemoSource
  language: Lang
}

const toBooking = (row: typeof demoBookings.$inferSelect): Booking => ({
  ...row,
  source: row.source === 'form' || row.source === 'kbpay' ? row.source : 'site',
  language: row.language === 'en' ? 'en' : 'ko',
})

/** What stands at a time: confirmed, or held and not lapsed. */
function standing(now: Date) {
  return and(
    isNull(demoBookings.cancelledAt),
    or(isNotNull(demoBookings.confirmedAt), gt(demoBookings.heldUntil, now)),
  )
}

/** The times among these that are taken. */
export async function takenTimes({ db }: Store, times: Date[], now: Date): Promise<ReadonlySet<number>> {
  if (times.length === 0) return new Set()
  const rows = await db()
    .select({ startAt: demoBookings.startAt })
    .from(demoBookings)
    .where(and(inArray(demoBookings.startAt, times), standing(now)))
  return new Set(rows.map(({ startAt }) => startAt.getTime()))
}

/** Lets go of a time that nobody confirmed. */
export async function freeLapsed({ db }: Store, startAt: Date, now: Date): Promise<void> {
  const lapsed = and(isNull(demoBookings.confirmedAt), lte(demoBookings.heldUntil, now))
  await db()
    .update(demoBookings)
    .set({ cancelledAt: now })
    .where(and(eq(demoBookings.startAt, startAt), isNull(demoBookings.cancelledAt), lapsed))
}

/** Takes a time; false when another has it, whoever came first. */
export async function insertBooking({ db }: Store, booking: Booking): Promise<boolean> {
  const [taken] = await db()
    .insert(demoBookings)
    .values(booking)
    .onConflictDoNothing()
    .returning({ id: demoBookings.id })
  return taken !== undefined
}

/** Of several wishes of one e-mail at once, the others wait here until the first is done. Inside a transaction. */
export async function holdEmail({ db }: Store, email: string): Promise<void> {
  await db().execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 2))`)
}

/** Whether somebody has a demo ahead of them. */
export async function hasAhead({ db }: Store, email: string, now: Date): Promise<boolean> {
  const [row] = await db()
    .select({ id: demoBookings.id })
    .from(demoBookings)
    .where(and(eq(demoBookings.email, email), gt(demoBookings.startAt, now), standing(now)))
    .limit(1)
  return row !== undefined
}

export async function findBooking({ db }: Store, id: string): Promise<Booking | null> {
  const [row] = await db().select().from(demoBookings).where(eq(demoBookings.id, id))
  return row ? toBooking(row) : null
}

/** Confirms a booking that is held; null when it was confirmed, cancelled or let go meanwhile. */
export async function setConfirmed({ db }: Store, id: string, at: Date): Promise<Booking | null> {
  const held = and(
    isNull(demoBookings.confirmedAt),
    isNull(demoBookings.cancelledAt),
    gt(demoBookings.heldUntil, at),
  )
  const [row] = await db()
    .update(demoBookings)
    .set({ confirmedAt: at })
    .where(and(eq(demoBookings.id, id), held))
    .returning()
  return row ? toBooking(row) : null
}

/** Cancels a booking; null when it was cancelled already. */
export async function setCancelled({ db }: Store, id: string, at: Date): Promise<Booking | null> {
  const [row] = await db()
    .update(demoBookings)
    .set({ cancelledAt: at })
    .where(and(eq(demoBookings.id, id), isNull(demoBookings.cancelledAt)))
    .returning()
  return row ? toBooking(row) : null
}

/** Forgets bookings, and who made them, that began before a time. */
export async function deleteOld({ db }: Store, before: Date): Promise<void> {
  await db().delete(demoBookings).where(lt(demoBookings.startAt, before))
}
