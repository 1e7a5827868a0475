import type { FastifyInstance } from 'fastify'

import { html } from '../page/html.ts'
import { langOf, type Words } from '../page/words.ts'
import { feedPage } from './feed-page.ts'
import { countsAt } from './metrics.ts'
import type { Network } from './network.ts'
import type { Room } from './room.ts'

const most = 60

/** A network's feed as a page for people, below /sandbox/<network>/feed. */
export function serveFeed(
  app: FastifyInstance,
  room: Room,
  { network, name }: { network: Network; name: Words },
): void {
  app.get<{ Querystring: { account?: string } }>(`/${network}/feed`, async (request, reply) => {
    const chosen = request.query.account ?? null
    const accounts = room.accounts.of(network)
    const posts = room.posts
      .live(network, chosen)
      .slice(0, most)
      .map((post) => {
        const { views, likes } = countsAt(room.growthOf(post), room.clock.now())
        const account = accounts.find(({ id }) => id === post.account) ?? null
        return { post, account, views, likes, comments: room.posts.commentsOf(post.id).length }
      })
    return html(reply, feedPage({ network, name, lang: langOf(request), accounts, chosen, posts }))
  })
}
