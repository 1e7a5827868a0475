import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Recorded } from '../suite/recorded.suite.ts'
import { access, byPath, fails, now, ok, openTiktok, postOf, settings } from './bench.suite.ts'

let on: Awaited<ReturnType<typeof openTiktok>>
beforeAll(async () => {
  on = await openTiktok()
})
afterAll(() => on.stop())

const opened = () => ok({ publish_id: 'v_pub_file~v2.1', upload_url: on.uploadUrl })

describe('opening a post', () => {
  it('asks for one chunk as large as the file, with what the owner chose', async () => {
    on.answers(opened)
    const post = postOf(64_000_000)
    expect(await on.tiktok.begin(access, post)).toEqual({
      status: 'begun',
      ticket: on.ticketOf({ bytes: 64_000_000, openedAt: now.getTime() }),
    })
    const [asked] = on.heard
    expect(asked).toMatchObject({
      method: 'POST',
      host: 'open.tiktokapis.com',
      path: '/v2/post/publish/video/init/',
    })
    expect(asked?.headers).toMatchObject({
      authorization: 'Bearer act.access',
      'content-type': 'application/json; charset=UTF-8',
    })
    expect(JSON.parse(asked?.body.toString() ?? '')).toEqual({
      post_info: {
        title: post.text,
        privacy_level: 'PUBLIC_TO_EVERYONE',
        disable_comment: true,
        disable_duet: false,
        disable_stitch: true,
        brand_content_toggle: false,
        brand_organic_toggle: true,
        is_aigc: true,
      },
      source_info: {
        source: 'FILE_UPLOAD',
        video_size: 64_000_000,
        chunk_size: 64_000_000,
        total_chunk_count: 1,
      },
    })
  })

  it('discloses an own brand and another one side by side', async () => {
    on.answers(opened)
    await on.tiktok.begin(access, postOf(1_000, { settings: { ...settings, disclosure: 'both' } }))
    expect(JSON.parse(on.heard[0]?.body.toString() ?? '')).toMatchObject({
      post_info: { brand_content_toggle: true, brand_organic_toggle: true },
    })
  })

  it.each([
    ['a file beyond one chunk', postOf(64_000_001), 'size'],
    ['a caption beyond 2,200 units', postOf(1_000, { text: '😀'.repeat(1_101) }), 'caption'],
    ['no choice of who may watch', postOf(1_000, { settings: { ...settings, privacy: '' } }), 'settings'],
    ['no consent to music', postOf(1_000, { settings: { ...settings, musicConsent: false } }), 'settings'],
    [
      'an advert for others that nobody sees',
      postOf(1_000, { settings: { ...settings, disclosure: 'branded', privacy: 'SELF_ONLY' } }),
      'settings',
    ],
  ])('asks nothing with %s', async (_what, post, refusal) => {
    on.answers(opened)
    expect(await on.tiktok.begin(access, post)).toMatchObject({ status: 'rejected', refusal })
    expect(on.heard).toEqual([])
  })
})

const status = (uploadedBytes: number, name = 'PROCESSING_UPLOAD') =>
  ok({ status: name, uploaded_bytes: uploadedBytes })

async function send(answers: Parameters<typeof byPath>[0]) {
  on.answers(byPath(answers))
  const said: (string | number)[] = []
  const outcome = await on.tiktok.send(access, postOf(1_000), on.ticketOf(), {
    sent: (bytes) => said.push(bytes),
    aboutToPublish: async () => void said.push(`about to publish after ${on.heard.length}`),
    signal: AbortSignal.timeout(30_000),
  })
  return { outcome, said }
}

describe('sending', () => {
  it('asks what is missing, says that it is about to, and sends the whole file in one chunk', async () => {
    const { outcome, said } = await send({ '/status/fetch/': status(0), '/upload': { status: 201 } })
    expect(outcome).toEqual({ status: 'sent', ticket: on.ticketOf({ isSent: true }) })
    expect(said).toEqual([0, 'about to publish after 1', 1_000])
    const [asked, sent] = on.heard
    expect(JSON.parse(asked?.body.toString() ?? '')).toEqual({ publish_id: 'v_pub_file~v2.1' })
    expect(sent).toMatchObject({ method: 'PUT', host: 'open-upload.tiktokapis.com' })
    expect(sent?.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '1000',
      'content-range': 'bytes 0-999/1000',
    })
    expect(sent?.headers.authorization).toBeUndefined()
    expect(sent?.body.length).toBe(1_000)
  })

  it.each([
    ['there whole', status(1_000)],
    ['seen already', ok({ status: 'PUBLISH_COMPLETE' })],
  ])('sends nothing of a file that is %s', async (_what, answer) => {
    const { outcome, said } = await send({ '/status/fetch/': answer })
    expect(outcome).toMatchObject({ status: 'sent', ticket: { isSent: true } })
    expect(said).toEqual([1_000])
    expect(on.heard.length).toBe(1)
  })

  it.each<[string, Recorded, object]>([
    [
      'asks for more',
      { status: 206, headers: { 'content-range': 'bytes 0-499/1000' } },
      { status: 'unclear' },
    ],
    ['says that the address has ended', { status: 403 }, { status: 'unclear' }],
    ['does not know the task', { status: 404 }, { status: 'unclear' }],
    ['has another range', { status: 416 }, { status: 'unclear' }],
    ['is down', { status: 500 }, { status: 'unclear', why: 'outage' }],
    ['says in an outage that it is one', fails('internal_error', 500), { status: 'unclear', why: 'outage' }],
    ['hangs up', 'hangs-up', { status: 'unclear', why: 'cut' }],
    ['is asked too often', fails('rate_limit_exceeded', 429), { status: 'wait', why: 'throttled' }],
    ['is asked too often and has no words', { status: 429 }, { status: 'wait', why: 'throttled' }],
    ['does not take the file', fails('invalid_file_upload'), { status: 'rejected', refusal: 'format' }],
  ])('says what is known when the host %s', async (_what, answer, ending) => {
    const { outcome } = await send({ '/status/fetch/': status(0), '/upload': answer })
    expect(outcome).toMatchObject(ending)
    expect(JSON.stringify(outcome)).not.toContain('upload_token')
  })

  it('sends nothing where it cannot ask what is missing', async () => {
    const dead = await send({ '/status/fetch/': fails('access_token_invalid', 401) })
    expect(dead.outcome).toMatchObject({ status: 'needs-owner', fault: 'ended' })
    const failed = await send({
      '/status/fetch/': ok({ status: 'FAILED', fail_reason: 'duration_check_failed' }),
    })
    expect(failed.outcome).toMatchObject({ status: 'rejected', refusal: 'length' })
    expect([...dead.said, ...failed.said]).toEqual([])
  })
})
