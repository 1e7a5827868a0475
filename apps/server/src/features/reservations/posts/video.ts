import { type BoundSlot, type FieldForm, Ratio } from '@clipmint/film'
import { z } from 'zod'

/** A value that a post shows, in a slot of its video or in its words. */
export type ShownSlot = BoundSlot & Pick<FieldForm, 'of'>

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
  /**
   * What of its product, promotion or place the file and the words of a post show, and the request that the file was told by. Of a
   * post from before this was kept it is what its project says, as long as that has the same file.
   */
  shows: z.object({ requestId: z.uuid().nullable(), slots: z.array(z.custom<ShownSlot>()) }).optional(),
  /** What of that its owner wants out although it is not so any more, each as it was known then. */
  kept: z.array(z.string()).optional(),
})
export type PostVideo = z.infer<typeof PostVideo>
