import { dayMs, hourMs } from '@clipmint/kit'
import type { FastifyInstance } from 'fastify'

import type { FaultSwitch } from '../faults.ts'
import { refuse, refuseParam } from '../meta/errors.ts'
import { type GraphCall, type Handler, ok } from '../meta/graph.ts'
import { deadToken } from '../meta/presets.ts'
import { apps } from '../networks/apps.ts'
import type { Dialog } from '../networks/dialog.ts'
import type { Answer } from '../networks/faults/book.ts'
import type { Room } from '../networks/room.ts'
import { type Call, serveRoutes } from '../networks/routes.ts'
import type { InstagramRoom } from './instagram.ts'

const app = apps.instagram
const longSeconds = 5_183_944

/** Instagram's own consent page, for an account that needs no Page. */
export function instagramDialog({ accounts }: Room): Dialog {
  return {
    network: 'instagram',
    name: { ko: '인스타그램', en: 'Instagram' },
    path: '/networks/www.instagram.com/oauth/authorize',
    clientParam: 'client_id',
    separator: /[,\s]+/,
    fixed: ['instagram_business_basic'],
    single: true,
    codeLifeMs: hourMs,
    tail: '#_',
    denied: {
      error: 'access_denied',
      error_reason: 'user_denied',
      error_description: 'The user denied your request',
    },
    accountsOf: ({ id }) => accounts.of('instagram').filter(({ owner }) => owner === id),
    refusesAccount: (account) =>
      account.network === 'instagram' && account.kind === 'PERSONAL'
        ? 'Only business and creator accounts can be linked. Switch to a professional account first.'
        : null,
    scopes: {
      instagram_business_basic: { ko: '계정과 게시물 보기', en: 'See the account and its posts' },
      instagram_business_content_publish: { ko: '게시하기', en: 'Publish' },
      instagram_business_manage_comments: { ko: '댓글 달고 관리하기', en: 'Comment, and manage comments' },
      instagram_business_manage_insights: { ko: '통계 보기', en: 'See the numbers' },
      instagram_business_manage_messages: { ko: '메시지 관리하기', en: 'Manage messages' },
    },
  }
}

/** api.instagram.com: a code for a token of an hour. */
export function serveShortTokens(
  served: FastifyInstance,
  { room, switches, now }: InstagramRoom,
  fault: FaultSwitch,
): void {
  function shortToken({ request, body }: Call): Answer {
    const isForm = (request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded')
    const told = redeem({ room, now }, isForm ? Object.fromEntries(new URLSearchParams(body)) : {})
    if ('status' in told) return told
    return ok(switches().wrapsToken ? { data: [told.body] } : told.body)
  }
  serveRoutes(served, {
    room,
    manners: {
      network: 'instagram',
      fault,
      dialect: { spellings: {}, optional: ['permissions'] },
      outage: {
        status: 500,
        body: { error_type: 'OAuthException', code: 500, error_message: 'Server error' },
      },
      headers: () => ({}),
      loseRole: () => {},
    },
    routes: [
      { method: 'POST', hosts: ['api.instagram.com'], path: '/oauth/access_token', handle: shortToken },
    ],
  })
}

const wrong = (message: string): Answer => ({
  status: 400,
  body: { error_type: 'OAuthException', code: 400, error_message: message },
})

function redeem(
  { room, now }: Pick<InstagramRoom, 'room' | 'now'>,
  form: Record<string, string>,
): Answer | { body: object } {
  if (form['client_id'] !== app.id) return wrong('Invalid platform app')
  if (form['client_secret'] !== app.secret) return wrong('Error validating client secret.')
  if (form['grant_type'] !== 'authorization_code') return wrong('Invalid grant_type')
  const agreed = room.codes.spend('instagram', form['code'] ?? '')
  if (agreed === 'used') return wrong('This authorization code has been used')
  if (agreed === 'expired') return wrong('This authorization code has expired')
  if (agreed === 'unknown') return wrong('Invalid authorization code')
  if (agreed.redirectUri !== form['redirect_uri'])
    return wrong(
      'Error validating verification code. Please make sure your redirect_uri is identical to the one you used in the OAuth dialog request',
    )
  const { person, scopes, declined, accounts } = agreed
  const [account = null] = accounts ?? []
  const id = `instagram:${account}`
  room.tokens.grants.put(id, { id, network: 'instagram', person, scopes, declined, accounts, at: now() })
  const access_token = room.tokens.give(
    { network: 'instagram', kind: 'instagram-short', grant: id, person, account, expiresAt: now() + hourMs },
    'IGAAsb',
  )
  return { body: { access_token, user_id: account, permissions: scopes.join(',') } }
}

/** graph.instagram.com: a short token for a long one, and a long one again for its next sixty days. */
export function longTokenHandlers(instagram: InstagramRoom): Record<string, Handler> {
  return {
    'GET /access_token': (call) => {
      if (call.params.get('grant_type') !== 'ig_exchange_token')
        refuseParam('grant_type must be ig_exchange_token')
      if (call.params.get('client_secret') !== app.secret)
        refuse({ code: 101, message: 'Error validating client secret.' })
      if (call.token().kind !== 'instagram-short')
        refuse({ code: 452, message: 'Session key invalid: the token is not a short-lived one' })
      return lengthen(instagram, call)
    },
    'GET /refresh_access_token': (call) => {
      if (call.params.get('grant_type') !== 'ig_refresh_token')
        refuseParam('grant_type must be ig_refresh_token')
      const token = call.token()
      if (token.kind !== 'instagram')
        refuse({ code: 190, message: 'Invalid OAuth access token - Cannot parse access token' })
      if (token.issuedAt > instagram.now() - dayMs)
        refuseParam('The access token must be at least 24 hours old to be refreshed')
      if (!instagram.room.tokens.scopesOf(token).includes('instagram_business_basic')) refuse(deadToken(458))
      return lengthen(instagram, call)
    },
  }
}

function lengthen({ room, now }: InstagramRoom, call: GraphCall): Answer {
  const { grant, person, account, generation } = call.token()
  const access_token = room.tokens.give(
    {
      network: 'instagram',
      kind: 'instagram',
      grant,
      person,
      account,
      expiresAt: now() + longSeconds * 1_000,
      generation: generation + 1,
    },
    'IGAAsb',
  )
  return ok({ access_token, token_type: 'bearer', expires_in: longSeconds })
}
