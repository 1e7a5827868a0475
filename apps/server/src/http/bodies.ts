import { limits } from '@clipmint/contract'
import type { FastifyInstance } from 'fastify'

/** JSON bodies, an empty one counting as `{}`: clients send the content type with calls that have nothing to say. */
export function acceptBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: limits.jsonBodyBytes },
    (request, body, done) => {
      if (body.length === 0) done(null, {})
      else void parse(request, body.toString(), done)
    },
  )
}
