import { createHash } from 'node:crypto'

import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { testClip } from '../test/clip.ts'
import { serveFiles } from '../test/files.ts'
import { useSandbox } from '../test/sandbox.ts'
import { linkTiktok, oneChunk, postTiktok, publicPost, sendChunk, tiktok } from '../test/tiktok.ts'

const sandbox = useSandbox()
const { app, pass, control, visible } = sandbox
const mega = 5 * 1024 ** 2
let clip: Buffer
let large: Buffer
let token: string
beforeAll(async () => {
  clip = await testClip()
  // Zeros after the last box: still the same film.
  large = Buffer.concat([clip, Buffer.alloc(2 * mega + 77)])
})
beforeEach(async () => {
  token = (await linkTiktok(app())).access_token
})

const init = (source: object = oneChunk(clip.length), info: object = publicPost()) =>
  tiktok(app(), '/post/publish/video/init/', { token, body: { post_info: info, source_info: source } })
const inbox = (source: object = oneChunk(clip.length)) =>
  tiktok(app(), '/post/publish/inbox/video/init/', { token, body: { source_info: source } })
const status = async (id: string) =>
  (await tiktok(app(), '/post/publish/status/fetch/', { token, body: { publish_id: id } })).body.data
const codeOf = async (answer: Promise<{ status: number; body: { error: { code: string } } }>) => {
  const { status: number, body } = await answer
  return [number, body.error.code]
}
const rule = (effect: object, route: string, more: object = {}) =>
  control('/faults', { network: 'tiktok', route, effect, ...more })

describe('a post', () => {
  it('goes from its bytes to its public id, a bare number that JavaScript cannot hold', async () => {
    const { id, url, sent } = await postTiktok(app(), { token, bytes: clip })
    expect(id).toMatch(/^v_pub_file~v2-1\.\d{19}$/)
    expect(url).toMatch(
      /^http:\/\/[^/]+\/sandbox\/networks\/open-upload\.tiktokapis\.com\/upload\?upload_id=\d+&upload_token=/,
    )
    expect(url.length).toBeLessThanOrEqual(256)
    expect(sent).toEqual({ status: 201, range: `bytes 0-${clip.length - 1}/${clip.length}` })
    expect(await status(id)).toEqual({
      status: 'PROCESSING_UPLOAD',
      publicaly_available_post_id: [],
      uploaded_bytes: clip.length,
    })
    pass(11)
    expect(await status(id)).toMatchObject({ status: 'PUBLISH_COMPLETE', publicaly_available_post_id: [] })
    pass(60)
    const { text } = await tiktok(app(), '/post/publish/status/fetch/', { token, body: { publish_id: id } })
    const [, number = ''] = /"publicaly_available_post_id":\[(\d+)\]/.exec(text) ?? []
    expect(number).toMatch(/^7\d{18}$/)
    expect(BigInt(number)).toBeGreaterThan(BigInt(Number.MAX_SAFE_INTEGER))
    expect((await visible()).total).toBe(1)
    const { media } = await sandbox.state()
    expect(media[0].sha256).toBe(createHash('sha256').update(clip).digest('hex'))
  })

  it('of its creator alone never has a public id, and is in no list', async () => {
    const { id } = await postTiktok(app(), {
      token,
      bytes: clip,
      info: { title: '', privacy_level: 'SELF_ONLY' },
    })
    pass(86_400)
    token = (await linkTiktok(app())).access_token
    expect(await status(id)).toMatchObject({ status: 'PUBLISH_COMPLETE', publicaly_available_post_id: [] })
    expect((await tiktok(app(), '/video/list/?fields=id', { token, body: {} })).body.data.videos).toEqual([])
  })

  it('may keep its id to itself for ever', async () => {
    await control('/switches/tiktok', { neverTellsIds: true })
    const { id } = await postTiktok(app(), { token, bytes: clip })
    pass(3_600)
    expect((await status(id)).publicaly_available_post_id).toEqual([])
  })

  it.each([
    ['too long for its creator', 'lucia', { seconds: 62, width: 360, height: 360 }, 'duration_check_failed'],
    ['too small', 'bada', { width: 320, height: 568 }, 'picture_size_check_failed'],
  ])('fails when it is %s', async (_what, person, wish, reason) => {
    token = (await linkTiktok(app(), { person })).access_token
    const { id } = await postTiktok(app(), { token, bytes: await testClip(wish) })
    pass(60)
    expect(await status(id)).toMatchObject({ status: 'FAILED', fail_reason: reason })
    expect((await visible()).total).toBe(0)
  })

  it('fails when it is no video, or when a rule says so', async () => {
    const { id } = await postTiktok(app(), { token, bytes: Buffer.from('no video') })
    pass(60)
    expect(await status(id)).toMatchObject({ status: 'FAILED', fail_reason: 'file_format_check_failed' })
    await rule({ kind: 'reject', code: 'internal' }, 'PUT /upload?last')
    const other = await postTiktok(app(), { token, bytes: clip })
    pass(60)
    expect(await status(other.id)).toMatchObject({ status: 'FAILED', fail_reason: 'internal' })
  })

  it('is called off until all its bytes are there', async () => {
    const cancel = (id: string) =>
      codeOf(tiktok(app(), '/post/publish/cancel/', { token, body: { publish_id: id } }))
    const begun = (await init()).body.data
    expect(await cancel(begun.publish_id)).toEqual([200, 'ok'])
    expect(await status(begun.publish_id)).toMatchObject({
      status: 'FAILED',
      fail_reason: 'publish_cancelled',
    })
    expect((await sendChunk(app(), begun.upload_url, { bytes: clip, total: clip.length })).status).toBe(404)
    const { id } = await postTiktok(app(), { token, bytes: clip })
    expect(await cancel(id)).toEqual([400, 'publish_not_cancellable'])
  })

  it('is told of to its own creator alone', async () => {
    const { id } = await postTiktok(app(), { token, bytes: clip })
    const ask = (publish_id: string) =>
      codeOf(tiktok(app(), '/post/publish/status/fetch/', { token, body: { publish_id } }))
    expect(await ask('v_pub_file~v2-1.0')).toEqual([400, 'invalid_publish_id'])
    token = (await linkTiktok(app(), { person: 'sam' })).access_token
    expect(await ask(id)).toEqual([400, 'token_not_authorized_for_specified_publish_id'])
  })
})

