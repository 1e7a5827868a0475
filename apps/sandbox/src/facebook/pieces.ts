import { createReadStream } from 'node:fs'

import { refuse, refuseParam } from '../meta/errors.ts'
import { type GraphCall, ok } from '../meta/graph.ts'
import { digits } from '../networks/chance.ts'
import type { Answer } from '../networks/faults/book.ts'
import { LineDead, receive } from '../networks/media/receive.ts'
import type { Facebook } from './facebook.ts'
import { finishVideo, readFinish } from './finish-video.ts'
import { mostUploadBytes } from './tables.ts'
import { takeThumbnail } from './thumbnail.ts'
import type { Video } from './video.ts'

/** `upload_phase=start`: how large it will be, and which bytes come first. */
export function startPieces(facebook: Facebook, call: GraphCall): Answer {
  const size = Number(call.params.get('file_size'))
  if (!Number.isInteger(size) || size <= 0) refuseParam('The parameter file_size is required')
  if (size < 1_024) refuse({ code: 1_363_022, message: '(#1363022) The video is too small.' })
  if (size > mostUploadBytes('video'))
    refuse({ code: 1_363_023, message: '(#1363023) The video is too big.' })
  const video = facebook.videos.start(call.id, 'video', { size, session: digits(16) })
  return ok({ upload_session_id: video.session, video_id: video.id, ...offsetsOf(facebook, video) })
}

/** `upload_phase=transfer`: the bytes that are next. */
export async function transferPiece(facebook: Facebook, call: GraphCall): Promise<Answer> {
  const { room, videos } = facebook
  const video = openSession(facebook, call)
  const piece = call.files['video_file_chunk'] ?? refuseParam('The parameter video_file_chunk is required')
  const offsets = offsetsOf(facebook, video)
  const isNext = call.params.get('start_offset') === offsets.start_offset
  if (!isNext || video.received + piece.bytes > Number(offsets.end_offset)) {
    await room.shelf.drop(piece.upload)
    refuse({
      code: 1_363_037,
      message: '(#1363037) The start offset is wrong.',
      data: { start_offset: Number(offsets.start_offset), end_offset: Number(offsets.end_offset) },
    })
  }
  const { cutAfter } = call.effects
  const got = await receive(createReadStream(room.shelf.pathOf(piece.upload)), {
    path: room.shelf.pathOf(video.id),
    offset: video.received,
    cutAfter,
  })
  await room.shelf.drop(piece.upload)
  const received = video.received + got.bytes
  videos.kept.change(video.id, { received })
  if (cutAfter !== null && got.bytes < piece.bytes) throw new LineDead('Cut by a rule.')
  if (received === video.size) await videos.uploaded(video.id, null, call.effects)
  return ok(offsetsOf(facebook, { ...video, received }))
}

/** `upload_phase=finish`: what becomes of it. */
export async function finishPieces(facebook: Facebook, call: GraphCall): Promise<Answer> {
  const { videos, switches } = facebook
  const video = openSession(facebook, call)
  if (video.uploadedAt === null)
    refuse({
      code: 6_000,
      message: '(#6000) There was a problem uploading your video file. Please try again with another file.',
    })
  if (video.finish !== null && !switches().duplicatesOnRefinish) return ok({ success: true })
  const coverSha256 = call.files['thumb']
    ? await takeThumbnail(facebook.room, { ...call, files: { source: call.files['thumb'] } })
    : null
  videos.kept.change(video.id, { coverSha256 })
  finishVideo(facebook, { id: video.id, finish: readFinish(call.params, facebook.now()), call })
  return ok({ success: true })
}

export function cancelPieces(facebook: Facebook, call: GraphCall): Answer {
  facebook.videos.remove(openSession(facebook, call).id)
  return ok({ success: true })
}

function openSession({ videos }: Facebook, { id, params }: GraphCall): Video {
  const session = params.get('upload_session_id')
  const video = videos.of(id, 'video').find((it) => it.session !== null && it.session === session)
  return video ?? refuseParam('Invalid upload_session_id')
}

/** From where to where the next piece goes; equal when there is none. */
function offsetsOf({ switches }: Facebook, { received, size }: Video) {
  return {
    start_offset: String(received),
    end_offset: String(Math.min(size ?? 0, received + switches().pieceBytes)),
  }
}
