import { z } from 'zod'

import type { Context } from '../../context.ts'
import type { JobOutcome } from '../../jobs/define.ts'
import { deliver } from '../../mail/deliver.ts'
import { writeMail } from '../../mail/write-mail.ts'
import { findAccount } from '../account/index.ts'
import { approvalLetter, type AskedPost } from './letters.ts'
import { approvalToken } from './link.ts'
import { type Asked, findAsked } from './post.ts'
import { standingOf } from './present.ts'

/** Whoever opens a mail late still sees the poster; longer no link of S3 holds. */
const posterSeconds = 7 * 86_400

export const ApprovalMail = z.object({
  accountId: z.uuid(),
  posts: z.array(z.object({ id: z.uuid(), round: z.number().int() })),
  kind: z.enum(['ask', 'again', 'remind']),
  hours: z.number().nullable(),
  askedAt: z.iso.datetime(),
})

/** Asks an owner by mail about those of the posts that still wait in the round that was asked about; once. */
export async function sendApprovalMail(
  ctx: Context,
  { accountId, posts, kind, hours, askedAt }: z.infer<typeof ApprovalMail>,
): Promise<JobOutcome> {
  const account = await findAccount(ctx, accountId)
  if (!account || account.withdrawnAt) return { done: true }
  const found = await Promise.all(posts.map(({ id }) => findAsked(ctx, { accountId, id })))
  const waiting = found.filter((post, index): post is Asked => {
    const round = posts[index]?.round ?? -1
    return post !== null && post.round === round && standingOf(post, round, ctx.now()) === 'open'
  })
  const [first] = waiting
  if (!first) return { done: true }
  const since = new Date(askedAt)
  const { publicUrl } = ctx.settings
  const lang = account.language === 'en' ? 'en' : 'ko'
  const letter = approvalLetter(
    {
      kind,
      // Whoever was away reminds later than is set.
      hours: Math.max(1, Math.round((first.uploadAt.getTime() - since.getTime()) / 3_600_000)),
      title: first.shown.campaignTitle,
      posts: await Promise.all(waiting.map((post) => tellOf(ctx, post, since))),
      path: `/upload/campaigns/posts/${first.id}`,
      publicUrl,
    },
    lang,
  )
  // By what was asked, not by what of it still waits: a try after somebody decided is the same mail.
  const about = posts.map(({ id, round }) => `${id}/${round}`).join(' ')
  const onceKey = `approval ${kind} ${hours ?? ''} ${about}`
  return deliver(ctx, { ...writeMail(ctx.settings, lang, letter), to: account.email, onceKey }, since)
}

/** A post as a mail tells of it, the same on each try. */
export async function tellOf(
  ctx: Pick<Context, 'signer' | 'files' | 'settings'>,
  post: Asked,
  since: Date,
): Promise<AskedPost> {
  const { shown, posterKey, onSilence, uploadAt, caption, hashtags } = post
  const poster =
    posterKey && (await ctx.files.signedUrl(posterKey, { expiresInSeconds: posterSeconds, from: since }))
  return {
    title: shown.video?.title ?? shown.campaignTitle,
    uploadAt,
    zone: shown.zone,
    onSilence,
    targets: shown.targets,
    caption,
    hashtags,
    posterUrl: poster === null ? null : new URL(poster, ctx.settings.publicUrl).href,
    token: approvalToken(ctx, post, since).token,
  }
}
