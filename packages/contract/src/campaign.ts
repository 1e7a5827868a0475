import { Category } from '@clipmint/film'
import { languageCodes } from '@clipmint/kit'
import { z } from 'zod'

import { AiCategory } from './ai-category.ts'
import { CampaignOccasion } from './calendar.ts'
import { Promotion, Review } from './kinds.ts'
import { limits } from './limits.ts'
import { distinct, Id } from './page.ts'
import { Purpose, targetAges, targetGenders, Tone } from './products.ts'
import { ReservationStatus, TargetInput } from './reservations.ts'

/** 0 its next videos are to be made · 1 one waits for approval · 2 all wait to be posted · 3 stopped · 4 cancelled · 5 ended. 3 and 4 may go on. */
export const CampaignStatus = z.literal([0, 1, 2, 3, 4, 5])
export type CampaignStatus = z.infer<typeof CampaignStatus>

/**
 * Why a campaign stands still: its owner said so, or something that it needs is gone. Of one that stopped as its product was hidden
 * `product-shown` says that nothing is in its way by now.
 */
export const campaignStops = [
  'owner',
  'product-hidden',
  'product-shown',
  'product-gone',
  'place-gone',
  'promotion-over',
  'no-credit',
  'no-service',
  'plan',
  'no-account',
] as const
export const CampaignStop = z.enum(campaignStops)
export type CampaignStop = z.infer<typeof CampaignStop>
const stopsForGood: readonly CampaignStop[] = ['product-gone', 'place-gone', 'promotion-over']
/** Whether a campaign that stopped so can never go on: what it was of is no more. */
export function isStoppedForGood(stop: CampaignStop): boolean {
  return stopsForGood.includes(stop)
}

/** What its videos are to bring about: which angles are told first. */
export const campaignGoals = ['known', 'visit', 'buy', 'follow'] as const

/** By what a template is chosen where several fit: the plan's words, what was used last, what is liked, what is new, what worked. */
export const templatePreferences = ['fit', 'recent', 'favourite', 'newest', 'learned'] as const
export const TemplatePreference = z.enum(templatePreferences)
export type TemplatePreference = z.infer<typeof TemplatePreference>

const WallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
/** Weekdays as ISO 8601 numbers them: 1 is Monday. */
export const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const
/** At what time of the wall clock in an IANA zone each weekday has its posts; a weekday without one has none. */
export const CampaignSchedule = z.object({
  times: z
    .partialRecord(z.enum(weekdays), WallTime)
    .refine((times) => Object.keys(times).length > 0, { params: { rule: 'choice' } }),
  zone: z.string().max(60).default('Asia/Seoul'),
})
export type CampaignSchedule = z.infer<typeof CampaignSchedule>

/** What becomes of a post that nobody has decided about ten minutes before its time. */
export const silences = ['skip', 'post'] as const

/** What an owner calls a campaign. */
export const CampaignTitle = z.string().trim().normalize('NFC').min(1).max(limits.campaignTitleMax)

export const campaignSettings = {
  title: CampaignTitle,
  purpose: Purpose,
  language: z.enum(languageCodes),
  goal: z.enum(campaignGoals),
  gender: z.enum(targetGenders),
  ages: distinct(z.array(z.enum(targetAges)).max(targetAges.length)),
  tone: Tone,
  template: z.object({
    by: TemplatePreference,
    /** A kind of business or occasion that templates are for; null for any. */
    category: Category.nullable().default(null),
  }),
  /** Videos of each run. The first is posted at its time, each other one hour after the one before. */
  creations: z.number().int().min(1).max(limits.creationsMax),
  schedule: CampaignSchedule,
  /** Where to, each with the answers to the network's own settings; all in 9:16. */
  targets: z
    .array(TargetInput.omit({ words: true }))
    .min(1)
    .max(limits.postTargetsMax),
  /** As a story, too, on each of those networks that has them. */
  story: z.boolean(),
  /** Stand under every post, before those that are written for it. Without #. */
  hashtags: z.array(z.string().trim().normalize('NFC').max(limits.hashtagLength)).max(limits.hashtagsMax),
  approval: z.boolean(),
  onSilence: z.enum(silences),
  /** What day its videos are for and say so, until then; null for none. */
  occasion: CampaignOccasion.nullable(),
  /** Its first day on the wall of its zone; null for as soon as may be. */
  startsOn: z.iso.date().nullable(),
  /** Its last day on the wall of its zone; null for no end. */
  endsOn: z.iso.date().nullable(),
}

/** What an owner sends to begin a campaign. */
export const NewCampaign = z.object({
  /** What the device calls this wish, and the campaign's id: sent twice it makes one. */
  _id: Id,
  ...campaignSettings,
  occasion: campaignSettings.occasion.default(null),
  startsOn: campaignSettings.startsOn.default(null),
  /** What its videos are planned from; `place` of a place, the others of a product. */
  category: AiCategory,
  reviews: z.array(Review).max(limits.reviewsMax).optional(),
  /** The owner's word that customers wrote these reviews and agree to their showing. */
  consent: z.boolean().default(false),
  promotion: Promotion.optional(),
})
export type NewCampaign = z.output<typeof NewCampaign>
export const CampaignChanges = z.object(campaignSettings).partial()
export type CampaignChanges = z.output<typeof CampaignChanges>

export const Campaign = z.object({
  _id: Id,
  productId: Id.nullable(),
  placeId: Id.nullable(),
  /** The product's or place's name, kept for when it is gone, and a picture of it. */
  about: z.object({ name: z.string(), picture: z.string().nullable() }),
  category: AiCategory,
  /** The sale or event that it tells of; null for a campaign of the product or place itself. */
  promotion: Promotion.nullable(),
  ...campaignSettings,
  /** One from before may have a longer name. */
  title: z.string(),
  status: CampaignStatus,
  /** Why it stands still; null while it runs. */
  stop: CampaignStop.nullable(),
  /** When its next post is due; null when there is none. */
  nextAt: z.iso.datetime().nullable(),
  /** When one of its posts was first seen last, and how its latest one stands; null before. */
  lastUploadAt: z.iso.datetime().nullable(),
  lastStatus: ReservationStatus.nullable(),
  /** How many of its posts wait for its owner's approval. */
  toApprove: z.number().int(),
  createdAt: z.iso.datetime(),
})
export type Campaign = z.infer<typeof Campaign>
