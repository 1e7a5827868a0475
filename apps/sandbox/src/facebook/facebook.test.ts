import type { FastifyInstance } from 'fastify'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { apps } from '../networks/apps.ts'
import { createSandbox } from '../sandbox.ts'
import { testClip } from '../test/clip.ts'
import { codeOf, dialogUrl, graphOf, link, sha256Of } from '../test/meta.ts'

let now = Date.parse('2026-03-01T00:00:00Z')
let app: FastifyInstance
let clip: Buffer
const graph = graphOf(() => app)
const bakery = '100100000000001'
beforeAll(async () => {
  clip = await testClip()
})
beforeEach(async () => {
  now = Date.parse('2026-03-01T00:00:00Z')
  app = await createSandbox(() => new Date(now))
})
afterEach(() => app.close())

const pass = (seconds: number) => {
  now += seconds * 1_000
}
const control = (path: string, payload: object, method: 'POST' | 'PUT' = 'POST') =>
  app.inject({ method, url: `/sandbox/networks${path}`, payload })
const rule = (route: string, effect: object, more: object = {}) =>
  control('/faults', { network: 'facebook', route, effect, ...more })
const visible = async () => (await app.inject('/sandbox/networks/posts/visible.json')).json()

async function upload(
  url: string,
  { token, bytes = clip, headers = {} }: { token: string; bytes?: Buffer; headers?: Record<string, string> },
) {
  const answer = await app.inject({
    method: 'POST',
    url: url.slice(url.indexOf('/sandbox')),
    headers: {
      authorization: `OAuth ${token}`,
      'content-type': 'application/octet-stream',
      offset: '0',
      file_size: String(bytes.length),
      ...headers,
    },
    payload: bytes,
  })
  return { status: answer.statusCode, body: answer.json() }
}

async function reelStart(token: string, page = bakery) {
  return (await graph('POST', `/${page}/video_reels`, { upload_phase: 'start', access_token: token })).body
}
async function finish(token: string, video: string, more: Record<string, string> = {}) {
  return graph('POST', `/${bakery}/video_reels`, {
    upload_phase: 'finish',
    video_id: video,
    video_state: 'PUBLISHED',
    description: '갓 구운 빵 🍞 #하늘빵집',
    access_token: token,
    ...more,
  })
}
async function statusOf(token: string, video: string) {
  return (await graph('GET', `/${video}`, { fields: 'status,post_id,permalink_url', access_token: token }))
    .body
}
/** A Reel with all its bytes there. */
async function uploaded() {
  const { pages } = await link(app)
  const token = pages[bakery] ?? ''
  const { video_id: video, upload_url: url } = await reelStart(token)
  expect((await upload(url, { token })).status).toBe(200)
  return { token, video: String(video) }
}

