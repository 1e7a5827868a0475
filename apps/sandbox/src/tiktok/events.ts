import { apps } from '../networks/apps.ts'
import { listRemovals } from './removals.ts'
import { publicIdsOf } from './status-routes.ts'
import type { Task } from './tasks.ts'
import type { Tiktok } from './tiktok.ts'

/** Something that happened, as it is told. */
export type Event = { key: string; name: string; at: number; account: string; content: object }

/** All that has happened until now. */
export function listEvents(tiktok: Tiktok): Event[] {
  const removed = listRemovals(tiktok.room).map(({ id, account, at, reason }) => ({
    key: `${id} removed`,
    name: 'authorization.removed',
    at,
    account,
    content: { reason },
  }))
  return [...tiktok.tasks.all().flatMap((task) => eventsOf(task, tiktok)), ...removed]
}

/** A message about it, as it is signed and sent. */
export function messageOf({ name, at, account, content }: Event): string {
  return JSON.stringify({
    client_key: apps.tiktok.id,
    event: name,
    create_time: Math.floor(at / 1_000),
    user_openid: account,
    content: JSON.stringify(content),
  })
}

/** What has happened to a publishing until now. */
function eventsOf(task: Task, tiktok: Tiktok): Event[] {
  const { room, tasks } = tiktok
  const { id, account, kind, failReason } = task
  const post = room.posts.get(task.post)
  const endedAt = tasks.endsAt(task) ?? Infinity
  const event = (name: string, at: number, more = {}): Event => ({
    key: `${id} post.publish.${name}`,
    name: `post.publish.${name}`,
    at,
    account,
    content: {
      publish_id: id,
      publish_type: kind === 'direct' ? 'DIRECT_PUBLISH' : 'INBOX_SHARE',
      ...(failReason !== null && { reason: failReason }),
      ...more,
    },
  })
  if (endedAt > room.clock.now()) return []
  if (failReason !== null) return [event('failed', endedAt)]
  const events = [
    kind === 'direct' ? event('complete', endedAt) : event('inbox_delivered', endedAt),
    ...(task.postedAt === null ? [] : [event('complete', task.postedAt)]),
  ]
  const listedAt = post?.listedAt ?? endedAt
  if (publicIdsOf(task, tiktok).length > 0)
    events.push(event('publicly_available', listedAt, { post_id: task.post }))
  if (post?.isPublic && post.removedAt !== null && listedAt < post.removedAt)
    events.push(event('no_longer_publicaly_available', post.removedAt, { post_id: task.post }))
  return events
}
