import { z } from 'zod'

import type { FindOutcome, Payment } from '../gateway.ts'
import { cardFactsOf, TossCard } from './brands.ts'
import { refusalOf } from './reasons.ts'

const Moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text))

/** A payment, as far as the product needs it. */
export const TossPayment = z.object({
  paymentKey: z.string().min(1),
  orderId: z.string(),
  status: z.enum([
    'READY',
    'IN_PROGRESS',
    'WAITING_FOR_DEPOSIT',
    'DONE',
    'CANCELED',
    'PARTIAL_CANCELED',
    'ABORTED',
    'EXPIRED',
  ]),
  currency: z.literal('KRW'),
  totalAmount: z.number().int(),
  balanceAmount: z.number().int(),
  requestedAt: Moment,
  approvedAt: Moment.nullish(),
  card: TossCard.nullish(),
  receipt: z.object({ url: z.string() }).nullish(),
  failure: z.object({ code: z.string() }).nullish(),
  cancels: z.array(z.object({ cancelReason: z.string().nullish() })).nullish(),
})
export type TossPayment = z.infer<typeof TossPayment>

/** A payment in our words. */
export function paymentOf(it: TossPayment): Payment {
  return {
    orderId: it.orderId,
    receipt: it.paymentKey,
    money: { amount: it.totalAmount, currency: 'KRW' },
    cancelled: it.totalAmount - it.balanceAmount,
    paidAt: it.approvedAt ?? it.requestedAt,
    card: it.card ? cardFactsOf(it.card) : null,
    receiptUrl: it.receipt?.url ?? null,
  }
}

/** What became of the order, by the payment's own state. */
export function foundOf(it: TossPayment): FindOutcome {
  switch (it.status) {
    case 'DONE':
    case 'PARTIAL_CANCELED':
      return { status: 'paid', payment: paymentOf(it) }
    case 'CANCELED':
      return { status: 'cancelled', payment: paymentOf(it) }
    case 'ABORTED':
      return { status: 'unpaid', reason: refusalOf(it.failure?.code ?? '') }
    case 'EXPIRED':
      return { status: 'unpaid', reason: 'timed-out' }
    case 'READY':
    case 'IN_PROGRESS':
    case 'WAITING_FOR_DEPOSIT':
      return { status: 'pending' }
  }
}
