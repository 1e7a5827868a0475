import type { PaymentCurrency } from '@clipmint/contract'

import type { Context } from '../../../context.ts'
import { nextCharge } from '../prices/renewals.ts'
import { findSubscription } from '../subscriptions/store.ts'

/**
 * What becomes of what an owner pays for: a charge that failed is tried again, one comes, or it is over; `total` is what is
 * charged, in the currency's smallest unit.
 */
export type ComingRenewal = {
  kind: 'failed' | 'coming' | 'ending'
  planType: number
  uploadService: boolean
  at: Date
  total: number
  currency: PaymentCurrency
}

/** What becomes of it by a time, with a charge that failed whenever that is tried again; null where there is nothing to tell. */
export async function findComingRenewal(
  ctx: Pick<Context, 'db' | 'outside'>,
  accountId: string,
  until: Date,
): Promise<ComingRenewal | null> {
  const running = await findSubscription(ctx, accountId)
  if (!running) return null
  const { planType, uploadService, currency, failures, endsAt } = running
  const at = running.chargeAt ?? endsAt
  const charge = await nextCharge(ctx, running)
  const isFailed = charge !== null && failures > 0
  // What nothing is to be paid for goes on by itself.
  if ((at > until && !isFailed) || charge?.total === 0) return null
  if (charge === null) return { kind: 'ending', planType, uploadService, at, total: 0, currency }
  const { planType: plan, uploadService: withUpload, total } = charge
  const kind = isFailed ? 'failed' : 'coming'
  return { kind, planType: plan, uploadService: withUpload, at, total, currency }
}
