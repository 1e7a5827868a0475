import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { beforeAll, describe, expect, it } from 'vitest'

import { apps } from '../networks/apps.ts'
import { testClip } from '../test/clip.ts'
import { useSandbox } from '../test/sandbox.ts'
import {
  linkTiktok,
  postTiktok,
  tiktok,
  tiktokBack,
  tiktokCode,
  tiktokConsentUrl,
  tiktokOauth,
} from '../test/tiktok.ts'

const sandbox = useSandbox()
const { app, pass, control } = sandbox
let clip: Buffer
beforeAll(async () => {
  clip = await testClip()
})
const refresh = (refresh_token: string) => tiktokOauth(app(), { grant_type: 'refresh_token', refresh_token })
const userInfo = (token: string, fields = 'open_id,display_name') =>
  tiktok(app(), `/user/info/?fields=${fields}`, { token, method: 'GET' })

describe('linking a creator', () => {
  it('brings tokens, the creator and what was ticked', async () => {
    const tokens = await linkTiktok(app(), { untick: 'video.list' })
    expect(tokens).toMatchObject({
      open_id: '-000sandbox-bada',
      expires_in: 7_200,
      refresh_expires_in: 15_552_000,
      scope: 'user.info.basic,user.info.profile,user.info.stats,video.publish,video.upload',
      token_type: 'Bearer',
    })
    const { body } = await userInfo(tokens.access_token, 'open_id,display_name,username,follower_count')
    expect(body).toMatchObject({
      data: { user: { display_name: '바다횟집', username: 'badasashimi' } },
      error: { code: 'ok' },
    })
    const list = await tiktok(app(), '/video/list/?fields=id', { token: tokens.access_token, body: {} })
    expect([list.status, list.body.error.code]).toEqual([401, 'scope_not_authorized'])
  })

  it('shows its page in both languages, and goes back with a refusal', async () => {
    const address = tiktokConsentUrl().replace(/&sandbox_\w+=\w+/g, '')
    const page = (await app().inject(`${address}&sandbox_person=bada&lang=en`)).body
    expect(page).toContain('Let Clipmint in at TikTok?')
    expect((await app().inject(`${address}&sandbox_person=bada`)).body).toContain('동영상 게시하기')
    const back = new URL((await app().inject(tiktokConsentUrl({ consent: 'deny' }))).headers.location ?? '')
    expect(Object.fromEntries(back.searchParams)).toMatchObject({ error: 'access_denied', state: 'a-state' })
  })

  it.each([
    ['client_id for client_key', { client_key: '', client_id: apps.tiktok.id }],
    ['an address that is not registered', { redirect_uri: 'https://example.com/' }],
    ['scopes with spaces between', { scope: 'user.info.basic video.publish' }],
  ])('lets nobody through with %s', async (_what, more) => {
    expect((await app().inject(tiktokConsentUrl({ more }))).statusCode).toBe(400)
  })

  it('takes a code once, and tells errors in the body alone', async () => {
    const code = await tiktokCode(app())
    const redeem = (more: Record<string, string> = {}) =>
      tiktokOauth(app(), { grant_type: 'authorization_code', code, redirect_uri: tiktokBack, ...more })
    expect((await redeem({ client_secret: 'wrong' })).body).toMatchObject({ error: 'invalid_client' })
    expect((await redeem()).body.access_token).toMatch(/^act\./)
    const again = await redeem()
    expect([again.status, again.body.error, typeof again.body.log_id]).toEqual([
      200,
      'invalid_grant',
      'string',
    ])
    await control('/switches/tiktok', { oauthErrorStatus: 400 })
    expect((await redeem()).status).toBe(400)
  })

  it('wants a form', async () => {
    const answer = await tiktok(app(), '/oauth/token/', {
      body: { client_key: apps.tiktok.id, grant_type: 'refresh_token' },
    })
    expect(answer.body.error).toBe('invalid_request')
  })
})

