import { z } from 'zod'

import type { FiguresOutcome, NetworkAccess, Trouble } from '../publisher.ts'
import { readUser } from './account.ts'
import { askApi, type World } from './ask.ts'
import { TiktokVideo } from './videos.ts'

const fields = ['id', 'view_count', 'like_count', 'comment_count', 'share_count']

/** Counts of the present. Posts without a public id are not counted by anybody, and not gone. */
export async function figures(
  world: World,
  access: NetworkAccess,
  posts: readonly { remoteId: string }[],
): Promise<FiguresOutcome> {
  const ids = posts.map(({ remoteId }) => remoteId).filter((id) => /^\d+$/.test(id))
  const got = await readVideos(world, access, ids)
  if (got.status !== 'ok') return got
  const own = await readUser(world, access.tokens)
  if (own.status !== 'ok') return own
  return {
    status: 'read',
    posts: got.videos.map((video) => ({
      remoteId: video.id,
      views: video.view_count ?? null,
      reach: null,
      likes: video.like_count ?? null,
      comments: video.comment_count ?? null,
      shares: video.share_count ?? null,
      saves: null,
      meanWatchedSeconds: null,
    })),
    gone: ids.filter((id) => !got.videos.some((video) => video.id === id)),
    followers: own.user.follower_count ?? null,
  }
}

async function readVideos(
  world: World,
  access: NetworkAccess,
  ids: readonly string[],
): Promise<{ status: 'ok'; videos: readonly TiktokVideo[] } | Trouble> {
  if (ids.length === 0) return { status: 'ok', videos: [] }
  const asked = { path: '/video/query/', fields, json: { filters: { video_ids: ids } } }
  const got = await askApi(world, access, asked, z.object({ videos: z.array(TiktokVideo) }))
  return got.status === 'ok' ? { status: 'ok', videos: got.value.videos } : got
}
