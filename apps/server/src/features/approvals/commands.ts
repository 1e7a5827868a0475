import { type Approval, limits, type PostWordsInput } from '@clipmint/contract'

import type { Context } from '../../context.ts'
import { Failure } from '../../failure.ts'
import { decidePost, holdCampaignPost, noteCampaignEvent, recheckPost } from '../campaigns/index.ts'
import { tellReview } from '../notifications/index.ts'
import { askAnew } from './ask.ts'
import { approvalToken, readApprovalToken } from './link.ts'
import { type Asked, findAsked } from './post.ts'
import { presentApproval, standingOf } from './present.ts'
import { countComments, hasComment, insertComment } from './store.ts'

/** The post of a link as whoever holds it sees it. It changes nothing: scanners of mail open links, too. */
export async function showApproval(ctx: Context, token: string): Promise<Approval> {
  const { post, round } = await open(ctx, token)
  return presentApproval(ctx, post, round)
}

type Decision = {
  decision: 'approve' | 'skip' | 'change'
  seen: string
  words?: PostWordsInput | undefined
  uploadAt?: string | undefined
}

/**
 * Decides about the post of a link as it was seen; of several who decide in one round, the first. Its owner is told. What was changed
 * since it was looked at is looked at once more.
 */
export async function decideByLink(
  ctx: Context,
  token: string,
  { decision, seen, words, uploadAt }: Decision,
): Promise<Approval & { next: string | null }> {
  const { post, round } = await open(ctx, token)
  const { accountId, id } = post
  const done = await ctx.withTx(async () => {
    await decidePost(ctx, { accountId, id }, { decision, seen, words, uploadAt, round, by: 'link' })
    const kind = newsOf[decision]
    await tellReview(ctx, { accountId, postId: id, title: post.shown.campaignTitle, kind })
    const after = await find(ctx, { accountId, id })
    if (decision === 'change') await askAnew(ctx, after)
    return after
  })
  const checked = await recheckPost(ctx, { accountId, id })
  const decided = { ...done, failure: checked === null ? done.failure : checked.failure }
  if (decision !== 'change') return { ...(await presentApproval(ctx, decided, round)), next: null }
  const next = approvalToken(ctx, decided, ctx.now()).token
  return { ...(await presentApproval(ctx, decided, decided.round)), next }
}

const newsOf = {
  approve: 'approval-approved',
  skip: 'approval-skipped',
  change: 'approval-changed',
} as const

type Said = { _id: string; name: string; text: string; atMs: number | null }

/** Keeps what somebody says of the video of a link; sent twice it is said once. */
export async function commentByLink(ctx: Context, token: string, said: Said): Promise<Approval> {
  const { post, round } = await open(ctx, token)
  const of = { accountId: post.accountId, campaignPostId: post.id }
  await ctx.withTx(async () => {
    // Of several who speak or decide at once, the others wait here until the first is done.
    await holdCampaignPost(ctx, post)
    if (await hasComment(ctx, { accountId: post.accountId, id: said._id })) return
    if ((await countComments(ctx, of)) >= limits.commentsPerPost)
      throw new Failure('APPROVALS_TOO_MANY_COMMENTS')
    const { _id: id, name, text, atMs } = said
    await insertComment(ctx, { ...of, id, name, text, atMs, createdAt: ctx.now() })
    await noteCampaignEvent(ctx, post, { kind: 'commented', by: 'link', detail: { name } })
    const { accountId, id: postId, shown } = post
    await tellReview(ctx, { accountId, postId, title: shown.campaignTitle, kind: 'approval-commented' })
  })
  return presentApproval(ctx, post, round)
}

/** A link to a post that waits, for its owner to send on. */
export async function linkOf(
  ctx: Context,
  accountId: string,
  id: string,
): Promise<{ token: string; endsAt: string }> {
  const post = await findAsked(ctx, { accountId, id })
  if (!post) throw new Failure('RESERVATIONS_NOT_FOUND')
  if (standingOf(post, post.round, ctx.now()) !== 'open') throw new Failure('CAMPAIGNS_NOTHING_TO_DECIDE')
  const { token, endsAt } = approvalToken(ctx, post, ctx.now())
  return { token, endsAt: endsAt.toISOString() }
}

async function open(ctx: Context, token: string): Promise<{ post: Asked; round: number }> {
  const { accountId, subjectId, round } = readApprovalToken(ctx, token)
  return { post: await find(ctx, { accountId, id: subjectId }), round }
}

async function find(ctx: Context, key: Pick<Asked, 'accountId' | 'id'>): Promise<Asked> {
  const post = await findAsked(ctx, key)
  if (!post) throw new Failure('APPROVALS_LINK')
  return post
}
