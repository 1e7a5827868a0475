import { type CampaignOccasion, occasionIds, type Purpose } from '@clipmint/contract'

/** What videos for an occasion are to be: of its season, but for what comes round in every shop. */
export function purposeFor(id: CampaignOccasion['id']): Purpose {
  return occasionIds.some((one) => one === id) ? 'season' : 'everyday'
}
