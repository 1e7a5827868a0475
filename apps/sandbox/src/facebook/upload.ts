import type { FastifyInstance } from 'fastify'

import type { FaultSwitch } from '../faults.ts'
import { serveRupload, uploadRefused } from '../meta/rupload.ts'
import type { Effects } from '../networks/faults/effects.ts'
import { pull } from '../networks/media/pull.ts'
import type { Facebook } from './facebook.ts'
import { mostUploadBytes } from './tables.ts'
import type { Video } from './video.ts'

/** Where the bytes of Reels and Stories go. */
export function serveVideoUpload(app: FastifyInstance, facebook: Facebook, fault: FaultSwitch): void {
  const { room, videos, switches } = facebook
  serveRupload(app, room, {
    network: 'facebook',
    prefix: '/networks/rupload.facebook.com/video-upload',
    tokenKinds: ['page'],
    fault,
    find(id) {
      const video = videos.find(id)
      if (!video || video.kind === 'video') return null
      const { page, received, size, kind } = video
      return { upload: id, account: page, received, size, mostBytes: mostUploadBytes(kind) }
    },
    progressed: (id, received, size) => void videos.kept.change(id, { received, size }),
    completed: (id, sha256, effects) => videos.uploaded(id, sha256, effects),
    async hosted(id, address, effects) {
      const video = videos.find(id)
      if (!video) return
      if (video.kind === 'reel' && switches().refusesHostedReels)
        throw uploadRefused({
          type: 'ProcessingFailedError',
          message: 'Video upload by file_url failed: the URL cannot be used for this upload',
          retriable: false,
        })
      if (/(^|\.)fbcdn\.net$/.test(URL.canParse(address) ? new URL(address).hostname : ''))
        throw uploadRefused({
          type: 'ParameterValidationError',
          message: 'file_url must not be on fbcdn',
          retriable: false,
        })
      videos.kept.change(id, { fetchedFrom: address })
      // Fetching goes on after the answer, as at the real host.
      void fetchVideo(facebook, { video, address, effects })
    },
  })
}

/** Fetches a video from an address; false when it could not be. */
export async function fetchVideo(
  { room, videos }: Facebook,
  { video, address, effects }: { video: Video; address: string; effects: Effects },
): Promise<boolean> {
  const got = await pull(address, room.shelf.pathOf(video.id), {
    allowsLocal: room.settings().fetchesLocal,
    allowsRedirects: true,
    crawler: 'facebookexternalhit/1.1',
    types: /^(video\/|application\/octet-stream)/,
    mostBytes: mostUploadBytes(video.kind),
    timeoutMs: 60_000,
  })
  if ('fault' in got) videos.uploadFailed(video.id, `The video could not be fetched (${got.fault}).`)
  else await videos.uploaded(video.id, got.sha256, effects)
  return !('fault' in got)
}
