import { z } from 'zod'

/** Keys of an OAuth client at Google whose project has the YouTube Data API. Without YOUTUBE_CLIENT_ID it is off. */
export const YoutubeKeys = z.object({
  YOUTUBE_CLIENT_ID: z.string().min(1),
  YOUTUBE_CLIENT_SECRET: z.string().min(1),
  YOUTUBE_API_VERSION: z
    .string()
    .regex(/^v\d+$/, 'a version: v3')
    .default('v3'),
  /** How many videos the project may upload a day: 100 until Google grants it more. */
  YOUTUBE_DAILY_UPLOADS: z.coerce.number().int().min(0).default(100),
})
export type YoutubeKeys = z.output<typeof YoutubeKeys>
