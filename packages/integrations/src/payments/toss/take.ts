import type { FindOutcome, PaymentOrder, PayOutcome, Refused, Unknown } from '../gateway.ts'
import type { Answer, Ask } from './ask.ts'
import { foundOf, TossPayment } from './payment.ts'
import { meaningOf } from './reasons.ts'

/** The gateway itself answers within a minute; who waits at the page is told earlier that it is being looked up. */
const takingMs = 30_000
const lookingMs = 10_000

export const timeouts = { takingMs, lookingMs }

/** What truly happened to an order. */
export async function findOrder(ask: Ask, orderId: string): Promise<FindOutcome> {
  const path = `/v1/payments/orders/${encodeURIComponent(orderId)}`
  const answer = await ask({ method: 'GET', path, timeoutMs: lookingMs }, TossPayment)
  if (answer.status === 'ok') return foundOf(answer.value)
  if (answer.status === 'told' && answer.code === 'NOT_FOUND_PAYMENT') return { status: 'absent' }
  const { told } = readAnswer(answer)
  return { status: 'unknown', why: 'outage', told }
}

/** An answer that is no success: refused for a reason, or unknown. */
export function readAnswer(
  answer: Exclude<Answer<never>, { status: 'ok' }>,
): (Refused | Unknown) & { isRepeat: boolean } {
  if (answer.status !== 'told') return { ...answer, isRepeat: false }
  const { code, message, isOutage } = answer
  const told = `${code}: ${message}`
  const meaning = meaningOf(code, isOutage)
  if (meaning === 'doubt') return { status: 'unknown', why: 'outage', told, isRepeat: false }
  if (meaning === 'under-way') return { status: 'unknown', why: 'in-process', told, isRepeat: false }
  const isRepeat = meaning === 'repeat'
  return { status: 'refused', reason: isRepeat ? 'already-paid' : meaning, code, told, isRepeat }
}

type Taking = {
  path: string
  body: Record<string, string | number>
  idempotencyKey: string
  order: PaymentOrder
  /** The payment that the money is taken by, where it has a name already. */
  receipt: string | null
}

/**
 * Takes the money of an order once. What the answer leaves open is looked up at once, so that most of what went wrong on
 * the way is settled before anybody hears of it.
 */
export async function take(ask: Ask, taking: Taking): Promise<PayOutcome> {
  const { path, body, idempotencyKey, order } = taking
  const answer = await ask({ method: 'POST', path, body, idempotencyKey, timeoutMs: takingMs }, TossPayment)
  if (answer.status === 'ok') return settle(foundOf(answer.value), taking, unfinished)
  const { isRepeat, ...ending } = readAnswer(answer)
  if (ending.status === 'refused' && !isRepeat) return ending
  return settle(await findOrder(ask, order.id), taking, ending)
}

const unfinished: Unknown = { status: 'unknown', why: 'unreadable', told: 'The payment is not finished.' }

/** What was found for an order, as the end of taking its money; `otherwise` where that says nothing. */
function settle(found: FindOutcome, { order, receipt }: Taking, otherwise: Refused | Unknown): PayOutcome {
  if (found.status === 'paid') {
    const { payment } = found
    if (receipt !== null && payment.receipt !== receipt) return refused('already-paid', 'By another payment.')
    const isSame = payment.orderId === order.id && payment.money.amount === order.money.amount
    return isSame ? { status: 'paid', payment } : refused('mismatch', `Paid ${payment.money.amount}.`)
  }
  if (found.status === 'cancelled') return refused('already-cancelled', 'It was given back.')
  if (found.status === 'unpaid' && otherwise.status === 'unknown')
    return refused(found.reason, otherwise.told)
  return otherwise
}

function refused(reason: Refused['reason'], told: string): Refused {
  return { status: 'refused', reason, code: '', told }
}

/** Payments by their own name. */
export async function findReceipt(ask: Ask, receipt: string): Promise<TossPayment | null> {
  const path = `/v1/payments/${encodeURIComponent(receipt)}`
  const answer = await ask({ method: 'GET', path, timeoutMs: lookingMs }, TossPayment)
  return answer.status === 'ok' ? answer.value : null
}
