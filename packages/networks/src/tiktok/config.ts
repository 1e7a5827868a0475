import { z } from 'zod'

/** Keys of an app at TikTok for Developers with Login Kit and Content Posting. Without TIKTOK_CLIENT_KEY it is off. */
export const TiktokKeys = z.object({
  TIKTOK_CLIENT_KEY: z.string().min(1).meta({
    says: 'The client key of an app at TikTok for Developers with Login Kit and Content Posting; without one no account can be linked. Its webhooks go to PUBLIC_URL/hooks/networks/tiktok.',
    example: 'aw1234567890',
  }),
  TIKTOK_CLIENT_SECRET: z.string().min(1).meta({ says: 'Its secret.', example: 'secret' }),
  TIKTOK_API_VERSION: z
    .string()
    .regex(/^v\d+$/, 'a version: v2')
    .default('v2')
    .meta({ says: "The version of TikTok's API that is asked for." }),
})
export type TiktokKeys = z.output<typeof TiktokKeys>
