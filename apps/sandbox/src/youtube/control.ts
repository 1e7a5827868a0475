import type { FastifyInstance } from 'fastify'

import { servePermalinks } from '../networks/permalinks.ts'
import { isShort } from './videos.ts'
import type { Youtube } from './youtube.ts'

/** What tests look at, and where an address of a video leads. */
export function serveControl(app: FastifyInstance, { room, videos, sessions, quota }: Youtube): void {
  app.get('/youtube/state.json', async () => ({
    quota: quota.used(),
    videos: videos.all().map((video) => ({
      ...video,
      isShort: isShort(video),
      uploadStatus: videos.uploadStatusOf(video),
      privacy: videos.privacyOf(video),
    })),
    uploads: sessions.all(),
  }))
  servePermalinks(app, room, {
    network: 'youtube',
    paths: ['/networks/www.youtube.com/shorts/:id'],
    isAt: (post, id) => post.id === id,
  })
  // The id is not in the path here.
  app.get<{ Querystring: { v?: string } }>(
    '/networks/www.youtube.com/watch',
    async ({ query: { v = '' } }, reply) =>
      reply.redirect(`/sandbox/networks/www.youtube.com/shorts/${encodeURIComponent(v)}`, 303),
  )
}
