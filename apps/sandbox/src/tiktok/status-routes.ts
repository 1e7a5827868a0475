import { z } from 'zod'

import type { Answer } from '../networks/faults/book.ts'
import { rawNumber } from '../networks/raw-json.ts'
import type { Call, Route } from '../networks/routes.ts'
import { refuse, success } from './errors.ts'
import { apiHosts as hosts, jsonOf } from './serve.ts'
import type { Task } from './tasks.ts'
import { openCreator, type Tiktok } from './tiktok.ts'

const base = '/v2/post/publish'
const Body = z.strictObject({ publish_id: z.string().max(64) })
const scopes = ['video.publish', 'video.upload']
const idsOf = (_query: URLSearchParams, body: string) => ({
  publish: /"publish_id"\s*:\s*"([^"]+)"/.exec(body)?.[1] ?? '',
})

/** What became of a publishing, and an end to it. */
export function statusRoutes(tiktok: Tiktok): Route[] {
  return [
    {
      method: 'POST',
      hosts,
      path: `${base}/status/fetch/`,
      idsOf,
      handle: (call) => fetchStatus(call, tiktok),
    },
    { method: 'POST', hosts, path: `${base}/cancel/`, idsOf, handle: (call) => cancel(call, tiktok) },
  ]
}

function openTask(call: Call, tiktok: Tiktok, route: string): Task {
  const creator = openCreator(call, tiktok, { route, perMinute: 30, scopes })
  const body = Body.safeParse(jsonOf(call))
  if (!body.success) refuse('invalid_params', z.prettifyError(body.error))
  const task = tiktok.tasks.find(body.data.publish_id) ?? refuse('invalid_publish_id')
  return task.account === creator.id ? task : refuse('token_not_authorized_for_specified_publish_id')
}

function fetchStatus(call: Call, tiktok: Tiktok): Answer {
  const task = openTask(call, tiktok, 'status/fetch')
  const status = tiktok.tasks.statusOf(task)
  return success({
    status,
    ...(status === 'FAILED' && { fail_reason: task.failReason }),
    publicaly_available_post_id: publicIdsOf(task, tiktok).map(rawNumber),
    ...(task.upload && { uploaded_bytes: task.received }),
    ...(task.pull && { downloaded_bytes: task.pull.downloaded }),
  })
}

/** Told of public posts alone, once they were looked through. */
export function publicIdsOf({ post: id }: Task, { room, switches }: Tiktok): string[] {
  const post = room.posts.get(id)
  const isTold =
    post !== null &&
    post.isPublic &&
    post.removedAt === null &&
    (post.listedAt ?? Infinity) <= room.clock.now() &&
    !switches().neverTellsIds
  return isTold ? [id] : []
}

function cancel(call: Call, tiktok: Tiktok): Answer {
  const { tasks } = tiktok
  const task = openTask(call, tiktok, 'cancel')
  // What is whole is on its way to be published.
  if (task.completedAt !== null || tasks.statusOf(task) === 'FAILED') refuse('publish_not_cancellable')
  tasks.fail(task.id, 'publish_cancelled')
  return success({})
}
