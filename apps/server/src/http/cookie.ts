import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Context } from '../context.ts'
import type { SessionCookie } from './handlers.ts'

const name = 'clipmint_refresh'
/** Sent to the calls that read it, and nowhere else. */
const path = '/v3/user'

/** The refresh token's cookie: out of reach for scripts, and not sent along from other sites. */
export function sessionCookie(
  { settings }: Pick<Context, 'settings'>,
  request: FastifyRequest,
  reply: FastifyReply,
): SessionCookie {
  const options = {
    path,
    httpOnly: true,
    sameSite: 'strict',
    secure: settings.publicUrl.startsWith('https:'),
  } as const
  return {
    token: request.cookies[name] ?? null,
    set: (token, expires) => void reply.setCookie(name, token, { ...options, expires }),
    clear: () => void reply.clearCookie(name, options),
  }
}