describe('linking Pages', () => {
  it('brings tokens that last, for the Pages that somebody may work on', async () => {
    const { user, pages } = await link(app)
    expect(Object.keys(pages)).toEqual([bakery, '100100000000002'])
    const { body } = await graph('GET', '/debug_token', {
      input_token: pages[bakery] ?? '',
      access_token: `${apps.facebook.id}|${apps.facebook.secret}`,
    })
    expect(body.data).toMatchObject({ type: 'PAGE', is_valid: true, expires_at: 0, profile_id: bakery })
    const me = await graph('GET', '/me', { fields: 'id,name', access_token: user })
    expect(me.body).toEqual({ id: '122100000000001', name: '김하늘' })
    const list = await graph('GET', '/me/accounts', { fields: 'name,tasks', access_token: user })
    expect(list.body.data[1].tasks).toEqual(['ANALYZE', 'MODERATE'])
  })

  it('shows a page of people, then what is asked, in both languages', async () => {
    const address = dialogUrl().replace(/sandbox_\w+=\w+&?/g, '')
    expect((await app.inject(address)).body).toContain('박바다')
    const page = (await app.inject(`${address}&sandbox_person=haneul&lang=en`)).body
    expect(page).toContain('Let Clipmint in at Facebook?')
    expect(page).toContain('pages_manage_posts')
    const back = await app.inject({
      method: 'POST',
      url: `${address}&sandbox_person=haneul`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `answer=allow&account+${bakery}=on&scope+pages_show_list=on`,
    })
    expect(back.headers.location).toMatch(
      /^http:\/\/localhost:3000\/services\/facebook\?code=[\w-]+&state=a-state$/,
    )
  })

  it('goes back with a refusal when somebody says no', async () => {
    const back = new URL((await app.inject(dialogUrl({ consent: 'deny' }))).headers.location ?? '')
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      error_reason: 'user_denied',
      state: 'a-state',
    })
  })

  it.each([
    ['another app', { client_id: '1' }],
    ['an address that is not registered', { redirect_uri: 'http://localhost:3000/elsewhere' }],
    ['a scope that there is not', { scope: 'pages_everything' }],
    ['no response type', { response_type: 'token' }],
  ])('lets nobody through with %s', async (_what, more) => {
    const answer = await app.inject(dialogUrl({}, more))
    expect(answer.statusCode).toBe(400)
    expect(answer.headers.location).toBeUndefined()
  })

  it('takes a code once, in ten minutes, with the same address', async () => {
    const { id: client_id, secret: client_secret } = apps.facebook
    const redeem = (code: string, redirect_uri = 'http://localhost:3000/services/facebook') =>
      graph('GET', '/oauth/access_token', { client_id, client_secret, redirect_uri, code })
    const code = await codeOf(app)
    expect((await redeem(code, 'http://localhost:3000/services/facebook/')).body.error.error_subcode).toBe(
      36_008,
    )
    expect((await redeem(code)).body.error.message).toContain('has been used')
    const late = await codeOf(app)
    pass(601)
    expect((await redeem(late)).body.error.error_subcode).toBe(36_007)
  })

  it('tells of scopes that were unticked, and hides Pages of portfolios without theirs', async () => {
    const { user } = await link(app, { person: 'bada', untick: 'business_management,pages_manage_posts' })
    const { body } = await graph('GET', '/me/permissions', { access_token: user })
    expect(body.data).toContainEqual({ permission: 'pages_manage_posts', status: 'declined' })
    expect((await graph('GET', '/me/accounts', { access_token: user })).body.data).toEqual([])
    const all = await link(app, { person: 'bada' })
    const businesses = await graph('GET', '/me/businesses', { access_token: all.user })
    const [{ id }] = businesses.body.data
    const clients = await graph('GET', `/${id}/client_pages`, { access_token: all.user, fields: 'name' })
    expect(clients.body.data).toEqual([{ id: '100100000000004', name: '부산 어묵골목' }])
  })

  it('turns pages of a list by the address in the answer', async () => {
    const { user } = await link(app)
    const first = await graph('GET', '/me/accounts', { access_token: user, fields: 'name', limit: '1' })
    const second = await graph('GET', first.body.paging.next)
    expect(second.body.data).toMatchObject([{ name: '하늘빵집 2호점' }])
    expect(second.body.paging.next).toBeUndefined()
  })
})

