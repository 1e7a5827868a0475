import { z } from 'zod'

import { Asset } from './assets.ts'
import { call } from './define.ts'
import { limits } from './limits.ts'
import { Flag, Id, idParams, marketQuery, pageOf, pageQuery, Search } from './page.ts'

export const placeProviders = ['naver', 'kakao', 'google'] as const
export const PlaceProvider = z.enum(placeProviders)
export const placeKinds = [
  'restaurant',
  'cafe',
  'hairshop',
  'nailshop',
  'accommodation',
  'hospital',
  'attraction',
  'place',
] as const
export const placeStages = ['basic', 'menu', 'photos', 'reviews'] as const
export const PlaceStage = z.enum(placeStages)
export type PlaceStage = z.infer<typeof PlaceStage>

/** Why a picture or clip of a listing was not taken, for reasons that another try would not mend. */
export const pictureFaults = [
  'picture_gone',
  'picture_type',
  'picture_broken',
  'picture_small',
  'picture_large',
  'clip_long',
] as const

/**
 * Why a part of a listing is missing, or a link is not read: `nameless_link` has only a number that no map's API takes;
 * `not_offered` is one that its map has not or does not let anybody keep, `picture_late` pictures that did not come in time. */
export const placeFaults = [
  'invalid_url',
  'nameless_link',
  'unsupported_host',
  'place_not_found',
  'blocked',
  'layout_changed',
  'timeout',
  'too_large',
  'unavailable',
  'not_offered',
  'no_space',
  'picture_late',
  ...pictureFaults,
] as const
export const PlaceFault = z.enum(placeFaults)
export type PlaceFault = z.infer<typeof PlaceFault>

/** A stage, or so many of its pictures and clips (`files`; 0 for the stage itself), and why they are missing. */
export const PlaceMissed = z.object({
  stage: PlaceStage,
  fault: PlaceFault,
  files: z.number().int().default(0),
})
export type PlaceMissed = z.infer<typeof PlaceMissed>

export const placeStatuses = ['collecting', 'ready', 'partial', 'failed'] as const
/** `collecting` for a minute at most; `partial` has its basics and misses something that another try may bring. */
export const PlaceStatus = z.enum(placeStatuses)
export type PlaceStatus = z.infer<typeof PlaceStatus>

/** The wordings of the tick-box by which an owner says that it is their shop, or that they may use what is there. */
export const placeWordings = ['2026-11'] as const

const text = (most: number) => z.string().trim().normalize('NFC').max(most)
/** What an owner may put right. */
const corrections = {
  name: text(limits.placeNameMax).min(1),
  category: text(60),
  address: text(120),
  phone: text(20),
  description: text(2_000),
}

/** How its collecting stands; `progress` in percent. */
const standing = {
  status: PlaceStatus,
  stage: PlaceStage,
  progress: z.number().int(),
}