describe('the beginning of a post', () => {
  const file = (video_size: number, chunk_size: number, total_chunk_count: number) => ({
    source: 'FILE_UPLOAD',
    video_size,
    chunk_size,
    total_chunk_count,
  })

  it.each([
    ['one chunk', file(60_000_000, 60_000_000, 1), 'ok'],
    ['five chunks, the last of which takes the rest', file(50_000_123, 10_000_000, 5), 'ok'],
    ['a small file whole', file(1_000, 1_000, 1), 'ok'],
    ['one chunk of more than 64 MB', file(64_000_001, 64_000_001, 1), 'invalid_params'],
    ['one chunk that is not the whole', file(15_000_000, 10_000_000, 1), 'invalid_params'],
    ['a chunk too few', file(50_000_123, 10_000_000, 4), 'invalid_params'],
    ['a chunk too many', file(50_000_123, 10_000_000, 6), 'invalid_params'],
    ['chunks of less than 5 MB', file(12_000_000, 4_000_000, 3), 'invalid_params'],
    ['chunks of more than 64 MB', file(260_000_000, 65_000_000, 4), 'invalid_params'],
    ['more than 4 GB', file(4_300_000_000, 10_000_000, 430), 'invalid_params'],
    ['a source that there is not', { source: 'FILE' }, 'invalid_params'],
  ])('takes or refuses %s', async (_what, source, code) => {
    expect((await codeOf(init(source)))[1]).toBe(code)
  })

  it('refuses chunks altogether where it is set so, as since August 2026', async () => {
    await control('/switches/tiktok', { refusesChunks: true })
    expect(await codeOf(init(file(50_000_123, 10_000_000, 5)))).toEqual([400, 'invalid_params'])
    expect(await codeOf(init())).toEqual([200, 'ok'])
  })

  it.each([
    ['no privacy', { title: 'a' }, [400, 'invalid_params']],
    [
      'a privacy that is not among the options',
      { privacy_level: 'FOLLOWER_OF_CREATOR' },
      [403, 'privacy_level_option_mismatch'],
    ],
    ['a title of 2201', publicPost('a'.repeat(2_201)), [400, 'invalid_params']],
    [
      'a title of 1101 pictures, which are two units each',
      publicPost('🐟'.repeat(1_101)),
      [400, 'invalid_params'],
    ],
    [
      'branded content for its creator alone',
      { privacy_level: 'SELF_ONLY', brand_content_toggle: true },
      [400, 'invalid_params'],
    ],
    ['a word that there is not', { ...publicPost(), privacy: 'x' }, [400, 'invalid_params']],
    ['a title of 2200', publicPost('가'.repeat(2_200)), [200, 'ok']],
  ])('minds %s', async (_what, info, expected) => {
    expect(await codeOf(init(oneChunk(clip.length), info))).toEqual(expected)
  })

  it('without an audit is for private accounts, and their owners’ eyes', async () => {
    await control('/switches/tiktok', { isAudited: false })
    const refused = [403, 'unaudited_client_can_only_post_to_private_accounts']
    expect(await codeOf(init(oneChunk(9), { privacy_level: 'SELF_ONLY' }))).toEqual(refused)
    token = (await linkTiktok(app(), { person: 'haneul' })).access_token
    expect(await codeOf(init(oneChunk(9), { privacy_level: 'FOLLOWER_OF_CREATOR' }))).toEqual(refused)
    expect(await codeOf(init(oneChunk(9), { privacy_level: 'SELF_ONLY' }))).toEqual([200, 'ok'])
  })

  it('is refused six times a minute, fifteen times a day, and to a creator too many', async () => {
    for (let turn = 0; turn < 6; turn += 1) await init()
    expect(await codeOf(init())).toEqual([429, 'rate_limit_exceeded'])
    pass(61)
    expect(await codeOf(init())).toEqual([200, 'ok'])
    await control('/switches/tiktok', { postsPerDay: 7 })
    expect(await codeOf(init())).toEqual([403, 'spam_risk_too_many_posts'])
    const info = tiktok(app(), '/post/publish/creator_info/query/', { token })
    expect(await codeOf(info)).toEqual([200, 'spam_risk_too_many_posts'])
    await control('/switches/tiktok', { activeCreatorsPerDay: 1 })
    token = (await linkTiktok(app(), { person: 'sam' })).access_token
    expect(await codeOf(init())).toEqual([403, 'reached_active_user_cap'])
  })
})

