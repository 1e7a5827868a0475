import sharp from 'sharp'
import { vi, expect } from 'vitest'

import { apps } from '../networks/apps.ts'
import { type FileServer, serveFiles } from './files.ts'
import { graphOf } from './meta.ts'
import type { Sandbox } from './sandbox.ts'

export const insta = '17841400000000001'
export const instaScopes = [
  'instagram_business_basic',
  'instagram_business_content_publish',
  'instagram_business_manage_comments',
  'instagram_business_manage_insights',
]
const home = 'http://localhost:3000/services/instagram'

/** A site with the clip, and with what is wrong with others. */
export async function serveClips(clip: Buffer): Promise<FileServer> {
  const cover = await sharp({ create: { width: 90, height: 160, channels: 3, background: '#00c29a' } })
    .jpeg()
    .toBuffer()
  return serveFiles({
    '/clip.mp4': { bytes: clip, type: 'video/mp4' },
    '/moved.mp4': { bytes: '', type: 'text/plain', status: 302, location: '/clip.mp4' },
    '/page.mp4': { bytes: '<!doctype html>', type: 'text/html' },
    '/broken.mp4': { bytes: 'no video', type: 'video/mp4' },
    '/private/clip.mp4': { bytes: clip, type: 'video/mp4' },
    '/cover.jpg': { bytes: cover, type: 'image/jpeg' },
    '/robots.txt': { bytes: 'User-agent: *\nDisallow: /private', type: 'text/plain' },
  })
}

/** What an app of Instagram Login does, step by step; videos are fetched from a site. */
export function instagramOf({ app, pass, state }: Sandbox, siteUrl: () => string) {
  const graph = graphOf(app, '/sandbox/networks/graph.instagram.com/v26.0')
  const unversioned = graphOf(app, '/sandbox/networks/graph.instagram.com')
  const authorize = (more: Record<string, string> = {}) => {
    const query = {
      client_id: apps.instagram.id,
      redirect_uri: home,
      response_type: 'code',
      scope: instaScopes.join(','),
      state: 'a-state',
      sandbox_consent: 'allow',
      sandbox_person: 'haneul',
      ...more,
    }
    return app().inject(
      `/sandbox/networks/www.instagram.com/oauth/authorize?${new URLSearchParams(query).toString()}`,
    )
  }
  const redeem = async (code: string, more: Record<string, string> = {}) => {
    const { id: client_id, secret: client_secret } = apps.instagram
    const form = {
      client_id,
      client_secret,
      grant_type: 'authorization_code',
      redirect_uri: home,
      code,
      ...more,
    }
    const answer = await app().inject({
      method: 'POST',
      url: '/sandbox/networks/api.instagram.com/oauth/access_token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  /** By Instagram Login: a short token, made long. */
  const signIn = async (more: Record<string, string> = {}) => {
    const location = (await authorize(more)).headers.location ?? ''
    const code = new URL(location).searchParams.get('code') ?? ''
    const short: string = (await redeem(code)).body.data[0].access_token
    const long = await unversioned('GET', '/access_token', {
      grant_type: 'ig_exchange_token',
      client_secret: apps.instagram.secret,
      access_token: short,
    })
    return { location, code, short, token: String(long.body.access_token) }
  }
  const create = (token: string, params: Record<string, string> = {}) =>
    graph('POST', `/${insta}/media`, {
      media_type: 'REELS',
      video_url: `${siteUrl()}/clip.mp4`,
      caption: '오늘의 빵 🍞',
      access_token: token,
      ...params,
    })
  /** A container once its video has been fetched, after so many seconds. */
  const container = async (
    token: string,
    params: Record<string, string> = {},
    seconds = 30,
  ): Promise<string> => {
    const { body } = await create(token, params)
    await vi.waitFor(
      async () => {
        const { containers } = await state()
        const made = containers.find(({ id }: { id: string }) => id === body.id)
        expect(made.uploadedAt).not.toBeNull()
      },
      { interval: 5, timeout: 20_000 },
    )
    pass(seconds)
    return body.id
  }
  return {
    graph,
    unversioned,
    authorize,
    redeem,
    signIn,
    create,
    container,
    statusOf: async (token: string, id: string, call = graph) =>
      (await call('GET', `/${id}`, { fields: 'status_code,status', access_token: token })).body,
    publish: (token: string, id: string) =>
      graph('POST', `/${insta}/media_publish`, { creation_id: id, access_token: token }),
  }
}
