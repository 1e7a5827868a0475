import { openPage } from '../meta/access.ts'
import { refuse, refuseParam } from '../meta/errors.ts'
import { parseFields, select } from '../meta/fields.ts'
import { type GraphCall, type Handler, ok } from '../meta/graph.ts'
import { paged, within } from '../meta/paging.ts'
import type { Answer } from '../networks/faults/book.ts'
import { type Facebook, publishScopes } from './facebook.ts'
import { finishVideo, readFinish } from './finish-video.ts'
import { publishingPage } from './phases.ts'
import { cancelPieces, finishPieces, startPieces, transferPiece } from './pieces.ts'
import { fetchVideo } from './upload.ts'
import { resolversOf } from './video-node.ts'

/** `/{page}/videos`: by an address, as a file in a form, or in pieces; and the list. */
export function pageVideoHandlers(facebook: Facebook): Record<string, Handler> {
  const { room, videos } = facebook
  return {
    'POST /{page}/videos': (call) => {
      publishingPage(facebook, call)
      switch (call.params.get('upload_phase')) {
        case null:
          return atOnce(facebook, call)
        case 'start':
          return startPieces(facebook, call)
        case 'transfer':
          return transferPiece(facebook, call)
        case 'finish':
          return finishPieces(facebook, call)
        case 'cancel':
          return cancelPieces(facebook, call)
        default:
          return refuseParam('upload_phase must be one of {start, transfer, finish, cancel}')
      }
    },
    'GET /{page}/videos': (call) => {
      openPage(room, { id: call.id, token: call.token(), scopes: publishScopes.slice(0, 2), task: null })
      const isWithin = within(call.params)
      const listed = new Set(room.posts.live('facebook', call.id, 'listed').map(({ source }) => source))
      const rows = videos
        .of(call.id)
        .filter(({ id, kind, finish }) => kind !== 'story' && listed.has(id) && isWithin(finish?.at ?? 0))
        .toReversed()
      const fields = parseFields(call.params.get('fields') ?? 'description,updated_time')
      const page = paged(rows, call)
      const nodes = page.data.map((video) =>
        select({ id: video.id, type: 'Video', resolvers: resolversOf(facebook, video) }, fields),
      )
      return ok({ ...page, data: nodes })
    },
  }
}

async function atOnce(facebook: Facebook, call: GraphCall): Promise<Answer> {
  const { videos, room } = facebook
  const source = call.files['source']
  const address = call.params.get('file_url')
  const finish = readFinish(call.params, facebook.now())
  if (!source && address === null) return refuseParam('One of file_url and source is required')
  const video = videos.start(call.id, 'video', source ? {} : { fetchedFrom: address })
  if (source) {
    await room.shelf.rename(source.upload, video.id)
    await videos.uploaded(video.id, source.sha256, call.effects)
  } else if (!(await fetchVideo(facebook, { video, address: address ?? '', effects: call.effects }))) {
    refuse({ code: 389, message: '(#389) Unable to fetch video file from URL.' })
  }
  finishVideo(facebook, { id: video.id, finish, call })
  return ok({ id: video.id })
}
