import { z } from 'zod'

import { call } from './define.ts'
import { Id } from './page.ts'

/** What posts are about, in shares of all of a month: `most` or `least` is the share that is advised. */
export const contentKinds = ['offer', 'proof', 'product', 'scene', 'season'] as const
export type ContentKind = (typeof contentKinds)[number]

/** Days of the Korean year that shops make videos for. */
export const occasionIds = [
  'new-year',
  'seollal',
  'valentine',
  'full-moon',
  'independence-movement',
  'white-day',
  'childrens-day',
  'parents-day',
  'teachers-day',
  'buddha',
  'dano',
  'monsoon',
  'first-dog-day',
  'middle-dog-day',
  'last-dog-day',
  'chuseok',
  'halloween',
  'pepero',
  'csat',
  'black-friday',
  'winter-solstice',
  'christmas',
] as const
export const OccasionId = z.enum(occasionIds)
export type OccasionId = z.infer<typeof OccasionId>

/** Days that a campaign can be for: occasions, and what comes round in every shop. */
export const campaignOccasions = [...occasionIds, 'payday', 'anniversary'] as const
/** What a campaign's videos are for until its day. */
export const CampaignOccasion = z.object({ id: z.enum(campaignOccasions), day: z.iso.date() })
export type CampaignOccasion = z.infer<typeof CampaignOccasion>

/**
 * What happens in a shop itself, as far as what its owner keeps here tells. `restock`: what was put away is shown again;
 * `anniversary`: of the day that it opened on.
 */
export const shopEvents = ['new-product', 'restock', 'price-drop', 'promotion-ends', 'anniversary'] as const

/** A day worth a video: of the Korean year, the usual day of pay, or of the shop itself. */
export const CalendarDay = z.object({
  day: z.iso.date(),
  kind: z.enum(['occasion', 'shop']),
  /** Which occasion or event: a code that has words. */
  id: z.enum([...occasionIds, 'payday', ...shopEvents]),
  /** The product that an event of the shop is about; null for what is of no product, as an anniversary. */
  about: z.object({ productId: Id, name: z.string() }).nullable(),
  /** How many years the shop has been open on its anniversary; null for any other day. */
  years: z.number().int().nullable(),
  /** Whether a running campaign makes videos that tell of it already. */
  isTold: z.boolean(),
  /** From when on videos for it should be posted. */
  startOn: z.iso.date(),
})
export type CalendarDay = z.infer<typeof CalendarDay>

/** How many posts of a time are of a kind; the shares, 0 to 1, that are advised, null where there is none. */
export const ContentShare = z.object({
  kind: z.enum(contentKinds),
  posts: z.number().int(),
  most: z.number().nullable(),
  least: z.number().nullable(),
})
export type ContentShare = z.infer<typeof ContentShare>

/** The day that the owner's shop opened on, by the clock of Seoul; null where they have not said. */
const OpenedOn = z.iso.date().nullable()

export const calendar = {
  days: call({
    host: 'api',
    method: 'GET',
    path: '/calendar',
    who: 'member',
    summary:
      'Days in Korea between two days, both included, that are worth a video; and of which kinds the posts of that time are, as far as their plans tell, against what is advised.',
    query: z.object({ from: z.iso.date(), to: z.iso.date() }),
    result: z.object({ days: z.array(CalendarDay), mix: z.array(ContentShare), openedOn: OpenedOn }),
    errors: ['CAMPAIGNS_PERIOD'],
  }),
  change: call({
    host: 'api',
    method: 'PATCH',
    path: '/calendar',
    who: 'member',
    summary:
      'Keeps the day that the shop opened on, of which the calendar suggests each anniversary; null takes it back.',
    body: z.object({ openedOn: OpenedOn }),
    result: z.object({ openedOn: OpenedOn }),
    errors: ['CALENDAR_OPENED_ON'],
  }),
}
