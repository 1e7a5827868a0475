import type { Hooks } from '../payments/hooks.ts'
import { type Payment, seoulTime, shapeOf } from './payment.ts'
import type { Told } from './till.ts'

/** Tells the site of a payment that changed, unsigned as Toss Payments does, in the manner of its card. */
export function tellOf(hooks: Hooks, now: () => number): (told: Told) => void {
  const send = (payment: Payment, at: number) =>
    hooks.send({
      about: `PAYMENT_STATUS_CHANGED ${payment.orderId} ${payment.status}`,
      headers: {},
      body: JSON.stringify({
        eventType: 'PAYMENT_STATUS_CHANGED',
        createdAt: seoulTime(at),
        data: shapeOf(payment),
      }),
    })
  return ({ payment, before }) => {
    const { manner } = payment.card
    send(payment, now())
    if (manner === 'told-twice') send(payment, now())
    if (manner === 'told-backwards' && before !== null) send({ ...payment, status: before }, now() - 1_000)
  }
}
