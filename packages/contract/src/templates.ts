import { Ratio, Template } from '@clipmint/film'
import { languageCodes } from '@clipmint/kit'
import { z } from 'zod'

import { call } from './define.ts'
import { Id, idParams, marketQuery, pageOf, pageQuery, Search } from './page.ts'

const LocalizedText = z.object({ ko: z.string(), en: z.string() })

/** A template as it is. The specification's “design” is a template in one ratio: `designs` names each. */
export const TemplateCard = z.object({
  _id: Id,
  slug: z.string(),
  version: z.number().int(),
  family: z.string(),
  title: LocalizedText,
  summary: LocalizedText,
  tags: z.array(LocalizedText),
  moods: z.array(z.string()),
  /** Businesses and occasions that it is for, the main one first. */
  categories: z.array(z.string()),
  designs: z.array(z.object({ _id: Id, ratio: Ratio })),
  /** Milliseconds. */
  duration: z.number().int(),
  /** How many different pictures or clips it shows at most. */
  media: z.number().int(),
  /** With how few files it can be made: one may stand in several places, and some scenes can be left out. */
  mediaMin: z.number().int(),
  texts: z.number().int(),
  scenes: z.number().int(),
  music: z.string(),
  usesPrice: z.boolean(),
  /** The languages that its own fonts can write, without letters of a font that stands in. */
  languages: z.array(z.enum(languageCodes)),
  /** The day it came into the store, as YYYY-MM-DD. */
  publishedOn: z.iso.date(),
})
export type TemplateCard = z.infer<typeof TemplateCard>

/**
 * What a card shows of a template before the engine draws it, with its sample words in `lang`. Each address shows the same
 * for good, so that it may be kept for good.
 */
export const TemplateLoop = z.object({
  lang: z.enum(['ko', 'en']),
  /** A silent MP4, 360 pixels wide (480 when it lies on its side), to be shown round and round. */
  video: z.string(),
  /** The same as an animated WebP, smaller and with fewer frames, for where no video plays. */
  image: z.string(),
  /** Its first frame, as a WebP of 480 pixels. */
  poster: z.string(),
})
export type TemplateLoop = z.infer<typeof TemplateLoop>

/** A template as the store shows it to who asks. */
export const StoreCard = TemplateCard.extend({
  /** Each with its loop in the language of the request; null until that is made. */
  designs: z.array(z.object({ _id: Id, ratio: Ratio, loop: TemplateLoop.nullable().optional() })),
  likes: z.number().int(),
  /** Whether who asks likes it; false for a visitor. */
  liked: z.boolean(),
  /** Made for the account that asks, and unseen by every other. */
  custom: z.boolean(),
  /** It left the store: no new video can be made of it. */
  retired: z.boolean(),
})
export type StoreCard = z.infer<typeof StoreCard>

/** Why a template was recommended, as codes that the screen words. */
export const RecommendReason = z.enum([
  'media-fits',
  'media-all',
  'liked',
  'liked-alike',
  'used',
  'kind',
  'mood',
  'purpose',
  'price',
  'words-fit',
  'popular',
])
export type RecommendReason = z.infer<typeof RecommendReason>

export const Recommendation = z.object({
  template: TemplateCard,
  /** The scenario whose words suit it best. */
  scenarioId: z.string(),
  score: z.number(),
  /** What speaks most for it comes first. */
  reasons: z.array(RecommendReason),
  /** The file that its scenario opens with, another for each of the first five; null without files. */
  firstAssetId: Id.nullable(),
})
export type Recommendation = z.infer<typeof Recommendation>

export const durationBands = ['under10', '10to20', '20to30', 'over30'] as const

export const storeOrders = ['popular', 'newest', 'short', 'long'] as const

/** The rows of the store's front, beside the ids of seasons. */
export const highlights = ['season', 'new', 'popular', 'yours'] as const

/** Several choices parted by commas, any of which will do. */
function anyOf<Item extends z.ZodType<unknown, string>>(item: Item) {
  return z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(item).min(1).max(20))
}

const Word = z.string().min(1).max(40)

/** What a visitor may ask of the store. Filters that are left out do not matter; those given must all hold. */
export const StoreQuery = z.object({
  ...pageQuery(30),
  /** `next` of the page before: goes on after its last card, wherever that stands by now. `page` is then not looked at. */
  after: z.string().max(300).optional(),
  /** Categories or families of templates, parted by commas. */
  categorize: anyOf(Word).optional(),
  /** Moods, parted by commas. */
  style: anyOf(Word).optional(),
  /** Ratios, parted by commas. */
  templateRatio: anyOf(Ratio).optional(),
  /**
   * Words, each of which must be in title, summary, tags, family, categories, moods or seasons, in either language, or mean
   * the same. A word may be begun only, be given by its initial consonants (ㅋㅍ), lack its spaces, be typed in the wrong
   * mode of a Korean keyboard or, from three syllables or six letters on, have one letter wrong.
   */
  search: Search.optional(),
  /** A tag, whole, in either language. */
  groupName: z.string().max(60).optional(),
  /**
   * A row of the front: `season` for what suits this time of the year, `new` for the last thirty days (but not for what the
   * store opened with), `popular` for what was used and liked most this week, `yours` for the categories that the account
   * makes most of; or a season's id.
   */
  highlight: z.string().max(40).optional(),
  /** Bands of lengths, parted by commas. */
  duration: anyOf(z.enum(durationBands)).optional(),
  /** `image` for templates that pictures alone can fill, `video` for those that take clips. */
  source: z.enum(['image', 'video']).optional(),
  /** Most popular first unless said; a highlight comes in its own order. */
  order: z.enum(storeOrders).optional(),
  /** With so many pictures (and clips), nothing is shown twice. */
  images: z.coerce.number().int().min(0).max(30).optional(),
  /** Every one of so many clips finds a place. */
  videos: z.coerce.number().int().min(0).max(30).optional(),
  /** Whether it has a place for a price, the discounted one of a product. */
  includeDiscountPrice: z.stringbool().optional(),
  /** Whether its shorter side has 1080 pixels or more. */
  fhd: z.stringbool().optional(),
  /** Only templates whose own fonts can write this language, without letters of a font that stands in. */
  reqLang: z.enum(languageCodes).optional(),
  /** Only templates made for the account that asks, or none of those; without it both kinds are shown. */
  custom: z.stringbool().optional(),
})
export type StoreQuery = z.infer<typeof StoreQuery>

