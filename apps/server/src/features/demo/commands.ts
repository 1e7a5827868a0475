import { type DemoSource, limits } from '@clipmint/contract'
import { dayMs } from '@clipmint/kit'

import type { Context } from '../../context.ts'
import { Failure } from '../../failure.ts'
import type { Lang } from '../../http/handlers.ts'
import { idBytes, idOf, readLinkToken, writeLinkToken } from '../../link-token.ts'
import { takeTry } from '../account/index.ts'
import { holidays } from './holidays.ts'
import { type DemoState, heldUntil, isOpen, stateOf, timesFrom } from './rules.ts'
import {
  type Booking,
  findBooking,
  freeLapsed,
  hasAhead,
  holdEmail,
  insertBooking,
  setCancelled,
  setConfirmed,
  takenTimes,
} from './store.ts'

type Door = Pick<Context, 'db' | 'now' | 'newId' | 'withTx' | 'jobs' | 'signer' | 'settings'>

/** The times that can still be booked, day by day. */
export async function freeTimes(
  ctx: Pick<Context, 'db' | 'now'>,
): Promise<{ day: string; startAt: string[] }[]> {
  const now = ctx.now()
  const days = timesFrom(now, holidays)
  const taken = await takenTimes(
    ctx,
    days.flatMap(({ times }) => times),
    now,
  )
  return days
    .map(({ day, times }) => ({
      day,
      startAt: times.filter((time) => !taken.has(time.getTime())).map((time) => time.toISOString()),
    }))
    .filter(({ startAt }) => startAt.length > 0)
}

export type DemoWish = {
  name: string
  email: string
  phone: string
  company: string
  startAt: Date
  source: DemoSource
  language: Lang
  ip: string
}

/** Holds a time for a visitor and mails them, and the company, of it: of two who want one time, the first has it. */
export async function book(ctx: Door, { ip, ...wish }: DemoWish): Promise<Booking> {
  // On a machine that tries the product out, everybody has the same address.
  if (!ctx.settings.sandbox)
    await takeTry(ctx, [{ what: 'demo', whom: ip, most: limits.demosPerAddressPerDay, windowMs: dayMs }])
  const now = ctx.now()
  if (!isOpen(wish.startAt, now, holidays)) throw new Failure('DEMO_SLOT_CLOSED', { field: 'startAt' })
  const booking: Booking = {
    ...wish,
    id: ctx.newId(),
    createdAt: now,
    heldUntil: heldUntil(wish.startAt, now),
    confirmedAt: null,
    cancelledAt: null,
  }
  return ctx.withTx(async () => {
    await holdEmail(ctx, wish.email)
    if (await hasAhead(ctx, wish.email, now)) throw new Failure('DEMO_ALREADY_BOOKED', { field: 'userEmail' })
    await freeLapsed(ctx, wish.startAt, now)
    if (!(await insertBooking(ctx, booking))) throw new Failure('DEMO_SLOT_TAKEN', { field: 'startAt' })
    await tell(ctx, booking, 'held')
    return booking
  })
}

/** The link by which a visitor confirms or cancels: it proves that they read their mail. */
export function demoToken(ctx: Pick<Context, 'signer'>, id: string): string {
  return writeLinkToken(ctx, 'demo', idBytes(id))
}

/** The booking of a link; throws for a link that is none, and for one whose booking was let go or is over. */
export async function bookingOf(
  ctx: Pick<Context, 'db' | 'now' | 'signer'>,
  token: string,
): Promise<{ booking: Booking; state: DemoState }> {
  const said = readLinkToken(ctx, 'demo', token)
  const booking = said && (await findBooking(ctx, idOf(said)))
  if (!booking) throw new Failure('DEMO_LINK_INVALID')
  const state = stateOf(booking, ctx.now())
  if (state === 'lapsed') throw new Failure('DEMO_HOLD_ENDED')
  if (state === 'past') throw new Failure('DEMO_LINK_EXPIRED')
  return { booking, state }
}

/** Confirms a booking, once however often its link is opened. */
export async function confirm(ctx: Door, token: string): Promise<Booking> {
  const { booking, state } = await bookingOf(ctx, token)
  if (state === 'confirmed') return booking
  if (state === 'cancelled') throw new Failure('DEMO_CANCELLED')
  return ctx.withTx(async () => {
    const confirmed = await setConfirmed(ctx, booking.id, ctx.now())
    if (confirmed) await tell(ctx, confirmed, 'confirmed')
    const now = confirmed ?? (await findBooking(ctx, booking.id))
    if (!now || now.cancelledAt !== null) throw new Failure('DEMO_CANCELLED')
    return now
  })
}

/** Cancels a booking; its time is free again at once. */
export async function cancel(ctx: Door, token: string): Promise<Booking> {
  const { booking } = await bookingOf(ctx, token)
  return ctx.withTx(async () => {
    const cancelled = await setCancelled(ctx, booking.id, ctx.now())
    if (!cancelled) throw new Failure('DEMO_CANCELLED')
    await tell(ctx, cancelled, 'cancelled')
    return cancelled
  })
}

/** Mails the visitor and the company of what has happened to a booking, exactly when it has. */
async function tell(
  { jobs }: Pick<Context, 'jobs'>,
  { id }: Booking,
  what: 'held' | 'confirmed' | 'cancelled',
): Promise<void> {
  for (const to of ['visitor', 'company'] as const) await jobs.send('demo.mail', { bookingId: id, what, to })
}
