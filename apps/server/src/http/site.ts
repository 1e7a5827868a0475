import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { askedLanguage } from './language.ts'

/** Where the site keeps which language was chosen; read by its pages as well (`locales/language.ts`). */
const languageCookie = 'clipmint.language'

/**
 * Serves the built site, its text as it was compressed when it was built. Files with a hash in their name never change;
 * the page itself is always asked for anew.
 */
export async function serveSite(app: FastifyInstance, folder: string): Promise<void> {
  // What somebody was sent a link to is theirs to see, not a search engine's.
  app.addHook('onSend', async ({ url }, reply) => {
    if (/^\/(?:v3\/)?(?:share|approval|digest)\//.test(url))
      void reply.header('x-robots-tag', 'noindex, nofollow')
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
  app.get('/', (request, reply) => sendDocument('index', request, reply))
}

/**
 * Sends the first page, or the document of every other address, in the language that the site will be shown in: it
 * fetches the words of no other, and shows nobody the first page in another before it.
 */
export function sendDocument(
  name: 'index' | 'page',
  { query, cookies }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const language = askedLanguage(query) ?? cookies[languageCookie]
  return reply
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding, cookie')
    .sendFile(language === 'en' ? `${name}.en.html` : `${name}.html`)
}
