import { NetworkId, postAdvice, postFailures, postFindings, PostKind, trailKinds } from '@clipmint/networks'
import { z } from 'zod'

import { call } from './define.ts'
import type { ErrorCode } from './errors.ts'
import { limits } from './limits.ts'
import { Id, idParams, marketQuery, pageOf, pageQuery } from './page.ts'
import { OutdatedSlot, RenewOutcome } from './project.ts'
import { SuggestedWords } from './suggested-words.ts'

/** A post's status: the product's own numbers. What waits to be made or approved, and what is skipped, is of campaigns. */
export const postStatus = {
  waitingGeneration: 0,
  needsApproval: 1,
  waitingUpload: 2,
  uploading: 3,
  completed: 4,
  partiallyCompleted: 5,
  failed: 6,
  cancelled: 7,
  skipped: 8,
} as const
export const ReservationStatus = z.literal(Object.values(postStatus))
export type ReservationStatus = z.infer<typeof ReservationStatus>

export const targetStatuses = [
  'pending',
  'sending',
  'processing',
  'published',
  'failed',
  'unknown',
  'cancelled',
] as const

/**
 * What a post waits for where nothing is wrong with it: more posts, fewer questions, a network that answers, a busy one, or its
 * video, which is being made anew.
 */
export const waitReasons = ['quota', 'throttled', 'outage', 'busy', 'video'] as const
export type WaitReason = (typeof waitReasons)[number]

const Values = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))

/** Something that happened to a post on a network, or will: a code that has a sentence, and what the sentence names. */
export const TrailEntry = z.object({ at: z.iso.datetime(), kind: z.enum(trailKinds), values: Values })
export type TrailEntry = z.infer<typeof TrailEntry>

/** What was written for all networks, or for one of them. Hashtags stand without #. */
export const PostWordsInput = z.object({
  caption: z.string().trim().normalize('NFC').max(limits.captionMax),
  hashtags: z.array(z.string().trim().normalize('NFC').max(limits.hashtagLength)).max(limits.hashtagsMax),
  title: z.string().trim().normalize('NFC').max(limits.postTitleMax).default(''),
})
export type PostWordsInput = z.infer<typeof PostWordsInput>

const Settings = z.record(z.string().max(40), z.union([z.string().max(60), z.boolean()]))

/** One network that a video is to go to. `words` are for it alone; null for those of the post. */
export const TargetInput = z.object({
  platform: NetworkId,
  type: PostKind,
  words: PostWordsInput.nullish().transform((words) => words ?? null),
  settings: Settings.default({}),
})
export type TargetInput = z.infer<typeof TargetInput>

export const ReservationTarget = z.object({
  _id: Id,
  platform: NetworkId,
  type: PostKind,
  /** What was written and answered for it alone. */
  words: PostWordsInput.nullable(),
  settings: Settings,
  status: z.enum(targetStatuses),
  /** Of the file, in percent, while it is sent. */
  progress: z.number().int().nullable(),
  /** Whose page, account or channel it goes to. */
  account: z.object({ name: z.string(), handle: z.string().nullable() }).nullable(),
  url: z.string().nullable(),
  /** Why it failed, as a code that has a sentence and a way out. */
  failure: z.enum(postFailures).nullable(),
  /** When it is tried again, or looked for. */
  nextAt: z.iso.datetime().nullable(),
  /** What it waits for until then, before anything of it can be seen; null where it goes on by itself. */
  waitsFor: z.enum(waitReasons).nullable(),
  publishedAt: z.iso.datetime().nullable(),
})
export type ReservationTarget = z.infer<typeof ReservationTarget>

/** What of a post that waits is not so any more. It is not sent so, unless its owner keeps it. */
export const StalePost = z.object({
  /** What its video or its words show that is another today. */
  outdated: z.array(OutdatedSlot.extend({ isInWords: z.boolean() })),
  /** When its promotion ends, where that is before its time. */
  overAt: z.iso.datetime().nullable(),
  /** Its video is being made anew, and takes the place of the one that it has. */
  isRemade: z.boolean(),
})
export type StalePost = z.infer<typeof StalePost>

