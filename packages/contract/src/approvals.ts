import { NetworkId, PostKind } from '@clipmint/networks'
import { z } from 'zod'

import { VideoComment } from './campaign-posts.ts'
import { call } from './define.ts'
import { limits } from './limits.ts'
import { Id, idParams } from './page.ts'
import { PostWordsInput } from './reservations.ts'

/**
 * What may still be done by a link: decide, or nothing more as somebody has decided, as nobody has in time, as another link
 * asks by now or the campaign stands still, as the video is being made, or as the post is out or could not be posted.
 */
export const approvalStates = [
  'open',
  'approved',
  'skipped',
  'silent',
  'closed',
  'making',
  'posted',
  'failed',
] as const

/** What keeps a post from a network as things are, as far as it concerns whoever decides about it. */
const approvalProblems = ['link', 'words', 'settings', 'video', 'timing', 'unknown'] as const
export type ApprovalProblem = (typeof approvalProblems)[number]

/** A post of a campaign as whoever holds its link sees it: nothing else of its owner's. */
export const Approval = z.object({
  state: z.enum(approvalStates),
  campaignTitle: z.string(),
  /** The brand or shop that asks. */
  from: z.string(),
  uploadAt: z.iso.datetime(),
  /** When it was first seen on a network; null before. */
  publishedAt: z.iso.datetime().nullable(),
  zone: z.string(),
  decideBy: z.iso.datetime(),
  onSilence: z.enum(['skip', 'post']),
  /** What is known to keep it from being posted as it is; of several, the first. Of no one network, it keeps it from all. */
  problem: z.object({ platform: NetworkId.nullable(), reason: z.enum(approvalProblems) }).nullable(),
  video: z.object({ url: z.string(), poster: z.string().nullable(), seconds: z.number() }).nullable(),
  copy: z.string(),
  tags: z.array(z.string()),
  /** The headline, where a network has one. */
  title: z.string(),
  targets: z.array(z.object({ platform: NetworkId, type: PostKind })),
  comments: z.array(VideoComment),
  /** The link's own round: what is decided by it counts once. */
  round: z.number().int(),
  /** What of it was to be seen, in short: its words, time, places and video. A decision names it. */
  seen: z.string(),
})
export type Approval = z.infer<typeof Approval>

/** What a decision leaves: the post as it is now and, after a change, the link that asks about it anew. */
const Decided = Approval.extend({ next: z.string().nullable() })

const tokenParams = z.object({ token: z.string().max(200) })

/** A decision about a post of a campaign by a signed link, without an account. Reading decides nothing. */
export const approvals = {
  show: call({
    host: 'api',
    method: 'GET',
    path: '/approval/{token}',
    who: 'anyone',
    summary: 'The post that a link is about, and what may still be decided. It changes nothing.',
    params: tokenParams,
    result: Approval,
    errors: ['APPROVALS_LINK'],
  }),
  decide: call({
    host: 'api',
    method: 'POST',
    path: '/approval/{token}',
    who: 'anyone',
    summary:
      'Decides: `approve` lets it go out at its time, `skip` leaves it out, `change` keeps other words or another time and asks anew. The first decision of a round counts, and none about a post that was otherwise when it was looked at; words and time may come with an approval.',
    params: tokenParams,
    body: z.object({
      decision: z.enum(['approve', 'skip', 'change']),
      /** `seen` of the post that was looked at: nobody decides about what they have not seen. */
      seen: z.string().max(60),
      words: PostWordsInput.optional(),
      uploadAt: z.iso.datetime({ offset: true }).optional(),
    }),
    perMinute: 20,
    result: Decided,
    errors: [
      'APPROVALS_LINK',
      'APPROVALS_CHANGED',
      'CAMPAIGNS_DECIDED',
      'CAMPAIGNS_NOTHING_TO_DECIDE',
      'RESERVATIONS_CAPTION',
      'RESERVATIONS_HASHTAG',
      'RESERVATIONS_HASHTAG_TWICE',
      'RESERVATIONS_TOO_SOON',
      'RESERVATIONS_TOO_FAR',
      'RESERVATIONS_NO_RIGHT',
      'RESERVATIONS_CHECK',
    ],
  }),
  comment: call({
    host: 'api',
    method: 'POST',
    path: '/approval/{token}/comments',
    who: 'anyone',
    summary: 'Says something about the video, at a moment of it or about all of it; its owner is told.',
    params: tokenParams,
    body: z.object({
      /** Chosen by the client, so that sending again says it once. */
      _id: Id,
      name: z.string().trim().normalize('NFC').min(1).max(limits.commentNameMax),
      text: z.string().trim().normalize('NFC').min(1).max(limits.commentMax),
      atMs: z.number().int().min(0).max(600_000).nullable().default(null),
    }),
    perMinute: 10,
    result: Approval,
    errors: ['APPROVALS_LINK', 'APPROVALS_TOO_MANY_COMMENTS'],
  }),
  link: call({
    host: 'api',
    method: 'POST',
    path: '/approval/links/{id}',
    who: 'member',
    summary:
      'A link to a post that waits for approval, for its owner to send to whoever is to decide. It holds as one that is mailed now.',
    params: idParams,
    result: z.object({ token: z.string(), endsAt: z.iso.datetime() }),
    errors: ['RESERVATIONS_NOT_FOUND', 'CAMPAIGNS_NOTHING_TO_DECIDE'],
  }),
}
