import { limits } from '@clipmint/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Context } from '../context.ts'
import type { DeviceCookie, SessionCookie } from './handlers.ts'

const name = 'clipmint_refresh'
const deviceName = 'clipmint_device'
/** Sent to the calls that read them, and nowhere else. */
const path = '/v3/user'

/** The refresh token's cookie: out of reach for scripts, and not sent along from other sites. */
export function sessionCookie(
  { settings }: Pick<Context, 'settings'>,
  request: FastifyRequest,
  reply: FastifyReply,
): SessionCookie {
  const options = optionsOf(settings)
  return {
    token: request.cookies[name] ?? null,
    set: (token, expires) => void reply.setCookie(name, token, { ...options, expires }),
    clear: () => void reply.clearCookie(name, options),
  }
}

/** The cookie by which a browser is known again; it signs nobody in. */
export function deviceCookie(
  { settings, now }: Pick<Context, 'settings' | 'now'>,
  request: FastifyRequest,
  reply: FastifyReply,
): DeviceCookie {
  return {
    value: request.cookies[deviceName] ?? null,
    set: (value) => {
      const expires = new Date(now().getTime() + limits.knownDeviceDays * 86_400_000)
      reply.setCookie(deviceName, value, { ...optionsOf(settings), expires })
    },
  }
}

function optionsOf({ publicUrl }: Context['settings']) {
  return { path, httpOnly: true, sameSite: 'strict', secure: publicUrl.startsWith('https:') } as const
}
