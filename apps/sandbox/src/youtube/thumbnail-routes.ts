import sharp from 'sharp'

import { opaque } from '../networks/chance.ts'
import type { Answer } from '../networks/faults/book.ts'
import { LineDead, receive } from '../networks/media/receive.ts'
import type { Call, Route } from '../networks/routes.ts'
import { openChannel, scopesFor } from './access.ts'
import { refuse, refuseRequest } from './errors.ts'
import { checkQuery, need } from './parts.ts'
import { etagOf, thumbnailsOf } from './resource.ts'
import { dataHosts as hosts } from './serve.ts'
import { isShort } from './videos.ts'
import type { Youtube } from './youtube.ts'

/** A video's cover. */
export function thumbnailRoutes(youtube: Youtube): Route[] {
  return [
    {
      method: 'POST',
      hosts,
      path: '/upload/youtube/v3/thumbnails/set',
      takesBytes: true,
      idsOf: (query) => ({ video: query.get('videoId') ?? '' }),
      handle: (call) => set(call, youtube),
    },
  ]
}

async function set(call: Call, { room, quota, videos, switches }: Youtube): Promise<Answer> {
  const { request, query, token } = call
  const channel = openChannel(room, token, [...scopesFor.manage, ...scopesFor.upload])
  checkQuery(query, ['videoId'])
  quota.spend('units', 50)
  const video = videos.find(need(query, 'videoId')) ?? refuse('videoNotFound')
  if (video.channel !== channel.id || !channel.isPhoneVerified) refuse('forbidden')
  if (isShort(video) && videos.uploadStatusOf(video) !== 'processed') refuse('forbidden')
  const { 'content-type': type = '', 'content-length': length = '0' } = request.headers
  if (length === '0') refuse('mediaBodyRequired')
  if (!/^(image\/(jpeg|png)|application\/octet-stream)$/.test(type))
    refuseRequest(
      `Media type '${type}' is not supported. Valid media types: [image/jpeg, image/png, application/octet-stream]`,
      'badContent',
    )
  const most = switches().thumbnailMegabytes * 1024 ** 2
  if (Number(length) > most) refuseRequest('Media is too large.', 'mediaTooLarge')
  const upload = `cover-${opaque(12)}`
  const got = await receive(request.raw, {
    path: room.shelf.pathOf(upload),
    offset: 0,
    cutAfter: call.effects.cutAfter,
  })
  if (got.bytes < Number(length)) {
    await room.shelf.drop(upload)
    throw new LineDead('The line went dead while a cover was sent.')
  }
  if (!(await isPicture(room.shelf.pathOf(upload)))) {
    await room.shelf.drop(upload)
    refuse('invalidImage')
  }
  const { sha256 } = await room.shelf.take(upload, got.sha256)
  const changed = videos.change(video.id, { coverSha256: sha256 })
  return {
    status: 200,
    body: {
      kind: 'youtube#thumbnailSetResponse',
      etag: etagOf(sha256),
      items: [thumbnailsOf(changed, room.publicUrl(new URL(call.home)))],
    },
  }
}

async function isPicture(path: string): Promise<boolean> {
  try {
    const { format } = await sharp(path).metadata()
    return format === 'jpeg' || format === 'png'
  } catch {
    return false
  }
}
