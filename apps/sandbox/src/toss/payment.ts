import type { Card } from './cards.ts'
import type { Code } from './codes.ts'

type Cancel = { amount: number; reason: string; left: number; at: number; transactionKey: string }

/** One payment as Toss Payments keeps it. Times are milliseconds. */
export type Payment = {
  key: string
  type: 'NORMAL' | 'BILLING'
  orderId: string
  orderName: string
  customerKey: string
  status: 'IN_PROGRESS' | 'DONE' | 'CANCELED' | 'PARTIAL_CANCELED' | 'ABORTED' | 'EXPIRED'
  amount: number
  balance: number
  requestedAt: number
  approvedAt: number | null
  card: Card
  cancels: Cancel[]
  failure: Code | null
  lastTransactionKey: string | null
  receiptUrl: string
  /** Somebody is being answered about it now. */
  isBusy: boolean
}

/** A payment in the shape that the documentation gives it. */
export function shapeOf(it: Payment): object {
  const vat = Math.round(it.amount / 11)
  return {
    version: '2022-11-16',
    mId: 'sandbox',
    paymentKey: it.key,
    type: it.type,
    orderId: it.orderId,
    orderName: it.orderName,
    currency: 'KRW',
    method: '카드',
    totalAmount: it.amount,
    balanceAmount: it.balance,
    suppliedAmount: it.amount - vat,
    vat,
    taxFreeAmount: 0,
    status: it.status,
    requestedAt: seoulTime(it.requestedAt),
    approvedAt: it.approvedAt === null ? null : seoulTime(it.approvedAt),
    lastTransactionKey: it.lastTransactionKey,
    isPartialCancelable: true,
    useEscrow: false,
    cultureExpense: false,
    cancels:
      it.cancels.length === 0
        ? null
        : it.cancels.map(({ amount, reason, left, at, transactionKey }) => ({
            cancelAmount: amount,
            cancelReason: reason,
            taxFreeAmount: 0,
            refundableAmount: left,
            canceledAt: seoulTime(at),
            transactionKey,
            receiptKey: null,
            cancelStatus: 'DONE',
          })),
    card: { ...cardShapeOf(it.card), amount: it.amount, ...approval },
    easyPay: null,
    country: 'KR',
    secret: `ps_${it.key.slice(-12)}`,
    receipt: { url: it.receiptUrl },
    checkout: { url: `https://api.tosspayments.com/v1/payments/${it.key}/checkout` },
    failure: it.failure === null ? null : { code: it.failure, message: it.failure },
    cashReceipt: null,
  }
}

const approval = {
  installmentPlanMonths: 0,
  approveNo: '00000000',
  useCardPoint: false,
  acquireStatus: 'READY',
  isInterestFree: false,
  interestPayer: null,
}

/** A card as it is shown: with letters of its number left out. */
export function cardShapeOf({ number }: Card): object {
  return {
    issuerCode: '61',
    acquirerCode: '31',
    number: `${number.slice(0, 8)}****${number.slice(12, 15)}*`,
    cardType: '신용',
    ownerType: '개인',
  }
}

/** A time on the clocks of Seoul, as the interface writes it. */
export function seoulTime(at: number): string {
  return `${new Date(at + 9 * 3_600_000).toISOString().slice(0, 19)}+09:00`
}
