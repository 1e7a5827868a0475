import type { CancelOutcome, PaymentGateway } from '../gateway.ts'
import { checkReturned } from '../money.ts'
import type { Ask } from './ask.ts'
import { paymentOf, TossPayment } from './payment.ts'
import { findReceipt, readAnswer, timeouts } from './take.ts'

const longestReason = 200

/**
 * Gives back a payment or a part of it. The key goes along with the reason, which stays with the payment: so whether this
 * very cancellation was done can be looked up for ever, where the gateway remembers keys for fifteen days.
 */
export async function giveBack(
  ask: Ask,
  { payment, amount, reason, key }: Parameters<PaymentGateway['cancel']>[0],
): Promise<CancelOutcome> {
  checkReturned(amount, payment.money)
  const mark = `[${key}]`
  const answer = await ask(
    {
      method: 'POST',
      path: `/v1/payments/${encodeURIComponent(payment.receipt)}/cancel`,
      body: {
        cancelReason: `${reason.slice(0, longestReason - mark.length - 1)} ${mark}`,
        ...(amount !== null && { cancelAmount: amount }),
      },
      idempotencyKey: key,
      timeoutMs: timeouts.takingMs,
    },
    TossPayment,
  )
  if (answer.status === 'ok' && isMarked(answer.value, mark))
    return { status: 'cancelled', payment: paymentOf(answer.value) }
  const { isRepeat: _, ...ending } =
    answer.status === 'ok'
      ? {
          status: 'unknown' as const,
          why: 'unreadable' as const,
          told: 'Nothing was given back.',
          isRepeat: false,
        }
      : readAnswer(answer)
  if (ending.status === 'refused' && ending.reason !== 'already-cancelled') return ending
  const found = await findReceipt(ask, payment.receipt)
  return found && isMarked(found, mark) ? { status: 'cancelled', payment: paymentOf(found) } : ending
}

function isMarked({ cancels }: TossPayment, mark: string): boolean {
  return cancels?.some(({ cancelReason }) => cancelReason?.endsWith(mark)) ?? false
}
