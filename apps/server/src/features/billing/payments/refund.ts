import type { CancelOutcome } from '@clipmint/integrations'
import { must } from '@clipmint/kit'

import { Failure } from '../../../failure.ts'
import { words } from '../../../locales/index.ts'
import { findAccount, holdAccount } from '../../account/index.ts'
import { hasSpentSince } from '../../credits/index.ts'
import { hasRenderedSince } from '../../projects/index.ts'
import { bookRefund } from '../books/commands.ts'
import { invoiceStatus, lookMs, refundMs, refundWaitMs } from '../invoices/rules.ts'
import {
  findInvoice,
  findRunningOfPlan,
  listOpen,
  moveInvoice,
  noteRefundTry,
  type StoredInvoice,
} from '../invoices/store.ts'
import { tellOfInvoice } from '../notices/commands.ts'
import { type Before, readBefore, stillThere } from '../subscriptions/before.ts'
import { goBack, putOnPlan } from '../subscriptions/commands.ts'
import { findSubscription, saveSubscription, type StoredSubscription } from '../subscriptions/store.ts'
import { gatewayOf } from './gateways.ts'
import type { SettleDoor } from './settle.ts'

type Reading = Pick<SettleDoor, 'db' | 'now'>

/** The payment of what runs, which comes back whole. */
export type Refundable = {
  invoice: StoredInvoice
  until: Date
  /** What the account is on once it is given back; 0 for the free plan. */
  planAfter: number
}

/** Until when an account gets all of its payment of what runs back; throws why it does not. */
export async function refundable(ctx: Reading, accountId: string): Promise<Refundable> {
  const invoice = await findRunningOfPlan(ctx, accountId)
  if (invoice?.paidAt == null || (await findSubscription(ctx, accountId)) === null)
    throw new Failure('BILLING_NO_SUBSCRIPTION')
  if (invoice.step === 'refunding') throw new Failure('BILLING_IN_PROCESS')
  if (invoice.total === 0) throw new Failure('BILLING_NOTHING_PAID')
  const until = new Date(invoice.paidAt.getTime() + refundMs)
  if (ctx.now() > until) throw new Failure('BILLING_REFUND_TOO_LATE')
  const isUsed =
    (await hasRenderedSince(ctx, accountId, invoice.paidAt)) ||
    (await hasSpentSince(ctx, accountId, invoice.paidAt))
  if (isUsed) throw new Failure('BILLING_REFUND_USED')
  return { invoice, until, planAfter: planOf(stillThere(beforeOf(invoice), ctx.now())) }
}

/** What ran before what an invoice paid for; a renewal took the place of days that are over. */
function beforeOf({ kind, before }: StoredInvoice): Before | null {
  return kind === 'renewal' ? null : readBefore(before)
}

function planOf(before: Before | null): number {
  if (before === null) return 0
  return 'subscription' in before ? before.subscription.planType : before.given.planType
}

/**
 * Gives all of the payment of what runs back and ends what it paid for at once: a plan that was changed for more goes
 * back to the one before. Writes first that it is about to, so that it is never given back twice, nor forgotten.
 */
export async function refund(ctx: SettleDoor, accountId: string): Promise<StoredInvoice> {
  const refunding = await ctx.withTx(async () => {
    await holdAccount(ctx, accountId)
    const { invoice } = await refundable(ctx, accountId)
    const open = await listOpen(ctx, accountId)
    if (open.some(({ status }) => status === invoiceStatus.inProgress))
      throw new Failure('BILLING_IN_PROCESS')
    const standing = { step: 'refunding' as const, lookAt: new Date(ctx.now().getTime() + lookMs) }
    if (!(await moveInvoice(ctx, invoice, standing))) throw new Failure('BILLING_IN_PROCESS')
    const taken = must(await findSubscription(ctx, accountId), 'what is ended')
    // It ends with the money's going back, and not after: nothing can be made of it meanwhile.
    await goBack(ctx, accountId, beforeOf(invoice))
    return { invoice: { ...invoice, ...standing }, taken }
  })
  const { invoice } = refunding
  const outcome = await finishRefund(ctx, invoice)
  if (outcome?.status === 'refused') {
    await giveAgain(ctx, invoice, refunding.taken)
    throw new Failure('BILLING_CANCEL_FAILED')
  }
  return (await findInvoice(ctx, invoice)) ?? invoice
}

/** Gives back what a refund took away that the gateway will not carry out. */
async function giveAgain(ctx: SettleDoor, invoice: StoredInvoice, taken: StoredSubscription): Promise<void> {
  await ctx.withTx(async () => {
    await holdAccount(ctx, invoice.accountId, { hasLeft: true })
    if (!(await moveInvoice(ctx, invoice, { step: null, lookAt: null, refundTries: 0 }))) return
    await saveSubscription(ctx, taken)
    await putOnPlan(ctx, invoice.accountId, taken)
  })
}

/** Why an invoice is given back, in the language of its market; the same whenever it is asked for. */
async function reasonOf(
  ctx: Reading,
  { accountId, currency, refusal, paidAt }: StoredInvoice,
): Promise<string> {
  const said = words[currency === 'KRW' ? 'ko' : 'en'].billing.refundReasons
  if (refusal !== null) return said.late
  const owner = await findAccount(ctx, accountId)
  const hadLeft = owner?.withdrawnAt != null && paidAt !== null && owner.withdrawnAt <= paidAt
  return hadLeft ? said.left : said.withdrawal
}

/** Writes down that a refund was not done, and why: it is asked for again some times, then it is a person's to see to. */
async function noteTry(ctx: SettleDoor, invoice: StoredInvoice, fault: string): Promise<void> {
  const { orderId, refundTries } = invoice
  const tries = refundTries + 1
  const waitMs = refundWaitMs(tries)
  const lookAt = waitMs === null ? null : new Date(ctx.now().getTime() + waitMs)
  ctx.log.error({ orderId, tries, fault, isGivenUp: lookAt === null }, 'refund not done')
  await noteRefundTry(ctx, invoice, { refundTries: tries, refundFault: fault.slice(0, longestFault), lookAt })
}

const longestFault = 500

/** Asks the gateway to give an invoice back, the same whenever it is asked again, and enters that it did. */
export async function finishRefund(ctx: SettleDoor, invoice: StoredInvoice): Promise<CancelOutcome | null> {
  const gateway = gatewayOf(ctx, invoice)
  const { receipt, orderId, total, currency } = invoice
  if (gateway === null || receipt === null) {
    await noteTry(ctx, invoice, gateway === null ? 'its gateway is not set up here' : 'it has no receipt')
    return null
  }
  const outcome = await gateway.cancel({
    payment: { orderId, receipt, money: { amount: total, currency } },
    amount: null,
    reason: await reasonOf(ctx, invoice),
    key: `refund-${orderId}`,
  })
  const isBack =
    outcome.status === 'cancelled' || (outcome.status === 'refused' && outcome.reason === 'already-cancelled')
  if (!isBack) {
    await noteTry(
      ctx,
      invoice,
      outcome.status === 'refused' ? `${outcome.reason}: ${outcome.told}` : `${outcome.why}: ${outcome.told}`,
    )
    return outcome
  }
  await ctx.withTx(async () => {
    await holdAccount(ctx, invoice.accountId, { hasLeft: true })
    const changes = { status: invoiceStatus.refunded, step: null, lookAt: null }
    if (!(await moveInvoice(ctx, invoice, changes))) return
    await bookRefund(ctx, invoice)
    await tellOfInvoice(ctx, invoice, 'refunded')
  })
  return null
}
