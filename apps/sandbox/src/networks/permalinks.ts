import type { FastifyInstance } from 'fastify'

import type { Network } from './network.ts'
import type { Post } from './posts.ts'
import type { Room } from './room.ts'

type At = { Params: Record<string, string | undefined> }

/** Addresses of posts, which lead to them in the network's feed; `isAt` tells which post an address is of. */
export function servePermalinks(
  app: FastifyInstance,
  { posts }: Room,
  {
    network,
    paths,
    isAt,
  }: { network: Network; paths: readonly string[]; isAt: (post: Post, id: string) => boolean },
): void {
  for (const path of paths.flatMap((one) => [one, `${one}/`]))
    app.get<At>(path, async ({ params }, reply) => {
      const post = posts.live(network, null).find((one) => isAt(one, params['id'] ?? ''))
      if (!post) return reply.callNotFound()
      return reply.redirect(
        `/sandbox/${network}/feed?account=${encodeURIComponent(post.account)}#post-${post.id}`,
        303,
      )
    })
}
