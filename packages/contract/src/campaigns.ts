import { Category } from '@clipmint/film'
import { z } from 'zod'

import { promotionFailures, reviewFailures } from './ai-requests.ts'
import { CampaignChoice } from './campaign-posts.ts'
import { Campaign, CampaignChanges, CampaignTitle, NewCampaign, TemplatePreference } from './campaign.ts'
import { call } from './define.ts'
import type { ErrorCode } from './errors.ts'
import { Id, idParams, marketQuery, pageOf, pageQuery } from './page.ts'
import { StoreCard } from './templates.ts'

const wishErrors = [
  'CAMPAIGNS_NOT_IN_PLAN',
  'CAMPAIGNS_NO_SERVICE',
  'CAMPAIGNS_TOO_MANY',
  'CAMPAIGNS_NO_ACCOUNT',
  'CAMPAIGNS_ENDS_BEFORE',
  'CAMPAIGNS_STARTS_LATE',
  'CAMPAIGNS_RATIO',
  'RESERVATIONS_ZONE',
  'RESERVATIONS_HASHTAG',
  'RESERVATIONS_HASHTAG_TWICE',
  'RESERVATIONS_TARGET_TWICE',
  'RESERVATIONS_CHECK',
] as const satisfies readonly ErrorCode[]

const ofPlace = { query: z.object(marketQuery) }
const idOrAll = z.object({ id: z.union([Id, z.literal('all')]) })

const listOf = <Query extends z.ZodObject, const Errors extends readonly ErrorCode[]>(
  path: string,
  more: { query: Query; summary: string; errors: Errors },
) =>
  call({
    host: 'api',
    method: 'GET',
    path,
    who: 'member',
    params: idOrAll,
    result: pageOf(Campaign),
    ...more,
  })

const TemplateForCampaign = z.object({
  templateId: Id,
  version: z.number().int(),
  title: z.object({ ko: z.string(), en: z.string() }),
  /** Its upright design, as the store shows it. */
  designs: StoreCard.shape.designs,
  choice: CampaignChoice,
})

/** Automatic posts by a weekly schedule. `{id}` of lists names the product or place, `all` for every one. */
export const campaigns = {
  list: listOf('/reservation/product/{id}', {
    query: z.object(pageQuery(20)),
    summary: 'Campaigns of a product, or with `all` of all products, the newest first.',
    errors: ['NOT_FOUND'],
  }),
  listOfPlace: listOf('/reservation/place/product/{id}', {
    query: z.object({ ...pageQuery(20), ...marketQuery }),
    summary: 'Campaigns of a place, or with `all` of all places, the newest first.',
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  get: call({
    host: 'api',
    method: 'GET',
    path: '/reservation/campaign/{id}',
    who: 'member',
    summary: 'A campaign.',
    params: idParams,
    result: Campaign,
    errors: ['CAMPAIGNS_NOT_FOUND'],
  }),
  getOfPlace: call({
    host: 'api',
    method: 'GET',
    path: '/reservation/place/campaign/{id}',
    who: 'member',
    summary: 'A campaign of a place.',
    params: idParams,
    ...ofPlace,
    result: Campaign,
    errors: ['CAMPAIGNS_NOT_FOUND', 'FORBIDDEN'],
  }),
  create: call({
    host: 'api',
    method: 'POST',
    path: '/reservation/autoupload/{id}',
    who: 'member',
    summary:
      'Begins a campaign of the product or place `id`: its first videos are made at once, or two days ahead where its first day is more than a week away.',
    params: idParams,
    query: z.object(marketQuery),
    body: NewCampaign,
    result: Campaign,
    errors: [
      'NOT_FOUND',
      'FORBIDDEN',
      'CAMPAIGNS_BEGUN_OTHERWISE',
      'PRODUCTS_HIDDEN',
      'PRODUCTS_LOCKED',
      'PLACES_LOCKED',
      ...reviewFailures,
      'AI_REQUESTS_PROMOTION_NEEDED',
      ...promotionFailures,
      'AI_REQUESTS_PROMOTION_MEANINGLESS',
      ...wishErrors,
    ],
  }),
  change: call({
    host: 'api',
    method: 'PATCH',
    path: '/reservation/campaign/{id}',
    who: 'member',
    summary:
      'Changes a campaign, from its next run on that is not made yet; or stops it, cancels it, or lets it go on from its next slot: what was missed is never posted later.',
    params: idParams,
    body: z.object({
      changes: CampaignChanges.optional(),
      act: z.enum(['stop', 'cancel', 'resume']).optional(),
    }),
    result: Campaign,
    errors: ['CAMPAIGNS_NOT_FOUND', 'CAMPAIGNS_ENDED', 'CAMPAIGNS_STILL_STOPPED', ...wishErrors],
  }),
  rename: call({
    host: 'api',
    method: 'PATCH',
    path: '/reservation/campaigntitle/{id}',
    who: 'member',
    summary: 'Gives a campaign another name.',
    params: idParams,
    body: z.object({ title: CampaignTitle }),
    result: Campaign,
    errors: ['CAMPAIGNS_NOT_FOUND'],
  }),
  templates: call({
    host: 'api',
    method: 'GET',
    path: '/reservation/aitemplate/{id}',
    who: 'member',
    summary: 'Templates that a campaign of the product `id` would choose first by a preference, and why.',
    params: idParams,
    query: z.object({ by: TemplatePreference.default('fit'), category: Category.optional() }),
    result: z.object({ list: z.array(TemplateForCampaign) }),
    errors: ['NOT_FOUND'],
  }),
  templatesOfPlace: call({
    host: 'api',
    method: 'GET',
    path: '/reservation/place/aitemplate/{id}',
    who: 'member',
    summary: 'Templates that a campaign of the place `id` would choose first by a preference, and why.',
    params: idParams,
    query: z.object({
      by: TemplatePreference.default('fit'),
      category: Category.optional(),
      ...marketQuery,
    }),
    result: z.object({ list: z.array(TemplateForCampaign) }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
}
