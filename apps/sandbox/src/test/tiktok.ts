import type { FastifyInstance } from 'fastify'

import { apps } from '../networks/apps.ts'

export const tiktokBack = 'http://localhost:3000/services/tiktok'
const hosts = '/sandbox/networks'
const scopes = 'user.info.basic,user.info.profile,user.info.stats,video.list,video.publish,video.upload'

export type TiktokVisit = {
  person?: string
  consent?: 'allow' | 'deny'
  untick?: string
  more?: Record<string, string>
}

/** The address of TikTok's consent, answered at once. */
export function tiktokConsentUrl({
  person = 'bada',
  consent = 'allow',
  untick,
  more,
}: TiktokVisit = {}): string {
  const query = new URLSearchParams({
    client_key: apps.tiktok.id,
    redirect_uri: tiktokBack,
    response_type: 'code',
    scope: scopes,
    state: 'a-state',
    sandbox_consent: consent,
    sandbox_person: person,
    ...(untick !== undefined && { sandbox_untick: untick }),
    ...more,
  })
  return `${hosts}/www.tiktok.com/v2/auth/authorize/?${query.toString()}`
}

export async function tiktokCode(app: FastifyInstance, visit: TiktokVisit = {}): Promise<string> {
  const back = await app.inject(tiktokConsentUrl(visit))
  return new URL(back.headers.location ?? '').searchParams.get('code') ?? ''
}

/** Asks TikTok's OAuth; `path` is token or revoke. */
export async function tiktokOauth(app: FastifyInstance, form: Record<string, string>, path = 'token') {
  const { id, secret } = apps.tiktok
  const answer = await app.inject({
    method: 'POST',
    url: `${hosts}/open.tiktokapis.com/v2/oauth/${path}/`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ client_key: id, client_secret: secret, ...form }).toString(),
  })
  return { status: answer.statusCode, body: answer.json() }
}

export async function linkTiktok(app: FastifyInstance, visit: TiktokVisit = {}) {
  const code = await tiktokCode(app, visit)
  const { body } = await tiktokOauth(app, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: tiktokBack,
  })
  return body
}

/** Asks the API; what came is given as text too, since numbers may be longer than JavaScript's. */
export async function tiktok(
  app: FastifyInstance,
  path: string,
  {
    token,
    body,
    method = 'POST',
    headers,
  }: { token?: string; body?: object; method?: 'GET' | 'POST'; headers?: Record<string, string> } = {},
) {
  const answer = await app.inject({
    method,
    url: `${hosts}/open.tiktokapis.com/v2${path}`,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json; charset=UTF-8' }),
      ...headers,
    },
    ...(body && { payload: body }),
  })
  return { status: answer.statusCode, text: answer.body, body: answer.json() }
}

export const oneChunk = (size: number) => ({
  source: 'FILE_UPLOAD',
  video_size: size,
  chunk_size: size,
  total_chunk_count: 1,
})
export const publicPost = (title = '오늘의 회 🐟 #바다') => ({ title, privacy_level: 'PUBLIC_TO_EVERYONE' })

/** Sends a chunk to an upload's address. */
export async function sendChunk(
  app: FastifyInstance,
  url: string,
  {
    bytes,
    from = 0,
    total,
    headers,
  }: { bytes: Buffer; from?: number; total: number; headers?: Record<string, string> },
) {
  const answer = await app.inject({
    method: 'PUT',
    url,
    headers: {
      'content-type': 'video/mp4',
      'content-length': String(bytes.length),
      'content-range': `bytes ${from}-${from + bytes.length - 1}/${total}`,
      ...headers,
    },
    payload: bytes,
  })
  return { status: answer.statusCode, range: answer.headers['content-range'] }
}

/** Begins a post, and sends its file whole. */
export async function postTiktok(
  app: FastifyInstance,
  { token, bytes, info = publicPost() }: { token: string; bytes: Buffer; info?: object },
) {
  const begun = await tiktok(app, '/post/publish/video/init/', {
    token,
    body: { post_info: info, source_info: oneChunk(bytes.length) },
  })
  const { publish_id: id, upload_url: url } = begun.body.data
  const sent = await sendChunk(app, url, { bytes, total: bytes.length })
  return { id, url, sent }
}
