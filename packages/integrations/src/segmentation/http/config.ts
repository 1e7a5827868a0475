import { z } from 'zod'

/** Where a segmentation model listens: it takes a picture by POST and answers a PNG mask; the key goes along as a bearer. */
export const SegmentationKeys = z.object({
  SEGMENTATION_URL: z.url({ protocol: /^https?$/ }),
  SEGMENTATION_KEY: z.string().min(1).optional(),
})
export type SegmentationKeys = z.infer<typeof SegmentationKeys>
