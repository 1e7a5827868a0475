import { invoiceStatus, type PaymentRefusal, type PaymentReturn, windowGone } from '@clipmint/contract'

import { Failure } from '../../../failure.ts'
import { findAccount } from '../../account/index.ts'
import { approvalMs, lookMs } from '../invoices/rules.ts'
import { findByOrder, moveInvoice, readAgain, type StoredInvoice } from '../invoices/store.ts'
import { changeCard } from './change-card.ts'
import { fail, takeMoney } from './charge.ts'
import { gatewayFor, orderOf, sealCard } from './gateways.ts'
import { codeOf } from './refusals.ts'
import type { SettleDoor } from './settle.ts'

type Returned = { accountId: string; orderId: string; fields: PaymentReturn }

/**
 * Hears what the card window of a plan came back with, keeps the card and takes the money, where there is any to take. The same again gets the same
 * answer and takes nothing more. Throws why it was not paid, and says so where nobody can tell yet.
 */
export async function certifyPlan(ctx: SettleDoor, returned: Returned): Promise<StoredInvoice> {
  const certified = await certify(ctx, returned, 'plan')
  if ('done' in certified) return answer(certified.done)
  return answer(await keepAndCharge(ctx, certified))
}

/** Hears what the card window of something bought once came back with; `approve` takes the money and gives it. */
export async function certifyOnce(ctx: SettleDoor, returned: Returned): Promise<StoredInvoice> {
  const certified = await certify(ctx, returned, 'once')
  return 'done' in certified ? answer(certified.done) : certified.invoice
}

type Certified = { invoice: StoredInvoice; proof: string } | { done: StoredInvoice }

async function certify(
  ctx: SettleDoor,
  { accountId, orderId, fields }: Returned,
  what: 'plan' | 'once',
): Promise<Certified> {
  const invoice = await findByOrder(ctx, orderId)
  // Another's order is none: nothing is told of it.
  if (invoice?.accountId !== accountId || (invoice.kind === 'once') !== (what === 'once'))
    throw new Failure('BILLING_NOT_FOUND')
  const gateway = gatewayFor(ctx, invoice.currency)
  const outcome = goneOf(fields) ?? gateway.readReturn(fields, orderOf(ctx, invoice, null))
  if (outcome.status === 'refused') {
    if (invoice.status === invoiceStatus.requested) await fail(ctx, invoice, outcome.reason)
    throw new Failure(codeOf(outcome.reason))
  }
  const proof = ctx.signer.hash('payment-proof', outcome.proof)
  if (invoice.status !== invoiceStatus.requested) return again(invoice, proof)
  const now = ctx.now()
  if (now >= invoice.expiresAt) {
    await fail(ctx, invoice, 'timed-out')
    throw new Failure('BILLING_TIMED_OUT')
  }
  const standing = {
    status: invoiceStatus.inProgress,
    step: 'certified' as const,
    proof,
    lookAt: new Date(now.getTime() + (what === 'once' ? approvalMs : lookMs)),
  }
  if (!(await moveInvoice(ctx, invoice, standing))) return again(await readAgain(ctx, invoice), proof)
  return { invoice: { ...invoice, ...standing, movedAt: now }, proof: outcome.proof }
}

/** What a page saw of a window that told it nothing; null where it did tell something, which is the gateway's to read. */
function goneOf({ window }: PaymentReturn): { status: 'refused'; reason: PaymentRefusal } | null {
  if (window === windowGone.closed.window) return { status: 'refused', reason: 'cancelled-by-payer' }
  return window === windowGone.late.window ? { status: 'refused', reason: 'timed-out' } : null
}

/** The window came back before: with the same, whose answer stands; with something else, which takes nothing. */
function again(invoice: StoredInvoice, proof: string): Certified {
  const { status } = invoice
  if (invoice.proof === proof) return { done: invoice }
  if (status === invoiceStatus.completed) throw new Failure('BILLING_ALREADY_PAID')
  if (status === invoiceStatus.inProgress) throw new Failure('BILLING_IN_PROCESS')
  return { done: invoice }
}

async function keepAndCharge(
  ctx: SettleDoor,
  { invoice, proof }: { invoice: StoredInvoice; proof: string },
): Promise<StoredInvoice> {
  const gateway = gatewayFor(ctx, invoice.currency)
  const payer = await findAccount(ctx, invoice.accountId)
  const outcome = await gateway.keepCard({ order: orderOf(ctx, invoice, payer), proof })
  if (outcome.status === 'unknown') {
    ctx.log.warn({ orderId: invoice.orderId, why: outcome.why }, 'card unknown')
    // No money moves by keeping a card: whoever tries again keeps it anew.
    await fail(ctx, invoice, 'failed')
    return readAgain(ctx, invoice)
  }
  if (outcome.status === 'refused') {
    ctx.log.warn({ orderId: invoice.orderId, reason: outcome.reason, code: outcome.code }, 'card refused')
    await fail(ctx, invoice, outcome.reason)
    return readAgain(ctx, invoice)
  }
  const sealed = sealCard(ctx, invoice, outcome.kept)
  if (invoice.kind === 'card') {
    await changeCard(ctx, { ...invoice, ...sealed })
    return readAgain(ctx, invoice)
  }
  return takeMoney(ctx, { ...invoice, ...sealed }, { card: sealed.card })
}

/** An invoice that was asked for, or why it did not come to that. */
export function answer(invoice: StoredInvoice): StoredInvoice {
  const { status, refusal } = invoice
  if (status === invoiceStatus.completed) return invoice
  if (status === invoiceStatus.refunded) throw new Failure('BILLING_ALREADY_CANCELLED')
  if (status === invoiceStatus.inProgress) throw new Failure('BILLING_IN_PROCESS')
  throw new Failure(codeOf(refusal ?? 'failed'))
}
