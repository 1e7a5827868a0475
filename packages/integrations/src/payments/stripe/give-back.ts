import type Stripe from 'stripe'

import type { CancelOutcome, PaymentGateway } from '../gateway.ts'
import { keyOf } from '../key-of.ts'
import { checkReturned } from '../money.ts'
import { endingOf } from './fault.ts'
import { paymentOf, wholePayment } from './payment.ts'

/** Gives back a payment or a part of it; its key stays with the refund, so that it is never given back twice. */
export async function giveBack(
  stripe: Stripe,
  { payment, amount, reason, key }: Parameters<PaymentGateway['cancel']>[0],
): Promise<CancelOutcome> {
  checkReturned(amount, payment.money)
  const { receipt } = payment
  try {
    if (!(await isDone(stripe, receipt, key)))
      await stripe.refunds.create(
        { payment_intent: receipt, metadata: { key, reason }, ...(amount !== null && { amount }) },
        // One account's keys are all of one kind: a charge may have had the same.
        { idempotencyKey: keyOf('refund', receipt, key) },
      )
    return await tell(stripe, receipt)
  } catch (error) {
    const ending = endingOf(error)
    if (ending.status === 'refused')
      return ending.reason === 'failed' ? { ...ending, reason: 'not-cancellable' } : ending
    try {
      return (await isDone(stripe, receipt, key)) ? await tell(stripe, receipt) : ending
    } catch (again) {
      endingOf(again)
      return ending
    }
  }
}

async function isDone(stripe: Stripe, receipt: string, key: string): Promise<boolean> {
  const { data } = await stripe.refunds.list({ payment_intent: receipt, limit: 100 })
  return data.some(
    ({ metadata, status }) => metadata?.['key'] === key && status !== 'failed' && status !== 'canceled',
  )
}

async function tell(stripe: Stripe, receipt: string): Promise<CancelOutcome> {
  const intent = await stripe.paymentIntents.retrieve(receipt, { expand: wholePayment })
  return { status: 'cancelled', payment: paymentOf(intent) }
}