describe('the upload host', () => {
  it('takes chunks in a row alone, and each whole', async () => {
    const { upload_url: url, publish_id: id } = (
      await init({ source: 'FILE_UPLOAD', video_size: large.length, chunk_size: mega, total_chunk_count: 2 })
    ).body.data
    const chunk = (from: number, to: number, more: object = {}) =>
      sendChunk(app(), url, { bytes: large.subarray(from, to), from, total: large.length, ...more })
    expect((await chunk(mega, large.length)).status).toBe(416)
    expect((await chunk(0, mega - 1)).status).toBe(416)
    await rule({ kind: 'cut' }, 'PUT /upload?bytes', { match: { afterBytes: 1_000_000 } })
    await expect(chunk(0, mega)).rejects.toThrow('destroyed')
    expect((await status(id)).uploaded_bytes).toBe(0)
    expect(await chunk(0, mega)).toEqual({ status: 206, range: `bytes 0-${mega - 1}/${large.length}` })
    expect((await status(id)).uploaded_bytes).toBe(mega)
    expect((await chunk(0, mega)).status).toBe(416)
    expect((await chunk(mega, large.length)).status).toBe(201)
    expect((await chunk(mega, large.length)).status).toBe(416)
    const { media } = await sandbox.state()
    expect(media[0].sha256).toBe(createHash('sha256').update(large).digest('hex'))
  })

  it.each([
    ['no range', { 'content-range': '' }, 400],
    ['another total', { 'content-range': 'bytes 0-99/101' }, 416],
    ['another length', { 'content-range': 'bytes 0-98/100' }, 400],
    ['another kind of file', { 'content-type': 'image/png' }, 400],
  ])('refuses %s', async (_what, headers, expected) => {
    const { upload_url: url } = (await init(oneChunk(100))).body.data
    expect((await sendChunk(app(), url, { bytes: Buffer.alloc(100), total: 100, headers })).status).toBe(
      expected,
    )
  })

  it('knows its addresses, for an hour', async () => {
    const { upload_url: url } = (await init()).body.data
    const send = (to: string) => sendChunk(app(), to, { bytes: clip, total: clip.length })
    expect((await send(`${url}0`)).status).toBe(404)
    expect((await send(url.replace(/upload_id=\d/, 'upload_id=9'))).status).toBe(404)
    pass(3_600)
    expect((await send(url)).status).toBe(403)
  })

  it('is done where the answer to the last chunk was lost', async () => {
    const { upload_url: url, publish_id: id } = (await init()).body.data
    await rule({ kind: 'after-commit', answer: 'drop' }, 'PUT /upload?last')
    await expect(sendChunk(app(), url, { bytes: clip, total: clip.length })).rejects.toThrow('destroyed')
    pass(11)
    expect((await status(id)).status).toBe('PUBLISH_COMPLETE')
  })
})

