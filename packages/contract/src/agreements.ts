import { z } from 'zod'

/** The ways that news and offers may come by. */
export const marketingChannels = ['email', 'sms', 'push'] as const
export const MarketingChannels = z.object({ email: z.boolean(), sms: z.boolean(), push: z.boolean() })
export type MarketingChannels = z.infer<typeof MarketingChannels>

/** What an owner agrees to at sign-up: being 14 or older, terms and privacy are required, marketing is free. */
export const Agreements = z.object({
  age: z.boolean(),
  terms: z.boolean(),
  privacy: z.boolean(),
  /** One word for all ways, or each by its own. */
  marketing: z.union([
    z.boolean().transform((all): MarketingChannels => ({ email: all, sms: all, push: all })),
    MarketingChannels,
  ]),
})
export type Agreements = z.output<typeof Agreements>

export type AgreementKind = keyof Agreements
