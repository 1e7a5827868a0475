import { z } from 'zod'

const longest = 2_000

/** What a browser gives when it agrees to be pushed to: the JSON of its `PushSubscription`. */
export const PushSubscription = z.object({
  endpoint: z
    .url()
    .max(1_000)
    .regex(/^[!-~]+$/),
  keys: z.object({ p256dh: z.string().regex(/^[\w-]{87}$/), auth: z.string().regex(/^[\w-]{22}$/) }),
})
export type PushSubscription = z.infer<typeof PushSubscription>

/** A browser's subscription as the text that the user's field `FCMToken` holds. */
export const PushToken = z
  .string()
  .max(longest)
  .refine((text) => readPushToken(text) !== null, 'push_token')

/** The subscription that a token tells of; null for what is none. */
export function readPushToken(text: string): PushSubscription | null {
  try {
    return PushSubscription.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
