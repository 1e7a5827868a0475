import { createHash } from 'node:crypto'

import { invoiceStatus } from '@clipmint/contract'
import { dayMs } from '@clipmint/kit'

import { holdAccount } from '../../account/index.ts'
import { newInvoice } from '../invoices/commands.ts'
import { lookMs, orderIdOf } from '../invoices/rules.ts'
import { insertInvoiceOnce, listOpen, type StoredInvoice } from '../invoices/store.ts'
import { tellOfRenewal } from '../notices/commands.ts'
import { carryOut } from '../payments/charge.ts'
import type { SettleDoor } from '../payments/settle.ts'
import { nextCharge, priceBefore, quoteRenewal } from '../prices/renewals.ts'
import { endSubscription, endUsedUp } from '../subscriptions/commands.ts'
import { nextRenewal, type Renewal } from '../subscriptions/rules.ts'
import { changeSubscription, findSubscription, type StoredSubscription } from '../subscriptions/store.ts'

/**
 * Charges an account whose subscription is due, once for each of its days however often it is asked to, or ends one that
 * is used up.
 */
export async function renew(ctx: SettleDoor, accountId: string): Promise<void> {
  const due = await ctx.withTx(() => begin(ctx, accountId))
  if (due) await carryOut(ctx, due.invoice, { card: due.card })
}

async function begin(
  ctx: SettleDoor,
  accountId: string,
): Promise<{ invoice: StoredInvoice; card: string } | null> {
  const owner = await holdAccount(ctx, accountId, { hasLeft: true })
  const running = await findSubscription(ctx, accountId)
  if (running?.chargeAt == null || running.chargeAt > ctx.now()) return null
  if (owner.withdrawnAt) {
    await endSubscription(ctx, accountId)
    return null
  }
  const next = nextRenewal(running)
  if (next === null || running.card === null) {
    await endUsedUp(ctx, accountId)
    return null
  }
  // What is being paid for comes first; what it comes to is charged, or not, the next time.
  const open = await listOpen(ctx, accountId)
  if (
    open.some((it) => it.kind === 'renewal' || (it.kind !== 'once' && it.status === invoiceStatus.inProgress))
  )
    return null
  const invoice = await drawUp(ctx, running, next)
  if (!(await insertInvoiceOnce(ctx, invoice))) return null
  await changeSubscription(ctx, accountId, { chargeAt: null })
  return { invoice, card: running.card }
}

/** The invoice of a renewal: its order is the same whoever draws it up, so that it cannot be charged twice. */
async function drawUp(ctx: SettleDoor, running: StoredSubscription, next: Renewal): Promise<StoredInvoice> {
  const { accountId, gateway, currency, startsAt, failures } = { ...running, startsAt: next.startsAt }
  const now = ctx.now()
  return {
    ...newInvoice(ctx, {
      ...next,
      accountId,
      gateway,
      currency,
      kind: 'renewal',
      ...(await quoteRenewal(ctx, running, next)),
      item: null,
      templateId: null,
    }),
    orderId: orderIdOf(startsAt, sameUuid(`${accountId} ${startsAt.toISOString()} ${failures}`)),
    status: invoiceStatus.inProgress,
    step: 'charging',
    card: running.card,
    cardBrand: running.cardBrand,
    cardLast4: running.cardLast4,
    lookAt: new Date(now.getTime() + lookMs),
  }
}

/** A UUID (version 8, of our own making) that is the same for the same text. */
function sameUuid(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16)
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

/** How many days before a charge its owner is told: a month ahead too of a year's, and of one that costs another amount. */
function noticesOf({ startsAt, endsAt }: StoredSubscription, isOtherPrice: boolean): number[] {
  const days = (endsAt.getTime() - startsAt.getTime()) / dayMs
  // A month ahead of a month's is at once, which its payment told already.
  return days > 60 || isOtherPrice ? [30, 7, 1] : [7, 1]
}

/** Tells the owner of a subscription, once each, what will be charged and when. */
export async function remind(ctx: SettleDoor, accountId: string): Promise<void> {
  await ctx.withTx(async () => {
    const owner = await holdAccount(ctx, accountId, { hasLeft: true })
    const running = await findSubscription(ctx, accountId)
    if (!running || owner.withdrawnAt || running.failures > 0) return
    const charge = await nextCharge(ctx, running)
    const before = charge && (await priceBefore(ctx, running, charge))
    const left = (running.endsAt.getTime() - ctx.now().getTime()) / dayMs
    const days = noticesOf(running, before !== null).findLast((it) => left <= it)
    if (days === undefined || left <= 0) return
    if (running.noticedDays !== null && running.noticedDays <= days) return
    await changeSubscription(ctx, accountId, { noticedDays: days })
    await tellOfRenewal(ctx, running, { charge, days, before })
  })
}
