import { invoiceStatus, packCredits } from '@clipmint/contract'
import type { Payment } from '@clipmint/integrations'
import { dayInSeoul, must } from '@clipmint/kit'

import type { Context } from '../../../context.ts'
import { holdAccount } from '../../account/index.ts'
import { findCouponById } from '../../coupons/index.ts'
import { giveCredits } from '../../credits/index.ts'
import { removeMark } from '../../projects/index.ts'
import { bookCharge } from '../books/commands.ts'
import { type InvoiceChanges, moveInvoice, type StoredInvoice } from '../invoices/store.ts'
import { tellOfInvoice } from '../notices/commands.ts'
import { monthsOf, renewalAt } from '../rhythm/rules.ts'
import { laidAside } from '../subscriptions/before.ts'
import { putOnPlan } from '../subscriptions/commands.ts'
import { afterPayment, couponAfter } from '../subscriptions/rules.ts'
import { findSubscription, saveSubscription, type StoredSubscription } from '../subscriptions/store.ts'
import { letGo } from './kept-cards.ts'

export type SettleDoor = Pick<
  Context,
  'db' | 'now' | 'newId' | 'withTx' | 'jobs' | 'events' | 'settings' | 'signer' | 'outside' | 'log'
>

/** What a gateway tells of money it took; null for an invoice of nothing. */
type Taken = Pick<Payment, 'receipt' | 'card' | 'receiptUrl' | 'paidAt'> | null

/**
 * Completes an invoice whose money came in, with all that was bought, in one transaction: it is given once, however often
 * anybody finds that it was paid. False when it was completed or closed before.
 */
export async function settle(ctx: SettleDoor, invoice: StoredInvoice, taken: Taken): Promise<boolean> {
  return ctx.withTx(async () => {
    const owner = await holdAccount(ctx, invoice.accountId, { hasLeft: true })
    const paidAt = ctx.now()
    const running = invoice.planType === null ? null : await findSubscription(ctx, invoice.accountId)
    const span = invoice.kind === 'start' || invoice.kind === 'now' ? freshSpan(invoice, paidAt) : {}
    const changes: InvoiceChanges = {
      ...span,
      status: invoiceStatus.completed,
      // Who has left meanwhile has no use of it: it goes back.
      step: owner.withdrawnAt ? 'refunding' : null,
      lookAt: owner.withdrawnAt && paidAt,
      paidAt,
      receipt: taken?.receipt ?? null,
      receiptUrl: taken?.receiptUrl ?? null,
      cardBrand: taken?.card?.brand ?? invoice.cardBrand,
      cardLast4: taken?.card?.last4 ?? invoice.cardLast4,
      before: invoice.planType === null ? null : laidAside(running, owner),
    }
    if (!(await moveInvoice(ctx, invoice, changes))) return false
    await bookCharge(ctx, invoice)
    if (owner.withdrawnAt) {
      await letGo(ctx, invoice)
      return true
    }
    const paid = { ...invoice, ...changes }
    if (paid.planType === null) await giveOnce(ctx, paid)
    else await giveSubscription(ctx, paid, running)
    await tellOfInvoice(ctx, paid, 'paid')
    return true
  })
}

/** What is begun anew counts from when it was paid, and not from when its price was told. */
function freshSpan({ planType }: StoredInvoice, paidAt: Date): Pick<InvoiceChanges, 'startsAt' | 'endsAt'> {
  const months = monthsOf(must(planType, 'the plan that was bought'))
  return { startsAt: paidAt, endsAt: renewalAt(dayInSeoul(paidAt), months) }
}

async function giveSubscription(
  ctx: SettleDoor,
  invoice: StoredInvoice,
  running: StoredSubscription | null,
): Promise<void> {
  const { accountId, kind, currency, proof, cardBrand, cardLast4, card } = invoice
  if (kind === 'once' || kind === 'card') throw new Error(`Invoice ${invoice.id} is of no plan.`)
  // A renewal of ours goes to the card that was kept when it began; one that its owner gave meanwhile stays.
  const isRunningsOwn = kind === 'renewal' && proof === null && running?.card != null
  const kept =
    card === null || isRunningsOwn
      ? null
      : { sealed: card, brand: must(cardBrand, 'brand'), last4: must(cardLast4, 'digits') }
  const subscription = afterPayment(running, {
    ...invoice,
    kind,
    planType: must(invoice.planType, 'the plan that was bought'),
    startsAt: must(invoice.startsAt, 'when its days begin'),
    endsAt: must(invoice.endsAt, 'when its days end'),
    card: kept,
    coupon: await couponOf(ctx, invoice, running),
  })
  await saveSubscription(ctx, subscription)
  if (running !== null && running.card !== subscription.card)
    await letGo(ctx, { accountId, currency, card: running.card })
  await putOnPlan(ctx, accountId, subscription)
}

/** The coupon that takes something off the charges to come as well, and of how many. */
async function couponOf(
  ctx: SettleDoor,
  { couponId, kind }: StoredInvoice,
  running: StoredSubscription | null,
): Promise<{ id: string; charges: number } | null> {
  const coupon = couponId === null ? null : await findCouponById(ctx, couponId)
  return couponAfter(running, { kind, coupon })
}

/** Gives what is bought once: credits, or a video without the service's mark. */
async function giveOnce(ctx: SettleDoor, invoice: StoredInvoice): Promise<void> {
  const { accountId, item, projectId } = invoice
  if (item === 'watermark') {
    await removeMark(ctx, { accountId, id: must(projectId, 'the video that the mark comes off') })
    return
  }
  const amount = packCredits[must(item, 'what was bought')]
  await giveCredits(ctx, { accountId, kind: 'pack', ref: givenFor(invoice), amount })
}

/** What the credits of a pack are given for, by the ledger. */
export function givenFor({ id }: Pick<StoredInvoice, 'id'>): string {
  return `invoice:${id}`
}
