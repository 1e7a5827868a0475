import { z } from 'zod'

import type { HookOutcome } from '../gateway.ts'

const mostBytes = 256 * 1024

const OrderId = z.string().regex(/^[A-Za-z0-9_-]{6,64}$/)
const Message = z.union([
  z
    .object({
      eventType: z.enum(['PAYMENT_STATUS_CHANGED', 'CANCEL_STATUS_CHANGED']),
      data: z.object({ orderId: OrderId }),
    })
    .transform(({ data }) => ({ kind: 'payment-changed' as const, orderId: data.orderId })),
  z
    .object({ eventType: z.literal('BILLING_DELETED'), billingKey: z.string().min(1) })
    .transform(({ billingKey }) => ({ kind: 'card-forgotten' as const, token: billingKey })),
  z
    .object({ eventType: z.undefined().optional(), transactionKey: z.string(), orderId: OrderId })
    .transform(({ orderId }) => ({ kind: 'payment-changed' as const, orderId })),
])

/** Reads a message of Toss Payments, which signs none about payments: whoever sent it, only its order's id is used. */
export function readTossHook(body: Uint8Array): HookOutcome {
  if (body.byteLength > mostBytes) return { status: 'refused', reason: 'unreadable' }
  try {
    const json: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
    const read = Message.safeParse(json)
    if (read.success) return { status: 'event', event: read.data }
    return z.object({ createdAt: z.string() }).safeParse(json).success
      ? { status: 'ignored' }
      : { status: 'refused', reason: 'unreadable' }
  } catch {
    return { status: 'refused', reason: 'unreadable' }
  }
}
