import type { FindOutcome, PaymentGateway, PaymentOrder, PayOutcome, Refused, Unknown } from '../gateway.ts'
import { keyOf } from '../key-of.ts'
import type { Answer, Ask } from './ask.ts'
import { foundOf, TossPayment } from './payment.ts'
import { meaningOf } from './reasons.ts'

/** The gateway itself answers within a minute; who waits at the page is told earlier that it is being looked up. */
const takingMs = 30_000
const lookingMs = 10_000

export const timeouts = { takingMs, lookingMs }

/** Takes what the window proved. */
export async function confirm(
  ask: Ask,
  { order, proof }: Parameters<PaymentGateway['confirm']>[0],
): Promise<PayOutcome> {
  const { id: orderId, money } = order
  return take(ask, {
    path: '/v1/payments/confirm',
    body: { paymentKey: proof, orderId, amount: money.amount },
    // Of the proof too: the body is not compared, and a forged proof must not stand in the way of the right one.
    idempotencyKey: keyOf('confirm', orderId, proof, money.amount),
    order,
    receipt: proof,
  })
}

/** Takes from a kept card, with nobody at the page. */
export async function charge(
  ask: Ask,
  { order, kept }: Parameters<PaymentGateway['charge']>[0],
): Promise<PayOutcome> {
  const { id: orderId, name: orderName, money, payer } = order
  return take(ask, {
    path: `/v1/billing/${encodeURIComponent(kept.token)}`,
    body: {
      customerKey: kept.customerKey,
      amount: money.amount,
      orderId,
      orderName,
      ...(payer.email !== null && { customerEmail: payer.email }),
      ...(payer.name !== null && { customerName: payer.name }),
    },
    idempotencyKey: orderId,
    order,
    receipt: null,
  })
}

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
async function take(ask: Ask, taking: Taking): Promise<PayOutcome> {
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