describe('the Graph API', () => {
  it('knows the versions that there were, and no others', async () => {
    const at = (version: string) =>
      graphOf(() => app, `/sandbox/facebook/graph.facebook.com/${version}`)('GET', '/me')
    expect((await at('v20.0')).body.error.code).toBe(104)
    expect((await at('v27.0')).body.error).toMatchObject({ code: 2_500 })
    expect((await at('v27.0')).body.error.message).toContain('Unknown path components')
  })

  it('refuses a field that there is not, and an object of somebody else', async () => {
    const { token, video } = await uploaded()
    const wrong = await graph('GET', `/${video}`, { fields: 'statuses', access_token: token })
    expect(wrong.body.error).toMatchObject({
      code: 100,
      message: expect.stringContaining('nonexisting field'),
    })
    const { pages } = await link(app, { person: 'lucia' })
    const stranger = await graph('GET', `/${video}`, {
      fields: 'status',
      access_token: Object.values(pages)[0] ?? '',
    })
    expect(stranger.body.error).toMatchObject({ code: 100, error_subcode: 33 })
  })

  it('takes its token from a header, and its parameters from JSON', async () => {
    const { token } = await uploaded()
    const answer = await app.inject({
      method: 'POST',
      url: `/sandbox/facebook/graph.facebook.com/v26.0/${bakery}/video_reels`,
      headers: { authorization: `Bearer ${token}` },
      payload: { upload_phase: 'start' },
    })
    expect(answer.json().video_id).toMatch(/^\d+$/)
  })

  it('says how much of its limits is used, and when it may be called again', async () => {
    const { token, video } = await uploaded()
    await control('/switches/facebook', { pageCallsPerDay: 4 })
    let last: Awaited<ReturnType<typeof graph>> | null = null
    for (let count = 0; count < 4; count += 1) last = await graph('GET', `/${video}`, { access_token: token })
    expect(last?.body.error.code).toBe(80_001)
    const usage = JSON.parse(String(last?.headers['x-business-use-case-usage']))
    expect(usage[bakery][0]).toMatchObject({ type: 'pages', estimated_time_to_regain_access: 1_440 })
    expect(usage[bakery][0].call_count).toBeGreaterThan(100)
  })
})

