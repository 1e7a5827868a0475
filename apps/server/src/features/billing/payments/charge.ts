import { invoiceStatus, type PaymentRefusal } from '@clipmint/contract'
import type { PayOutcome } from '@clipmint/integrations'

import { findAccount, holdAccount } from '../../account/index.ts'
import { returnCoupon, spendCoupon } from '../../coupons/index.ts'
import { tellPlanEnded } from '../../notifications/index.ts'
import { callMs, lookMs } from '../invoices/rules.ts'
import { moveInvoice, readAgain, type StoredInvoice } from '../invoices/store.ts'
import { tellOfInvoice } from '../notices/commands.ts'
import { noteFailure } from '../subscriptions/commands.ts'
import { gatewayOf, openCard, orderOf } from './gateways.ts'
import { letGo } from './kept-cards.ts'
import { settle, type SettleDoor } from './settle.ts'

/** How money is taken: from a kept card, or by what the window proved. */
type Means = { card: string } | { proof: string }

/**
 * Takes the money of an invoice, which must stand at `certified`, or anew at `requested`: writes down first that it is
 * about to, so that whoever comes after a crash looks before anything is taken again. Its coupon is used up with that: at a
 * price that no coupon gives any more, nothing is taken. Gives the invoice as it stands then.
 */
export async function takeMoney(
  ctx: SettleDoor,
  invoice: StoredInvoice,
  means: Means,
): Promise<StoredInvoice> {
  const now = ctx.now()
  const standing = {
    status: invoiceStatus.inProgress,
    step: 'charging' as const,
    lookAt: new Date(now.getTime() + lookMs),
    card: 'card' in means ? means.card : invoice.card,
    cardBrand: invoice.cardBrand,
    cardLast4: invoice.cardLast4,
    projectId: invoice.projectId,
  }
  const begun = { ...invoice, ...standing, movedAt: now }
  const isBegun = await ctx.withTx(async () => {
    await holdAccount(ctx, invoice.accountId, { hasLeft: true })
    if (!(await moveInvoice(ctx, invoice, standing))) return false
    const couponId = couponUsedBy(begun)
    if (couponId === null || (await spendCoupon(ctx, invoice.accountId, couponId))) return true
    // Another payment used it up: this one has none to give back.
    await fail(ctx, { ...begun, couponId: null }, 'mismatch')
    await letGo(ctx, begun)
    return false
  })
  return isBegun ? carryOut(ctx, begun, means) : readAgain(ctx, invoice)
}

/** The coupon that an invoice used up when its money was about to be taken; a renewal goes on with one that is. */
function couponUsedBy({ couponId, kind, step }: StoredInvoice): string | null {
  return kind === 'renewal' || step !== 'charging' ? null : couponId
}

/** Takes the money of an invoice that stands at `charging` and of which nothing was asked yet. */
export async function carryOut(
  ctx: SettleDoor,
  invoice: StoredInvoice,
  means: Means,
): Promise<StoredInvoice> {
  if (invoice.total === 0) await settle(ctx, invoice, null)
  else await take(ctx, invoice, await ask(ctx, invoice, means))
  return readAgain(ctx, invoice)
}

async function ask(ctx: SettleDoor, invoice: StoredInvoice, means: Means): Promise<PayOutcome> {
  const gateway = gatewayOf(ctx, invoice)
  if (gateway === null)
    return { status: 'refused', reason: 'set-up-wrong', code: 'NO_GATEWAY', told: 'Not set up any more.' }
  const order = orderOf(ctx, invoice, await findAccount(ctx, invoice.accountId))
  return 'proof' in means
    ? gateway.confirm({ order, proof: means.proof })
    : gateway.charge({ order, kept: openCard(ctx, invoice, means.card) })
}

/** Enters what a gateway said of a charge; what nobody can say is left for `reconcile`. */
export async function take(ctx: SettleDoor, invoice: StoredInvoice, outcome: PayOutcome): Promise<void> {
  if (outcome.status === 'paid') {
    const { money } = outcome.payment
    if (money.amount !== invoice.total || money.currency !== invoice.currency)
      throw new Error(`Order ${invoice.orderId} was paid with another amount than was asked for.`)
    await settle(ctx, invoice, outcome.payment)
  } else if (outcome.status === 'refused') {
    ctx.log.warn({ orderId: invoice.orderId, reason: outcome.reason, code: outcome.code }, 'payment refused')
    await fail(ctx, invoice, outcome.reason)
  } else ctx.log.warn({ orderId: invoice.orderId, why: outcome.why }, 'payment unknown')
}

/** Closes an invoice of which no money came, whose coupon is free again; a renewal is tried again on its days. */
export async function fail(ctx: SettleDoor, invoice: StoredInvoice, refusal: PaymentRefusal): Promise<void> {
  await ctx.withTx(async () => {
    await holdAccount(ctx, invoice.accountId, { hasLeft: true })
    const status = refusal === 'cancelled-by-payer' ? invoiceStatus.cancelled : invoiceStatus.failed
    if (!(await moveInvoice(ctx, invoice, { status, refusal, step: null, lookAt: null }))) return
    const couponId = couponUsedBy(invoice)
    if (couponId !== null) await returnCoupon(ctx, invoice.accountId, couponId)
    if (invoice.kind !== 'renewal' || isByOwner(invoice)) return
    const then = await noteFailure(ctx, invoice.accountId)
    await tellOfInvoice(ctx, { ...invoice, refusal }, then)
    if (then === 'over' && invoice.planType !== null)
      await tellPlanEnded(ctx, invoice.accountId, invoice.planType)
  })
}

/** Whether an owner pays a renewal that failed by another card: that one fails too is no try of ours. */
function isByOwner({ status, proof }: StoredInvoice): boolean {
  return status === invoiceStatus.requested || proof !== null
}

/** Whether a call about an invoice may still be under way, so that nothing heard of it proves nothing. */
export function mayBeUnderWay({ movedAt }: StoredInvoice, now: Date): boolean {
  return now.getTime() - movedAt.getTime() < callMs
}