describe('a refresh token', () => {
  it('is good once: the next one comes with it', async () => {
    const first = await linkTiktok(app())
    const second = (await refresh(first.refresh_token)).body
    expect(second.refresh_token).not.toBe(first.refresh_token)
    expect((await refresh(first.refresh_token)).body.error).toBe('invalid_grant')
    expect((await refresh(second.refresh_token)).body.access_token).toMatch(/^act\./)
    const { tokens } = await sandbox.state()
    expect(Math.max(...tokens.map(({ generation }: { generation: number }) => generation))).toBe(2)
  })

  it('is taken again within a grace, where there is one', async () => {
    await control('/switches/tiktok', { refreshGraceSeconds: 60 })
    const { refresh_token: token } = await linkTiktok(app())
    await refresh(token)
    pass(59)
    expect((await refresh(token)).body.error).toBeUndefined()
    pass(1)
    expect((await refresh(token)).body.error).toBe('invalid_grant')
  })

  it('lives as long as it says, as the access token does', async () => {
    await control('/switches/tiktok', { accessTokenSeconds: 86_400, refreshTokenSeconds: 31_536_000 })
    const tokens = await linkTiktok(app())
    pass(86_399)
    expect((await userInfo(tokens.access_token)).status).toBe(200)
    pass(1)
    expect((await userInfo(tokens.access_token)).body).toMatchObject({
      data: {},
      error: { code: 'access_token_invalid' },
    })
    pass(31_536_000 - 86_400)
    expect((await refresh(tokens.refresh_token)).body.error).toBe('invalid_grant')
  })

  it('ends with the rest when the app is taken out', async () => {
    const tokens = await linkTiktok(app())
    expect((await tiktokOauth(app(), { token: tokens.access_token }, 'revoke')).body).toEqual({})
    expect((await userInfo(tokens.access_token)).status).toBe(401)
    expect((await refresh(tokens.refresh_token)).body.error).toBe('invalid_grant')
  })
})

describe('reading', () => {
  it('takes fields, knows them, and has an envelope whatever happens', async () => {
    const { access_token: token } = await linkTiktok(app())
    const codeAt = async (path: string, method: 'GET' | 'POST' = 'GET') => {
      const { status, body } = await tiktok(app(), path, {
        token,
        method,
        ...(method === 'POST' && { body: {} }),
      })
      return [status, body.error.code, typeof body.error.log_id]
    }
    expect(await codeAt('/user/info/')).toEqual([400, 'invalid_params', 'string'])
    expect(await codeAt('/user/info/?fields=email')).toEqual([400, 'invalid_params', 'string'])
    expect(await codeAt('/user/info?fields=open_id')).toEqual([404, 'unsupported_path', 'string'])
    expect(await codeAt('/video/list/', 'POST')).toEqual([400, 'invalid_params', 'string'])
    await control('/faults', {
      network: 'tiktok',
      route: 'GET /v2/user/info/',
      effect: { kind: 'http', preset: 'tt.rate_limit_exceeded' },
    })
    expect(await codeAt('/user/info/?fields=open_id')).toEqual([429, 'rate_limit_exceeded', 'string'])
  })

  it('turns pages of public videos, and counts what they come to', async () => {
    const { access_token: token } = await linkTiktok(app())
    for (let turn = 0; turn < 3; turn += 1) {
      await postTiktok(app(), { token, bytes: clip })
      pass(100)
    }
    pass(3_600)
    const fields = 'id,title,view_count,like_count,share_url,duration,create_time'
    const list = (body: object) => tiktok(app(), `/video/list/?fields=${fields}`, { token, body })
    const first = (await list({ max_count: 2 })).body.data
    expect([first.videos.length, first.has_more]).toEqual([2, true])
    const second = (await list({ max_count: 2, cursor: first.cursor })).body.data
    expect([second.videos.length, second.has_more]).toEqual([1, false])
    const [video] = second.videos
    expect(video).toMatchObject({ title: '오늘의 회 🐟 #바다', duration: 3 })
    expect(video.view_count).toBeGreaterThan(0)
    expect((await app().inject(video.share_url)).headers.location).toContain('/sandbox/tiktok/feed')
    const query = await tiktok(app(), '/video/query/?fields=id', {
      token,
      body: { filters: { video_ids: [video.id, '1'] } },
    })
    expect(query.body.data.videos).toEqual([{ id: video.id }])
    expect((await list({ max_count: 21 })).body.error.code).toBe('invalid_params')
    const info = (await userInfo(token, 'video_count,likes_count')).body.data.user
    expect(info.video_count).toBe(3)
  })
})

