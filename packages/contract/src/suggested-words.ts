import { z } from 'zod'

import type { RewriteFacts } from './alternatives.ts'
import type { CampaignOccasion } from './calendar.ts'
import type { PlaceBrief } from './kinds.ts'
import { limits } from './limits.ts'

/** What a post may say of its video: the same as the video's lines, of a place all that is known of it, and what day it is for. */
export type PostFacts = RewriteFacts & { place: PlaceBrief | null; occasion: CampaignOccasion | null }

/** Captions that were written for a video, each with its writer, and hashtags without #, the best first. */
export const SuggestedWords = z.object({
  captions: z.array(z.object({ copy: z.string(), writer: z.string() })).max(limits.captionsAtOnce),
  hashtags: z.array(z.string()).max(limits.hashtagsSuggested),
  /** Asked again with what was shown, it gives others. */
  more: z.boolean(),
})
export type SuggestedWords = z.infer<typeof SuggestedWords>
