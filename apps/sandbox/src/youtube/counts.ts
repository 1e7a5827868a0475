import { type Counts, countsAt, followersAt } from '../networks/metrics.ts'
import type { Room } from '../networks/room.ts'
import type { Channel } from '../networks/seed/accounts.ts'

/** The numbers of YouTube at a moment. */
export type Numbers = {
  of: (id: string, at: number) => Counts
  /** Of a channel's posts together. */
  subscribers: (channel: Channel, at: number) => number
}

const nothing: Counts = { views: 0, reach: 0, likes: 0, comments: 0, shares: 0, saves: 0, watchMs: 0 }

export function createNumbers({ posts, growthOf }: Room): Numbers {
  return {
    of(id, at) {
      const post = posts.get(id)
      return post ? countsAt(growthOf(post), at) : nothing
    },
    subscribers: (channel, at) => followersAt(channel, posts.of('youtube', channel.id).map(growthOf), at),
  }
}

/** As YouTube tells of subscribers: three figures, and noughts. */
export function rounded(count: number): number {
  const step = 10 ** Math.max(0, String(count).length - 3)
  return Math.floor(count / step) * step
}
