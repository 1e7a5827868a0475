import type { DashboardPost } from '@clipmint/contract'

import type { Context } from '../../../context.ts'
import { fileLink } from '../../../file-link.ts'
import { type FinishedFile, findFinishedOf } from '../../projects/index.ts'
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
        title: titleOf(post, finished),
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

/** What a post is called: as its video is, or by how its words begin where that is deleted. */
export function titleOf(
  { title, caption }: Pick<FoundPost, 'title' | 'caption'>,
  finished: Pick<FinishedFile, 'title'> | undefined,
): string {
  const [first = ''] = (title || caption).split('\n')
  return finished?.title ?? first.slice(0, 60)
}
