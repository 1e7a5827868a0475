import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Provider } from 'oidc-provider/lib/provider.js'

type PassOn = {
  /** What of the address is ours and not the provider's. */
  base: string
  query?: URLSearchParams
  /** The body in place of the one that has been read. */
  form?: Record<string, string>
  /** What is said in place of a JSON answer; `detail` is why it refused. */
  rewrite?: (body: Record<string, unknown>, detail: string) => Promise<Record<string, unknown>>
}

const details = new WeakMap<object, string>()
const watched = new WeakSet<Provider>()
const rewrites = new WeakMap<IncomingMessage, NonNullable<PassOn['rewrite']>>()

/** Hands a request to the provider, which answers it on the connection itself. */
export async function passOn(
  request: FastifyRequest,
  reply: FastifyReply,
  provider: Provider,
  { base, query, form, rewrite }: PassOn,
): Promise<FastifyReply> {
  watch(provider)
  const { pathname, searchParams } = new URL(request.url, 'http://sandbox')
  const search = (query ?? searchParams).toString()
  const originalUrl = search === '' ? pathname : `${pathname}?${search}`
  const raw = form ? readAgain(request.raw, form) : request.raw
  Object.assign(raw, { originalUrl, url: originalUrl.slice(base.length) })
  if (rewrite) rewrites.set(raw, rewrite)
  reply.hijack()
  await provider.callback()(raw, reply.raw)
  return reply
}

/** Has a provider's answers rewritten where somebody asked for it. */
function watch(provider: Provider): void {
  if (watched.has(provider)) return
  watched.add(provider)
  provider.on('grant.error', (ctx, error) => {
    details.set(ctx, 'error_detail' in error ? String(error.error_detail) : error.message)
  })
  provider.use(async (ctx, next) => {
    await next()
    const rewrite = rewrites.get(ctx.req)
    const body: unknown = ctx.body
    if (rewrite && typeof body === 'object' && body !== null)
      ctx.body = await rewrite({ ...body }, details.get(ctx) ?? '')
  })
}

/** The request once more, with a body that nobody has read yet. */
function readAgain(raw: IncomingMessage, form: Record<string, string>): IncomingMessage {
  const body = Buffer.from(new URLSearchParams(form).toString())
  const { method, socket, httpVersion } = raw
  const headers = { ...raw.headers, 'content-length': String(body.length) }
  // Koa and the provider read a request's stream and these facts of it, and nothing else.
  return Object.assign(Readable.from([body], { objectMode: false }), {
    method,
    headers,
    socket,
    connection: socket,
    httpVersion,
  }) as unknown as IncomingMessage
}
