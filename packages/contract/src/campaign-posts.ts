import { NetworkId, postFailures, PostKind } from '@clipmint/networks'
import { z } from 'zod'

import { silences } from './campaign.ts'
import { call } from './define.ts'
import { limits } from './limits.ts'
import { Id, idParams, marketQuery } from './page.ts'
import { PostWordsInput, Reservation, ReservationStatus, StalePost, TrailEntry } from './reservations.ts'

/** Why a post of a campaign did not go out as planned. */
export const skipReasons = [
  'not-approved',
  'owner',
  'campaign-stopped',
  'no-credit',
  'not-made',
  'outdated',
  'promotion-over',
  'check',
  'missed',
] as const
export const SkipReason = z.enum(skipReasons)
export type SkipReason = z.infer<typeof SkipReason>

/**
 * Why a template or angle was chosen for a post: believed to work better than others, by which attributes; tried to learn; or by its
 * campaign's preference, which is what fits where nothing that is known tells one from another.
 */
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
  /** When it was first to be seen on a network; null before that. */
  publishedAt: z.iso.datetime().nullable(),
  zone: z.string(),
  /** Whether its campaign stands still: it is neither made nor posted until that goes on. */
  isHeld: z.boolean(),
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
  /** The headline, where a network has one. */
  title: z.string(),
  targets: z.array(z.object({ platform: NetworkId, type: PostKind })),
  choice: CampaignChoice.nullable(),
  skip: SkipReason.nullable(),
  /** What stands in the way of posting it now, by network; the first is told. */
  failure: z.object({ platform: NetworkId.nullable(), code: z.string() }).nullable(),
  /** Until when a decision counts; null where none is asked for. */
  decideBy: z.iso.datetime().nullable(),
  /** Stands for what of it is to be seen: whoever approves it says so what they looked at. Null where there is nothing yet. */
  seen: z.string().nullable(),
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
  'hurried',
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

/**
 * How long before a time a post of a campaign can be moved there, in minutes: what is still to be made, or to be decided about, needs
 * more than what is ready.
 */
export function leadMinutesOf(status: number): number {
  if (status === 0) return limits.campaignLeadMinutes
  return status === 1 ? limits.approvalCloseMinutes + limits.postLeadMinutes : limits.postLeadMinutes
}

/** Whether the first post of a campaign that begins now is made at once, and not some days ahead like those after it. */
export function isMadeAtOnce(first: Date, now: Date): boolean {
  return first.getTime() - now.getTime() <= limits.campaignAtOnceDays * 86_400_000
}

/** Of a post of a campaign: by its id, or by its slot where nothing is done about it yet. */
const PostRef = z.union([Id, z.templateLiteral([z.uuid(), '_', z.iso.date(), '_', z.string().regex(/^\d$/)])])
const postParams = z.object({ id: PostRef })

const ofPlace = { query: z.object(marketQuery) }
const idOrAll = z.object({ id: z.union([Id, z.literal('all')]) })

/** What somebody said of a video, at a moment of it (in ms) or of all of it. */
export const VideoComment = z.object({
  _id: Id,
  name: z.string(),
  text: z.string(),
  atMs: z.number().int().nullable(),
  at: z.iso.datetime(),
})

const CampaignPostDetail = CampaignPost.extend({
  /** What becomes of it if nobody decides; null where no decision is asked for. */
  onSilence: z.enum(silences).nullable(),
  trail: z.array(CampaignEvent),
  comments: z.array(VideoComment),
  /** The post, once it is one. */
  post: Reservation.nullable(),
  /** What a post that waits for its time shows that is not so any more: it is made anew before that. */
  stale: StalePost.nullable(),
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

/** Posts of campaigns, from their slots on until they are posts like any other. */
export const campaignPosts = {
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
      'CAMPAIGNS_OUTDATED',
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
    /** Without `seen` it is approved as it is by now. */
    body: z.object({ seen: z.string().optional() }).default({}),
    result: CampaignPost,
    errors: [
      'RESERVATIONS_NOT_FOUND',
      'CAMPAIGNS_NOTHING_TO_DECIDE',
      'CAMPAIGNS_DECIDED',
      'APPROVALS_CHANGED',
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
