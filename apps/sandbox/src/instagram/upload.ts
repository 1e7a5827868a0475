import type { FastifyInstance } from 'fastify'

import type { FaultSwitch } from '../faults.ts'
import { serveRupload } from '../meta/rupload.ts'
import { fetchContainer } from './fetching.ts'
import type { InstagramRoom } from './instagram.ts'
import { mostBytesOf } from './tables.ts'

/** Where the bytes of a container with `upload_type=resumable` go: for Facebook Login alone. */
export function serveContainerUpload(
  app: FastifyInstance,
  instagram: InstagramRoom,
  fault: FaultSwitch,
): void {
  const { room, containers } = instagram
  serveRupload(app, room, {
    network: 'instagram',
    prefix: '/networks/rupload.facebook.com/ig-api-upload',
    tokenKinds: ['page', 'user'],
    fault,
    find(id) {
      const container = containers.find(id)
      if (container?.options['upload_type'] !== 'resumable') return null
      const { account, received, size, kind } = container
      return { upload: id, account, received, size, mostBytes: mostBytesOf(kind) }
    },
    progressed: (id, received, size) => void containers.kept.change(id, { received, size }),
    completed: (id, sha256, effects) => containers.uploaded(id, { sha256 }, effects),
    async hosted(id, videoUrl, effects) {
      const container = containers.kept.change(id, { videoUrl })
      if (container) void fetchContainer(instagram, { container, effects })
    },
  })
}
