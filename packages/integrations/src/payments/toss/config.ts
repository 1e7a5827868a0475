import { z } from 'zod'

/** Keys of an API contract at Toss Payments (ck and sk; the widget's gck and gsk cannot keep cards). */
export const TossKeys = z.object({
  TOSS_CLIENT_KEY: z.string().regex(/^(?:test|live)_ck_\w+$/, 'a client key: test_ck_… or live_ck_…'),
  TOSS_SECRET_KEY: z.string().regex(/^(?:test|live)_sk_\w+$/, 'a secret key: test_sk_… or live_sk_…'),
  /** Where it answers, in place of its own host. */
  TOSS_URL: z.url({ protocol: /^https?$/ }).optional(),
})
export type TossKeys = z.infer<typeof TossKeys>
