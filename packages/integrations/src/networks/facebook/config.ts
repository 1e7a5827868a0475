import { z } from 'zod'

/** Keys of the app that posts to Facebook Pages. Without FACEBOOK_PAGES_APP_ID it is off. */
export const FacebookPagesKeys = z.object({
  FACEBOOK_PAGES_APP_ID: z.string().regex(/^\d+$/, 'an app id: digits alone'),
  FACEBOOK_PAGES_APP_SECRET: z.string().min(1),
  /** A configuration of Facebook Login for Business, in place of a list of scopes. */
  FACEBOOK_PAGES_CONFIG_ID: z.string().regex(/^\d+$/, 'a configuration id: digits alone').optional(),
  FACEBOOK_PAGES_VERSION: z
    .string()
    .regex(/^v\d+\.\d+$/, 'a version of the Graph API: v26.0')
    .default('v26.0'),
})
export type FacebookPagesKeys = z.infer<typeof FacebookPagesKeys>
