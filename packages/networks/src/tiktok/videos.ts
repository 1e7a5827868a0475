import { z } from 'zod'

/** A video as the list and the query tell of it: ids are texts, and what is not counted is left out. */
export const TiktokVideo = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  create_time: z.coerce.number().optional(),
  duration: z.number().optional(),
  title: z.string().default(''),
  video_description: z.string().default(''),
  share_url: z.string().optional(),
  view_count: z.number().nullish(),
  like_count: z.number().nullish(),
  comment_count: z.number().nullish(),
  share_count: z.number().nullish(),
})
export type TiktokVideo = z.output<typeof TiktokVideo>
