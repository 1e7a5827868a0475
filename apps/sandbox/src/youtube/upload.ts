import type { FastifyRequest } from 'fastify'

import { Refused } from '../networks/call.ts'
import type { Answer } from '../networks/faults/book.ts'
import { LineDead, receive } from '../networks/media/receive.ts'
import type { Call, Route } from '../networks/routes.ts'
import { openChannel, scopesFor } from './access.ts'
import { googleError, refuse, refuseParameter, refuseRequest } from './errors.ts'
import { checkRecording, readMetadata, readSnippet, readStatus } from './metadata.ts'
import { checkQuery, partsOf } from './parts.ts'
import { readRange, type Sent, whole } from './range.ts'
import { type Resource, videoParts } from './resource.ts'
import { dataHosts, jsonOf } from './serve.ts'
import type { Session } from './sessions.ts'
import type { Youtube } from './youtube.ts'

const path = '/upload/youtube/v3/videos'
const mostBytes = 256 * 1024 ** 3
const takenTypes = /^(video\/[\w.+-]+|application\/octet-stream)$/

/** A resumable upload: begun by its metadata, then fed at the address that comes back. */
export function uploadRoutes(youtube: Youtube, resource: Resource): Route[] {
  const busy = new Set<string>()
  return [
    { method: 'POST', hosts: dataHosts, path, handle: (call) => begin(call, youtube) },
    {
      method: 'PUT',
      hosts: dataHosts,
      path,
      takesBytes: true,
      phaseOf,
      idsOf: (query) => ({ upload: query.get('upload_id') ?? '' }),
      async handle(call) {
        const id = call.query.get('upload_id') ?? ''
        if (busy.has(id)) refuse('backendError')
        busy.add(id)
        try {
          return await put(call, { youtube, resource })
        } finally {
          busy.delete(id)
        }
      },
    },
  ]
}

/** probe, bytes or last. */
function phaseOf({ headers }: FastifyRequest): string {
  const [, kind, last, total] =
    /^bytes (?:(\*)|\d+-(\d+))\/(\d+|\*)$/.exec(headers['content-range'] ?? '') ?? []
  if (kind === '*') return 'probe'
  return total === undefined || Number(last) + 1 === Number(total) ? 'last' : 'bytes'
}

function begin(call: Call, { room, switches, quota, videos, sessions }: Youtube): Answer {
  const { request, query, home, effects } = call
  const { headers } = request
  const channel = openChannel(room, call.token, scopesFor.upload)
  checkQuery(query, ['part', 'notifySubscribers', 'autoLevels', 'stabilize'])
  if (query.get('uploadType') !== 'resumable')
    refuseParameter('uploadType', 'Uploads are resumable here: uploadType=resumable.')
  const parts = partsOf(query, videoParts)
  quota.spend('inserts', 1)
  const metadata = readMetadata(jsonOf(call), parts)
  const said = { snippet: readSnippet(metadata), status: readStatus(metadata) }
  checkRecording(metadata)
  const type = String(headers['x-upload-content-type'] ?? '')
  if (!takenTypes.test(type))
    refuseRequest(
      `Media type '${type}' is not supported. Valid media types: [video/*, application/octet-stream]`,
      'badContent',
    )
  const total = Number(headers['x-upload-content-length'] ?? NaN)
  if (!Number.isInteger(total) || total < 0 || total > mostBytes)
    refuseRequest('Invalid X-Upload-Content-Length header.')
  if (total === 0) refuse('mediaBodyRequired')
  if (videos.takenToday(channel.id) >= switches().uploadsPerChannel) refuse('uploadLimitExceeded')
  const { id } = sessions.start({ channel: channel.id, parts, total, ...said }, effects)
  query.set('upload_id', id)
  return {
    status: 200,
    body: undefined,
    headers: { location: `${home}${path}?${query.toString()}`, 'x-guploader-uploadid': id },
  }
}

type Putting = { youtube: Youtube; resource: Resource }

async function put(call: Call, { youtube, resource }: Putting): Promise<Answer> {
  const { request, effects, home } = call
  const channel = openChannel(youtube.room, call.token, scopesFor.upload)
  const session = openSession(call, youtube)
  if (session.channel !== channel.id) refuse('forbidden')
  if (session.video !== null)
    return finished(session.video, { status: 200, session, youtube, resource, home })
  const { 'content-range': range, 'content-length': length, 'content-type': type = '' } = request.headers
  const sent = readRange({ range, length }, session.total)
  youtube.sessions.fated(session, effects)
  if (sent.kind === 'probe') return incomplete(session.committed)
  if (!takenTypes.test(type)) refuseRequest(`Media type '${type}' is not supported.`, 'badContent')
  if (sent.from !== session.committed) {
    if (youtube.switches().refusesWrongRange)
      throw new Refused(
        googleError({
          code: 416,
          reason: 'requestedRangeNotSatisfiable',
          message: 'Requested range not satisfiable',
        }),
      )
    return incomplete(session.committed)
  }
  const after = await take(call, { session, sent, youtube })
  if (after.committed < after.total) return incomplete(after.committed)
  const video = await youtube.sessions.complete(after)
  return finished(video.id, { status: 201, session: after, youtube, resource, home })
}

function openSession({ query, effects }: Call, { sessions }: Youtube): Session {
  const session = sessions.find(query.get('upload_id') ?? '')
  const gone = effects.find('session-gone')
  if (session && gone) sessions.end(session.id, gone.status ?? 404)
  const status = gone ? (gone.status ?? 404) : session ? session.goneStatus : 404
  if (!session || status !== null)
    throw new Refused(
      googleError({
        code: status ?? 404,
        reason: 'uploadSessionNotFound',
        message: 'Upload session not found',
      }),
    )
  return session
}

type Taking = { session: Session; sent: Extract<Sent, { kind: 'bytes' }>; youtube: Youtube }

/** Keeps what comes: all of it, or as much as makes whole pieces of 256 KiB. */
async function take({ request, effects }: Call, { session, sent, youtube }: Taking): Promise<Session> {
  const { room, sessions, switches } = youtube
  const got = await receive(request.raw, {
    path: room.shelf.pathOf(session.id),
    offset: sent.from,
    cutAfter: effects.cutAfter,
  })
  const wanted = sent.to - sent.from + 1
  const most = switches().keepsOfPut
  const isWhole = got.bytes === wanted && (most === 0 || wanted <= most)
  const kept = isWhole ? wanted : whole(Math.min(got.bytes, most === 0 ? Infinity : most))
  const isOneGo = isWhole && sent.from === 0 && sent.isLast
  const after = sessions.commit(session.id, sent.from + kept, isOneGo ? got.sha256 : null)
  if (got.bytes < wanted) throw new LineDead('The line went dead while a chunk was sent.')
  return after
}

function incomplete(committed: number): Answer {
  return {
    status: 308,
    body: undefined,
    ...(committed > 0 && { headers: { range: `bytes=0-${committed - 1}` } }),
  }
}

type Finished = Putting & { status: number; session: Session; home: string }

function finished(id: string, { status, session, youtube, resource, home }: Finished): Answer {
  const video = youtube.videos.find(id)
  if (!video) refuse('videoNotFound')
  return { status, body: resource.of(video, session.parts, home) }
}