describe('a draft', () => {
  it('ends in the inbox until its creator posts it, and five wait at most', async () => {
    const { publish_id: id, upload_url: url } = (await inbox()).body.data
    expect(id).toMatch(/^v_inbox_file~/)
    await sendChunk(app(), url, { bytes: clip, total: clip.length })
    pass(11)
    expect((await status(id)).status).toBe('SEND_TO_USER_INBOX')
    expect((await visible()).total).toBe(0)
    for (let turn = 0; turn < 4; turn += 1) await inbox()
    expect(await codeOf(inbox())).toEqual([403, 'spam_risk_too_many_pending_share'])
    await app().inject({ method: 'POST', url: `/sandbox/tiktok/drafts/${encodeURIComponent(id)}/post` })
    expect((await status(id)).status).toBe('PUBLISH_COMPLETE')
    expect((await visible()).total).toBe(1)
    pass(61)
    expect(await codeOf(inbox())).toEqual([200, 'ok'])
  })
})

describe('a post by address', () => {
  const pull = (video_url: string) => init({ source: 'PULL_FROM_URL', video_url })
  const settled = async (id: string) => {
    for (let turn = 0; turn < 100; turn += 1) {
      const { publishings } = (await app().inject('/sandbox/tiktok/state.json')).json()
      const task = publishings.find((it: { id: string }) => it.id === id)
      if (task.completedAt !== null || task.failedAt !== null) return
      await new Promise((done) => setTimeout(done, 20))
    }
  }

  it('is fetched from where the app has shown to be, without being sent elsewhere', async () => {
    const files = await serveFiles({
      '/a.mp4': { bytes: clip, type: 'video/mp4' },
      '/b.mp4': { bytes: '', type: 'video/mp4', status: 302, location: '/a.mp4' },
    })
    expect(await codeOf(pull(`${files.url}/a.mp4`))).toEqual([403, 'url_ownership_unverified'])
    await control('/switches/tiktok', { verifiedPrefixes: `https://cdn.example.com/,${files.url}/` })
    expect(await codeOf(pull('http://example.com/a.mp4'))).toEqual([400, 'invalid_params'])
    const { publish_id: id } = (await pull(`${files.url}/a.mp4`)).body.data
    expect(id).toMatch(/^v_pub_url~/)
    await settled(id)
    expect(await status(id)).toMatchObject({ status: 'PROCESSING_DOWNLOAD', downloaded_bytes: clip.length })
    pass(11)
    expect((await status(id)).status).toBe('PUBLISH_COMPLETE')
    const { publish_id: sent } = (await pull(`${files.url}/b.mp4`)).body.data
    await settled(sent)
    expect(await status(sent)).toMatchObject({ status: 'FAILED', fail_reason: 'video_pull_failed' })
    files.close()
  })

  it('may be stuck for ever', async () => {
    await control('/switches/tiktok', { verifiedPrefixes: 'https://cdn.example.com/', stallsPulls: true })
    const { publish_id: id } = (await pull('https://cdn.example.com/a.mp4')).body.data
    pass(7_000)
    expect(await status(id)).toMatchObject({ status: 'PROCESSING_DOWNLOAD', downloaded_bytes: 0 })
  })
})
