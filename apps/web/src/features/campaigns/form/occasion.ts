import { type CampaignOccasion, campaignOccasions, occasionIds, type Purpose } from '@clipmint/contract'

/** The occasion of this name, where a campaign can be for it: a day of the calendar, or what an address says. */
export function occasionIdOf(name: string | undefined): CampaignOccasion['id'] | undefined {
  return campaignOccasions.find((one) => one === name)
}

/** What videos for an occasion are to be: of its season, but for what comes round in every shop. */
export function purposeFor(id: CampaignOccasion['id']): Purpose {
  return occasionIds.some((one) => one === id) ? 'season' : 'everyday'
}
