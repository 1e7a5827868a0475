import type { Approval } from '@clipmint/contract'

import type { Context } from '../../context.ts'
import { closingOf, presentComments } from '../campaigns/index.ts'
import type { Asked } from './post.ts'
import { problemOf, stateOf } from './rules.ts'

/** A post as whoever holds the link of a round sees it. */
export async function presentApproval(
  ctx: Pick<Context, 'db' | 'now'>,
  post: Asked,
  round: number,
): Promise<Approval> {
  const { shown } = post
  const reason = problemOf(shown.failure)
  return {
    state: standingOf(post, round, ctx.now()),
    campaignTitle: shown.campaignTitle,
    from: post.from,
    uploadAt: shown.uploadAt,
    publishedAt: shown.publishedAt,
    zone: shown.zone,
    decideBy: closingOf(post).toISOString(),
    onSilence: post.onSilence,
    problem: reason && { platform: shown.failure?.platform ?? null, reason },
    video: shown.video?.url
      ? { url: shown.video.url, poster: shown.video.poster, seconds: shown.video.seconds }
      : null,
    copy: post.caption,
    tags: post.hashtags,
    title: post.title,
    targets: shown.targets,
    comments: await presentComments(ctx, post),
    round,
    seen: shown.seen ?? '',
  }
}

/** How a post stands for whoever holds the link of a round. */
export function standingOf(post: Asked, round: number, now: Date): Approval['state'] {
  const { video, status, skip, publishedAt } = post.shown
  return stateOf({ ...post, status, skip, publishedAt, isMade: video !== null }, round, now)
}
