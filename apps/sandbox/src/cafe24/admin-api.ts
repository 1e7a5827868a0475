import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { FaultSwitch } from '../faults.ts'
import { type Answer, refusal } from './answer.ts'
import { versions } from './app.ts'
import type { createBuckets } from './bucket.ts'
import { categoriesPage, productsPage } from './catalogue.ts'
import type { Grants } from './grants.ts'
import { findMall, type Mall } from './malls.ts'
import { type Received, takeImages } from './received.ts'

type At = { Params: { mall: string } }
export type ApiDesk = {
  grants: Grants
  fault: FaultSwitch
  buckets: ReturnType<typeof createBuckets>
  received: Received
}

const largestBody = 45 * 1024 ** 2
const root = '/cafe24/:mall/api/v2/admin'

/** The part of the Admin API that the product uses. */
export function serveAdminApi(app: FastifyInstance, desk: ApiDesk): void {
  app.get<At>(`${root}/categories`, (request, reply) =>
    answer(desk, { request, reply, scope: 'mall.read_category' }, (mall) =>
      categoriesPage(mall, queryOf(request)),
    ),
  )
  app.get<At>(`${root}/products`, (request, reply) =>
    answer(desk, { request, reply, scope: 'mall.read_product' }, (mall) =>
      productsPage(mall, queryOf(request), baseOf(request)),
    ),
  )
  app.post<At>(`${root}/products/images`, { bodyLimit: largestBody }, (request, reply) =>
    answer(desk, { request, reply, scope: 'mall.write_product' }, (mall) =>
      takeImages(desk.received, { mall, body: request.body, base: baseOf(request) }),
    ),
  )
}

type Asked = { request: FastifyRequest<At>; reply: FastifyReply; scope: string }

/** Looks at a call as the API does, the token first, and answers it. */
async function answer(
  { grants, fault, buckets }: ApiDesk,
  { request, reply, scope }: Asked,
  work: (mall: Mall) => Answer,
): Promise<FastifyReply> {
  if (await fault.play(reply)) return reply
  const { headers, params } = request
  const mall = findMall(params.mall)
  if (!mall) return refuse(reply, 404, 'Not Found')
  const [, token = ''] = /^Bearer (\S+)$/.exec(headers.authorization ?? '') ?? []
  const grant = fault.now() === 'expired-token' ? null : grants.find(token, mall.id)
  if (!grant) return refuse(reply, 401, 'access_token time expired. (invalid_token)')
  if (headers['content-type'] !== 'application/json') return refuse(reply, 400, 'Invalid Content-Type.')
  const version = headers['x-cafe24-api-version'] ?? versions.at(-1)
  if (typeof version !== 'string' || !versions.includes(version))
    return refuse(reply, 400, 'Bad Request. (Invalid API version.)')
  reply.header('x-cafe24-api-version', version)
  if (!buckets.take(mall.id, reply)) return refuse(reply, 429, 'Too Many Requests.')
  if (fault.now() === 'no-scope' || !grant.scopes.includes(scope))
    return refuse(reply, 403, 'Insufficient scope. (insufficient_scope)')
  const { status, body } = work(mall)
  return reply.code(status).send(body)
}

function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.code(status).send(refusal(status, message).body)
}

function queryOf({ url }: FastifyRequest): URLSearchParams {
  return new URL(url, 'http://sandbox').searchParams
}

function baseOf({ protocol, host, params }: FastifyRequest<At>): string {
  return `${protocol}://${host}/sandbox/cafe24/${params.mall}`
}
