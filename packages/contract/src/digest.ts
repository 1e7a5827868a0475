import { z } from 'zod'

import { call } from './define.ts'

const tokenParams = z.object({ token: z.string().max(200) })
const Digest = z.object({ on: z.boolean() })

/** The mail of each Monday, as the link at its foot turns it off and on again, without an account. Reading changes nothing. */
export const digest = {
  show: call({
    host: 'api',
    method: 'GET',
    path: '/digest/{token}',
    who: 'anyone',
    summary: 'Whether the mail comes to whom a link was sent.',
    params: tokenParams,
    result: Digest,
    errors: ['DIGEST_LINK'],
  }),
  turn: call({
    host: 'api',
    method: 'POST',
    path: '/digest/{token}',
    who: 'anyone',
    summary: 'Turns the mail off, or on again.',
    params: tokenParams,
    body: Digest,
    perMinute: 20,
    result: Digest,
    errors: ['DIGEST_LINK'],
  }),
}