describe('what a creator may', () => {
  it('is told before each post', async () => {
    const ask = async (person: string) => {
      const { access_token: token } = await linkTiktok(app(), { person })
      return (await tiktok(app(), '/post/publish/creator_info/query/', { token })).body.data
    }
    expect(await ask('haneul')).toMatchObject({
      creator_nickname: '하늘빵집',
      privacy_level_options: ['FOLLOWER_OF_CREATOR', 'MUTUAL_FOLLOW_FRIENDS', 'SELF_ONLY'],
      duet_disabled: false,
      max_video_post_duration_sec: 600,
    })
    expect(await ask('lucia')).toMatchObject({
      privacy_level_options: ['PUBLIC_TO_EVERYONE', 'MUTUAL_FOLLOW_FRIENDS', 'SELF_ONLY'],
      comment_disabled: true,
      stitch_disabled: true,
      max_video_post_duration_sec: 60,
    })
  })
})

type Heard = { event: string; user_openid: string; create_time: number; content: Record<string, unknown> }

/** An address that events are told to, deaf as often as it is said; what is not signed rightly is not heard. */
async function listen(deafFor = 0) {
  const heard: Heard[] = []
  let missed = 0
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const body = Buffer.concat(pieces).toString()
      const [, at = '', said] = /^t=(\d+),s=(\w+)$/.exec(String(request.headers['tiktok-signature'])) ?? []
      const right = createHmac('sha256', apps.tiktok.secret).update(`${at}.${body}`).digest('hex')
      const isGood = said === right && missed >= deafFor
      if (isGood) heard.push({ ...JSON.parse(body), content: JSON.parse(JSON.parse(body).content) })
      else missed += 1
      response.writeHead(isGood ? 200 : 500).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await control('/switches/tiktok', { webhookUrl: `http://127.0.0.1:${port}/` })
  return { heard, missed: () => missed, close: () => server.close() }
}

describe('events', () => {
  it('are told with a signature, again where nobody heard, and once where somebody did', async () => {
    const { heard, missed, close } = await listen(1)
    const { access_token: token } = await linkTiktok(app())
    const { id } = await postTiktok(app(), { token, bytes: clip })
    pass(11)
    await expect.poll(missed, { timeout: 5_000 }).toBe(1)
    pass(61)
    await expect.poll(() => heard.length, { timeout: 5_000 }).toBe(2)
    expect(heard.map(({ event, content }) => [event, content['publish_id']])).toEqual([
      ['post.publish.complete', id],
      ['post.publish.publicly_available', id],
    ])
    const [post] = (await sandbox.state()).posts
    expect(heard[1]?.content['post_id']).toBe(post.id)
    await app().inject({ method: 'DELETE', url: `/sandbox/networks/posts/${post.id}` })
    await expect
      .poll(() => heard.at(-1)?.event, { timeout: 5_000 })
      .toBe('post.publish.no_longer_publicaly_available')
    expect(heard).toHaveLength(3)
    close()
  })

  it('can be told several times, and late, with the time at which it happened', async () => {
    const { heard, close } = await listen()
    await control('/switches/tiktok', { webhookCopies: 3, webhookLateMs: 600_000 })
    const { access_token: token } = await linkTiktok(app())
    await postTiktok(app(), { token, bytes: clip })
    pass(11)
    await new Promise((resolve) => setTimeout(resolve, 250))
    expect(heard).toEqual([])
    pass(600)
    const complete = () => heard.filter(({ event }) => event === 'post.publish.complete')
    await expect.poll(() => complete().length, { timeout: 5_000 }).toBe(3)
    await new Promise((resolve) => setTimeout(resolve, 250))
    expect(complete()).toHaveLength(3)
    const lateBy = Date.parse((await sandbox.state()).now) / 1_000 - (complete()[0]?.create_time ?? 0)
    expect(lateBy).toBeGreaterThan(590)
    close()
  })

  it.each([
    ['the person', 1],
    ['the app', 5],
  ])('tell that %s took a consent back', async (who, reason) => {
    const { heard, close } = await listen()
    const { access_token: token, open_id: account } = await linkTiktok(app())
    if (who === 'the app') await tiktokOauth(app(), { token }, 'revoke')
    else await app().inject({ method: 'POST', url: `/sandbox/tiktok/accounts/${account}/disconnect` })
    await expect.poll(() => heard.length, { timeout: 5_000 }).toBe(1)
    expect(heard[0]).toMatchObject({
      event: 'authorization.removed',
      user_openid: account,
      content: { reason },
    })
    expect((await userInfo(token)).body.error.code).toBe('access_token_invalid')
    close()
  })
})
