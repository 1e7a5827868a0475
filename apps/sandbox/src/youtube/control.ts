import type { FastifyInstance, FastifyReply } from 'fastify'

import { isShort } from './videos.ts'
import type { Youtube } from './youtube.ts'

/** What tests look at, and where an address of a video leads. */
export function serveControl(app: FastifyInstance, { videos, sessions, quota }: Youtube): void {
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
  const toFeed = (reply: FastifyReply, id: string | undefined) => {
    const video = videos.find(id ?? '')
    return video ? reply.redirect(`/sandbox/youtube/feed?account=${video.channel}`) : reply.callNotFound()
  }
  app.get<{ Params: { id: string } }>('/networks/www.youtube.com/shorts/:id', async (request, reply) =>
    toFeed(reply, request.params.id),
  )
  app.get<{ Querystring: { v?: string } }>('/networks/www.youtube.com/watch', async (request, reply) =>
    toFeed(reply, request.query.v),
  )
}
