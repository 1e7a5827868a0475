import type { FastifyInstance } from 'fastify'

import type { FaultSwitch } from '../faults.ts'
import type { Room } from '../networks/room.ts'
import { type Call, type Route, serveRoutes } from '../networks/routes.ts'
import { googleError, outage, refuseRequest } from './errors.ts'

export const dataHosts = ['www.googleapis.com', 'youtube.googleapis.com'] as const

/** Serves routes of Google's hosts, and their own answer for what there is not. */
export function serveGoogle(
  app: FastifyInstance,
  { room, fault, routes }: { room: Room; fault: FaultSwitch; routes: readonly Route[] },
): void {
  serveRoutes(app, {
    room,
    routes,
    manners: {
      network: 'youtube',
      fault,
      dialect: {
        spellings: {},
        optional: ['etag', 'thumbnails', 'processingProgress', 'pageInfo', 'refresh_token_expires_in'],
      },
      outage,
      headers: () => ({ vary: 'Origin, X-Origin' }),
      loseRole: ({ token }) => loseRole(room, token),
    },
    strangers: {
      hosts: [...new Set(routes.flatMap(({ hosts }) => hosts))],
      answer: () => googleError({ code: 404, reason: 'notFound', message: 'Not Found' }),
    },
  })
}

/** The JSON that a call came with. */
export function jsonOf({ request, body }: Call): unknown {
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
    refuseRequest('The Content-Type of the request must be application/json.', 'parseError')
  try {
    return JSON.parse(body)
  } catch {
    return refuseRequest('Parse Error', 'parseError')
  }
}

/** Somebody else runs the channel now. */
function loseRole({ tokens, accounts }: Room, value: string | null): void {
  const channel = accounts.find('youtube', tokens.find(value)?.account ?? '')
  if (channel) accounts.put({ ...channel, owner: '' })
}
