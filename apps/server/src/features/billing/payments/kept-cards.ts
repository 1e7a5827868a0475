import { PaymentCurrency } from '@clipmint/contract'
import { z } from 'zod'

import type { Context } from '../../../context.ts'
import type { JobOutcome } from '../../../jobs/define.ts'
import { listUnsettled, type StoredInvoice } from '../invoices/store.ts'
import { findSubscription } from '../subscriptions/store.ts'
import { openCard } from './gateways.ts'

/** A card that nothing is charged to any more, sealed as it was kept. */
export const ForgetCardJob = z.object({ accountId: z.uuid(), currency: PaymentCurrency, card: z.string() })
type ForgetCardJob = z.infer<typeof ForgetCardJob>

const tryAgainSeconds = 600

/** Has a card forgotten at its gateway once this transaction counts; nothing where there is none. */
export async function letGo(
  { jobs }: Pick<Context, 'jobs'>,
  { accountId, currency, card }: Omit<ForgetCardJob, 'card'> & { card: string | null },
): Promise<void> {
  if (card !== null) await jobs.send('billing.forgetCard', { accountId, currency, card })
}

/** Whether it is a refund that waits for a person: it gives nothing again that a card would pay for. */
function isGivenUp({ step, lookAt }: StoredInvoice): boolean {
  return step === 'refunding' && lookAt === null
}

/** Has a gateway forget a card, however long it takes: the key to somebody's money is kept nowhere without a use. */
export async function forgetKept(
  ctx: Pick<Context, 'db' | 'outside' | 'signer' | 'log'>,
  { accountId, currency, card }: ForgetCardJob,
): Promise<JobOutcome> {
  const again = { again: 'later', afterSeconds: tryAgainSeconds } as const
  // A charge to it may be under way, or a refund that gives back what it pays for when the gateway refuses it.
  const open = (await listUnsettled(ctx, accountId)).filter((invoice) => !isGivenUp(invoice))
  if (open.some((invoice) => invoice.step === 'refunding' || invoice.card === card)) return again
  if ((await findSubscription(ctx, accountId))?.card === card) return { done: true }
  const gateway = ctx.outside.payments[currency]
  if (!gateway) return again
  const outcome = await gateway.forgetCard(openCard(ctx, { accountId }, card))
  if (outcome.status === 'forgotten') return { done: true }
  ctx.log.warn({ accountId, outcome: outcome.status, told: outcome.told }, 'card not forgotten')
  return again
}
