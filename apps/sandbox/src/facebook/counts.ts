import type { Field, Resolvers } from '../meta/fields.ts'
import { isoOf } from '../meta/iso.ts'
import { countsAt } from '../networks/metrics.ts'
import type { Post } from '../networks/posts.ts'
import type { Room } from '../networks/room.ts'

/** Likes, comments and shares as fields of a video or a post; they are up to date. */
export function socialFields(room: Room, post: Post | null): Resolvers {
  const counts = post === null ? null : countsAt(room.growthOf(post), room.clock.now())
  const own = post === null ? [] : room.posts.commentsOf(post.id)
  const summary = (field: Field, total: number) => ({
    data: [],
    ...(field.args['summary'] === 'true' && { summary: { total_count: total } }),
  })
  return {
    likes: (field) => summary(field, counts?.likes ?? 0),
    reactions: (field) => summary(field, counts?.likes ?? 0),
    comments: (field) => ({
      ...summary(field, (counts?.comments ?? 0) + own.length),
      data:
        field.args['limit'] === '0'
          ? []
          : own.map(({ id, text, at }) => ({ id, message: text, created_time: isoOf(at) })),
    }),
    shares: () => (counts && counts.shares > 0 ? { count: counts.shares } : null),
  }
}
