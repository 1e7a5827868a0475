import { type Call, type Calls, contract, limits } from '@clipmint/contract'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { Context } from '../context.ts'
import { Failure } from '../failure.ts'
import { callSchema } from './call-schema.ts'
import { deviceCookie, sessionCookie } from './cookie.ts'
import type { BeforeWrite, Handlers, Input, SomeHandlers } from './handlers.ts'
import { noFiles, readMultipart } from './multipart.ts'

/** Where each API answers. */
const hostPrefix = { api: '/v3', ai: '/ai' } as const

/** Makes a route of every call that has a handler; that none is missing in the product, the type of all of them says. */
export async function serveCalls(
  app: FastifyInstance,
  ctx: Context,
  { handlers, beforeWrite }: { handlers: SomeHandlers; beforeWrite: BeforeWrite },
): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: limits.uploadBytes, files: 40, fields: 40, fieldSize: 64 * 1024 },
  })
  await app.register(async (scope) => {
    // A call without a body counts as one with an empty body.
    scope.addHook('preValidation', async (request) => {
      request.body ??= {}
    })
    for (const area of Object.keys(handlers) as (keyof typeof contract)[]) {
      // Each handler fits its own call; over all of them the compiler can only see the general shape.
      const answers = handlers[area] as unknown as Partial<Handlers<Calls>>
      serveArea(scope, ctx, { area, calls: contract[area], handlers: answers, beforeWrite })
    }
  })
}

type Area = { area: string; calls: Calls; handlers: Partial<Handlers<Calls>>; beforeWrite: BeforeWrite }

function serveArea(app: FastifyInstance, ctx: Context, { area, calls, handlers, beforeWrite }: Area): void {
  for (const [name, call] of Object.entries(calls)) {
    const handler = handlers[name]
    if (!handler) continue
    app.route({
      method: call.method,
      url: hostPrefix[call.host] + call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      schema: callSchema(area, name, call),
      ...(call.bodyBytes === null ? {} : { bodyLimit: call.bodyBytes }),
      config: { rateLimit: call.perMinute === null ? {} : { max: call.perMinute } },
      onRequest: async (request) => {
        if (call.who === 'member' && !request.caller) throw new Failure('UNAUTHENTICATED')
        if (call.who === 'member' && call.method !== 'GET' && !call.anytime) await beforeWrite(ctx)
      },
      handler: async (request, reply) => {
        const { body, files } = call.multipart
          ? await readMultipart(request, call.body)
          : { body: request.body as Record<string, unknown>, files: noFiles() }
        try {
          const answer = await handler(ctx, { ...inputOf(ctx, request, reply), body, files })
          return { code: 'SUCCESS', ...answer }
        } finally {
          if (call.multipart) letRestFlow(request, reply)
        }
      },
    })
  }
}

function inputOf(
  ctx: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Omit<Input<Call>, 'body' | 'files'> {
  const { headers } = request
  const { lang: _lang, country: _country, ...query } = request.query as Record<string, unknown>
  return {
    params: request.params as Record<string, unknown>,
    query,
    account: request.caller,
    lang: request.lang,
    country: request.country,
    request: {
      ip: request.ip,
      userAgent: headers['user-agent']?.slice(0, 400) ?? null,
      country: edgeCountry(headers),
    },
    cookie: sessionCookie(ctx, request, reply),
    device: deviceCookie(ctx, request, reply),
  }
}

/** The caller's country as the CDN or proxy in front tells it, or null. */
function edgeCountry(headers: FastifyRequest['headers']): string | null {
  const told =
    headers['cf-ipcountry'] ?? headers['cloudfront-viewer-country'] ?? headers['x-vercel-ip-country']
  return typeof told === 'string' && /^[A-Z]{2}$/.test(told) && told !== 'XX' ? told : null
}

/** What of an upload was not read must still flow off, or the connection would hang for the next request. */
function letRestFlow(request: FastifyRequest, reply: FastifyReply): void {
  if (request.raw.complete) return
  request.raw.unpipe()
  request.raw.resume()
  reply.header('connection', 'close')
}
