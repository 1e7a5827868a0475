import { type BoundSlot, Ratio } from '@clipmint/film'
import { z } from 'zod'

/** The file of a post, as it was measured when the post was made. */
export const PostVideo = z.object({
  fileKey: z.string(),
  ratio: Ratio,
  width: z.number(),
  height: z.number(),
  seconds: z.number(),
  bytes: z.number(),
  framesPerSecond: z.number(),
  isCommonFormat: z.boolean(),
  opensBlack: z.boolean(),
  hasMark: z.boolean(),
  /** What of its product, promotion or place the file of a planned post shows, and the request that it was told by. */
  shows: z.object({ requestId: z.uuid().nullable(), slots: z.array(z.custom<BoundSlot>()) }).optional(),
})
export type PostVideo = z.infer<typeof PostVideo>
