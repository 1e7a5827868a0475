import { invoiceStatus } from '@clipmint/contract'
import { must } from '@clipmint/kit'

import { Failure } from '../../../failure.ts'
import { holdAccount } from '../../account/index.ts'
import { hasSpentSince } from '../../credits/index.ts'
import { hasRenderedSince } from '../../projects/index.ts'
import { hasPostedSince } from '../../reservations/index.ts'
import { lookMs, refundMs } from '../invoices/rules.ts'
import {
  findInvoice,
  type InvoiceKey,
  listOpen,
  listLastOfPlan,
  moveInvoice,
  readAgain,
  type StoredInvoice,
} from '../invoices/store.ts'
import { type Before, readBefore, stillThere } from '../subscriptions/before.ts'
import { goBack, putOnPlan } from '../subscriptions/commands.ts'
import { findSubscription, saveSubscription, type StoredSubscription } from '../subscriptions/store.ts'
import { findGivenBack, finishRefund } from './finish-refund.ts'
import { refundPack } from './refund-pack.ts'
import type { SettleDoor } from './settle.ts'

type Reading = Pick<SettleDoor, 'db' | 'now'>

/** The payment of what runs, which comes back whole. */
export type Refundable = {
  invoice: StoredInvoice
  /** What was had for nothing on top of it, the newest first: it ends with it. */
  onTop: StoredInvoice[]
  until: Date
  /** What the account is on once it is given back; 0 for the free plan. */
  planAfter: number
}

/** Until when an account gets all of its payment of what runs back; throws why it does not. */
export async function refundable(ctx: Reading, accountId: string): Promise<Refundable> {
  const { invoice, onTop } = beneath(await listLastOfPlan(ctx, accountId))
  if (invoice?.paidAt == null || (await findSubscription(ctx, accountId)) === null)
    throw new Failure('BILLING_NO_SUBSCRIPTION')
  if (invoice.step === 'refunding') throw new Failure('BILLING_IN_PROCESS')
  if (invoice.total === 0) throw new Failure('BILLING_NOTHING_PAID')
  const until = new Date(invoice.paidAt.getTime() + refundMs)
  if (ctx.now() > until) throw new Failure('BILLING_REFUND_TOO_LATE')
  await refuseUsed(ctx, invoice, invoice.paidAt)
  return { invoice, onTop, until, planAfter: planOf(stillThere(beforeOf(invoice), ctx.now())) }
}

/** A plan is used by what is made, the upload service by what is posted: used, nothing is given back. */
async function refuseUsed(
  ctx: Reading,
  { accountId, kind, uploadService }: StoredInvoice,
  since: Date,
): Promise<void> {
  const isMade =
    kind !== 'beside' &&
    ((await hasRenderedSince(ctx, accountId, since)) || (await hasSpentSince(ctx, accountId, since)))
  if (isMade) throw new Failure('BILLING_REFUND_USED')
  if (uploadService && (await hasPostedSince(ctx, accountId, since)))
    throw new Failure('BILLING_REFUND_POSTED')
}

/** The payment that truly paid for what runs: beneath what was changed for nothing since, which stands on it. */
function beneath(newestFirst: readonly StoredInvoice[]): {
  invoice: StoredInvoice | undefined
  onTop: StoredInvoice[]
} {
  const index = newestFirst.findIndex(({ total, ...it }) => total > 0 || !standsOnAnother(it))
  return { invoice: newestFirst[index], onTop: newestFirst.slice(0, Math.max(0, index)) }
}

function standsOnAnother(invoice: Pick<StoredInvoice, 'kind' | 'before'>): boolean {
  const before = beforeOf(invoice)
  return before !== null && 'subscription' in before
}

/** What ran before what an invoice paid for; a renewal took the place of days that are over. */
function beforeOf({ kind, before }: Pick<StoredInvoice, 'kind' | 'before'>): Before | null {
  return kind === 'renewal' ? null : readBefore(before)
}

function planOf(before: Before | null): number {
  if (before === null) return 0
  return 'subscription' in before ? before.subscription.planType : before.given.planType
}

/** Gives back the payment that is named: that of what runs, or of a pack. The same again gets the same answer. */
export async function refundOf(ctx: SettleDoor, key: InvoiceKey): Promise<StoredInvoice> {
  const invoice = await findInvoice(ctx, key)
  if (!invoice) throw new Failure('BILLING_NOT_FOUND')
  return invoice.kind === 'once' ? refundPack(ctx, key) : refund(ctx, key.accountId, key.id)
}

/**
 * Gives all of the payment of what runs back and ends what it paid for at once: a plan that was changed for more goes
 * back to the one before. Writes first that it is about to, so that it is never given back twice, nor forgotten.
 */
export async function refund(
  ctx: SettleDoor,
  accountId: string,
  named: string | null = null,
): Promise<StoredInvoice> {
  const refunding = await ctx.withTx(async () => {
    await holdAccount(ctx, accountId)
    const known = named === null ? null : await findGivenBack(ctx, { accountId, id: named })
    if (known !== null) return { known }
    const { invoice, onTop } = await refundable(ctx, accountId)
    if (named !== null && invoice.id !== named) throw new Failure('BILLING_NOT_REFUNDABLE')
    const open = await listOpen(ctx, accountId)
    if (open.some(({ status }) => status === invoiceStatus.inProgress))
      throw new Failure('BILLING_IN_PROCESS')
    const standing = { step: 'refunding' as const, lookAt: new Date(ctx.now().getTime() + lookMs) }
    if (!(await moveInvoice(ctx, invoice, standing))) throw new Failure('BILLING_IN_PROCESS')
    for (const free of onTop) await moveInvoice(ctx, free, { status: invoiceStatus.refunded })
    const taken = must(await findSubscription(ctx, accountId), 'what is ended')
    // It ends with the money's going back, and not after: nothing can be made of it meanwhile.
    await goBack(ctx, accountId, beforeOf(invoice))
    return { invoice: { ...invoice, ...standing }, onTop, taken }
  })
  if ('known' in refunding) return refunding.known
  const { invoice } = refunding
  const outcome = await finishRefund(ctx, invoice)
  if (outcome?.status === 'refused') {
    await giveAgain(ctx, refunding)
    throw new Failure('BILLING_CANCEL_FAILED')
  }
  return readAgain(ctx, invoice)
}

/** Gives back what a refund took away that the gateway will not carry out. */
type Taken = Pick<Refundable, 'invoice' | 'onTop'> & { taken: StoredSubscription }

async function giveAgain(ctx: SettleDoor, { invoice, onTop, taken }: Taken): Promise<void> {
  await ctx.withTx(async () => {
    await holdAccount(ctx, invoice.accountId, { hasLeft: true })
    if (!(await moveInvoice(ctx, invoice, { step: null, lookAt: null, refundTries: 0 }))) return
    for (const free of onTop) {
      const back = { ...free, status: invoiceStatus.refunded }
      await moveInvoice(ctx, back, { status: invoiceStatus.completed })
    }
    await saveSubscription(ctx, taken)
    await putOnPlan(ctx, invoice.accountId, taken)
  })
}
