import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { FaultSwitch } from '../faults.ts'
import { createCalls, Refused } from '../networks/call.ts'
import type { Answer } from '../networks/faults/book.ts'
import type { Effects } from '../networks/faults/effects.ts'
import { drain } from '../networks/media/drain.ts'
import { LineDead, receive } from '../networks/media/receive.ts'
import type { Network } from '../networks/network.ts'
import type { Room } from '../networks/room.ts'

/** An upload that waits for its bytes. */
export type Waiting = {
  /** Its name on the shelf. */
  upload: string
  account: string
  received: number
  /** Its whole size, once it is known. */
  size: number | null
  mostBytes: number
}

export type Rupload = {
  network: Network
  /** Below /sandbox: the host and the kind of upload. */
  prefix: string
  tokenKinds: readonly string[]
  find: (id: string) => Waiting | null
  /** Keeps how much has come. */
  progressed: (id: string, received: number, size: number) => void
  /** Everything is there. `sha256` is null where it came in pieces. */
  completed: (id: string, sha256: string | null, effects: Effects) => Promise<void>
  /** Fetches what an address names; a refusal otherwise. */
  hosted: (id: string, address: string, effects: Effects) => Promise<void>
  fault: FaultSwitch
}

type Problem = { type: string; message: string; retriable: boolean; status?: number }

/** A refusal as the upload host words it. */
export function uploadRefused({ type, message, retriable, status = 400 }: Problem): Refused {
  return new Refused({ status, body: { debug_info: { retriable, type, message } } })
}

const parameter = (message: string) =>
  uploadRefused({ type: 'ParameterValidationError', message, retriable: false })

/** rupload.facebook.com: raw bytes from an offset on, or an address to fetch. */
export function serveRupload(app: FastifyInstance, room: Room, upload: Rupload): void {
  const calls = createCalls(
    { ...room, now: room.clock.now },
    {
      network: upload.network,
      fault: upload.fault,
      dialect: { spellings: {}, optional: [] },
      outage: uploadRefused({
        type: 'ProcessingFailedError',
        message: 'Request processing failed',
        retriable: true,
        status: 500,
      }).answer,
      headers: () => ({}),
      loseRole: () => {},
    },
  )
  const busy = new Set<string>()
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    scope.post<{ Params: { version: string; id: string } }>(
      `${upload.prefix}/:version/:id`,
      async (request, reply) => {
        const { id } = request.params
        const [, token = null] = /^OAuth (.+)$/.exec(request.headers.authorization ?? '') ?? []
        const account = upload.find(id)?.account ?? null
        const route = `POST ${upload.prefix.replace(/^.*\//, '/')}/{id}`
        return calls(request, reply, { route, account, token, ids: { id } }, async (effects) => {
          if (busy.has(id))
            throw uploadRefused({
              type: 'OffsetInvalidError',
              message: 'An upload of this video is under way',
              retriable: true,
            })
          busy.add(id)
          try {
            return await take(request, { room, upload, id, token, effects })
          } catch (error) {
            // Who still sends would not hear of a refusal.
            if (error instanceof Refused) await drain(request.raw)
            throw error
          } finally {
            busy.delete(id)
          }
        })
      },
    )
  })
}

type Taking = { room: Room; upload: Rupload; id: string; token: string | null; effects: Effects }

async function take(request: FastifyRequest, taking: Taking): Promise<Answer> {
  const { upload, id, effects } = taking
  const waiting = openUpload(taking)
  if (effects.find('session-gone'))
    throw uploadRefused({
      type: 'ProcessingFailedError',
      message: 'Upload session is gone',
      retriable: false,
      status: 404,
    })
  const hosted = header(request, 'file_url')
  if (hosted !== null) {
    await upload.hosted(id, hosted, effects)
    return { status: 200, body: { success: true } }
  }
  const { offset, size, announced } = readHeaders(request, waiting)
  const { shelf } = taking.room
  const got = await receive(request.raw, {
    path: shelf.pathOf(waiting.upload),
    offset,
    cutAfter: effects.cutAfter,
    most: size - offset,
  })
  if (got.bytes === size - offset && !got.isWhole && effects.cutAfter === null)
    throw parameter('More bytes than file_size were sent')
  const received = offset + got.bytes
  upload.progressed(id, received, size)
  if (effects.cutAfter !== null && got.bytes <= effects.cutAfter && received < size)
    throw new LineDead('Cut by a rule.')
  if (received < size || (announced !== null && got.bytes < announced))
    throw uploadRefused({
      type: 'PartialRequestError',
      message: 'Partial request (did not match length of file)',
      retriable: true,
    })
  await upload.completed(id, offset === 0 ? got.sha256 : null, effects)
  return { status: 200, body: { success: true, message: 'Upload successful.' } }
}

function openUpload({ room, upload, id, token }: Taking): Waiting {
  const known = room.tokens.find(token)
  const isGood =
    known !== null &&
    upload.tokenKinds.includes(known.kind) &&
    known.dead === null &&
    (known.expiresAt === null || known.expiresAt > room.clock.now())
  if (!isGood)
    throw uploadRefused({
      type: 'NotAuthorizedError',
      message: 'Authentication failed: an OAuth token is needed',
      retriable: false,
      status: 401,
    })
  const waiting = upload.find(id)
  if (
    !waiting ||
    (known.account !== null && known.kind !== 'user' && !owns(room, known.account, waiting.account))
  )
    throw uploadRefused({
      type: 'NotAuthorizedError',
      message: 'The video is not this token’s',
      retriable: false,
      status: 403,
    })
  return waiting
}

/** A Page's token is good for its own videos, and for those of its Instagram account. */
function owns({ accounts }: Room, account: string, wanted: string): boolean {
  return account === wanted || accounts.find('facebook', account)?.instagram === wanted
}

function readHeaders(
  request: FastifyRequest,
  waiting: Waiting,
): { offset: number; size: number; announced: number | null } {
  const type = request.headers['content-type'] ?? 'application/octet-stream'
  if (!/^(application\/octet-stream|video\/)/.test(type))
    throw parameter(`Content-Type ${type} is not raw bytes`)
  const offset = whole(request, 'offset')
  const size = whole(request, 'file_size')
  if (offset === null) throw parameter('Header Offset not convertible to an integer')
  if (size === null || size === 0) throw parameter('Header file_size not convertible to a positive integer')
  if (waiting.size !== null && waiting.size !== size)
    throw parameter(`file_size is not the ${waiting.size} bytes of before`)
  if (size > waiting.mostBytes) throw parameter('The file is too large')
  if (offset !== waiting.received)
    throw uploadRefused({
      type: 'OffsetInvalidError',
      message: `Offset ${offset} does not match the ${waiting.received} bytes that were received`,
      retriable: false,
    })
  const announced = whole(request, 'content-length')
  if (announced !== null && offset + announced > size) throw parameter('More bytes than file_size were sent')
  return { offset, size, announced }
}

function whole(request: FastifyRequest, name: string): number | null {
  const text = header(request, name)
  return text !== null && /^\d+$/.test(text) ? Number(text) : null
}

function header(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name]
  return typeof value === 'string' ? value : null
}