describe('a Reel', () => {
  it('goes from bytes to a post that people see once, its words unchanged', async () => {
    const { token, video } = await uploaded()
    expect((await statusOf(token, video)).status).toMatchObject({
      uploading_phase: { status: 'complete', bytes_transfered: clip.length },
      processing_phase: { status: 'in_progress' },
      publishing_phase: { status: 'not_started' },
    })
    expect((await finish(token, video)).body).toMatchObject({ success: true })
    expect((await visible()).total).toBe(0)
    pass(20)
    const { status, post_id: post, permalink_url: link_ } = await statusOf(token, video)
    expect(status).toMatchObject({ video_status: 'ready', publishing_phase: { publish_status: 'published' } })
    expect(link_).toBe(`/reel/${video}/`)
    expect(await visible()).toMatchObject({
      total: 1,
      groups: [{ account: bakery, kind: 'reel', mediaSha256: sha256Of(clip) }],
    })
    const read = await graph('GET', `/${bakery}_${post}`, { fields: 'message', access_token: token })
    expect(read.body.message).toBe('갓 구운 빵 🍞 #하늘빵집')
    const feed = (await app.inject('/sandbox/facebook/feed')).body
    expect(feed).toContain('갓 구운 빵')
    const file = await app.inject({
      url: `/sandbox/networks/media/${sha256Of(clip)}.mp4`,
      headers: { range: 'bytes=0-9' },
    })
    expect([file.statusCode, file.rawPayload.equals(clip.subarray(0, 10))]).toEqual([206, true])
  })

  it('is not published again by a second finish, unless it is set to be', async () => {
    const { token, video } = await uploaded()
    await finish(token, video)
    pass(20)
    expect((await finish(token, video)).body.success).toBe(true)
    expect((await visible()).total).toBe(1)
    await control('/switches/facebook', { duplicatesOnRefinish: true })
    await finish(token, video)
    expect((await visible()).most).toBe(2)
  })

  it('goes on from the bytes that came when the line went dead', async () => {
    const { pages } = await link(app)
    const token = pages[bakery] ?? ''
    const { video_id: video, upload_url: url } = await reelStart(token)
    await rule('POST /video-upload/{id}', { kind: 'cut' }, { match: { afterBytes: 10_000 } })
    await expect(upload(url, { token })).rejects.toThrow(Error)
    const { uploading_phase: phase } = (await statusOf(token, video)).status
    expect(phase).toMatchObject({ status: 'in_progress', bytes_transfered: 10_000 })
    const size = { file_size: String(clip.length) }
    const wrong = await upload(url, { token, headers: size })
    expect(wrong.body.debug_info.type).toBe('OffsetInvalidError')
    const rest = { token, bytes: clip.subarray(10_000), headers: { ...size, offset: '10000' } }
    expect((await upload(url, rest)).body.success).toBe(true)
    await finish(token, video)
    pass(20)
    expect((await visible()).groups).toMatchObject([{ mediaSha256: sha256Of(clip) }])
  })

  it('keeps what came of a body that is shorter than was said', async () => {
    const { pages } = await link(app)
    const token = pages[bakery] ?? ''
    const { upload_url: url } = await reelStart(token)
    const short = { token, bytes: clip.subarray(0, 5_000), headers: { file_size: String(clip.length) } }
    expect((await upload(url, short)).body.debug_info).toMatchObject({
      type: 'PartialRequestError',
      retriable: true,
    })
    const rest = {
      token,
      bytes: clip.subarray(5_000),
      headers: { file_size: String(clip.length), offset: '5000' },
    }
    expect((await upload(url, rest)).status).toBe(200)
  })

  it.each([
    ['no offset', { offset: '' }, 'ParameterValidationError'],
    ['no size', { file_size: '' }, 'ParameterValidationError'],
    ['a form in place of bytes', { 'content-type': 'application/json' }, 'ParameterValidationError'],
    ['a bearer token', { authorization: 'Bearer x' }, 'NotAuthorizedError'],
    ['an address', { file_url: 'https://clipmint.example/a.mp4' }, 'ProcessingFailedError'],
  ])('takes no upload with %s', async (_what, headers, type) => {
    const { pages } = await link(app)
    const token = pages[bakery] ?? ''
    const { upload_url: url } = await reelStart(token)
    expect((await upload(url, { token, headers })).body.debug_info.type).toBe(type)
  })

  it('cannot be finished without its bytes', async () => {
    const { pages } = await link(app)
    const token = pages[bakery] ?? ''
    const { video_id: video } = await reelStart(token)
    expect((await finish(token, video)).body.error.code).toBe(6_000)
  })

  it('waits for its hour, more than ten minutes and at most 29 days ahead', async () => {
    const { token, video } = await uploaded()
    const at = (seconds: number) => ({
      video_state: 'SCHEDULED',
      scheduled_publish_time: String(now / 1_000 + seconds),
    })
    for (const seconds of [600, 29 * 86_400 + 60])
      expect((await finish(token, video, at(seconds))).body.error.code).toBe(100)
    await finish(token, video, at(3_600))
    pass(3_599)
    expect((await statusOf(token, video)).status.publishing_phase.publish_status).toBe('scheduled')
    expect((await visible()).total).toBe(0)
    pass(2)
    expect((await visible()).total).toBe(1)
  })

  it('stays a draft until it is finished once more', async () => {
    const { token, video } = await uploaded()
    await finish(token, video, { video_state: 'DRAFT' })
    pass(60)
    expect((await statusOf(token, video)).status.publishing_phase.publish_status).toBe('draft')
    await finish(token, video)
    expect((await visible()).total).toBe(1)
  })

  it.each([
    ['too wide', { width: 960, height: 400 }, 1_363_040],
    ['too small', { width: 270, height: 480 }, 1_363_127],
    ['too short', { width: 576, height: 1_024, seconds: 2 }, 1_363_128],
  ])('that is %s ends in an error of its processing', async (_what, shape, code) => {
    const { pages } = await link(app)
    const token = pages[bakery] ?? ''
    const { video_id: video, upload_url: url } = await reelStart(token)
    await upload(url, { token, bytes: await testClip(shape) })
    await finish(token, video)
    pass(20)
    const { status } = await statusOf(token, video)
    expect(status.video_status).toBe('error')
    expect(status.processing_phase.errors).toMatchObject([{ code }])
    expect((await visible()).total).toBe(0)
  })

  it('hides an error in a phase, and never ends, when a rule says so', async () => {
    await rule('POST /{page}/video_reels?upload_phase=finish', {
      kind: 'reject',
      code: '1363019',
      insidePhase: true,
    })
    const { token, video } = await uploaded()
    await finish(token, video)
    pass(20)
    expect((await statusOf(token, video)).status).toMatchObject({
      video_status: 'processing',
      processing_phase: { status: 'error' },
    })
    await rule('POST /{page}/video_reels?upload_phase=finish', { kind: 'stall' })
    const other = await uploaded()
    await finish(other.token, other.video)
    pass(86_400)
    expect((await statusOf(other.token, other.video)).status.video_status).toBe('processing')
  })

  it('is counted: the 31st of a day is refused, and the day rolls', async () => {
    await control('/switches/facebook', { reelsPerDay: 2 })
    for (let count = 0; count < 2; count += 1) {
      const { token, video } = await uploaded()
      await finish(token, video)
    }
    const { pages } = await link(app)
    const token = pages[bakery] ?? ''
    expect((await reelStart(token)).error.code).toBe(613)
    pass(86_401)
    expect((await reelStart(token)).video_id).toBeDefined()
  })

  it('takes the role, the scope and a token of the Page', async () => {
    const { user, pages } = await link(app)
    const start = (page: string, token: string) =>
      graph('POST', `/${page}/video_reels`, { upload_phase: 'start', access_token: token })
    expect((await start(bakery, user)).body.error.code).toBe(210)
    const second = await start('100100000000002', pages['100100000000002'] ?? '')
    expect(second.body.error).toMatchObject({ code: 100, error_subcode: 1_363_042 })
    expect((await start(bakery, pages['100100000000002'] ?? '')).body.error.error_subcode).toBe(33)
    const poor = await link(app, { untick: 'pages_manage_posts' })
    expect((await start(bakery, poor.pages[bakery] ?? '')).body.error.code).toBe(200)
  })

  it('is listed, gets a cover and a comment, and is taken away', async () => {
    const { token, video } = await uploaded()
    await finish(token, video)
    pass(20)
    const list = await graph('GET', `/${bakery}/video_reels`, { fields: 'description', access_token: token })
    expect(list.body.data).toEqual([{ id: video, description: '갓 구운 빵 🍞 #하늘빵집' }])
    const comment = await graph('POST', `/${video}/comments`, {
      message: '예약은 프로필에서',
      access_token: token,
    })
    const comments = await graph('GET', `/${video}/comments`, { access_token: token })
    expect(comments.body.data).toMatchObject([{ id: comment.body.id, message: '예약은 프로필에서' }])
    await graph('DELETE', `/${video}`, { access_token: token })
    expect((await visible()).total).toBe(0)
    expect((await statusOf(token, video)).error.error_subcode).toBe(33)
  })
})

