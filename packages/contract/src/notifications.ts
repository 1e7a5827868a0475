import { LinkFault, NetworkId } from '@clipmint/networks'
import { z } from 'zod'

import { CampaignStop } from './campaign.ts'
import { call } from './define.ts'
import { Id, pageOf, pageQuery } from './page.ts'

/** Why a video could not be made, as a code that the screens word. */
export const renderFailures = ['media-missing', 'too-slow', 'engine', 'interrupted'] as const
export const RenderFailure = z.enum(renderFailures)
export type RenderFailure = z.infer<typeof RenderFailure>

/** How a post ended as a whole: all of it, a part of it or nothing is seen, or nobody knows of a part. */
export const postEnds = ['post-done', 'post-partial', 'post-failed', 'post-unknown'] as const
export type PostEnd = (typeof postEnds)[number]

/** What somebody did with a post by the link that asks for approval. */
export const approvalNews = [
  'approval-approved',
  'approval-skipped',
  'approval-changed',
  'approval-commented',
] as const
export type ApprovalNews = (typeof approvalNews)[number]

const told = {
  _id: Id,
  /** Whether a screen that somebody looked at has shown it, and whether its owner has dealt with it. */
  seen: z.boolean(),
  read: z.boolean(),
  createdAt: z.iso.datetime(),
}

/** What an owner is told: how the making of one video ended, that credits run out soon, that their plan has ended, that a link to a network ends, how a post ended, that a campaign stopped, that its posts wait for approval, or what was done by a link that asks for it. */
export const Notification = z.discriminatedUnion('kind', [
  z.object({
    ...told,
    kind: z.enum(['render-done', 'render-failed']),
    projectId: Id,
    /** The project's title as it was then. */
    title: z.string(),
    failure: RenderFailure.nullable(),
    posterUrl: z.string().nullable(),
  }),
  z.object({
    ...told,
    kind: z.literal('credits-expiring'),
    amount: z.number().int(),
    expiresAt: z.iso.datetime(),
  }),
  /** Its charge failed for the last time. */
  z.object({ ...told, kind: z.literal('plan-ended'), planType: z.number().int() }),
  /** `title` is the page, account or channel that was linked. */
  z.object({
    ...told,
    kind: z.literal('link-expiring'),
    network: NetworkId,
    title: z.string(),
    expiresAt: z.iso.datetime(),
  }),
  z.object({
    ...told,
    kind: z.literal('link-ended'),
    network: NetworkId,
    title: z.string(),
    failure: LinkFault,
  }),
  /** `title` is the video's. */
  z.object({ ...told, kind: z.enum(postEnds), postId: Id, title: z.string() }),
  /** The service stopped it; `title` is the campaign's. */
  z.object({
    ...told,
    kind: z.literal('campaign-stopped'),
    campaignId: Id,
    title: z.string(),
    failure: CampaignStop,
  }),
  /** Posts of a campaign wait to be decided about; the first of them, and the campaign's title. */
  z.object({ ...told, kind: z.literal('approval-needed'), campaignPostId: Id, title: z.string() }),
  /** Somebody did that by a link; `title` is the campaign's. */
  z.object({ ...told, kind: z.enum(approvalNews), campaignPostId: Id, title: z.string() }),
])
export type Notification = z.infer<typeof Notification>

/** Where an owner wants to hear of it, beside the site itself. */
export const NotificationSettings = z.object({
  mail: z.boolean(),
  push: z.boolean(),
  /** The week ahead and the week behind, by mail each Monday. */
  digest: z.boolean(),
  /** What a browser subscribes with. */
  publicKey: z.string(),
  /** How many browsers are pushed to, and whether this session's is one of them. */
  devices: z.number().int(),
  thisDevice: z.boolean(),
})
export type NotificationSettings = z.infer<typeof NotificationSettings>

const ids = z.array(Id).min(1).max(100)
const Unread = z.object({ unread: z.number().int() })

/** What the owner is told of when nobody may be looking. */
export const notifications = {
  list: call({
    host: 'api',
    method: 'GET',
    path: '/notification',
    who: 'member',
    summary:
      'How the owner’s renders ended, which credits run out soon, which plan has ended, which links to networks end, how posts ended, and what campaigns wait for or stopped for, newest first, and how many were not read.',
    query: z.object(pageQuery(10)),
    result: pageOf(Notification).extend(Unread.shape),
  }),
  read: call({
    host: 'api',
    method: 'PATCH',
    path: '/notification/read',
    who: 'member',
    anytime: true,
    summary: 'Marks these as read, or all without any named.',
    body: z.object({ ids: ids.optional() }),
    result: Unread,
  }),
  seen: call({
    host: 'api',
    method: 'PATCH',
    path: '/notification/seen',
    who: 'member',
    anytime: true,
    summary: 'Says that a screen somebody looks at has shown these, so that no mail goes out for them.',
    body: z.object({ ids }),
    result: Unread,
  }),
  settings: call({
    host: 'api',
    method: 'GET',
    path: '/notification/settings',
    who: 'member',
    summary: 'Where the owner wants to hear of it. A browser is added by PATCH /user/info with FCMToken.',
    result: NotificationSettings,
  }),
  editSettings: call({
    host: 'api',
    method: 'PATCH',
    path: '/notification/settings',
    who: 'member',
    summary: 'Turns mail, push or the weekly digest on or off.',
    body: z.object({
      mail: z.boolean().optional(),
      push: z.boolean().optional(),
      digest: z.boolean().optional(),
    }),
    result: NotificationSettings,
  }),
}
