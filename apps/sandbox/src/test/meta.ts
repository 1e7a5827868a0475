import { createHash } from 'node:crypto'

import type { FastifyInstance } from 'fastify'

import { apps } from '../networks/apps.ts'

const dialog = '/sandbox/networks/www.facebook.com/v26.0/dialog/oauth'
const graph = '/sandbox/networks/graph.facebook.com/v26.0'
const home = 'http://localhost:3000/services/facebook'

export const facebookScopes = [
  'public_profile',
  'pages_show_list',
  'pages_read_engagement',
  'pages_manage_posts',
  'pages_manage_engagement',
  'read_insights',
  'business_management',
  'instagram_basic',
  'instagram_content_publish',
  'instagram_manage_comments',
  'instagram_manage_insights',
  'instagram_manage_contents',
]

/** What somebody does on the consent page; `scope` where less is asked for than a Page needs. */
type Said = {
  person?: string
  untick?: string
  accounts?: string
  consent?: 'allow' | 'deny'
  scope?: string
}

/** The address of Facebook's dialog, answered without a browser. */
export function dialogUrl(
  { person = 'haneul', untick, accounts, consent = 'allow', scope = facebookScopes.join(',') }: Said = {},
  more: Record<string, string> = {},
): string {
  const query = {
    client_id: apps.facebook.id,
    redirect_uri: home,
    response_type: 'code',
    scope,
    state: 'a-state',
    sandbox_consent: consent,
    sandbox_person: person,
    ...(untick !== undefined && { sandbox_untick: untick }),
    ...(accounts !== undefined && { sandbox_accounts: accounts }),
    ...more,
  }
  return `${dialog}?${new URLSearchParams(query).toString()}`
}

type Graph = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  params?: Record<string, string>,
  // oxlint-disable-next-line typescript/no-explicit-any -- Tests look at bodies of every shape.
) => Promise<{ status: number; body: any; headers: Record<string, unknown> }>

/** Calls the Graph API, by query for a GET and a form for a POST. */
export function graphOf(app: () => FastifyInstance, base = graph): Graph {
  return async (method, path, params = {}) => {
    const form = new URLSearchParams(params).toString()
    const url = path.startsWith('http') ? path.slice(path.indexOf('/sandbox')) : `${base}${path}`
    const answer = await app().inject(
      method === 'POST'
        ? { method, url, headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: form }
        : { method, url: form === '' ? url : `${url}?${form}` },
    )
    return {
      status: answer.statusCode,
      body: answer.body === '' ? null : answer.json(),
      headers: answer.headers,
    }
  }
}

export async function codeOf(app: FastifyInstance, said: Said = {}): Promise<string> {
  const back = await app.inject(dialogUrl(said))
  return new URL(back.headers.location ?? '').searchParams.get('code') ?? ''
}

/** Somebody lets the app in: a long-lived token of theirs, and those of their Pages by id. */
export async function link(
  app: FastifyInstance,
  said: Said = {},
): Promise<{ user: string; pages: Record<string, string> }> {
  const call = graphOf(() => app)
  const { id: client_id, secret: client_secret } = apps.facebook
  const short = await call('GET', '/oauth/access_token', {
    client_id,
    client_secret,
    redirect_uri: home,
    code: await codeOf(app, said),
  })
  const long = await call('GET', '/oauth/access_token', {
    grant_type: 'fb_exchange_token',
    client_id,
    client_secret,
    fb_exchange_token: short.body.access_token,
  })
  const user: string = long.body.access_token
  const list = await call('GET', '/me/accounts', { access_token: user, fields: 'id,access_token' })
  const rows: { id: string; access_token: string }[] = list.body.data
  return { user, pages: Object.fromEntries(rows.map((row) => [row.id, row.access_token])) }
}

export const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
