import { Ratio, SceneRole } from '@clipmint/film'
import { languageCodes } from '@clipmint/kit'
import { z } from 'zod'

import { Asset } from './assets.ts'
import { call } from './define.ts'
import { limits } from './limits.ts'
import { Id, idParams, pageOf, pageQuery } from './page.ts'

/** 0 draft · 1 planning · 2 planned · 3 template chosen · 4 making · 5 done · 6 partly done · 9 failed */
export const AiRequestStatus = z.literal([0, 1, 2, 3, 4, 5, 6, 9])
export type AiRequestStatus = z.infer<typeof AiRequestStatus>

/** What a video is planned from. */
export const aiCategories = ['product'] as const
export const AiCategory = z.enum(aiCategories)

/** The stages a person sees while the plan is made. */
export const planStages = ['reading', 'points', 'scenarios', 'checking', 'done'] as const
export const PlanStage = z.enum(planStages)
export type PlanStage = z.infer<typeof PlanStage>

/** A reason to buy, with the owner's own words that it comes from (`start` to `end` in code units of that field). */
export const SellingPoint = z.object({
  id: z.string(),
  text: z.string(),
  source: z.object({
    field: z.enum(['name', 'info', 'price']),
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
})

export const Scenario = z.object({
  id: z.string(),
  angle: z.string(),
  title: z.string(),
  summary: z.string(),
  lines: z.array(ScenarioLine).min(3),
})
export type Scenario = z.infer<typeof Scenario>

export const AiPlan = z.object({
  /** Which writer made it: the built-in planner, or a model by name. */
  writer: z.string(),
  language: z.enum(languageCodes),
  /** Name and price as a video shows them. */
  name: z.string(),
  price: z.string().nullable(),
  sellingPoints: z.array(SellingPoint),
  scenarios: z.array(Scenario).min(1).max(limits.scenariosMax),
  /** How different the scenarios are, 0 to 1. */
  diversity: z.number().min(0).max(1),
})
export type AiPlan = z.infer<typeof AiPlan>

export const AiRequest = z.object({
  _id: Id,
  category: AiCategory,
  productId: Id,
  productName: z.string(),
  status: AiRequestStatus,
  stage: PlanStage,
  /** 0 to 100 while planning. */
  progress: z.number().int(),
  designId: Id.nullable(),
  scenarioId: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type AiRequest = z.infer<typeof AiRequest>

/** Why a video of several was not made: no credit was left for it, its template is gone, its work was lost, or broke. */
export const DraftFailure = z.enum(['no-credit', 'template-gone', 'interrupted', 'failed'])
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

export const aiRequests = {
  create: call({
    host: 'api',
    method: 'POST',
    path: '/airequest/v2/{productId}',
    who: 'member',
    summary: 'Asks for a plan: selling points and up to five scenarios from the product’s own words.',
    params: z.object({ productId: Id }),
    body: z.object({
      category: AiCategory.default('product'),
      most: z.number().int().min(1).max(limits.scenariosMax).default(limits.scenariosMax),
    }),
    result: AiRequest,
    errors: ['PRODUCTS_NOT_FOUND', 'AI_REQUESTS_TOO_MANY'],
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
      'One plan with its progress, its words (`data`, null until planned) and the files it may use; `fileOrder` names them in the order that the owner put them in.',
    params: idParams,
    result: AiRequest,
    beside: z.object({
      data: AiPlan.nullable(),
      imageList: z.array(Asset),
      videoList: z.array(Asset),
      fileOrder: z.array(Id),
    }),
    errors: ['AI_REQUESTS_NOT_FOUND'],
  }),
  chooseDesign: call({
    host: 'api',
    method: 'PATCH',
    path: '/airequest/{id}',
    who: 'member',
    summary: 'Notes which design, and which scenario, the owner chose.',
    params: idParams,
    body: z.object({ designId: Id, scenarioId: z.string().max(40).optional() }),
    result: AiRequest,
    errors: ['AI_REQUESTS_NOT_FOUND', 'AI_REQUESTS_NOT_PLANNED', 'AI_REQUESTS_FAILED', 'TEMPLATES_NOT_FOUND'],
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
      scenarioIds: z
        .array(z.string().max(40))
        .min(1)
        .max(limits.scenariosMax)
        .refine((ids) => new Set(ids).size === ids.length, 'each scenario may be named once'),
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
      'AI_REQUESTS_MAKING',
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
