import type { DowngradeInvoice, Subscription } from '@clipmint/contract'

import type { Refundable } from '../payments/refund.ts'
import { linesOf, sumOf } from '../prices/rules.ts'
import { changeFrom, countsAt } from './rules.ts'
import type { StoredSubscription } from './store.ts'

/** What an account pays for, as its owner sees it; `refund` is known to who looks at its payments. */
export function toShownSubscription(
  running: StoredSubscription,
  { nextTotal, refund, now }: { nextTotal: number | null; refund: Refundable | null; now: Date },
): Subscription {
  const { planType, uploadService, currency, startsAt, endsAt, chargeAt, failures } = running
  const { cardBrand, cardLast4 } = running
  const at = chargeAt ?? endsAt
  const { at: changesAt, isLate } = changeFrom(running, now)
  return {
    planType,
    uploadService,
    currency,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    next: nextTotal === null ? null : { at: at.toISOString(), total: nextTotal },
    failures,
    change: { at: changesAt.toISOString(), isLate },
    card: cardBrand === null || cardLast4 === null ? null : { brand: cardBrand, last4: cardLast4 },
    refund: refund && {
      until: refund.until.toISOString(),
      amount: refund.invoice.total,
      planType: refund.planAfter,
    },
  }
}

/** A change for less that waits; null where none does. */
export function toShownDowngrade(running: StoredSubscription): DowngradeInvoice | null {
  const { currency } = running
  const at = countsAt(running)?.toISOString()
  if (at === undefined) return null
  const planType = running.nextPlanType ?? running.planType
  if (planType === 0) return { pending: 'downgrade', planType, uploadService: false, at, price: 0, currency }
  const uploadService = running.nextUploadService ?? running.uploadService
  const price = sumOf(linesOf({ planType, uploadService }, currency))
  return { pending: 'payment', planType, uploadService, at, price, currency }
}
