import { NewCampaign } from '@clipmint/contract'
import type { z } from 'zod'

/** What a campaign makes and posts, as its owner said it, with its reviews or promotion. */
export const CampaignSettings = NewCampaign.omit({ _id: true, category: true })
export type CampaignSettings = z.infer<typeof CampaignSettings>
