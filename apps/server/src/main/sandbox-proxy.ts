import { type IncomingMessage, request as ask } from 'node:http'
import { Readable } from 'node:stream'

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Headers that belong to one connection and are not passed on. */
const ownHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host'])

/** Shows the sandbox's pages under /sandbox of the site. */
export async function serveSandbox(app: FastifyInstance, sandboxUrl: string): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    for (const url of ['/sandbox', '/sandbox/*']) {
      scope.route({
        method: ['GET', 'POST', 'DELETE'],
        url,
        schema: { hide: true },
        compress: false,
        handler: (request, reply) => passOn(sandboxUrl, request, reply),
      })
    }
  })
}

async function passOn(
  sandboxUrl: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => !ownHeaders.has(name)),
    )
    const asked = ask(addressAt(sandboxUrl, request.url), { method: request.method, headers }, resolve)
    asked.once('error', reject)
    if (request.body instanceof Readable) request.body.pipe(asked)
    else asked.end()
  })
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined && !ownHeaders.has(name)) reply.header(name, value)
  }
  return reply.code(answer.statusCode ?? 502).send(answer)
}

/** The sandbox's own address of what was asked for: a request line may name another host, which is never asked. */
function addressAt(sandboxUrl: string, asked: string): URL {
  const { pathname, search } = new URL(asked, sandboxUrl)
  const address = new URL(sandboxUrl)
  address.pathname = pathname
  address.search = search
  return address
}
