import { z } from 'zod'

/** Keys of an app at Cafe24. Without CAFE24_CLIENT_ID shops cannot be linked. */
export const Cafe24Keys = z.object({
  CAFE24_CLIENT_ID: z.string().min(1),
  CAFE24_CLIENT_SECRET: z.string().min(1),
  /** What its webhooks bring as X-API-Key; without one, none is believed. */
  CAFE24_WEBHOOK_KEY: z.string().min(8).optional(),
  CAFE24_API_VERSION: z.iso.date().default('2026-03-01'),
  /** One base in place of all shops' hosts; a shop's id follows as a folder. */
  CAFE24_URL: z.url({ protocol: /^https?$/ }).optional(),
})
export type Cafe24Keys = z.infer<typeof Cafe24Keys>
