import type { DashboardPost } from '@clipmint/contract'

import type { Context } from '../../../context.ts'
import { fileLink } from '../../../file-link.ts'
import { findFinishedOf } from '../../projects/index.ts'
import { namedBy } from '../../reservations/index.ts'
import { postStandingOf } from './rules.ts'
import type { FoundPost } from './store.ts'

/** Posts as their owner sees them, with what their videos are called and look like. */
export async function presentPosts(
  ctx: Pick<Context, 'db' | 'files' | 'now'>,
  accountId: string,
  list: readonly FoundPost[],
): Promise<DashboardPost[]> {
  const projectIds = [...new Set(list.map(({ projectId }) => projectId))]
  const videos = await findFinishedOf(ctx, accountId, projectIds)
  return Promise.all(
    list.map(async (post): Promise<DashboardPost> => {
      const finished = videos.get(post.projectId)
      const { views, reach, likes, comments, shares, saves, interactions, rate } = post
      return {
        _id: post.targetId,
        reservationId: post.postId,
        platform: post.network,
        type: post.kind,
        title: namedBy(post, finished),
        poster: finished ? await fileLink(ctx, finished.video.posterKey) : null,
        url: post.url,
        publishedAt: post.publishedAt.toISOString(),
        zone: post.zone,
        readAt: post.readAt?.toISOString() ?? null,
        standing: postStandingOf(post, ctx.now()),
        views,
        reach,
        likes,
        comments,
        shares,
        saves,
        interactions,
        rate,
      }
    }),
  )
}
