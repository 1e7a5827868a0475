import type { PriceLine, SoldPlan } from '@clipmint/contract'
import { dayInSeoul } from '@clipmint/kit'

import { type Choice, linesOf, sumOf } from '../prices/rules.ts'
import { isWithinLastDay, monthsOf, renewalAt, retryAt } from '../rhythm/rules.ts'
import type { StoredSubscription } from './store.ts'

/** When a change counts, and whether it was said too late for the next charge. */
export type Ending = { at: Date; isLate: boolean }

/** A payment of a plan that came in. */
export type PaidFor = {
  accountId: string
  kind: 'start' | 'now' | 'beside' | 'renewal'
  planType: SoldPlan
  uploadService: boolean
  currency: StoredSubscription['currency']
  gateway: StoredSubscription['gateway']
  lines: readonly PriceLine[]
  /** The kept card, sealed; null for the one that is kept already. */
  card: { sealed: string; brand: string; last4: string } | null
  /** A coupon that goes on, and how many charges more. */
  coupon: { id: string; charges: number } | null
  startsAt: Date
  endsAt: Date
}

/** A subscription once a payment came in: a new one in the place of what there was, or the same for longer. */
export function afterPayment(running: StoredSubscription | null, paid: PaidFor): StoredSubscription {
  const card = paid.card ?? cardOf(running)
  const isFresh = running === null || paid.kind === 'start' || paid.kind === 'now'
  const rhythm = isFresh ? { anchor: dayInSeoul(paid.startsAt), months: 0 } : rhythmAfter(running, paid.kind)
  const before = paid.kind === 'beside' ? (running?.paid ?? 0) : 0
  return {
    accountId: paid.accountId,
    planType: paid.planType,
    uploadService: paid.uploadService,
    currency: paid.currency,
    gateway: paid.gateway,
    ...rhythm,
    startsAt: paid.startsAt,
    endsAt: paid.endsAt,
    paid: before + worthOf(paid.lines),
    ...keptChange(running, paid, card !== null),
    card: card?.sealed ?? null,
    cardBrand: card?.brand ?? null,
    cardLast4: card?.last4 ?? null,
    chargeAt: paid.endsAt,
    failures: 0,
    couponId: paid.coupon?.id ?? null,
    couponCharges: paid.coupon?.charges ?? 0,
    noticedDays: null,
  }
}

const noChange = { nextPlanType: null, nextUploadService: null, changesAt: null } as const

/** A change that waits goes on waiting until its day; without a card, what is paid for is all there is. */
function keptChange(
  running: StoredSubscription | null,
  { kind, planType, uploadService, startsAt, endsAt }: PaidFor,
  hasCard: boolean,
): Pick<StoredSubscription, 'nextPlanType' | 'nextUploadService' | 'changesAt'> {
  if (!hasCard) return { ...noChange, nextPlanType: 0, changesAt: endsAt }
  if (running?.changesAt == null || kind === 'start' || kind === 'now') return noChange
  const { nextPlanType, nextUploadService, changesAt } = running
  if (kind === 'renewal' && changesAt <= startsAt) {
    const isThere =
      planType === (nextPlanType ?? running.planType) &&
      uploadService === (nextUploadService ?? running.uploadService)
    // It was said while its owner was paying for the same once more: it counts after that.
    return isThere ? noChange : { nextPlanType, nextUploadService, changesAt: endsAt }
  }
  return { nextPlanType, nextUploadService, changesAt }
}

function cardOf(running: StoredSubscription | null): PaidFor['card'] {
  if (running?.card == null || running.cardBrand === null || running.cardLast4 === null) return null
  return { sealed: running.card, brand: running.cardBrand, last4: running.cardLast4 }
}

/** What a payment is worth by the day: what came off because it was paid for before is paid as well. */
function worthOf(lines: readonly PriceLine[]): number {
  return sumOf(lines.filter(({ kind }) => kind !== 'unused'))
}

/** What is charged when what is paid for ends, and for which days. */
export type Renewal = Choice & { startsAt: Date; endsAt: Date; lines: PriceLine[] }