describe('what a rule does to a call', () => {
  it.each([
    ['its answer lost', { kind: 'after-commit', answer: '500' }, 1],
    ['its answer a refusal', { kind: 'after-commit', answer: 'meta.368' }, 1],
    ['nothing done', { kind: 'before-commit' }, 0],
  ])('finishes with %s', async (_what, effect, posts) => {
    const { token, video } = await uploaded()
    await rule('POST /{page}/video_reels?upload_phase=finish', effect)
    expect((await finish(token, video)).status).toBeGreaterThanOrEqual(400)
    pass(20)
    expect((await visible()).total).toBe(posts)
  })

  it('drops the line after all is done', async () => {
    const { token, video } = await uploaded()
    await rule('POST /{page}/video_reels?upload_phase=finish', { kind: 'after-commit', answer: 'drop' })
    await expect(finish(token, video)).rejects.toThrow(Error)
    pass(20)
    expect((await visible()).total).toBe(1)
    const { calls } = (await app.inject('/sandbox/networks/journal.json?network=facebook')).json()
    expect(calls.at(-1)).toMatchObject({
      status: 0,
      fault: 'after-commit',
      account: bakery,
      as: `page:haneul:${bakery}`,
    })
    expect(JSON.stringify(calls)).not.toContain(token)
  })

  it.each([
    ['expires its token', { kind: 'expire-token' }, 463],
    ['ends its token', { kind: 'revoke', subcode: 460 }, 460],
    ['takes the role from its person', { kind: 'lose-role' }, 492],
  ])('%s at the second poll', async (_what, effect, subcode) => {
    const { token, video } = await uploaded()
    await rule('GET /{video}', effect, { match: { nth: 2 } })
    expect((await statusOf(token, video)).status).toBeDefined()
    expect((await statusOf(token, video)).error).toMatchObject({ code: 190, error_subcode: subcode })
    expect((await finish(token, video)).body.error.code).toBe(190)
  })

  it('answers in another spelling, with garbage, or by a name', async () => {
    const { token, video } = await uploaded()
    await rule('GET /{video}', { kind: 'drift', form: 'spelling' })
    expect((await statusOf(token, video)).status.uploading_phase).toMatchObject({
      status: 'completed',
      bytes_transferred: clip.length,
    })
    await rule('GET /{video}', { kind: 'garbage', form: 'truncated' })
    await expect(statusOf(token, video)).rejects.toThrow(SyntaxError)
    await rule('GET /{video}', { kind: 'http', preset: 'meta.190.459' })
    expect((await statusOf(token, video)).error.error_subcode).toBe(459)
    await rule('GET /{video}', { kind: 'drift', form: 'ids-as-numbers' })
    const raw = await app.inject(
      `/sandbox/facebook/graph.facebook.com/v26.0/${video}?${new URLSearchParams({ fields: 'status', access_token: token }).toString()}`,
    )
    expect(raw.body).toContain(`"id":${video}`)
  })

  it('shows a post in lists only later', async () => {
    const { token, video } = await uploaded()
    await rule('POST /{page}/video_reels?upload_phase=finish', { kind: 'late-visible', ms: 60_000 })
    await finish(token, video)
    pass(20)
    const count = async () =>
      (await graph('GET', `/${bakery}/video_reels`, { access_token: token })).body.data.length
    expect([(await visible()).total, await count()]).toEqual([1, 0])
    pass(61)
    expect(await count()).toBe(1)
  })
})

