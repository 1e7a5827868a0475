import { z } from 'zod'

/** Keys of an OAuth client at Google whose project has the YouTube Data API. Without YOUTUBE_CLIENT_ID it is off. */
export const YoutubeKeys = z.object({
  YOUTUBE_CLIENT_ID: z.string().min(1).meta({
    says: 'The id of an OAuth client at Google whose project has the YouTube Data API; without one no channel can be linked.',
    example: '123-abc.apps.googleusercontent.com',
  }),
  YOUTUBE_CLIENT_SECRET: z.string().min(1).meta({ says: 'Its secret.', example: 'secret' }),
  YOUTUBE_API_VERSION: z
    .string()
    .regex(/^v\d+$/, 'a version: v3')
    .default('v3')
    .meta({ says: 'The version of the YouTube Data API that is asked for.' }),
  YOUTUBE_DAILY_UPLOADS: z.coerce.number().int().min(0).default(100).meta({
    says: 'How many videos the project may upload a day, over all channels: 100 until Google grants more.',
  }),
})
export type YoutubeKeys = z.output<typeof YoutubeKeys>
