import type { FastifyInstance } from 'fastify'

import { servePermalinks } from '../networks/permalinks.ts'
import { removeConsent, removedBy } from './removals.ts'
import { publicIdsOf } from './status-routes.ts'
import type { Tiktok } from './tiktok.ts'

/** What tests look at and do in a creator's place, and where an address of a video leads. */
export function serveControl(app: FastifyInstance, tiktok: Tiktok): void {
  const { tasks, room } = tiktok
  app.get('/tiktok/state.json', async () => ({
    publishings: tasks.all().map((task) => ({
      ...task,
      status: tasks.statusOf(task),
      publicIds: publicIdsOf(task, tiktok),
    })),
  }))
  // A creator posts a draft from the inbox.
  app.post<{ Params: { id: string } }>('/tiktok/drafts/:id/post', async ({ params: { id } }, reply) => {
    const task = tasks.find(id)
    if (!task || tasks.statusOf(task) !== 'SEND_TO_USER_INBOX')
      return reply.code(400).send({ message: 'There is no such draft in the inbox.' })
    tasks.post(id)
    return { post: task.post }
  })
  // A person disconnects the app in TikTok.
  app.post<{ Params: { account: string } }>('/tiktok/accounts/:account/disconnect', async ({ params }) => {
    const grants = room.tokens
      .all()
      .filter(({ network, account }) => network === 'tiktok' && account === params.account)
      .map(({ grant }) => grant)
    for (const grant of new Set(grants)) removeConsent(room, grant, removedBy.person)
    return { removed: new Set(grants).size }
  })
  servePermalinks(app, room, {
    network: 'tiktok',
    paths: ['/networks/www.tiktok.com/:handle/video/:id'],
    isAt: (post, id) => post.id === id,
  })
}