describe('a Story', () => {
  it('is there for a day, and listed as archived after it', async () => {
    const { pages } = await link(app)
    const token = pages[bakery] ?? ''
    const call = (params: Record<string, string>) =>
      graph('POST', `/${bakery}/video_stories`, { access_token: token, ...params })
    const { video_id: video, upload_url: url } = (await call({ upload_phase: 'start' })).body
    expect((await call({ upload_phase: 'finish', video_id: video })).body.error.code).toBe(6_000)
    await upload(url, { token })
    const words = await call({ upload_phase: 'finish', video_id: video, description: '말' })
    expect(words.body.error.code).toBe(100)
    const { post_id: post } = (await call({ upload_phase: 'finish', video_id: video })).body
    pass(20)
    const stories = async () => (await graph('GET', `/${bakery}/stories`, { access_token: token })).body.data
    expect(await stories()).toMatchObject([{ post_id: post, media_id: video, status: 'PUBLISHED' }])
    pass(86_400)
    expect(await stories()).toMatchObject([{ status: 'ARCHIVED' }])
    expect((await visible()).total).toBe(0)
  })
})

describe('a video of a Page', () => {
  const pieces = (token: string, params: Record<string, string>, chunk?: Buffer) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ access_token: token, ...params })) form.set(name, value)
    if (chunk) form.set('video_file_chunk', new Blob([new Uint8Array(chunk)]), 'piece')
    return send(form)
  }
  async function send(form: FormData) {
    const whole = new Response(form)
    const answer = await app.inject({
      method: 'POST',
      url: `/sandbox/facebook/graph.facebook.com/v26.0/${bakery}/videos`,
      headers: { 'content-type': whole.headers.get('content-type') ?? '' },
      payload: Buffer.from(await whole.arrayBuffer()),
    })
    return answer.json()
  }

  it('comes in pieces, each at its offset', async () => {
    const { pages } = await link(app)
    const token = pages[bakery] ?? ''
    await control('/switches/facebook', { pieceBytes: 20_000, draftsVerticalVideos: false })
    const start = await pieces(token, { upload_phase: 'start', file_size: String(clip.length) })
    const session = { upload_session_id: start.upload_session_id }
    const wrong = await pieces(
      token,
      { ...session, upload_phase: 'transfer', start_offset: '5' },
      clip.subarray(5, 10),
    )
    expect(wrong.error).toMatchObject({ code: 1_363_037, error_data: { start_offset: 0 } })
    let at = start
    while (at.start_offset !== at.end_offset) {
      const chunk = clip.subarray(Number(at.start_offset), Number(at.end_offset))
      at = await pieces(token, { ...session, upload_phase: 'transfer', start_offset: at.start_offset }, chunk)
    }
    expect(await pieces(token, { ...session, upload_phase: 'finish', description: '조각' })).toEqual({
      success: true,
    })
    pass(20)
    expect((await visible()).groups).toMatchObject([{ kind: 'video', mediaSha256: sha256Of(clip) }])
  })

  it('that is vertical waits as a draft', async () => {
    const { pages } = await link(app)
    const token = pages[bakery] ?? ''
    const form = new FormData()
    form.set('access_token', token)
    form.set('source', new Blob([new Uint8Array(clip)]), 'clip.mp4')
    const { id } = await send(form)
    pass(20)
    expect((await statusOf(token, id)).status.publishing_phase.publish_status).toBe('draft')
    expect((await visible()).total).toBe(0)
  })
})

