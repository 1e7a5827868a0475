import { Ratio, SceneRole } from '@clipmint/film'
import { languageCodes } from '@clipmint/kit'
import { z } from 'zod'

import { AiCategory } from './ai-category.ts'
import { Asset } from './assets.ts'
import { call } from './define.ts'
import { Promotion, Ratings, Review } from './kinds.ts'
import { LeftOut, WhyFewer } from './left-out.ts'
import { limits } from './limits.ts'
import { distinct, Id, idParams, marketQuery, pageOf, pageQuery } from './page.ts'
import { NewProduct } from './products.ts'

/** 0 draft · 1 planning · 2 planned · 3 template chosen · 4 making · 5 done · 6 partly done · 9 failed */
export const AiRequestStatus = z.literal([0, 1, 2, 3, 4, 5, 6, 9])
export type AiRequestStatus = z.infer<typeof AiRequestStatus>

/** The stages a person sees while the plan is made. */
export const planStages = ['reading', 'points', 'scenarios', 'checking', 'done'] as const
export const PlanStage = z.enum(planStages)
export type PlanStage = z.infer<typeof PlanStage>

/**
 * A reason to buy, with the owner's own words that it comes from (`start` to `end` in code units of that field). A review
 * is named by its `index`; the words of a place are its name, information, address and menu, a line each.
 */
export const SellingPoint = z.object({
  id: z.string(),
  text: z.string(),
  source: z.object({
    field: z.enum(['name', 'info', 'price', 'review', 'promotion', 'place']),
    index: z.number().int().optional(),
    start: z.number().int(),
    end: z.number().int(),
    quote: z.string(),
  }),
})
export type SellingPoint = z.infer<typeof SellingPoint>

/** One thought for one scene: variants of its words, longest first. */
export const ScenarioLine = z.object({
  role: SceneRole,
  headline: z.array(z.string()).min(1),
  sub: z.array(z.string()),
  pointIds: z.array(z.string()),
  /** The headline announces the small words, and is not shown without them. */
  announces: z.boolean().optional(),
  /** It says nothing without the line before it, or limits what that says, which is then not shown without it. */
  follows: z.enum(['leans', 'limits']).optional(),
  /**
   * The words where small ones stand over big ones: the same, of a sentence under the name its halves, or what warns under its
   * heading. Null where they would read back to front, absent where both read.
   */
  over: z.object({ headline: z.string(), sub: z.string() }).nullable().optional(),
  /** Who wrote the line, where that is not the plan's own writer: what was struck of a model's is written by the built-in one. */
  writer: z.string().optional(),
})

export const Scenario = z.object({
  id: z.string(),
  angle: z.string(),
  title: z.string(),
  summary: z.string(),
  lines: z.array(ScenarioLine).min(3),
})
export type Scenario = z.infer<typeof Scenario>

/** What kept a model from writing: how its provider answered, or what it wrote. */
export const WriterFault = z.enum([
  'unreachable',
  'rejected',
  'too-slow',
  'limited',
  'refused',
  'cut-off',
  'malformed',
  'unusable',
])
export type WriterFault = z.infer<typeof WriterFault>

/** The name of the writer that needs no model. */
export const builtInWriter = 'built-in'

/** What an owner who has said little can be asked about. */
export const askTopics = [
  'time',
  'maker',
  'guarantee',
  'origin',
  'material',
  'size',
  'delivery',
  'keeping',
  'booking',
  'hours',
] as const
export const AskTopic = z.enum(askTopics)
export type AskTopic = z.infer<typeof AskTopic>

