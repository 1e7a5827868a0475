import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/**
 * Serves the built site, its text as it was compressed when it was built. Files with a hash in their name never change;
 * the page itself is always asked for anew.
 */
export async function serveSite(app: FastifyInstance, folder: string): Promise<void> {
  // What somebody was sent a link to is theirs to see, not a search engine's.
  app.addHook('onSend', async ({ url }, reply) => {
    if (/^\/(?:v3\/)?share\//.test(url)) void reply.header('x-robots-tag', 'noindex, nofollow')
  })
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/',
    wildcard: true,
    preCompressed: true,
    // As a list: with one name alone it finds none for who takes compressed text.
    index: ['index.html'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.slice(folder.length).startsWith('/assets/')
      void reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
}
