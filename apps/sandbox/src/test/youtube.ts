import type { FastifyInstance } from 'fastify'

import { apps } from '../networks/apps.ts'

export const youtubeAuth = 'https://www.googleapis.com/auth/'
export const youtubeBack = 'http://localhost:3000/services/youtube'
const hosts = '/sandbox/networks'
const scopes = ['youtube.upload', 'youtube.readonly', 'youtube.force-ssl', 'yt-analytics.readonly']

export type YoutubeVisit = {
  person?: string
  consent?: 'allow' | 'deny'
  untick?: string
  accounts?: string
  more?: Record<string, string>
}

/** The address of Google's consent, answered at once. */
export function youtubeConsentUrl({
  person = 'haneul',
  consent = 'allow',
  untick,
  accounts,
  more,
}: YoutubeVisit): string {
  const query = new URLSearchParams({
    client_id: apps.youtube.id,
    redirect_uri: youtubeBack,
    response_type: 'code',
    scope: scopes.map((name) => youtubeAuth + name).join(' '),
    state: 'a-state',
    access_type: 'offline',
    prompt: 'consent',
    sandbox_consent: consent,
    sandbox_person: person,
    ...(untick !== undefined && { sandbox_untick: youtubeAuth + untick }),
    ...(accounts !== undefined && { sandbox_accounts: accounts }),
    ...more,
  })
  return `${hosts}/accounts.google.com/o/oauth2/v2/auth?${query.toString()}`
}

export async function youtubeCode(app: FastifyInstance, visit: YoutubeVisit = {}): Promise<string> {
  const back = await app.inject(youtubeConsentUrl(visit))
  return new URL(back.headers.location ?? '').searchParams.get('code') ?? ''
}

/** Asks Google's token endpoint. */
export async function googleToken(app: FastifyInstance, form: Record<string, string>) {
  const { id, secret } = apps.youtube
  const answer = await app.inject({
    method: 'POST',
    url: `${hosts}/oauth2.googleapis.com/token`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ client_id: id, client_secret: secret, ...form }).toString(),
  })
  return { status: answer.statusCode, body: answer.json() }
}

export async function linkYoutube(app: FastifyInstance, visit: YoutubeVisit = {}) {
  const code = await youtubeCode(app, visit)
  return redeemYoutube(app, code)
}

export async function redeemYoutube(app: FastifyInstance, code: string, more: Record<string, string> = {}) {
  const { body } = await googleToken(app, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: youtubeBack,
    ...more,
  })
  return body
}

type Asked = {
  token?: string
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  body?: object
  headers?: Record<string, string>
}

/** Asks the Data API. */
export async function youtube(
  app: FastifyInstance,
  path: string,
  { token, method = 'GET', body, headers }: Asked = {},
) {
  const answer = await app.inject({
    method,
    url: path.startsWith('http') ? path : `${hosts}/www.googleapis.com${path}`,
    headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
    ...(body && { payload: body }),
  })
  const text = answer.body
  return { status: answer.statusCode, headers: answer.headers, body: text === '' ? null : JSON.parse(text) }
}

export const somewhat = {
  snippet: { title: '하늘빵집 & 소금빵 🥐', description: '첫 줄\n#빵' },
  status: { privacyStatus: 'public' },
}

/** Begins an upload. */
export function beginUpload(
  app: FastifyInstance,
  {
    token,
    bytes,
    body = somewhat,
    headers,
    query = 'uploadType=resumable&part=snippet,status',
  }: {
    token: string
    bytes: number
    body?: object
    headers?: Record<string, string>
    query?: string
  },
) {
  return youtube(app, `/upload/youtube/v3/videos?${query}`, {
    token,
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json; charset=UTF-8',
      'x-upload-content-length': String(bytes),
      'x-upload-content-type': 'video/mp4',
      ...headers,
    },
  })
}

type Sent = { token: string; bytes: Buffer; from?: number; total: number; headers?: Record<string, string> }

/** Sends some bytes to a session. */
export async function sendBytes(
  app: FastifyInstance,
  session: string,
  { token, bytes, from = 0, total, headers }: Sent,
) {
  const answer = await app.inject({
    method: 'PUT',
    url: session,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'video/mp4',
      'content-length': String(bytes.length),
      'content-range': `bytes ${from}-${from + bytes.length - 1}/${total}`,
      ...headers,
    },
    payload: bytes,
  })
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: answer.body === '' ? null : JSON.parse(answer.body),
  }
}

/** Asks how far a session has come. */
export function probeSession(app: FastifyInstance, session: string, token: string, total: number) {
  return sendBytes(app, session, {
    token,
    bytes: Buffer.alloc(0),
    total,
    headers: { 'content-range': `bytes */${total}`, 'content-length': '0' },
  })
}

/** A video, sent whole. */
export async function uploadYoutube(
  app: FastifyInstance,
  { token, bytes, body }: { token: string; bytes: Buffer; body?: object },
) {
  const begun = await beginUpload(app, { token, bytes: bytes.length, ...(body && { body }) })
  const session = String(begun.headers.location)
  const sent = await sendBytes(app, session, { token, bytes, total: bytes.length })
  return { session, ...sent }
}
