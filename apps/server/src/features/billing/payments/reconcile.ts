import { invoiceStatus } from '@clipmint/contract'

import { holdAccount } from '../../account/index.ts'
import { bookCharge } from '../books/commands.ts'
import { lookAgainMs } from '../invoices/rules.ts'
import {
  findByOrder,
  findInvoice,
  type InvoiceKey,
  lookAgain,
  moveInvoice,
  type StoredInvoice,
} from '../invoices/store.ts'
import { carryOut, fail, mayBeUnderWay } from './charge.ts'
import { lookUpOrder } from './gateways.ts'
import { goOnRefunding } from './refund-pack.ts'
import { settle, type SettleDoor } from './settle.ts'

/**
 * Looks after an invoice that did not come to an end by itself: a window that never came back, a process that died, an
 * answer that was lost. Asks the gateway what truly happened and takes nothing again. What nobody can say yet is looked at
 * later.
 */
export async function reconcile(ctx: SettleDoor, key: InvoiceKey): Promise<void> {
  const invoice = await findInvoice(ctx, key)
  if (!invoice) return
  const { status, step } = invoice
  if (status === invoiceStatus.requested) await expire(ctx, invoice)
  else if (status === invoiceStatus.completed && step === 'refunding') await goOnRefunding(ctx, invoice)
  else if (status !== invoiceStatus.inProgress) return
  // Before `charging` nothing was asked of the gateway, and after this nothing will be.
  else if (step === 'certified') await fail(ctx, invoice, invoice.kind === 'once' ? 'timed-out' : 'failed')
  else await lookUp(ctx, invoice)
}

/** Hears that something happened to an order. Nothing of what was told is believed: it is looked up. */
export async function hearOf(ctx: SettleDoor, orderId: string): Promise<void> {
  const invoice = await findByOrder(ctx, orderId)
  if (!invoice) return
  const { status, step } = invoice
  if (status === invoiceStatus.inProgress && step === 'charging') await lookUp(ctx, invoice)
  else if (status === invoiceStatus.completed && step === 'refunding') await goOnRefunding(ctx, invoice)
  else if (status === invoiceStatus.failed || status === invoiceStatus.cancelled)
    await returnLate(ctx, invoice)
}

async function expire(ctx: SettleDoor, invoice: StoredInvoice): Promise<void> {
  if (ctx.now() >= invoice.expiresAt) await fail(ctx, invoice, 'timed-out')
  else await lookAgain(ctx, invoice, invoice.expiresAt)
}

async function lookUp(ctx: SettleDoor, invoice: StoredInvoice): Promise<void> {
  const found = await lookUpOrder(ctx, invoice)
  switch (found.status) {
    case 'paid':
      await settle(ctx, invoice, found.payment)
      return
    case 'cancelled':
      await fail(ctx, invoice, 'already-cancelled')
      return
    case 'unpaid':
      await fail(ctx, invoice, found.reason)
      return
    case 'absent':
      // A renewal is asked for again: its order is the idempotency key, so it cannot be charged twice.
      if (invoice.kind === 'renewal' && invoice.card !== null) {
        await carryOut(ctx, invoice, { card: invoice.card })
        if (!(await isStillOpen(ctx, invoice))) return
      } else if (!mayBeUnderWay(invoice, ctx.now())) {
        await fail(ctx, invoice, 'failed')
        return
      }
      break
    case 'pending':
    case 'unknown':
      break
  }
  await lookAgain(ctx, invoice, new Date(ctx.now().getTime() + lookAgainMs))
}

/** Money that came in for an invoice that was given up goes back: nothing was given for it. */
async function returnLate(ctx: SettleDoor, invoice: StoredInvoice): Promise<void> {
  const found = await lookUpOrder(ctx, invoice)
  if (found.status !== 'paid') return
  const { payment } = found
  await ctx.withTx(async () => {
    await holdAccount(ctx, invoice.accountId, { hasLeft: true })
    const changes = {
      status: invoiceStatus.completed,
      step: 'refunding' as const,
      // What was given up for no reason of the card's, as another was paid in its place, keeps that it came too late.
      refusal: invoice.refusal ?? ('timed-out' as const),
      receipt: payment.receipt,
      paidAt: ctx.now(),
      lookAt: ctx.now(),
    }
    if (await moveInvoice(ctx, invoice, changes)) await bookCharge(ctx, invoice)
  })
  const refunding = await findInvoice(ctx, invoice)
  if (refunding?.step === 'refunding') await goOnRefunding(ctx, refunding)
}

async function isStillOpen(ctx: SettleDoor, key: InvoiceKey): Promise<boolean> {
  return (await findInvoice(ctx, key))?.status === invoiceStatus.inProgress
}
