import { NewCampaign } from '@clipmint/contract'
import { z } from 'zod'

/** What a campaign makes and posts, as its owner said it, with its reviews or promotion. */
export const CampaignSettings = NewCampaign.omit({ _id: true, category: true }).extend({
  /** One from before may have a longer name than is taken now. */
  title: z.string(),
})
export type CampaignSettings = z.infer<typeof CampaignSettings>
