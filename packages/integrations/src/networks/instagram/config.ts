import { z } from 'zod'

/** Keys of the app that posts to Instagram. Without INSTAGRAM_APP_ID it is off. */
export const InstagramKeys = z.object({
  INSTAGRAM_APP_ID: z.string().regex(/^\d+$/, 'an app id: digits alone'),
  INSTAGRAM_APP_SECRET: z.string().min(1),
  /** By Facebook's dialog, for accounts behind a page; or by Instagram's own, which fetches files by their address. */
  INSTAGRAM_LOGIN: z.enum(['facebook', 'instagram']).default('facebook'),
  /** A configuration of Facebook Login for Business, in place of a list of scopes. */
  INSTAGRAM_CONFIG_ID: z.string().regex(/^\d+$/, 'a configuration id: digits alone').optional(),
  INSTAGRAM_VERSION: z
    .string()
    .regex(/^v\d+\.\d+$/, 'a version of the Graph API: v26.0')
    .default('v26.0'),
})
export type InstagramKeys = z.infer<typeof InstagramKeys>
