import { openPage } from '../meta/access.ts'
import { refuse, refuseObject, refuseParam } from '../meta/errors.ts'
import { type GraphCall, ok } from '../meta/graph.ts'
import type { Answer } from '../networks/faults/book.ts'
import type { Page } from '../networks/seed/accounts.ts'
import { type Facebook, hostUrl, publishScopes } from './facebook.ts'
import type { VideoKind } from './tables.ts'
import type { Video } from './video.ts'

/** The Page that a video is published on, by who may. */
export function publishingPage({ room }: Facebook, { id, token }: GraphCall): Page {
  const page = openPage(room, { id, token: token(), scopes: publishScopes, task: 'CREATE_CONTENT' })
  if (page.needsAuthorisation)
    refuse({ code: 1_404_078, message: '(#1404078) The Page needs publishing authorization.', status: 403 })
  return page
}

/** `upload_phase=start`: a video that waits for its bytes, and where they go. */
export function startUpload(facebook: Facebook, call: GraphCall, kind: VideoKind): Answer {
  const { id } = facebook.videos.start(call.id, kind)
  const upload_url = `${hostUrl(call, 'rupload.facebook.com')}/video-upload/${call.version}/${id}`
  return ok({ video_id: id, upload_url })
}

/** The video that `upload_phase=finish` names, with all its bytes there. */
export function finishedVideo({ videos, switches, now }: Facebook, call: GraphCall, kind: VideoKind): Video {
  const id = call.params.get('video_id') ?? refuseParam('The parameter video_id is required')
  const video = videos.find(id)
  if (video?.page !== call.id || video.kind !== kind) return refuseObject(id, 'post')
  const isUnseen = now() < video.createdAt + switches().unseenAfterStartMs
  if (isUnseen) refuseObject(id, 'post')
  // Bytes that are still being fetched from an address are on their way.
  if (video.uploadFailed !== null || (video.uploadedAt === null && video.fetchedFrom === null)) refuseUpload()
  const ready = videos.readyAt(video)
  if (video.failure && ready !== null && ready <= now())
    refuse({ code: video.failure.code, message: `(#${video.failure.code}) ${video.failure.message}` })
  return video
}

function refuseUpload(): never {
  refuse({
    code: 6_000,
    message: '(#6000) There was a problem uploading your video file. Please try again with another file.',
    title: 'Video Upload Is Missing',
    userMessage: 'The video has not been uploaded.',
  })
}
