import { z } from 'zod'

/** Keys of the app that posts to Facebook Pages. Without FACEBOOK_PAGES_APP_ID it is off. */
export const FacebookPagesKeys = z.object({
  FACEBOOK_PAGES_APP_ID: z.string().regex(/^\d+$/, 'an app id: digits alone').meta({
    says: 'The id of an app at Meta that posts to Facebook Pages; without one none can be linked.',
    example: '1234567890123456',
  }),
  FACEBOOK_PAGES_APP_SECRET: z.string().min(1).meta({ says: 'Its secret.', example: 'secret' }),
  FACEBOOK_PAGES_CONFIG_ID: z.string().regex(/^\d+$/, 'a configuration id: digits alone').optional().meta({
    says: 'A configuration of Facebook Login for Business, where the app has one.',
    example: '1234567890123456',
  }),
  FACEBOOK_PAGES_VERSION: z
    .string()
    .regex(/^v\d+\.\d+$/, 'a version of the Graph API: v26.0')
    .default('v26.0')
    .meta({ says: 'The version of the Graph API that is asked for.' }),
})
export type FacebookPagesKeys = z.infer<typeof FacebookPagesKeys>
