import type { FastifyInstance } from 'fastify'

import type { Context } from '../context.ts'
import { AccessClaims } from '../signing.ts'
import type { Caller, Lang } from './handlers.ts'
import { countryOf, languageOf } from './language.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, from a valid access token; null for a visitor. */
    caller: Caller | null
    /** The language to answer in. */
    lang: Lang
    /** From the query, before validation strips it. */
    country: string | null
  }
}

/** Hears of each caller before their call is answered. */
export type HearCaller = (ctx: Context, caller: Caller) => Promise<void>

/** Reads who asks, in which language and from where, before anything else counts or decides by it. */
export function recognizeCaller(app: FastifyInstance, ctx: Context, hear: HearCaller): void {
  app.decorateRequest('caller', null)
  app.decorateRequest('lang', 'ko')
  app.decorateRequest('country', null)
  app.addHook('onRequest', async (request) => {
    request.lang = languageOf(request.query)
    request.country = countryOf(request.query)
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
    if (!token) return
    const claims = await ctx.signer.verify('access', token, AccessClaims)
    if (!claims) return
    request.caller = { id: claims.sub, sessionId: claims.sid, generation: claims.gen }
    await hear(ctx, request.caller)
  })
}