/**
 * A page of the store. `total` is exact up to `limits.storeTotalMax`; beyond that it is about so many, and
 * `totalIsRough` says so. `next` goes into `after` for the page that follows; null on the last.
 */
export const StorePage = pageOf(StoreCard).extend({ totalIsRough: z.boolean(), next: z.string().nullable() })

const recommending = {
  params: idParams,
  result: z.object({
    list: z.array(Recommendation),
    /** How far the first videos are apart in angle, words, look and first picture, 0 to 1. */
    diversity: z.number().min(0).max(1),
    /** The same before the plan was made anew; null where it was not. */
    before: z.number().min(0).max(1).nullable(),
  }),
  errors: ['AI_REQUESTS_NOT_FOUND', 'AI_REQUESTS_NOT_PLANNED', 'AI_REQUESTS_FAILED'] as const,
}
const recommendingForPlace = {
  ...recommending,
  errors: [...recommending.errors, 'PLACES_NOT_FOR_MARKET'] as const,
}

export const templates = {
  seasons: call({
    host: 'api',
    method: 'GET',
    path: '/design/season',
    who: 'anyone',
    summary: 'Templates that suit the time of the year.',
    result: z.object({
      list: z.array(
        z.object({
          id: z.string(),
          name: LocalizedText,
          /** The last day it counts as now, as YYYY-MM-DD in Seoul. */
          until: z.iso.date(),
          /** How many templates suit it; `templates` are the first of them. */
          total: z.number().int(),
          templates: z.array(StoreCard),
        }),
      ),
    }),
  }),
  tagNames: call({
    host: 'api',
    method: 'GET',
    path: '/design/auto-tagName',
    who: 'anyone',
    summary: 'At most ten tags that what was typed could become, in either language, the likeliest first.',
    query: z.object({ search: Search.default('') }),
    result: z.object({ list: z.array(LocalizedText) }),
  }),
  group: call({
    host: 'api',
    method: 'GET',
    path: '/design/group',
    who: 'anyone',
    summary: 'The store: templates by filter, search and order.',
    query: StoreQuery,
    result: StorePage,
  }),
  list: call({
    host: 'api',
    method: 'GET',
    path: '/design',
    who: 'anyone',
    summary: 'Every template, the newest first, a page at a time.',
    query: StoreQuery.pick({ page: true, limit: true, after: true }),
    result: StorePage,
  }),
  get: call({
    host: 'api',
    method: 'GET',
    path: '/design/{id}',
    who: 'anyone',
    summary: 'One template by its id or by the id of one of its designs.',
    params: idParams,
    result: StoreCard,
    errors: ['TEMPLATES_NOT_FOUND'],
  }),
  detail: call({
    host: 'api',
    method: 'GET',
    path: '/design/detail/{id}',
    who: 'anyone',
    summary: 'One template whole, as the engine draws it.',
    params: idParams,
    result: z.object({ card: StoreCard, document: Template }),
    errors: ['TEMPLATES_NOT_FOUND'],
  }),
  recommend: call({
    host: 'ai',
    method: 'POST',
    path: '/design/recommendation/{id}',
    who: 'member',
    summary: 'Ranks the templates for an AI request anew.',
    ...recommending,
  }),
  recommended: call({
    host: 'ai',
    method: 'GET',
    path: '/design/recommendation/{id}',
    who: 'member',
    summary:
      'The ranked templates of an AI request, best first, each with the scenario that suits it. For videos that go out one after another (`fromUpload`), templates step back that the product was shown in before.',
    query: z.object({ fromUpload: z.stringbool().default(false) }),
    ...recommending,
  }),
  recommendForPlace: call({
    host: 'ai',
    method: 'POST',
    path: '/design/recommendation/place/{id}',
    who: 'member',
    summary: 'Ranks the templates for a plan of a place anew.',
    query: z.object(marketQuery),
    ...recommendingForPlace,
  }),
  recommendedForPlace: call({
    host: 'ai',
    method: 'GET',
    path: '/design/recommendation/place/{id}',
    who: 'member',
    summary: 'The same as for a product, for a plan of a place.',
    query: z.object({ fromUpload: z.stringbool().default(false), ...marketQuery }),
    ...recommendingForPlace,
  }),
}
