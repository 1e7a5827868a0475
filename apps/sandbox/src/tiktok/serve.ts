import type { FastifyInstance } from 'fastify'

import type { FaultSwitch } from '../faults.ts'
import type { Room } from '../networks/room.ts'
import { type Call, type Route, serveRoutes } from '../networks/routes.ts'
import type { Token } from '../networks/tokens.ts'
import { failure, refuse } from './errors.ts'

export const apiHosts = ['open.tiktokapis.com'] as const
export const uploadHost = 'open-upload.tiktokapis.com'

/** Serves TikTok's routes; a path of its API that there is not has an envelope too. */
export function serveTiktok(
  app: FastifyInstance,
  { room, fault, routes }: { room: Room; fault: FaultSwitch; routes: readonly Route[] },
): void {
  serveRoutes(app, {
    room,
    routes,
    manners: {
      network: 'tiktok',
      fault,
      dialect: {
        spellings: {
          publicaly_available_post_id: 'publicly_available_post_id',
          invalid_params: 'invalid_param',
        },
        optional: [
          'uploaded_bytes',
          'downloaded_bytes',
          'publicaly_available_post_id',
          'refresh_expires_in',
          'log_id',
        ],
      },
      outage: failure('internal_error'),
      headers: () => ({}),
      loseRole: ({ token }) => room.tokens.revoke(token, null),
    },
    strangers: { hosts: apiHosts, answer: () => failure('unsupported_path') },
  })
}

/** The JSON that a call came with; where it may come with none, that is an empty one. */
export function jsonOf({ request, body }: Call, { mayBeEmpty = false } = {}): unknown {
  if (mayBeEmpty && body === '') return {}
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
    refuse('invalid_params', 'The Content-Type must be application/json.')
  try {
    return JSON.parse(body)
  } catch {
    return refuse('invalid_params', 'The request body is not JSON.')
  }
}

/** The token of a call, once it may do what it wants to. */
export function openToken(
  { tokens, clock }: Room,
  value: string | null,
  scopes: readonly string[],
): Token & { account: string } {
  const token = tokens.find(value)
  const isGood =
    token?.network === 'tiktok' &&
    token.kind === 'access' &&
    token.dead === null &&
    (token.expiresAt ?? 0) > clock.now()
  if (!isGood || token.account === null) refuse('access_token_invalid')
  if (!tokens.scopesOf(token).some((scope) => scopes.includes(scope))) refuse('scope_not_authorized')
  return { ...token, account: token.account }
}
