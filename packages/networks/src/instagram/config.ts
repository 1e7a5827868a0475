import { z } from 'zod'

/** Keys of the app that posts to Instagram. Without INSTAGRAM_APP_ID it is off. */
export const InstagramKeys = z.object({
  INSTAGRAM_APP_ID: z.string().regex(/^\d+$/, 'an app id: digits alone').meta({
    says: 'The id of an app at Meta that posts to Instagram; without one no account can be linked.',
    example: '1234567890123456',
  }),
  INSTAGRAM_APP_SECRET: z.string().min(1).meta({ says: 'Its secret.', example: 'secret' }),
  INSTAGRAM_LOGIN: z.enum(['facebook', 'instagram']).default('facebook').meta({
    says: 'How owners link: facebook for accounts behind a page, or instagram for those without, whose files Instagram fetches from PUBLIC_URL.',
  }),
  INSTAGRAM_CONFIG_ID: z.string().regex(/^\d+$/, 'a configuration id: digits alone').optional().meta({
    says: 'A configuration of Facebook Login for Business, where the app has one.',
    example: '1234567890123456',
  }),
  INSTAGRAM_VERSION: z
    .string()
    .regex(/^v\d+\.\d+$/, 'a version of the Graph API: v26.0')
    .default('v26.0')
    .meta({ says: 'The version of the Graph API that is asked for.' }),
})
export type InstagramKeys = z.infer<typeof InstagramKeys>