/** The next charge of a subscription, with what its owner chose for then; null when it is over then. */
export function nextRenewal(running: StoredSubscription): Renewal | null {
  const isChanged = running.changesAt !== null && running.changesAt <= running.endsAt
  const planType = (isChanged ? running.nextPlanType : null) ?? running.planType
  if (planType === 0) return null
  return renewalOf(running, {
    planType,
    uploadService: (isChanged ? running.nextUploadService : null) ?? running.uploadService,
  })
}

/** The charge that failed and is tried again, where it is for what runs now; null where none did. */
export function failedRenewal(running: StoredSubscription): Renewal | null {
  if (running.failures === 0 || running.chargeAt === null) return null
  const next = nextRenewal(running)
  const isSame = next?.planType === running.planType && next.uploadService === running.uploadService
  return isSame ? next : null
}

function renewalOf(running: StoredSubscription, choice: Choice): Renewal {
  const { anchor, months } = rhythmAfter(running, 'renewal')
  return {
    ...choice,
    startsAt: running.endsAt,
    endsAt: renewalAt(anchor, months + monthsOf(choice.planType)),
    lines: linesOf(choice, running.currency),
  }
}

/** From when what is paid for is counted: one that goes on keeps its first day, so that no day is lost or won. */
function rhythmAfter(
  { anchor, months, planType }: StoredSubscription,
  kind: PaidFor['kind'],
): Pick<StoredSubscription, 'anchor' | 'months'> {
  return { anchor, months: kind === 'renewal' ? months + monthsOf(planType) : months }
}

/** Which coupon goes on after a payment, and for how many charges more; null where none does. */
export function couponAfter(
  running: Pick<StoredSubscription, 'couponId' | 'couponCharges'> | null,
  {
    kind,
    coupon,
  }: {
    kind: PaidFor['kind'] | 'once' | 'card'
    coupon: { id: string; conditions: { cycles: number } } | null
  },
): PaidFor['coupon'] {
  if (kind === 'beside') return goesOn(running?.couponId ?? null, running?.couponCharges ?? 0)
  if (coupon === null) return null
  return goesOn(
    coupon.id,
    kind === 'renewal' ? (running?.couponCharges ?? 1) - 1 : coupon.conditions.cycles - 1,
  )
}

function goesOn(id: string | null, charges: number): PaidFor['coupon'] {
  return id === null || charges < 1 ? null : { id, charges }
}

/**
 * After a charge that failed: when it is tried again, or null when the subscription is over. What was said too late for that
 * charge is in time for the next try: a change for less counts for it, and who ended the subscription is not charged again.
 */
export function afterFailure({
  endsAt,
  failures,
  nextPlanType,
  changesAt,
}: Pick<StoredSubscription, 'endsAt' | 'failures' | 'nextPlanType' | 'changesAt'>): Pick<
  StoredSubscription,
  'failures' | 'chargeAt' | 'changesAt'
> | null {
  const at = retryAt(endsAt, failures + 1)
  if (at === null || nextPlanType === 0) return null
  return { failures: failures + 1, chargeAt: at, changesAt: changesAt && endsAt }
}

/**
 * When a change for less counts that an owner asks for now, and from which day on that is written down: with the next charge,
 * or a period later where less than a day is left, as that charge is on its way.
 */
export function changeFrom(running: StoredSubscription, now: Date): Ending & { changesAt: Date } {
  const at = nextChargeAt(running)
  const next = isWithinLastDay(at, now) ? nextRenewal(running) : null
  if (next === null) return { at, isLate: false, changesAt: running.endsAt }
  return { at: next.endsAt, isLate: true, changesAt: next.endsAt }
}

/** When a change counts that waits: one of a charge that failed with its next try, until when everything stays as it is. */
export function countsAt(running: StoredSubscription): Date | null {
  const { changesAt, endsAt } = running
  return changesAt !== null && changesAt <= endsAt ? nextChargeAt(running) : changesAt
}

/** When it is charged next, or tried again; where that is happening now, when it was due. */
function nextChargeAt({ chargeAt, endsAt }: StoredSubscription): Date {
  return chargeAt ?? endsAt
}
