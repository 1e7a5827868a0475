import { invoiceStatus } from '@clipmint/contract'
import type { CancelOutcome } from '@clipmint/integrations'

import { words } from '../../../locales/index.ts'
import { findAccount, holdAccount } from '../../account/index.ts'
import { bookRefund } from '../books/commands.ts'
import { refundWaitMs } from '../invoices/rules.ts'
import {
  findInvoice,
  type InvoiceKey,
  moveInvoice,
  noteRefundTry,
  type StoredInvoice,
} from '../invoices/store.ts'
import { tellOfInvoice } from '../notices/commands.ts'
import { gatewayOf } from './gateways.ts'
import type { SettleDoor } from './settle.ts'

/** Why an invoice is given back, in the language of its market; the same whenever it is asked for. */
async function reasonOf(
  ctx: Pick<SettleDoor, 'db'>,
  { accountId, currency, refusal, paidAt }: StoredInvoice,
): Promise<string> {
  const said = words[currency === 'KRW' ? 'ko' : 'en'].billing.refundReasons
  if (refusal !== null) return said.late
  const owner = await findAccount(ctx, accountId)
  const hadLeft = owner?.withdrawnAt != null && paidAt !== null && owner.withdrawnAt <= paidAt
  return hadLeft ? said.left : said.withdrawal
}

/** An invoice that went back, or is on its way, as it stands; null for one that is not. */
export async function findGivenBack(
  ctx: Pick<SettleDoor, 'db'>,
  key: InvoiceKey,
): Promise<StoredInvoice | null> {
  const invoice = await findInvoice(ctx, key)
  return invoice?.step === 'refunding' || invoice?.status === invoiceStatus.refunded ? invoice : null
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
  await enterRefund(ctx, invoice)
  return null
}

/** Enters that the money of an invoice went back; once, however often anybody finds that it did. */
export async function enterRefund(ctx: SettleDoor, invoice: StoredInvoice): Promise<void> {
  await ctx.withTx(async () => {
    await holdAccount(ctx, invoice.accountId, { hasLeft: true })
    const changes = { status: invoiceStatus.refunded, step: null, lookAt: null }
    if (!(await moveInvoice(ctx, invoice, changes))) return
    await bookRefund(ctx, invoice)
    await tellOfInvoice(ctx, invoice, 'refunded')
  })
}
