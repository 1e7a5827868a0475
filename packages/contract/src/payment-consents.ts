import { z } from 'zod'

/** What is agreed to before a payment, each by its own box: the conditions, the gateway's terms, that it renews. */
export const paymentConsents = ['purchase', 'gateway', 'renewal'] as const
export type PaymentConsent = (typeof paymentConsents)[number]

/** What has to be agreed to before a payment; renewals for a plan whose charges go on. */
export const GivenConsents = z.object({
  purchase: z.literal(true),
  gateway: z.literal(true),
  renewal: z.literal(true).optional(),
})
export type GivenConsents = z.infer<typeof GivenConsents>

/**
 * The version of the words beside the boxes that no document holds: the day since which they are so. Words that change
 * get another, which a test asks for. The conditions have the version of their document.
 */
export const consentVersions = { gateway: '2026-11-25', renewal: '2026-11-25' } as const satisfies Record<
  Exclude<PaymentConsent, 'purchase'>,
  string
>
