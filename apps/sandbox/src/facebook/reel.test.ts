import { Readable } from 'node:stream'

import { beforeAll, describe, expect, it } from 'vitest'

import { testClip } from '../test/clip.ts'
import { link, sha256Of } from '../test/meta.ts'
import { bakery, reelsOf } from '../test/reel.ts'
import { useSandbox } from '../test/sandbox.ts'

const sandbox = useSandbox()
const { app, now, pass, control, visible } = sandbox
let clip: Buffer
beforeAll(async () => {
  clip = await testClip()
})
const { graph, tokenOf, start, upload, uploaded, finish, statusOf, rule } = reelsOf(sandbox, () => clip)

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
    const feed = (await app().inject('/sandbox/facebook/feed')).body
    expect(feed).toContain('갓 구운 빵')
    const file = await app().inject({
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
    const token = await tokenOf()
    const { video_id: video, upload_url: url } = await start(token)
    await rule('POST /video-upload/{id}', { kind: 'cut' }, { match: { afterBytes: 10_000 } })
    await expect(upload(url, { token, bytes: clip })).rejects.toThrow(Error)
    const { uploading_phase: phase } = (await statusOf(token, video)).status
    expect(phase).toMatchObject({ status: 'in_progress', bytes_transfered: 10_000 })
    const size = { file_size: String(clip.length) }
    const wrong = await upload(url, { token, bytes: clip, headers: size })
    expect(wrong.body.debug_info.type).toBe('OffsetInvalidError')
    const rest = { token, bytes: clip.subarray(10_000), headers: { ...size, offset: '10000' } }
    expect((await upload(url, rest)).body.success).toBe(true)
    await finish(token, video)
    pass(20)
    expect((await visible()).groups).toMatchObject([{ mediaSha256: sha256Of(clip) }])
  })

  it('keeps what came of a body that is shorter than was said', async () => {
    const token = await tokenOf()
    const { upload_url: url } = await start(token)
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

  it('takes no more bytes than were said, however they are sent', async () => {
    const token = await tokenOf()
    const { video_id: video, upload_url: url } = await start(token)
    const more = await app().inject({
      method: 'POST',
      url: url.slice(url.indexOf('/sandbox')),
      headers: {
        authorization: `OAuth ${token}`,
        offset: '0',
        file_size: '1000',
        'transfer-encoding': 'chunked',
      },
      payload: Readable.from([clip.subarray(0, 600), clip.subarray(600, 1_200)]),
    })
    expect(more.json().debug_info.type).toBe('ParameterValidationError')
    expect((await statusOf(token, video)).status.uploading_phase.status).toBe('not_started')
  })

  it.each([
    ['no offset', { offset: '' }, 'ParameterValidationError'],
    ['no size', { file_size: '' }, 'ParameterValidationError'],
    ['a form in place of bytes', { 'content-type': 'application/json' }, 'ParameterValidationError'],
    ['a bearer token', { authorization: 'Bearer x' }, 'NotAuthorizedError'],
    ['an address', { file_url: 'https://clipmint.example/a.mp4' }, 'ProcessingFailedError'],
  ])('takes no upload with %s', async (_what, headers, type) => {
    const token = await tokenOf()
    const { upload_url: url } = await start(token)
    expect((await upload(url, { token, bytes: clip, headers })).body.debug_info.type).toBe(type)
  })

  it('cannot be finished without its bytes', async () => {
    const token = await tokenOf()
    const { video_id: video } = await start(token)
    expect((await finish(token, video)).body.error.code).toBe(6_000)
  })

  it('waits for its hour, more than ten minutes and at most 29 days ahead', async () => {
    const { token, video } = await uploaded()
    const at = (seconds: number) => ({
      video_state: 'SCHEDULED',
      scheduled_publish_time: String(now() / 1_000 + seconds),
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
    const token = await tokenOf()
    const { video_id: video, upload_url: url } = await start(token)
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
    const token = await tokenOf()
    expect((await start(token)).error.code).toBe(613)
    pass(86_401)
    expect((await start(token)).video_id).toBeDefined()
  })

  it('takes the role, the scope and a token of the Page', async () => {
    const { user, pages } = await link(app())
    const start = (page: string, token: string) =>
      graph('POST', `/${page}/video_reels`, { upload_phase: 'start', access_token: token })
    expect((await start(bakery, user)).body.error.code).toBe(210)
    const second = await start('100100000000002', pages['100100000000002'] ?? '')
    expect(second.body.error).toMatchObject({ code: 100, error_subcode: 1_363_042 })
    expect((await start(bakery, pages['100100000000002'] ?? '')).body.error.error_subcode).toBe(33)
    const poor = await link(app(), { untick: 'pages_manage_posts' })
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
