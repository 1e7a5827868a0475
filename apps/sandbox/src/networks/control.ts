import type { FastifyInstance } from 'fastify'

import { sha256 } from './chance.ts'
import type { Room } from './room.ts'

/** What tests see and set: the state, the posts that people see, and a fresh start. */
export function serveControl(app: FastifyInstance, room: Room): void {
  const { posts, tokens, accounts, store, shelf } = room
  app.get('/networks/state.json', async () => ({
    now: new Date(room.clock.now()).toISOString(),
    accounts: accounts.all(),
    grants: tokens.grants.all(),
    tokens: tokens.all(),
    posts: posts.all(),
    comments: posts.comments(),
    media: shelf.all(),
    uploads: store.all('uploads'),
    containers: store.all('containers'),
  }))
  type Asked = { Querystring: { account?: string; caption?: string; network?: string } }
  app.get<Asked>('/networks/posts/visible.json', async ({ query: { account, caption, network } }) => {
    const groups = posts
      .visible()
      .filter((it) => account === undefined || it.account === account)
      .filter((it) => network === undefined || it.network === network)
      .filter((it) => caption === undefined || it.captionSha256 === sha256(caption))
    const total = groups.reduce((sum, { count }) => sum + count, 0)
    return { total, most: Math.max(0, ...groups.map(({ count }) => count)), groups }
  })
  // A person takes a post down, or the network does.
  app.delete<{ Params: { id: string } }>('/networks/posts/:id', async ({ params: { id } }) => {
    posts.change(id, { removedAt: room.clock.now() })
    return { id }
  })
  app.post('/networks/reset', async () => {
    store.clear()
    shelf.clear()
    accounts.seed()
    return { reset: true }
  })
}
