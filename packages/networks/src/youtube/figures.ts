import type { FiguresOutcome, NetworkAccess } from '../publisher.ts'
import type { World } from './ask.ts'
import { readChannel } from './channel.ts'
import { readVideos } from './video.ts'

/** Counts that are near the present. Shares and watched time are Analytics', days later, and are not asked for. */
export async function figures(
  world: World,
  access: NetworkAccess,
  posts: readonly { remoteId: string }[],
): Promise<FiguresOutcome> {
  const ids = posts.map(({ remoteId }) => remoteId)
  const got =
    ids.length === 0
      ? { status: 'ok' as const, videos: [] }
      : await readVideos(world, access, { ids, parts: ['statistics'] })
  if (got.status !== 'ok') return got
  const own = await readChannel(world, access.tokens, ['statistics'])
  if (own.status !== 'ok') return own
  const { subscriberCount = null, hiddenSubscriberCount: isHidden } = own.channel.statistics ?? {}
  return {
    status: 'read',
    posts: got.videos.map(({ id, statistics: { viewCount, likeCount, commentCount } }) => ({
      remoteId: id,
      views: viewCount ?? null,
      reach: null,
      likes: likeCount ?? null,
      comments: commentCount ?? null,
      shares: null,
      saves: null,
      meanWatchedSeconds: null,
    })),
    gone: ids.filter((id) => !got.videos.some((video) => video.id === id)),
    followers: isHidden === true ? null : subscriberCount,
  }
}
