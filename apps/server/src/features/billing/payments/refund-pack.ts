import { invoiceStatus, packCredits } from '@clipmint/contract'

import { Failure } from '../../../failure.ts'
import { holdAccount } from '../../account/index.ts'
import { listUntouched, reclaimCredits, restoreCredits } from '../../credits/index.ts'
import { lookMs, refundMs } from '../invoices/rules.ts'
import { findInvoice, type InvoiceKey, moveInvoice, type StoredInvoice } from '../invoices/store.ts'
import { mayBeUnderWay } from './charge.ts'
import { enterRefund, findGivenBack, finishRefund } from './finish-refund.ts'
import { lookUpOrder } from './gateways.ts'
import { givenFor, type SettleDoor } from './settle.ts'

/** Until when packs of credits come back whole, by the invoice: those whose credits are all still there. */
export async function packRefunds(
  ctx: Pick<SettleDoor, 'db' | 'now'>,
  accountId: string,
  invoices: readonly StoredInvoice[],
): Promise<Map<string, Date>> {
  const open = invoices.flatMap((invoice) => {
    const until = isPack(invoice) && isPaid(invoice) && invoice.total > 0 ? untilOf(invoice) : null
    return until === null || ctx.now() > until ? [] : [{ id: invoice.id, ref: givenFor(invoice), until }]
  })
  const refs = open.map(({ ref }) => ref)
  const untouched = await listUntouched(ctx, accountId, refs)
  return new Map(open.filter(({ ref }) => untouched.includes(ref)).map(({ id, until }) => [id, until]))
}

/**
 * Gives the payment of a pack back whose credits are all still there, and takes them out before it asks the gateway, so
 * that none is spent meanwhile. Writes first that it is about to, so that it is never given back twice, nor forgotten.
 */
export async function refundPack(ctx: SettleDoor, key: InvoiceKey): Promise<StoredInvoice> {
  const begun = await ctx.withTx(async () => {
    await holdAccount(ctx, key.accountId)
    const known = await findGivenBack(ctx, key)
    return known === null ? { invoice: await begin(ctx, key) } : { known }
  })
  if ('known' in begun) return begun.known
  const { invoice } = begun
  const outcome = await finishRefund(ctx, invoice)
  if (outcome?.status === 'refused') {
    await keep(ctx, invoice)
    throw new Failure('BILLING_CANCEL_FAILED')
  }
  return (await findInvoice(ctx, invoice)) ?? invoice
}

async function begin(ctx: SettleDoor, key: InvoiceKey): Promise<StoredInvoice> {
  const invoice = await findInvoice(ctx, key)
  if (!invoice) throw new Failure('BILLING_NOT_FOUND')
  if (!isPack(invoice) || !isPaid(invoice)) throw new Failure('BILLING_NOT_REFUNDABLE')
  if (invoice.total === 0) throw new Failure('BILLING_NOTHING_PAID')
  const until = untilOf(invoice)
  if (until === null || ctx.now() > until) throw new Failure('BILLING_REFUND_TOO_LATE')
  const { accountId } = invoice
  if (!(await reclaimCredits(ctx, { accountId, ref: givenFor(invoice) })))
    throw new Failure('BILLING_PACK_USED')
  const standing = { step: 'refunding' as const, lookAt: new Date(ctx.now().getTime() + lookMs) }
  if (!(await moveInvoice(ctx, invoice, standing))) throw new Failure('BILLING_IN_PROCESS')
  return { ...invoice, ...standing }
}

/**
 * Goes on with money that is on its way back. A pack's credits are put back once it is sure that the gateway does not give
 * the money back: what it refuses may have been done by a call before, whose answer was lost.
 */
export async function goOnRefunding(ctx: SettleDoor, invoice: StoredInvoice): Promise<void> {
  const outcome = await finishRefund(ctx, invoice)
  if (outcome?.status !== 'refused' || !isPack(invoice)) return
  const { status } = await lookUpOrder(ctx, invoice)
  if (status === 'cancelled') await enterRefund(ctx, invoice)
  else if (status === 'paid' && !mayBeUnderWay(invoice, ctx.now())) await keep(ctx, invoice)
}

/** Puts the credits of a pack back whose money stays; money for which none were given goes on going back. */
async function keep(ctx: SettleDoor, invoice: StoredInvoice): Promise<void> {
  const { accountId } = invoice
  await ctx.withTx(async () => {
    await holdAccount(ctx, accountId, { hasLeft: true })
    const standing = await findInvoice(ctx, invoice)
    if (standing?.step !== 'refunding') return
    if (!(await restoreCredits(ctx, { accountId, ref: givenFor(invoice) }))) return
    await moveInvoice(ctx, standing, { step: null, lookAt: null, refundTries: 0 })
  })
}

function isPack({ item }: StoredInvoice): boolean {
  return item !== null && item in packCredits
}

function isPaid({ status, step }: StoredInvoice): boolean {
  return status === invoiceStatus.completed && step === null
}

function untilOf({ paidAt }: StoredInvoice): Date | null {
  return paidAt && new Date(paidAt.getTime() + refundMs)
}
