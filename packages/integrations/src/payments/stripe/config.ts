import { z } from 'zod'

/** Keys of an account at Stripe. */
export const StripeKeys = z.object({
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(?:test|live)_\w+$/, 'a publishable key: pk_test_… or pk_live_…'),
  STRIPE_SECRET_KEY: z.string().regex(/^[rs]k_(?:test|live)_\w+$/, 'a secret key: sk_test_… or sk_live_…'),
  /** What its webhooks are signed with; without one none is believed. */
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, 'the secret of a webhook: whsec_…')
    .optional(),
  /** Where it answers, in place of its own host. */
  STRIPE_URL: z.url({ protocol: /^https?$/ }).optional(),
})
export type StripeKeys = z.infer<typeof StripeKeys>
