import { hourMs } from '@clipmint/kit'
import type { FastifyRequest } from 'fastify'

import { Refused } from '../networks/call.ts'
import type { Answer } from '../networks/faults/book.ts'
import { LineDead, receive } from '../networks/media/receive.ts'
import type { Call, Route } from '../networks/routes.ts'
import { chunkAt, type Plan } from './chunks.ts'
import { uploadHost } from './serve.ts'
import { nameOf, type Task } from './tasks.ts'
import type { Tiktok } from './tiktok.ts'

/** For how long an address takes bytes. */
const lifeMs = hourMs
const types = /^video\/(mp4|quicktime|webm)$/

/** The upload host: chunks in a row, each whole or not at all. */
export function uploadRoutes(tiktok: Tiktok): Route[] {
  const busy = new Set<string>()
  const taskOf = (query: URLSearchParams) => tiktok.tasks.byUpload(query.get('upload_id') ?? '')
  return [
    {
      method: 'PUT',
      hosts: [uploadHost],
      path: '/upload',
      takesBytes: true,
      phaseOf,
      accountOf: (query) => taskOf(query)?.account ?? null,
      idsOf: (query) => ({ publish: taskOf(query)?.id ?? '' }),
      async handle(call) {
        const task = openTask(call, tiktok)
        if (busy.has(task.id)) refuse(416)
        busy.add(task.id)
        try {
          return await put(call, task, tiktok)
        } finally {
          busy.delete(task.id)
        }
      },
    },
  ]
}

/** bytes or last. */
function phaseOf({ headers }: FastifyRequest): string {
  const [, last, total] = /^bytes \d+-(\d+)\/(\d+)$/.exec(headers['content-range'] ?? '') ?? []
  return Number(last) + 1 === Number(total) ? 'last' : 'bytes'
}

/** The host says nothing but a number, and where it stands. */
function refuse(status: number, received?: { bytes: number; size: number }): never {
  const range = received && received.bytes > 0 ? `bytes 0-${received.bytes - 1}/${received.size}` : null
  throw new Refused({
    status,
    body: undefined,
    ...(range !== null && { headers: { 'content-range': range } }),
  })
}

function openTask({ query, effects }: Call, { room, tasks }: Tiktok): Task & { upload: { plan: Plan } } {
  const gone = effects.find('session-gone')
  if (gone) refuse(gone.status ?? 404)
  const task = tasks.byUpload(query.get('upload_id') ?? '')
  if (!task?.upload || task.upload.token !== query.get('upload_token')) refuse(404)
  if (task.failedAt !== null) refuse(404)
  if (task.createdAt + lifeMs <= room.clock.now()) refuse(403)
  return { ...task, upload: task.upload }
}

async function put(
  { request, effects }: Call,
  task: Task & { upload: { plan: Plan } },
  { room, tasks }: Tiktok,
): Promise<Answer> {
  const { plan } = task.upload
  const { from, to } = readRange(request, plan)
  const next = chunkAt(plan, Math.floor(task.received / plan.chunk))
  if (task.received === plan.size || from !== next.from || to !== next.to)
    refuse(416, { bytes: task.received, size: plan.size })
  tasks.fated(task.id, effects)
  const got = await receive(request.raw, {
    path: room.shelf.pathOf(nameOf(task.id)),
    offset: from,
    cutAfter: effects.cutAfter,
  })
  // A chunk that broke off is not kept: it comes again whole.
  if (got.bytes < to - from + 1) throw new LineDead('The line went dead while a chunk was sent.')
  const { received } = tasks.received(task.id, to + 1)
  const headers = { 'content-range': `bytes 0-${received - 1}/${plan.size}` }
  if (received < plan.size) return { status: 206, body: undefined, headers }
  await tasks.complete(task.id, plan.count === 1 ? got.sha256 : null)
  return { status: 201, body: undefined, headers }
}

function readRange({ headers }: FastifyRequest, { size }: Plan): { from: number; to: number } {
  const { 'content-type': type = '', 'content-length': length, 'content-range': range = '' } = headers
  const [, first, last, total] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(range) ?? []
  const [from, to] = [Number(first), Number(last)]
  if (!types.test(type) || total === undefined || from > to) refuse(400)
  if (Number(length) !== to - from + 1) refuse(400)
  if (Number(total) !== size) refuse(416)
  return { from, to }
}