export const AiPlan = z.object({
  /** Which writer made it: the built-in planner, or a model by name. */
  writer: z.string(),
  /** Why the built-in planner wrote although a model is set up; absent where the writer that was asked first wrote. */
  fallback: WriterFault.optional(),
  language: z.enum(languageCodes),
  /** Name and price as a video shows them. */
  name: z.string(),
  price: z.string().nullable(),
  sellingPoints: z.array(SellingPoint),
  scenarios: z.array(Scenario).min(1).max(limits.scenariosMax),
  /** How different the scenarios are, 0 to 1. */
  diversity: z.number().min(0).max(1),
  /** Of a review ad whose reviews have stars. */
  ratings: Ratings.optional(),
  /** What no video says of the owner's words, or what was struck of a model's; absent in plans that do not tell it yet. */
  leftOut: z.array(LeftOut).optional(),
  /** Absent where there are as many scenarios as were asked for. */
  fewer: WhyFewer.optional(),
  /** What the owner has not spoken of and can be asked about, most useful first; absent where enough was said. */
  asks: z.array(AskTopic).min(1).max(3).readonly().optional(),
})
export type AiPlan = z.infer<typeof AiPlan>

export const AiRequest = z.object({
  _id: Id,
  category: AiCategory,
  /** Null for a plan of a place, whose `placeId` it has. */
  productId: Id.nullable(),
  placeId: Id.nullable(),
  productName: z.string(),
  status: AiRequestStatus,
  stage: PlanStage,
  /** 0 to 100 while planning. */
  progress: z.number().int(),
  /** Which writer wrote the plan; null until there is one. */
  writer: z.string().nullable(),
  designId: Id.nullable(),
  scenarioId: z.string().nullable(),
  /** When the promotion that it tells of is over. */
  endsAt: z.iso.datetime().nullable(),
  /** How often it was planned anew. */
  replans: z.number().int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type AiRequest = z.infer<typeof AiRequest>

/**
 * A price, a day or a per cent that videos of a request may show, in each form that they do: as its plan was written with
 * it (`shown`), and as it is `now`; null where it says nothing any more. `of` names the dish that a price is of.
 */
export const RequestField = z.object({
  field: z.string(),
  of: z.string().optional(),
  shown: z.array(z.string()).readonly(),
  now: z.array(z.string()).readonly().nullable(),
})
export type RequestField = z.infer<typeof RequestField>

/** Why a video of several was not made: no credit was left for it, its template is gone, its product hidden, its work was lost, or broke. */
export const DraftFailure = z.enum([
  'no-credit',
  'template-gone',
  'product-hidden',
  'locked',
  'interrupted',
  'failed',
])
export type DraftFailure = z.infer<typeof DraftFailure>

/** Videos of one request that were asked for together. */
export const VideoBatch = z.object({
  _id: Id,
  /** `making` until each is made or has failed. */
  state: z.enum(['making', 'done', 'partly', 'failed']),
  videos: z.array(
    z.object({
      scenarioId: z.string(),
      templateId: Id,
      title: z.string(),
      state: z.enum(['waiting', 'made', 'failed']),
      /** The video to go on with, once it is made. */
      subtemplateId: Id.nullable(),
      failure: DraftFailure.nullable(),
    }),
  ),
})
export type VideoBatch = z.infer<typeof VideoBatch>
const most = z.number().int().min(1).max(limits.scenariosMax).default(limits.scenariosMax)

/** What an owner put in, as it was when the plan was asked for. */
export const AiInput = NewProduct.extend({
  /** No longer than a product's fields may be, but as little as an owner of a place had to say. */
  name: z.string(),
  info: z.string(),
  price: z.number().int(),
  sources: z.array(Id),
  reviews: z.array(Review).optional(),
  promotion: Promotion.optional(),
})
export type AiInput = z.infer<typeof AiInput>

const ofReviews = {
  reviews: z.array(Review).max(limits.reviewsMax).optional(),
  /** The owner's word that customers wrote these reviews and agree to their showing. */
  consent: z.boolean().default(false),
}

/** What to plan of a product: reviews come with category `review`, a promotion with `promotion`. */
export const NewAiRequest = z.object({
  category: AiCategory.exclude(['place']).default('product'),
  most,
  ...ofReviews,
  promotion: Promotion.optional(),
  /** Of the videos; that of the product where it is left out. */
  language: NewProduct.shape.language.optional(),
  /** Also where a model is set up: for a visitor who has seen the built-in writer's words already. */
  builtIn: z.boolean().default(false),
})
export type NewAiRequest = z.infer<typeof NewAiRequest>

const planFailures = ['AI_REQUESTS_NOT_FOUND', 'AI_REQUESTS_NOT_PLANNED', 'AI_REQUESTS_FAILED'] as const
export const reviewFailures = [
  'AI_REQUESTS_REVIEWS_TOO_FEW',
  'AI_REQUESTS_REVIEWS_CHOSEN',
  'AI_REQUESTS_REVIEW_TOO_LONG',
  'AI_REQUESTS_REVIEW_ONE_SIDED',
  'AI_REQUESTS_REVIEW_MEANINGLESS',
  'AI_REQUESTS_REVIEW_CONSENT',
  'AI_REQUESTS_REVIEW_LATER',
  'AI_REQUESTS_REVIEWS_OF_CLINIC',
] as const
export const promotionFailures = [
  'AI_REQUESTS_DISCOUNT_TOO_HIGH',
  'AI_REQUESTS_PERIOD_BACKWARDS',
  'AI_REQUESTS_PROMOTION_OVER',
] as const
/** What a plan is of is more than its owner's plan has room for. */
const lockedFailures = ['PRODUCTS_LOCKED', 'PLACES_LOCKED'] as const
const Choice = z.object({ designId: Id, scenarioId: z.string().max(40).optional() })

export const aiRequests = {
  create: call({
    host: 'api',
    method: 'POST',
    path: '/airequest/v2/{productId}',
    who: 'member',
    summary:
      'Asks for a plan: selling points and up to five scenarios from the product’s own words; with reviews, quoted word for word or by whole sentences; or of a promotion, which ends with its period.',
    params: z.object({ productId: Id }),
    body: NewAiRequest,
    result: AiRequest,
    errors: [
      'PRODUCTS_NOT_FOUND',
      'PRODUCTS_HIDDEN',
      'PRODUCTS_LOCKED',
      'ASSETS_NOT_FOUND',
      'AI_REQUESTS_TOO_MANY',
      ...reviewFailures,
      'AI_REQUESTS_PROMOTION_NEEDED',
      ...promotionFailures,
      'AI_REQUESTS_PROMOTION_MEANINGLESS',
    ],
  }),
  createForPlace: call({
    host: 'api',
    method: 'POST',
    path: '/airequest/place/{id}',
    who: 'member',
    summary:
      'Asks for a plan of a place: what it says of itself, its menu and prices, and where it is; or, with category `review`, of its visitors’ reviews.',
    params: idParams,
    query: z.object(marketQuery),
    body: z.object({
      category: AiCategory.extract(['place', 'review']).default('place'),
      most,
      ...ofReviews,
      ...NewProduct.pick({ purpose: true, language: true, gender: true, ages: true, tone: true }).partial()
        .shape,
    }),
    result: AiRequest,
    errors: [
      'PLACES_NOT_FOUND',
      'PLACES_NOT_FOR_MARKET',
      'PLACES_LOCKED',
      'ASSETS_NOT_FOUND',
      'AI_REQUESTS_TOO_MANY',
      ...reviewFailures,
    ],
  }),
  replan: call({
    host: 'api',
    method: 'POST',
    path: '/airequest/{id}/more',
    who: 'member',
    summary:
      'Plans anew with scenarios that differ more from one another, and keeps the plan where none do; from the product’s new words where its owner has changed them since. The first time costs nothing; later ones count as plans of the hour. Not once a video is made.',
    params: idParams,
    result: AiRequest,
    errors: [...planFailures, ...lockedFailures, 'AI_REQUESTS_TOO_MANY', 'AI_REQUESTS_ALREADY_MADE'],
  }),
  list: call({
    host: 'api',
    method: 'GET',
    path: '/airequest',
    who: 'member',
    summary: 'Plans asked for, newest first.',
    query: z.object({
      ...pageQuery(20),
      category: AiCategory.optional(),
      reqLang: z.enum(languageCodes).optional(),
      productId: Id.optional(),
    }),
    result: pageOf(AiRequest),
  }),
  get: call({
    host: 'api',
    method: 'GET',
    path: '/airequest/{id}',
    who: 'member',
    summary:
      'One plan with its progress, its words (`data`, null until planned), what the owner put in (`input`) and the files it may use; `fileOrder` names them in the order that the owner put them in.',
    params: idParams,
    result: AiRequest,
    beside: z.object({
      data: AiPlan.nullable(),
      input: AiInput,
      imageList: z.array(Asset),
      videoList: z.array(Asset),
      fileOrder: z.array(Id),
      /** Pictures of reviews that are not chosen: no video shows them, and they are put in again with their review. */
      reviewFiles: z.array(Asset),
    }),
    errors: ['AI_REQUESTS_NOT_FOUND'],
  }),
  fields: call({
    host: 'api',
    method: 'GET',
    path: '/airequest/{id}/fields',
    who: 'member',
    summary:
      'What a plan’s videos show of the product, promotion or place, then and now: they are made with now’s.',
    params: idParams,
    result: z.object({ list: z.array(RequestField) }),
    errors: ['AI_REQUESTS_NOT_FOUND'],
  }),
  chooseDesign: call({
    host: 'api',
    method: 'PATCH',
    path: '/airequest/{id}',
    who: 'member',
    summary: 'Notes which design, and which scenario, the owner chose.',
    params: idParams,
    body: Choice,
    result: AiRequest,
    errors: [...planFailures, 'TEMPLATES_NOT_FOUND'],
  }),
  chooseDesignForPlace: call({
    host: 'api',
    method: 'PATCH',
    path: '/airequest/place/{id}',
    who: 'member',
    summary: 'The same for a plan of a place.',
    params: idParams,
    query: z.object(marketQuery),
    body: Choice,
    result: AiRequest,
    errors: [...planFailures, 'TEMPLATES_NOT_FOUND', 'PLACES_NOT_FOR_MARKET'],
  }),
  makeVideos: call({
    host: 'api',
    method: 'POST',
    path: '/airequest/{id}/videos',
    who: 'member',
    summary:
      'Makes a video of each scenario named, in the template that suits it best; of as many as there are credits for, in the order named.',
    params: idParams,
    body: z.object({
      /** Chosen by the client: asking again makes no others. */
      _id: Id,
      scenarioIds: distinct(z.array(z.string().max(40)).min(1).max(limits.scenariosMax)),
      ratio: Ratio.default('9:16'),
      /** Selling points that the owner left out. */
      without: z.array(z.string().max(40)).max(50).default([]),
    }),
    result: VideoBatch,
    errors: [
      'AI_REQUESTS_NOT_FOUND',
      'AI_REQUESTS_NOT_PLANNED',
      'AI_REQUESTS_FAILED',
      'AI_REQUESTS_NO_CREDIT',
      'AI_REQUESTS_PROMOTION_BROKEN',
      ...lockedFailures,
      'AI_REQUESTS_MAKING',
    ],
  }),
  changePromotion: call({
    host: 'api',
    method: 'PATCH',
    path: '/airequest/{id}/promotion',
    who: 'member',
    summary:
      'Changes the prices or the days of a promotion. Videos made of it are then found at `/subtemplate/outdated`, and end with the new period.',
    params: idParams,
    body: Promotion.pick({ regularPrice: true, discountPrice: true, startAt: true, endAt: true }).partial(),
    result: AiRequest,
    errors: [
      'AI_REQUESTS_NOT_FOUND',
      'AI_REQUESTS_PROMOTION_NEEDED',
      'PRODUCTS_LOCKED',
      ...promotionFailures,
    ],
  }),
  videos: call({
    host: 'api',
    method: 'GET',
    path: '/airequest/{id}/videos',
    who: 'member',
    summary:
      'The videos of a request that were asked for together last, with how each stands; null for none.',
    params: idParams,
    result: VideoBatch.nullable(),
    errors: ['AI_REQUESTS_NOT_FOUND'],
  }),
}
