import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { Context } from '../../context.ts'
import { Failure } from '../../failure.ts'
import { dropRemoved } from './linking/commands.ts'
import { cafe24Of } from './platform.ts'

const folder = '/v3/externals/cafe24'
const longestQuery = 3_000

/** Where a shop's administration opens the app, and where the platform tells what happened. */
export async function serveStoreLink(app: FastifyInstance, ctx: Context): Promise<void> {
  const options = { schema: { hide: true }, config: { rateLimit: {} } }
  app.get(`${folder}/launch`, options, async (request, reply) => openPage(request, reply))
  app.post(`${folder}/webhook`, options, async (request, reply) => hear(ctx, request, reply))
}

/**
 * Goes on to the page with the query wrapped up: routers on the way, and the sign-in between, write queries anew, and
 * the signature is over its own letters.
 */
function openPage({ raw }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const query = raw.url?.slice(raw.url.indexOf('?') + 1) ?? ''
  if (!raw.url?.includes('?') || query.length > longestQuery) throw new Failure('INVALID_INPUT')
  const launch = Buffer.from(query).toString('base64url')
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .redirect(`/services/cafe24?launch=${launch}`, 303)
}

async function hear(
  ctx: Context,
  { headers, body }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const shop = cafe24Of(ctx)
  if (!shop.isFromPlatform(headers)) throw new Failure('FORBIDDEN')
  const mallId = shop.removedBy(body)
  if (mallId !== null) await dropRemoved(ctx, mallId)
  return reply.code(204).send()
}