/** A place in a list. */
export const PlaceCard = z.object({
  _id: Id,
  provider: PlaceProvider,
  ...standing,
  /** Empty until it is known. */
  name: z.string(),
  category: z.string(),
  address: z.string(),
  cover: Asset.nullable(),
  like: z.boolean(),
  /** Whether it is one more than the plan has room for: it can be seen and deleted, and not be changed or used. */
  isLocked: z.boolean(),
  /** How many videos were made of it. */
  videoCount: z.number().int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type PlaceCard = z.infer<typeof PlaceCard>

/** `price` is null where it is no plain number of won; `priceText` is what the listing says. */
export const PlaceMenuItem = z.object({
  _id: z.string(),
  name: z.string(),
  price: z.number().int().nullable(),
  priceText: z.string(),
  description: z.string(),
  pictures: z.array(Asset),
  /** Whether the owner chose it for videos. */
  chosen: z.boolean(),
})
export type PlaceMenuItem = z.infer<typeof PlaceMenuItem>

/** A guest's words; who they are is masked, and `rating` is null where there are no stars. */
export const PlaceReview = z.object({
  _id: z.string(),
  author: z.string(),
  rating: z.number().int().min(1).max(5).nullable(),
  text: z.string(),
  visited: z.string(),
  keywords: z.array(z.string()),
  media: z.array(Asset),
})
export type PlaceReview = z.infer<typeof PlaceReview>

export const Place = PlaceCard.extend({
  kind: z.enum(placeKinds),
  /** Where it was read. */
  source: z.object({ url: z.url() }),
  phone: z.string(),
  description: z.string(),
  hours: z.array(z.object({ day: z.string(), hours: z.string() })),
  conveniences: z.array(z.string()),
  homepage: z.url().nullable(),
  booking: z.url().nullable(),
  menu: z.array(PlaceMenuItem),
  photos: z.array(Asset),
  reviews: z.array(PlaceReview),
  /** What is missing, and why. */
  missed: z.array(PlaceMissed),
  /** When it was read last; null before the first time. */
  collectedAt: z.iso.datetime().nullable(),
  /** From when on it may be read again. */
  refreshableAt: z.iso.datetime(),
})
export type Place = z.infer<typeof Place>

const forMarket = ['PLACES_NOT_FOR_MARKET'] as const

/** Shops as maps list them, for card-pay users of the Korean market. */
export const places = {
  list: call({
    host: 'api',
    method: 'GET',
    path: '/place',
    who: 'member',
    summary: "The owner's places, newest first.",
    query: z.object({
      ...pageQuery(20),
      ...marketQuery,
      search: Search.optional(),
      like: Flag.optional(),
      order: z.enum(['newest', 'name', 'updated']).default('newest'),
    }),
    result: pageOf(PlaceCard),
    errors: forMarket,
  }),
  folders: call({
    host: 'api',
    method: 'GET',
    path: '/place/folder',
    who: 'member',
    summary: 'Every place as a folder of videos, by name.',
    query: z.object(marketQuery),
    result: z.object({ list: z.array(z.object({ _id: Id, name: z.string(), count: z.number().int() })) }),
    errors: forMarket,
  }),
  get: call({
    host: 'api',
    method: 'GET',
    path: '/place/{id}',
    who: 'member',
    summary: 'One place, with what has been collected of it so far.',
    params: idParams,
    query: z.object(marketQuery),
    result: Place,
    errors: ['PLACES_NOT_FOUND', ...forMarket],
  }),
  create: call({
    host: 'api',
    method: 'POST',
    path: '/place',
    who: 'member',
    summary:
      'Registers a place by a link to its listing, or by a text that holds one, and collects it within a minute. A place that the owner has already is given as it is (`known`).',
    perMinute: 10,
    query: z.object(marketQuery),
    body: z.object({
      url: z.string().trim().min(1).max(limits.placeLinkMax),
      /** Whether the owner said that it is their shop, or that they may use what is there. */
      attested: z.boolean().default(false),
    }),
    result: Place,
    beside: z.object({ known: z.boolean() }),
    errors: [
      'PLACES_ATTESTATION_NEEDED',
      'PLACES_INVALID_URL',
      'PLACES_NAMELESS_LINK',
      'PLACES_UNSUPPORTED_HOST',
      'PLACES_LISTING_NOT_FOUND',
      'PLACES_BLOCKED',
      'PLACES_UNAVAILABLE',
      'PLACES_COLLECTING',
      'PLACES_LIMIT_REACHED',
      ...forMarket,
    ],
  }),
  refresh: call({
    host: 'api',
    method: 'POST',
    path: '/place/refresh',
    who: 'member',
    summary: 'Reads a place again: half an hour after it was read whole, a minute after it was not.',
    query: z.object(marketQuery),
    body: z.object({ place_id: Id }),
    result: Place,
    errors: ['PLACES_NOT_FOUND', 'PLACES_LOCKED', 'PLACES_COOLDOWN', 'PLACES_COLLECTING', ...forMarket],
  }),
  edit: call({
    host: 'api',
    method: 'PATCH',
    path: '/place/{id}',
    who: 'member',
    summary:
      'Chooses 1 to 5 of its menu, at least one with a picture (`menu`), and puts its facts right; what was put right stays so when it is read again.',
    params: idParams,
    query: z.object(marketQuery),
    body: z
      .object({
        ...corrections,
        menu: z.array(z.string().max(40)).min(1).max(limits.placeMenuMax),
      })
      .partial(),
    result: Place,
    errors: [
      'PLACES_NOT_FOUND',
      'PLACES_LOCKED',
      'PLACES_DESCRIPTION_MEANINGLESS',
      'PLACES_MENU_UNKNOWN',
      'PLACES_MENU_PICTURE_NEEDED',
      ...forMarket,
    ],
  }),
  like: call({
    host: 'api',
    method: 'PATCH',
    path: '/place/like/{id}',
    who: 'member',
    summary: 'Marks a place as a favourite, or takes the mark away.',
    params: idParams,
    query: z.object(marketQuery),
    body: z.object({ like: z.boolean() }),
    result: z.object({ _id: Id, like: z.boolean() }),
    errors: ['PLACES_NOT_FOUND', ...forMarket],
  }),
  remove: call({
    host: 'api',
    method: 'DELETE',
    path: '/place/{id}',
    who: 'member',
    summary: 'Deletes a place with everything that was read of it. Videos made of it stay.',
    params: idParams,
    query: z.object(marketQuery),
    result: z.null(),
    errors: ['PLACES_NOT_FOUND', ...forMarket],
  }),
}
