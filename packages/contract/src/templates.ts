import { Ratio, Template } from '@clipmint/film'
import { languageCodes } from '@clipmint/kit'
import { z } from 'zod'

import { call } from './define.ts'
import { Id, idParams, pageOf, pageQuery, Search } from './page.ts'

const LocalizedText = z.object({ ko: z.string(), en: z.string() })

/** A template as the store shows it. The specification's “design” is a template in one ratio: `designs` names each. */
export const TemplateCard = z.object({
  _id: Id,
  slug: z.string(),
  version: z.number().int(),
  family: z.string(),
  title: LocalizedText,
  summary: LocalizedText,
  tags: z.array(LocalizedText),
  moods: z.array(z.string()),
  designs: z.array(z.object({ _id: Id, ratio: Ratio })),
  /** Milliseconds. */
  duration: z.number().int(),
  /** How many different pictures or clips it shows at most. */
  media: z.number().int(),
  texts: z.number().int(),
  scenes: z.number().int(),
  music: z.string(),
  usesPrice: z.boolean(),
})
export type TemplateCard = z.infer<typeof TemplateCard>

/** Why a template was recommended, as codes that the screen words. */
export const RecommendReason = z.enum(['media-fits', 'mood', 'purpose', 'price', 'words-fit', 'popular'])

export const Recommendation = z.object({
  template: TemplateCard,
  /** The scenario whose words suit it best. */
  scenarioId: z.string(),
  score: z.number(),
  reasons: z.array(RecommendReason),
})
export type Recommendation = z.infer<typeof Recommendation>

export const durationBands = ['under10', '10to20', '20to30', 'over30'] as const

/** What a visitor may ask of the store. Filters that are left out do not matter; those given must all hold. */
const storeQuery = z.object({
  ...pageQuery(30),
  /** A family of templates. */
  categorize: z.string().max(40).optional(),
  /** A mood. */
  style: z.string().max(40).optional(),
  templateRatio: Ratio.optional(),
  /** Words, each of which is in title, summary or tags, in either language. */
  search: Search.optional(),
  /** A tag, whole, in either language. */
  groupName: z.string().max(60).optional(),
  /** The id of a season. */
  highlight: z.string().max(40).optional(),
  duration: z.enum(durationBands).optional(),
  /** `video` for templates that take clips. */
  source: z.enum(['image', 'video']).optional(),
  order: z.enum(['popular', 'newest', 'short', 'long']).default('popular'),
  /** With so many pictures (and clips), nothing is shown twice. */
  images: z.coerce.number().int().min(0).max(30).optional(),
  /** Every one of so many clips finds a place. */
  videos: z.coerce.number().int().min(0).max(30).optional(),
  /** Whether it shows a price. */
  includeDiscountPrice: z.stringbool().optional(),
  /** Taken, and without effect: every template is full HD, speaks every language and is the owner's to change. */
  fhd: z.string().max(10).optional(),
  reqLang: z.enum(languageCodes).optional(),
  custom: z.string().max(40).optional(),
})

export const templates = {
  seasons: call({
    host: 'api',
    method: 'GET',
    path: '/design/season',
    who: 'anyone',
    summary: 'Templates that suit the time of the year.',
    result: z.object({
      list: z.array(z.object({ id: z.string(), name: LocalizedText, templates: z.array(TemplateCard) })),
    }),
  }),
  tagNames: call({
    host: 'api',
    method: 'GET',
    path: '/design/auto-tagName',
    who: 'anyone',
    summary: 'Tags that begin with or hold what was typed.',
    query: z.object({ search: Search.default('') }),
    result: z.object({ list: z.array(LocalizedText) }),
  }),
  group: call({
    host: 'api',
    method: 'GET',
    path: '/design/group',
    who: 'anyone',
    summary: 'The store: templates by filter, search and order.',
    query: storeQuery,
    result: pageOf(TemplateCard),
  }),
  list: call({
    host: 'api',
    method: 'GET',
    path: '/design',
    who: 'anyone',
    summary: 'Every template, a page at a time.',
    query: z.object(pageQuery(30)),
    result: pageOf(TemplateCard),
  }),
  get: call({
    host: 'api',
    method: 'GET',
    path: '/design/{id}',
    who: 'anyone',
    summary: 'One template by its id or by the id of one of its designs.',
    params: idParams,
    result: TemplateCard,
    errors: ['TEMPLATES_NOT_FOUND'],
  }),
  detail: call({
    host: 'api',
    method: 'GET',
    path: '/design/detail/{id}',
    who: 'anyone',
    summary: 'One template whole, as the engine draws it.',
    params: idParams,
    result: z.object({ card: TemplateCard, document: Template }),
    errors: ['TEMPLATES_NOT_FOUND'],
  }),
  recommend: call({
    host: 'ai',
    method: 'POST',
    path: '/design/recommendation/{id}',
    who: 'member',
    summary: 'Ranks the templates for an AI request anew.',
    params: idParams,
    result: z.object({ list: z.array(Recommendation) }),
    errors: ['AI_REQUESTS_NOT_FOUND', 'AI_REQUESTS_NOT_PLANNED', 'AI_REQUESTS_FAILED'],
  }),
  recommended: call({
    host: 'ai',
    method: 'GET',
    path: '/design/recommendation/{id}',
    who: 'member',
    summary: 'The ranked templates of an AI request, best first, each with the scenario that suits it.',
    params: idParams,
    query: z.object({ fromUpload: z.stringbool().default(false) }),
    result: z.object({ list: z.array(Recommendation) }),
    errors: ['AI_REQUESTS_NOT_FOUND', 'AI_REQUESTS_NOT_PLANNED', 'AI_REQUESTS_FAILED'],
  }),
}
