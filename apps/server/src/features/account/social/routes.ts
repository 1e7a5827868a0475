import type { LoginFacts, LoginProvider } from '@clipmint/integrations'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import type { Context } from '../../../context.ts'
import { Failure } from '../../../failure.ts'
import { pathWithin } from './rules.ts'
import { beginVisit, endVisit, visitSeconds, type VisitEnd } from './visit.ts'

const Start = z.object({
  redirectUrl: z.string().max(2_000).optional(),
  /** What the page knows itself by when the browser comes back to it. */
  ticket: z
    .string()
    .regex(/^[\w-]{0,64}$/)
    .default(''),
})
const Words = z.record(z.string(), z.string())

const folder = '/v3/user/social'
/** The page of the site that goes on from there. */
const page = '/auth/social'

type Door = Pick<Context, 'signer' | 'newId' | 'settings' | 'outside' | 'log'>

/** Where a browser is sent to a provider from, and comes back to: the secrets of the exchange never leave the server. */
export async function serveSocialLogin(app: FastifyInstance, ctx: Door): Promise<void> {
  const options = { schema: { hide: true }, config: { rateLimit: {} } }
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 64 * 1_024 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
    )
    scope.get(`${folder}/:channel/start`, options, (request, reply) => start(ctx, request, reply))
    scope.get(`${folder}/:channel/callback`, options, (request, reply) =>
      comeBack(ctx, request, reply, { told: request.query, how: 'by-address' }),
    )
    scope.post(`${folder}/:channel/callback`, options, (request, reply) =>
      comeBack(ctx, request, reply, { told: request.body, how: 'by-form' }),
    )
  })
}

async function start(ctx: Door, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const provider = providerOf(ctx, request)
  const asked = Start.safeParse(request.query)
  if (!asked.success) throw new Failure('INVALID_INPUT')
  const { redirectUrl, ticket } = asked.data
  const { address, kept } = await beginVisit(ctx, provider, { next: pathWithin(redirectUrl), ticket })
  reply.setCookie(nameOf(provider.facts), kept, { ...cookieOf(ctx, provider.facts), maxAge: visitSeconds })
  return reply.header('cache-control', 'no-store').redirect(address.href, 303)
}

type Answered = { told: unknown; how: LoginFacts['comesBack'] }

async function comeBack(
  ctx: Door,
  request: FastifyRequest,
  reply: FastifyReply,
  { told, how }: Answered,
): Promise<FastifyReply> {
  const provider = providerOf(ctx, request)
  const { facts } = provider
  // A provider that answers by a form sends no refusal by an address, and the other way round.
  if (facts.comesBack !== how) throw new Failure('NOT_FOUND')
  const kept = request.cookies[nameOf(facts)] ?? ''
  const end = await endVisit(ctx, provider, { kept, answer: Words.safeParse(told).data ?? {} })
  reply.clearCookie(nameOf(facts), cookieOf(ctx, facts))
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .redirect(pageOf(end), 303)
}

function providerOf({ outside }: Door, { params }: FastifyRequest): LoginProvider {
  const { channel } = params as { channel: string }
  const provider = outside.login.find(({ facts }) => facts.id === channel)
  if (!provider) throw new Failure('NOT_FOUND')
  return provider
}

function nameOf({ id }: LoginFacts): string {
  return `clipmint_login_${id}`
}

/** A form that another site posts brings only cookies along that say so, which browsers take over https alone. */
function cookieOf({ settings }: Door, { comesBack }: LoginFacts) {
  const secure = settings.publicUrl.startsWith('https:')
  const sameSite = comesBack === 'by-form' && secure ? 'none' : 'lax'
  return { path: folder, httpOnly: true, secure, sameSite } as const
}

/** Where to go on to stands in the address as on the sign-in page; the token behind the #, which no server and no log sees. */
function pageOf({ next, ...end }: VisitEnd): string {
  const query = next === '' ? '' : `?${new URLSearchParams({ redirectUrl: next }).toString()}`
  return `${page}${query}#${new URLSearchParams(end).toString()}`
}
