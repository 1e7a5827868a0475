import { languageCodes } from '@clipmint/kit'
import { NetworkId, postFailures, PostKind } from '@clipmint/networks'
import { z } from 'zod'

import { AiCategory } from './ai-category.ts'
import { call } from './define.ts'
import type { ErrorCode } from './errors.ts'
import { Promotion, Review } from './kinds.ts'
import { limits } from './limits.ts'
import { distinct, Id, idParams, marketQuery, pageOf, pageQuery } from './page.ts'
import { Purpose, targetAges, targetGenders, Tone } from './products.ts'
import { PostWordsInput, Reservation, ReservationStatus, TargetInput, TrailEntry } from './reservations.ts'

/** 0 its next videos are to be made · 1 one waits for approval · 2 all wait to be posted · 3 stopped · 4 cancelled · 5 ended. 3 and 4 may go on. */
export const CampaignStatus = z.literal([0, 1, 2, 3, 4, 5])
export type CampaignStatus = z.infer<typeof CampaignStatus>

/** Why a campaign stands still: its owner said so, or something that it needs is gone. */
export const campaignStops = [
  'owner',
  'product-hidden',
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

const settings = {
  title: z.string().trim().normalize('NFC').min(1).max(limits.campaignTitleMax),
  purpose: Purpose,
  language: z.enum(languageCodes),
  goal: z.enum(campaignGoals),
  gender: z.enum(targetGenders),
  ages: distinct(z.array(z.enum(targetAges)).max(targetAges.length)),
  tone: Tone,
  template: z.object({
    by: TemplatePreference,
    /** A kind of business or occasion that templates are for; null for any. */
    category: z.string().max(40).nullable().default(null),
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
  /** Its last day on the wall of its zone; null for no end. */
  endsOn: z.iso.date().nullable(),
}

/** What an owner sends to begin a campaign. */
export const NewCampaign = z.object({
  /** What the device calls this wish, and the campaign's id: sent twice it makes one. */
  _id: Id,
  ...settings,
  /** What its videos are planned from; `place` of a place, the others of a product. */
  category: AiCategory,
  reviews: z.array(Review).max(limits.reviewsMax).optional(),
  /** The owner's word that customers wrote these reviews and agree to their showing. */
  consent: z.boolean().default(false),
  promotion: Promotion.optional(),
})
export type NewCampaign = z.output<typeof NewCampaign>
export const CampaignChanges = z.object(settings).partial()
export type CampaignChanges = z.output<typeof CampaignChanges>

export const Campaign = z.object({
  _id: Id,
  productId: Id.nullable(),
  placeId: Id.nullable(),
  /** The product's or place's name, kept for when it is gone, and a picture of it. */
  about: z.object({ name: z.string(), picture: z.string().nullable() }),
  category: AiCategory,
  ...settings,
  status: CampaignStatus,
  /** Why it stands still; null while it runs. */
  stop: CampaignStop.nullable(),
  /** When its next post is due; null when there is none. */
  nextAt: z.iso.datetime().nullable(),
  /** When its last post was seen first, and how its latest one stands; null before. */
  lastUploadAt: z.iso.datetime().nullable(),
  lastStatus: ReservationStatus.nullable(),
  /** How many of its posts wait for its owner's approval. */
  toApprove: z.number().int(),
  createdAt: z.iso.datetime(),
})
export type Campaign = z.infer<typeof Campaign>

/** Why a post of a campaign did not go out as planned. */
export const skipReasons = [
  'not-approved',
  'owner',
  'campaign-stopped',
  'no-credit',
  'not-made',
  'outdated',
  'check',
  'missed',
] as const
export const SkipReason = z.enum(skipReasons)
export type SkipReason = z.infer<typeof SkipReason>

/** Why a template or angle was chosen for a post: believed to work, by which attributes, or tried to learn. */
export const CampaignChoice = z.object({
  because: z.enum(['believed', 'trying', 'preference']),
  levels: z.array(z.object({ attribute: z.string(), level: z.string() })),
})

/** One post of a campaign, from its slot on: before its video is made it has none, once it is scheduled it has its `post`. */
export const CampaignPost = z.object({
  /** Null for a slot that nothing is done about yet; `campaignId`, `day` and `no` name it. */
  _id: Id.nullable(),
  campaignId: Id,
  campaignTitle: z.string(),
  /** The day of its slot on the wall of the campaign's zone, which it keeps wherever it is moved; and which of that run it is, from 0. */
  day: z.iso.date(),
  no: z.number().int(),
  status: ReservationStatus,
  uploadAt: z.iso.datetime(),
  zone: z.string(),
  /** How far its making is; null when it is not being made. */
  making: z.enum(['planning', 'filling', 'rendering']).nullable(),
  subtemplateId: Id.nullable(),
  video: z
    .object({
      title: z.string(),
      poster: z.string().nullable(),
      url: z.string().nullable(),
      seconds: z.number(),
    })
    .nullable(),
  copy: z.string(),
  tags: z.array(z.string()),
  targets: z.array(z.object({ platform: NetworkId, type: PostKind })),
  choice: CampaignChoice.nullable(),
  skip: SkipReason.nullable(),
  /** What stands in the way of posting it now, by network; the first is told. */
  failure: z.object({ platform: NetworkId.nullable(), code: z.string() }).nullable(),
  /** Until when a decision counts; null where none is asked for. */
  decideBy: z.iso.datetime().nullable(),
  postId: Id.nullable(),
})
export type CampaignPost = z.infer<typeof CampaignPost>

/** Who did something with a post of a campaign: its owner here, whoever had the link, or the service by itself. */
export const actors = ['owner', 'link', 'service'] as const
export const campaignEventKinds = [
  'planned',
  'made',
  'remade',
  'asked',
  'reminded',
  'approved',
  'withdrawn',
  'changed',
  'moved',
  'commented',
  'skipped',
  'scheduled',
  'stopped',
  'resumed',
  'failed',
] as const
export const CampaignEvent = TrailEntry.omit({ kind: true }).extend({
  kind: z.enum(campaignEventKinds),
  by: z.enum(actors),
})
export type CampaignEvent = z.infer<typeof CampaignEvent>

/** Of a post of a campaign: by its id, or by its slot where nothing is done about it yet. */
const PostRef = z.union([Id, z.string().regex(/^[0-9a-f-]{36}_\d{4}-\d{2}-\d{2}_\d$/)])
const postParams = z.object({ id: PostRef })

const wishErrors = [
  'CAMPAIGNS_NOT_IN_PLAN',
  'CAMPAIGNS_NO_SERVICE',
  'CAMPAIGNS_TOO_MANY',
  'CAMPAIGNS_NO_ACCOUNT',
  'CAMPAIGNS_ENDS_BEFORE',
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
  title: z.object({ ko: z.string(), en: z.string() }),
  poster: z.string().nullable(),
  video: z.string().nullable(),
  choice: CampaignChoice,
})

const CampaignPostDetail = CampaignPost.extend({
  trail: z.array(CampaignEvent),
  comments: z.array(
    z.object({
      _id: Id,
      name: z.string(),
      text: z.string(),
      atMs: z.number().int().nullable(),
      at: z.iso.datetime(),
    }),
  ),
  /** The post, once it is one. */
  post: Reservation.nullable(),
})
export type CampaignPostDetail = z.infer<typeof CampaignPostDetail>

const VideoOfPost = z.object({
  subtemplateId: Id,
  title: z.string(),
  poster: z.string().nullable(),
  url: z.string(),
  seconds: z.number(),
  /** Fields of its product, promotion or place that changed since it was made. */
  outdated: z.boolean(),
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
    summary: 'Begins a campaign of the product or place `id`: its first videos are made at once.',
    params: idParams,
    query: z.object(marketQuery),
    body: NewCampaign,
    result: Campaign,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'PRODUCTS_HIDDEN', 'PRODUCTS_LOCKED', 'PLACES_LOCKED', ...wishErrors],
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
    body: z.object({ title: settings.title }),
    result: Campaign,
    errors: ['CAMPAIGNS_NOT_FOUND'],
  }),
  posts: call({
    host: 'api',
    method: 'GET',
    path: '/reservation/campaign/reservation/{id}',
    who: 'member',
    summary:
      'Posts of a campaign between two moments, in the order of their times, slots included of which nothing is made yet; with `all` those of every campaign, and the direct ones beside them.',
    params: idOrAll,
    query: z.object({ startAt: z.iso.datetime({ offset: true }), endAt: z.iso.datetime({ offset: true }) }),
    result: z.object({ list: z.array(CampaignPost), direct: z.array(Reservation) }),
    errors: ['CAMPAIGNS_NOT_FOUND', 'CAMPAIGNS_PERIOD'],
  }),
  templates: call({
    host: 'api',
    method: 'GET',
    path: '/reservation/aitemplate/{id}',
    who: 'member',
    summary: 'Templates that a campaign of the product `id` would choose first by a preference, and why.',
    params: idParams,
    query: z.object({ by: TemplatePreference.default('fit'), category: z.string().max(40).optional() }),
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
      category: z.string().max(40).optional(),
      ...marketQuery,
    }),
    result: z.object({ list: z.array(TemplateForCampaign) }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  post: call({
    host: 'api',
    method: 'GET',
    path: '/reservation/autoupload/{id}',
    who: 'member',
    summary:
      'A post of a campaign with all that happened to it. `id` is its own, or its slot as `campaign_day_no`.',
    params: postParams,
    result: CampaignPostDetail,
    errors: ['RESERVATIONS_NOT_FOUND'],
  }),
  postOfPlace: call({
    host: 'api',
    method: 'GET',
    path: '/reservation/place/autoupload/{id}',
    who: 'member',
    summary: 'The same of a campaign of a place.',
    params: postParams,
    ...ofPlace,
    result: CampaignPostDetail,
    errors: ['RESERVATIONS_NOT_FOUND', 'FORBIDDEN'],
  }),
  changePost: call({
    host: 'api',
    method: 'PATCH',
    path: '/reservation/autoupload/{id}',
    who: 'member',
    summary:
      'Changes a post of a campaign before anything of it can be seen: its time, its words, or what becomes of it: `now` posts it at once, `skip` leaves it out.',
    params: postParams,
    body: z.object({
      words: PostWordsInput.optional(),
      uploadAt: z.iso.datetime({ offset: true }).optional(),
      act: z.enum(['now', 'skip']).optional(),
    }),
    result: CampaignPost,
    errors: [
      'RESERVATIONS_NOT_FOUND',
      'RESERVATIONS_UNDER_WAY',
      'RESERVATIONS_VIDEO_NOT_READY',
      'RESERVATIONS_NO_RIGHT',
      'RESERVATIONS_TOO_SOON',
      'RESERVATIONS_TOO_FAR',
      'RESERVATIONS_CAPTION',
      'RESERVATIONS_HASHTAG',
      'RESERVATIONS_HASHTAG_TWICE',
      'RESERVATIONS_CHECK',
    ],
  }),
  approve: call({
    host: 'api',
    method: 'PATCH',
    path: '/reservation/approval/{id}',
    who: 'member',
    summary: 'Approves a post of a campaign: it goes out at its time.',
    params: idParams,
    result: CampaignPost,
    errors: [
      'RESERVATIONS_NOT_FOUND',
      'CAMPAIGNS_NOTHING_TO_DECIDE',
      'CAMPAIGNS_DECIDED',
      'RESERVATIONS_NO_RIGHT',
      'RESERVATIONS_CHECK',
    ],
  }),
  withdraw: call({
    host: 'api',
    method: 'PATCH',
    path: '/reservation/cancelapproval/{id}',
    who: 'member',
    summary: 'Takes an approval back, and moves the post to another time where one is named.',
    params: idParams,
    body: z.object({ uploadAt: z.iso.datetime({ offset: true }).optional() }),
    result: CampaignPost,
    errors: [
      'RESERVATIONS_NOT_FOUND',
      'RESERVATIONS_UNDER_WAY',
      'CAMPAIGNS_NOTHING_TO_DECIDE',
      'RESERVATIONS_TOO_SOON',
      'RESERVATIONS_TOO_FAR',
    ],
  }),
  video: call({
    host: 'api',
    method: 'GET',
    path: '/reservation/subtemplate/{id}',
    who: 'member',
    summary: 'The finished video of a post of a campaign.',
    params: idParams,
    result: VideoOfPost,
    errors: ['RESERVATIONS_NOT_FOUND', 'RESERVATIONS_VIDEO_NOT_READY'],
  }),
  videoOfPlace: call({
    host: 'api',
    method: 'GET',
    path: '/reservation/place/subtemplate/{id}',
    who: 'member',
    summary: 'The finished video of a post of a campaign of a place.',
    params: idParams,
    ...ofPlace,
    result: VideoOfPost,
    errors: ['RESERVATIONS_NOT_FOUND', 'RESERVATIONS_VIDEO_NOT_READY', 'FORBIDDEN'],
  }),
  changeVideo: call({
    host: 'api',
    method: 'PATCH',
    path: '/reservation/subtemplate/{id}',
    who: 'member',
    summary:
      'Puts another finished 9:16 video of the owner’s in the place of a post’s own, or its own as it was edited since; it has to be approved anew where approval is asked for.',
    params: idParams,
    body: z.object({ subtemplateId: Id }),
    result: CampaignPost,
    errors: [
      'RESERVATIONS_NOT_FOUND',
      'RESERVATIONS_UNDER_WAY',
      'RESERVATIONS_VIDEO_NOT_READY',
      'CAMPAIGNS_RATIO',
    ],
  }),
  failed: call({
    host: 'api',
    method: 'GET',
    path: '/reservation/campaign/retry/{id}',
    who: 'member',
    summary: 'Posts of a campaign of which something failed and can be tried again, the latest first.',
    params: idParams,
    result: z.object({
      list: z.array(
        z.object({
          post: CampaignPost,
          failures: z.array(
            z.object({ platform: NetworkId, type: PostKind, failure: z.enum(postFailures).nullable() }),
          ),
        }),
      ),
    }),
    errors: ['CAMPAIGNS_NOT_FOUND'],
  }),
}