export const Reservation = z.object({
  _id: Id,
  subtemplateId: Id,
  productId: Id.nullable(),
  placeId: Id.nullable(),
  /** The video's title and still, as they are now; null when it was deleted. */
  video: z.object({ title: z.string(), poster: z.string().nullable() }).nullable(),
  status: ReservationStatus,
  copy: z.string(),
  tags: z.array(z.string()),
  title: z.string(),
  uploadAt: z.iso.datetime(),
  /** The IANA zone that its time was chosen in. */
  zone: z.string(),
  targets: z.array(ReservationTarget),
  /** Null where all that it shows is so, or it does not wait to be sent; a campaign sees to its own. */
  stale: StalePost.nullable(),
  createdAt: z.iso.datetime(),
})
export type Reservation = z.infer<typeof Reservation>

/** Something that was found before sending: what stops a post, or only what is better otherwise. */
export const CheckFinding = z.object({
  code: z.enum([...postFindings, ...postAdvice]),
  stops: z.boolean(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
})

/** What an account allows now: how many posts are left, how long videos may be, and what may be answered to its settings. */
const AllowedByAccount = z.object({
  left: z.number().int().nullable(),
  mostSeconds: z.number().nullable(),
  choices: z.record(z.string(), z.array(z.string())),
  off: z.array(z.string()),
})

const wish = {
  /** The finished video; may be left out where the path names it. */
  subtemplateId: Id.optional(),
  words: PostWordsInput,
  targets: z.array(TargetInput).min(1).max(limits.postTargetsMax),
  /** When it is to be seen; null for at once. */
  uploadAt: z.iso
    .datetime({ offset: true })
    .nullish()
    .transform((at) => at ?? null),
  /** The owner's zone, which the time is shown in. */
  zone: z.string().max(60).default('Asia/Seoul'),
  /** Its owner wants it out although what it shows, as far as it is known now, is not so any more. */
  keeps: z.boolean().default(false),
}
export const DirectUpload = z.object({
  ...wish,
  /** What the device calls this wish: sent twice it makes one post. */
  requestKey: z.uuid(),
})
export type DirectUpload = z.output<typeof DirectUpload>

/** What an owner may do about a post of which nobody knows: have its network asked once more, or have it sent anew. */
export const settleWays = ['look', 'send'] as const
export type SettleWay = (typeof settleWays)[number]

/** What an owner may do about posts that show what is not so any more: have them show what is, or have them sent as they are. */
export const staleWays = ['renew', 'keep'] as const
export type StaleWay = (typeof staleWays)[number]

/**
 * What came of it for one post. As of a video, and: `kept` as it is, `over` where its promotion ends before its time and only
 * its owner can move either, `locked` where it does not wait any more.
 */
export const PostRenewOutcome = z.enum([...RenewOutcome.options, 'kept', 'over'])
export type PostRenewOutcome = z.infer<typeof PostRenewOutcome>

const makingErrors = [
  'RESERVATIONS_VIDEO_NOT_READY',
  'RESERVATIONS_NO_RIGHT',
  'RESERVATIONS_TOO_SOON',
  'RESERVATIONS_TOO_FAR',
  'RESERVATIONS_CAPTION',
  'RESERVATIONS_HASHTAG',
  'RESERVATIONS_HASHTAG_TWICE',
  'RESERVATIONS_TARGET_TWICE',
  'RESERVATIONS_CHECK',
  'RESERVATIONS_ZONE',
] as const satisfies readonly ErrorCode[]

const statusQuery = pageQuery(20)
const idOrAll = z.object({ id: z.union([Id, z.literal('all')]) })
const Recent = <Item extends z.ZodType>(item: Item) => z.object({ list: z.array(item) })
const Copies = Recent(z.object({ copy: z.string(), usedAt: z.iso.datetime() }))
const Tags = Recent(z.object({ tags: z.array(z.string()), usedAt: z.iso.datetime() }))

/** Posts of one video at one time. `{id}` names the product (or the place) that the video is of, or the video itself. */
export const reservations = {
  upload: call({
    host: 'api',
    method: 'POST',
    path: '/reservation/directupload/{id}',
    who: 'member',
    summary: 'Posts a finished video, at once or at a time. `id` is its product, or the video itself.',
    params: idParams,
    body: DirectUpload,
    result: Reservation,
    errors: ['NOT_FOUND', ...makingErrors],
  }),
  uploadOfPlace: call({
    host: 'api',
    method: 'POST',
    path: '/reservation/place/directupload/{id}',
    who: 'member',
    summary: 'Posts a finished video of the place `id`, at once or at a time.',
    params: idParams,
    query: z.object(marketQuery),
    body: DirectUpload,
    result: Reservation,
    errors: ['NOT_FOUND', 'FORBIDDEN', ...makingErrors],
  }),
  check: call({
    host: 'api',
    method: 'POST',
    path: '/reservation/directupload/{id}/check',
    who: 'member',
    summary:
      'Says what stands in the way of a post, and what would be better, for each network; asks the networks what the accounts allow now.',
    params: idParams,
    body: z.object(wish),
    perMinute: 60,
    result: z.object({
      list: z.array(
        z.object({
          platform: NetworkId,
          type: PostKind,
          findings: z.array(CheckFinding),
          /** What the account allows now; null where it could not be asked. */
          allowed: AllowedByAccount.nullable(),
        }),
      ),
    }),
    errors: ['NOT_FOUND', 'RESERVATIONS_VIDEO_NOT_READY'],
  }),
  allowed: call({
    host: 'api',
    method: 'GET',
    path: '/reservation/allowed',
    who: 'member',
    summary:
      'What the linked account of a network allows now, before there is a video that could be checked.',
    query: z.object({ platform: NetworkId, type: PostKind }),
    perMinute: 60,
    /** Null where no account is linked, or where it could not be asked. */
    result: z.object({ allowed: AllowedByAccount.nullable() }),
    errors: [],
  }),
  suggest: call({
    host: 'api',
    method: 'POST',
    path: '/reservation/directupload/{id}/words',
    who: 'member',
    summary:
      'Writes captions and hashtags for a finished video from what its owner said, by a model where one is set up. Ten captions at most: `shown` are those that were given before.',
    params: idParams,
    body: z.object({
      subtemplateId: Id.optional(),
      shown: z.array(z.string().max(limits.captionMax)).max(limits.captionsSuggested).default([]),
    }),
    perMinute: 20,
    result: SuggestedWords,
    errors: ['NOT_FOUND', 'RESERVATIONS_VIDEO_NOT_READY', 'RESERVATIONS_NO_WORDS'],
  }),
  move: call({
    host: 'api',
    method: 'PATCH',
    path: '/reservation/directupload/{id}',
    who: 'member',
    summary:
      'Moves a post that waits to another time, or to now with `newUploadAt` null, where it could be made for that time.',
    params: idParams,
    body: z.object({
      newUploadAt: z.iso.datetime({ offset: true }).nullable(),
      zone: z.string().max(60).optional(),
    }),
    result: Reservation,
    errors: [
      'RESERVATIONS_NOT_FOUND',
      'RESERVATIONS_UNDER_WAY',
      'RESERVATIONS_NO_RIGHT',
      'RESERVATIONS_CHECK',
      'RESERVATIONS_TOO_SOON',
      'RESERVATIONS_TOO_FAR',
      'RESERVATIONS_ZONE',
    ],
  }),
  cancel: call({
    host: 'api',
    method: 'DELETE',
    path: '/reservation/directupload/{id}',
    who: 'member',
    summary: 'Calls a post off, where nothing of it can be seen yet; what can be stays.',
    params: idParams,
    result: Reservation,
    errors: ['RESERVATIONS_NOT_FOUND', 'RESERVATIONS_UNDER_WAY'],
  }),
  get: call({
    host: 'api',
    method: 'GET',
    path: '/reservation/directupload/{id}',
    who: 'member',
    summary: 'A post, with all that happened to it on each network.',
    params: idParams,
    result: Reservation.extend({ trails: z.record(Id, z.array(TrailEntry)) }),
    errors: ['RESERVATIONS_NOT_FOUND'],
  }),
  status: call({
    host: 'api',
    method: 'GET',
    path: '/reservation/directupload/status/{id}',
    who: 'member',
    summary: 'Posts of a product, of a video, or with `all` of everything but places, the latest first.',
    params: idOrAll,
    query: z.object(statusQuery),
    result: pageOf(Reservation),
    errors: ['NOT_FOUND'],
  }),
  statusOfPlace: call({
    host: 'api',
    method: 'GET',
    path: '/reservation/place/directupload/status/{id}',
    who: 'member',
    summary: 'Posts of a place, or with `all` of all places, the latest first.',
    params: idOrAll,
    query: z.object({ ...statusQuery, ...marketQuery }),
    result: pageOf(Reservation),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  retry: call({
    host: 'api',
    method: 'POST',
    path: '/reservation/autoupload/retry/{id}',
    who: 'member',
    summary:
      'Sends a post again to the networks where it failed, and to no others. With `settle` it is about the one target of which nobody knows whether it is out: its network is asked once more (`look`), or it is sent anew (`send`), which makes a second post if the first is there after all.',
    params: idParams,
    body: z.object({ settle: z.object({ targetId: Id, way: z.enum(settleWays) }).optional() }),
    result: Reservation,
    errors: [
      'RESERVATIONS_NOT_FOUND',
      'RESERVATIONS_NOTHING_FAILED',
      'RESERVATIONS_NOT_UNKNOWN',
      'RESERVATIONS_OUTDATED',
      'RESERVATIONS_UNDER_WAY',
      'RESERVATIONS_NO_RIGHT',
    ],
  }),
  outdated: call({
    host: 'api',
    method: 'GET',
    path: '/reservation/outdated',
    who: 'member',
    summary:
      'Posts of the owner’s own that wait and show what is not so any more, the next first; of one product, place or video when named.',
    query: z.object({
      productId: Id.optional(),
      placeId: Id.optional(),
      subtemplateId: Id.optional(),
    }),
    result: z.object({ list: z.array(Reservation) }),
    errors: [],
  }),
  renew: call({
    host: 'api',
    method: 'POST',
    path: '/reservation/outdated',
    who: 'member',
    summary:
      'Brings posts that wait up to date: their words at once, and their videos are made anew and take the place of the old ones, at the same time on the same networks. With `keep` they go out as they are.',
    body: z.object({ ids: z.array(Id).min(1).max(100), way: z.enum(staleWays).default('renew') }),
    result: z.object({ list: z.array(z.object({ _id: Id, outcome: PostRenewOutcome })) }),
    errors: ['RESERVATIONS_NOT_FOUND'],
  }),
  recentTags: call({
    host: 'api',
    method: 'GET',
    path: '/reservation/tags/recent/{id}',
    who: 'member',
    summary: 'Hashtags that were used last, those of this product or video first; at most ten.',
    params: idParams,
    result: Tags,
    errors: ['NOT_FOUND'],
  }),
  recentTagsOfPlace: call({
    host: 'api',
    method: 'GET',
    path: '/reservation/place/tags/recent/{id}',
    who: 'member',
    summary: 'Hashtags that were used last, those of this place first; at most ten.',
    params: idParams,
    query: z.object(marketQuery),
    result: Tags,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  recentCopies: call({
    host: 'api',
    method: 'GET',
    path: '/reservation/copy/recent/{id}',
    who: 'member',
    summary: 'Captions that were used last, those of this product or video first; at most ten.',
    params: idParams,
    result: Copies,
    errors: ['NOT_FOUND'],
  }),
  recentCopiesOfPlace: call({
    host: 'api',
    method: 'GET',
    path: '/reservation/place/copy/recent/{id}',
    who: 'member',
    summary: 'Captions that were used last, those of this place first; at most ten.',
    params: idParams,
    query: z.object(marketQuery),
    result: Copies,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
}