describe('insights', () => {
  it('come a day late, and fail whole by one name that is retired', async () => {
    const { token, video } = await uploaded()
    await finish(token, video)
    pass(5 * 86_400)
    const insights = (path: string, params: Record<string, string>) =>
      graph('GET', path, { access_token: token, ...params })
    const reel = await insights(`/${video}/video_insights`, {
      metric: 'blue_reels_play_count,post_video_social_actions',
    })
    expect(reel.body.data[0].values[0].value).toBeGreaterThan(0)
    const retired = await insights(`/${video}/video_insights`, {
      metric: 'blue_reels_play_count,post_impressions_unique',
    })
    expect(retired.body.error.code).toBe(100)
    const page = await insights(`/${bakery}/insights`, {
      metric: 'page_media_view',
      period: 'day',
      since: '2026-03-01',
      until: '2026-03-06',
    })
    const values: { value: number; end_time: string }[] = page.body.data[0].values
    expect(values.at(-1)?.end_time).toBe('2026-03-04T08:00:00+0000')
    expect(values.reduce((sum, { value }) => sum + value, 0)).toBeGreaterThan(0)
    const long = await insights(`/${bakery}/insights`, {
      metric: 'page_follows',
      since: '2026-01-01',
      until: '2026-06-01',
    })
    expect(long.body.error.message).toContain('90 days')
    expect((await insights(`/${bakery}/insights`, {})).body.error).toMatchObject({
      code: 3_001,
      error_subcode: 1_504_028,
    })
  })

  it('are empty for a Page that few like, and take their scope', async () => {
    await control(`/accounts/${bakery}`, { likes: 99 }, 'PUT')
    const { pages } = await link(app)
    const ask = (token = '') =>
      graph('GET', `/${bakery}/insights`, { access_token: token, metric: 'page_follows' })
    expect((await ask(pages[bakery])).body.data).toEqual([])
    const poor = await link(app, { untick: 'read_insights' })
    expect((await ask(poor.pages[bakery])).body.error.code).toBe(10)
  })
})
