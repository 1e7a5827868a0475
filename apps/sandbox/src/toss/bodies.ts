import { z } from 'zod'

const OrderId = z.string().regex(/^[A-Za-z0-9_-]{6,64}$/)
export const CustomerKey = z.string().regex(/^[A-Za-z0-9\-_=.@]{2,50}$/)
const Amount = z.number().int().positive().max(1_000_000_000)

export const ConfirmBody = z.strictObject({
  paymentKey: z.string().min(1).max(200),
  orderId: OrderId,
  amount: Amount,
})

export const IssueBody = z.strictObject({ authKey: z.string().min(1).max(300), customerKey: CustomerKey })

export const ChargeBody = z.strictObject({
  customerKey: CustomerKey,
  amount: Amount,
  orderId: OrderId,
  orderName: z.string().min(1).max(100),
  customerEmail: z.email().max(100).optional(),
  customerName: z.string().max(100).optional(),
  cardInstallmentPlan: z.number().int().min(0).max(12).optional(),
  taxFreeAmount: z.number().int().nonnegative().optional(),
})

export const CancelBody = z.strictObject({
  cancelReason: z.string().min(1).max(200),
  cancelAmount: Amount.optional(),
  taxFreeAmount: z.number().int().nonnegative().optional(),
  currency: z.literal('KRW').optional(),
})

/** What the window is opened with. */
export const WindowQuery = z.object({
  purpose: z.enum(['pay-once', 'keep-card']),
  clientKey: z.string(),
  customerKey: CustomerKey,
  orderId: OrderId,
  orderName: z.string().min(1).max(100),
  amount: z.coerce.number<string>().int().nonnegative(),
  successUrl: z.url({ protocol: /^https?$/ }),
  failUrl: z.url({ protocol: /^https?$/ }),
})
export type WindowQuery = z.infer<typeof WindowQuery>
