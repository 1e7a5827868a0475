import { z } from 'zod'

import { limits } from './limits.ts'
import { Id } from './page.ts'
import { Currency } from './products.ts'

/** A customer's review as they wrote it, with their pictures. Videos quote it word for word, or by whole sentences. */
export const Review = z.object({
  text: z.string().trim().normalize('NFC').min(limits.reviewMin).max(limits.reviewMax),
  /** Null where the place it comes from has no stars. */
  rating: z.number().int().min(1).max(5).nullable(),
  /** Who wrote it; videos show the first letter alone. */
  author: z.string().trim().normalize('NFC').min(1).max(limits.reviewAuthorMax),
  /** The day it was written, as YYYY-MM-DD. */
  writtenAt: z.iso.date(),
  assetIds: z.array(Id).min(1).max(limits.reviewPicturesMax),
  /** Where it was written, in the owner's words. */
  source: z.string().trim().max(40).optional(),
  /** Whether the videos quote it; the others still count for the average of the stars. */
  chosen: z.boolean().default(true),
})
export type Review = z.infer<typeof Review>

/** A sale or event with a beginning and an end; the days count in Seoul, the last one whole. */
export const Promotion = z.object({
  /** In the currency's smallest unit, as a product's price is. */
  regularPrice: z.number().int().min(1).max(limits.productPriceMax),
  /** Not above the regular price. */
  discountPrice: z.number().int().min(1).max(limits.productPriceMax),
  currency: Currency,
  startAt: z.iso.date(),
  endAt: z.iso.date(),
  text: z.string().trim().normalize('NFC').min(limits.promotionTextMin).max(limits.promotionTextMax),
})
export type Promotion = z.infer<typeof Promotion>

/** What is said of the stars of all reviews that were given, chosen for the video or not. */
export const Ratings = z.object({
  count: z.number().int(),
  average: z.number(),
  /** Some gave three stars or fewer: the video says the average, so that none is hidden. */
  mixed: z.boolean(),
})

/** A place as its owner’s listing tells of it; prices in the currency's smallest unit. */
export type PlaceBrief = {
  name: string
  info: string
  menu: readonly {
    name: string
    price: number | null
    currency: Currency
    /** What is said of this dish or service and of no other; absent in older plans. */
    about?: string
  }[]
  address: string
  /** Its pictures and clips that videos may show, the best first. */
  assetIds: readonly string[]
  /** Whether it is a medical institution, of which the law allows less to be said. */
  isClinic: boolean
}
