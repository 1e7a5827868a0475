import { z } from 'zod'

/** Keys of Resend. Without RESEND_API_KEY the provider is off. */
export const ResendKeys = z.object({
  RESEND_API_KEY: z.string().min(1),
  /** The sender, such as `Clipmint <hello@example.com>`; its domain is verified with Resend. */
  MAIL_FROM: z.string().regex(/@/, 'an address, such as Clipmint <hello@example.com>'),
  RESEND_URL: z.url().default('https://api.resend.com'),
})
export type ResendKeys = z.infer<typeof ResendKeys>
