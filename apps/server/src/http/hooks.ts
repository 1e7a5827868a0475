import type { IncomingHttpHeaders } from 'node:http'

import type { FastifyInstance } from 'fastify'

/** What somebody outside tells us by themselves, as it came: `who` is the last part of the path. */
export type Hooked = { who: string; headers: IncomingHttpHeaders; body: Buffer }

/**
 * Serves `POST <path>/{who}`, where others tell what happened with them. Signatures are over the bytes as they came, so
 * nothing is parsed before; `hear` says the status of the answer.
 */
export async function serveHooks(
  app: FastifyInstance,
  path: string,
  hear: (hooked: Hooked) => Promise<200 | 400 | 404>,
): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 256 * 1024 }, (_request, body, parsed) =>
      parsed(null, body),
    )
    scope.post<{ Params: { who: string } }>(`${path}/:who`, async ({ params, headers, body }, reply) => {
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
      return reply.code(await hear({ who: params.who, headers, body: bytes })).send()
    })
    done()
  })
}
