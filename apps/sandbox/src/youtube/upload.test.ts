import { createHash, randomBytes } from 'node:crypto'

import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { testClip } from '../test/clip.ts'
import { useSandbox } from '../test/sandbox.ts'
import {
  beginUpload,
  linkYoutube,
  probeSession,
  sendBytes,
  somewhat,
  uploadYoutube,
  youtube,
} from '../test/youtube.ts'

const sandbox = useSandbox()
const { app, pass, control, visible } = sandbox
const piece = 256 * 1024
let clip: Buffer
let large: Buffer
let token: string
beforeAll(async () => {
  clip = await testClip()
  // Zeros after the last box: still the same film, in three pieces and a bit.
  large = Buffer.concat([clip, Buffer.alloc(3 * piece)])
})
beforeEach(async () => {
  token = (await linkYoutube(app())).access_token
})

const begin = async (total = large.length) =>
  String((await beginUpload(app(), { token, bytes: total })).headers.location)
const send = (session: string, from: number, to: number, headers?: Record<string, string>) =>
  sendBytes(app(), session, {
    token,
    bytes: large.subarray(from, to),
    from,
    total: large.length,
    ...(headers && { headers }),
  })
const probe = (session: string) => probeSession(app(), session, token, large.length)
const rule = (
  effect: object,
  {
    route = 'PUT /upload/youtube/v3/videos*',
    ...more
  }: { route?: string; match?: object; times?: number } = {},
) => control('/faults', { network: 'youtube', route, effect, ...more })

describe('a resumable upload', () => {
  it('begins with an address here, takes pieces, and tells of the video at the end', async () => {
    const begun = await beginUpload(app(), { token, bytes: large.length })
    expect(begun).toMatchObject({ status: 200, body: null })
    const session = String(begun.headers.location)
    expect(session).toMatch(
      /^http:\/\/localhost(:80)?\/sandbox\/networks\/www\.googleapis\.com\/upload\/youtube\/v3\/videos\?.*upload_id=/,
    )
    const none = await probe(session)
    expect([none.status, none.headers['range']]).toEqual([308, undefined])
    const first = await send(session, 0, 2 * piece)
    expect([first.status, first.headers['range'], first.body]).toEqual([
      308,
      `bytes=0-${2 * piece - 1}`,
      null,
    ])
    expect((await probe(session)).headers['range']).toBe(`bytes=0-${2 * piece - 1}`)
    const last = await send(session, 2 * piece, large.length)
    expect(last).toMatchObject({
      status: 201,
      body: {
        kind: 'youtube#video',
        snippet: { title: somewhat.snippet.title },
        status: { uploadStatus: 'uploaded', privacyStatus: 'public' },
      },
    })
    const { media } = await sandbox.state()
    expect(media).toMatchObject([
      { sha256: createHash('sha256').update(large).digest('hex'), bytes: large.length },
    ])
  })

  it('answers a probe after its end with the same video, and makes no other', async () => {
    const { session, body } = await uploadYoutube(app(), { token, bytes: large })
    for (let turn = 0; turn < 2; turn += 1) {
      const again = await probe(session)
      expect([again.status, again.body.id]).toEqual([200, body.id])
    }
    expect((await send(session, 0, large.length)).body.id).toBe(body.id)
    pass(60)
    expect((await visible()).total).toBe(1)
  })

  it('tells the true range to who goes on elsewhere, and keeps nothing of it', async () => {
    const session = await begin()
    await send(session, 0, piece)
    const wrong = await send(session, 2 * piece, 3 * piece)
    expect([wrong.status, wrong.headers['range']]).toEqual([308, `bytes=0-${piece - 1}`])
    await control('/switches/youtube', { refusesWrongRange: true })
    expect((await send(session, 0, piece)).status).toBe(416)
    expect((await probe(session)).headers['range']).toBe(`bytes=0-${piece - 1}`)
  })

  it.each([
    ['words for numbers', { 'content-range': 'bytes one-two/three' }],
    ['no unit', { 'content-range': `0-${piece - 1}/1` }],
    ['another total', { 'content-range': `bytes 0-${piece - 1}/${piece}` }],
    ['another length', { 'content-range': `bytes 0-${2 * piece - 1}/${3 * piece}` }],
  ])('refuses a Content-Range with %s', async (_what, headers) => {
    expect((await send(await begin(), 0, piece, headers)).status).toBe(400)
  })

  it('refuses a piece that is no multiple of 256 KiB unless it is the last', async () => {
    const session = await begin()
    expect((await send(session, 0, piece + 1)).status).toBe(400)
    expect((await send(session, 0, piece - 1)).status).toBe(400)
    expect((await probe(session)).headers['range']).toBeUndefined()
  })

  it('may keep less than was sent, also of the last piece', async () => {
    await control('/switches/youtube', { keepsOfPut: piece })
    const session = await begin()
    const first = await send(session, 0, large.length)
    expect([first.status, first.headers['range']]).toEqual([308, `bytes=0-${piece - 1}`])
    await control('/switches/youtube', { keepsOfPut: 0 })
    expect((await send(session, piece, large.length)).status).toBe(201)
  })

  it('keeps whole pieces of 256 KiB when the line goes dead, and goes on from there', async () => {
    const session = await begin()
    await rule({ kind: 'cut' }, { match: { afterBytes: piece + 7 } })
    await expect(send(session, 0, large.length)).rejects.toThrow('destroyed')
    expect((await probe(session)).headers['range']).toBe(`bytes=0-${piece - 1}`)
    const { body } = await send(session, piece, large.length)
    pass(60)
    const { videos } = (await app().inject('/sandbox/youtube/state.json')).json()
    expect(videos).toMatchObject([{ id: body.id, sha256: createHash('sha256').update(large).digest('hex') }])
  })

  it.each([
    ['an error', '500', 500],
    ['a dead line', 'drop', 'gone'],
  ])('is done where the answer to the last piece was lost with %s', async (_what, answer, told) => {
    const session = await begin()
    await rule({ kind: 'after-commit', answer }, { route: 'PUT /upload/youtube/v3/videos?last' })
    const last = await send(session, 0, large.length)
      .then(({ status }) => status)
      .catch(() => 'gone')
    expect(last).toBe(told)
    const found = await probe(session)
    expect([found.status, typeof found.body.id]).toEqual([200, 'string'])
  })

  it('keeps some of a piece that ends in an error of the server', async () => {
    const session = await begin()
    await control('/switches/youtube', { keepsOfPut: piece })
    await rule({ kind: 'after-commit', answer: '500' })
    expect((await send(session, 0, large.length)).status).toBe(500)
    expect((await probe(session)).headers['range']).toBe(`bytes=0-${piece - 1}`)
  })

  it('goes on with the same session after its token ended', async () => {
    const session = await begin()
    await send(session, 0, piece)
    await rule({ kind: 'expire-token' })
    const ended = await send(session, piece, large.length)
    expect(ended.status).toBe(401)
    expect(ended.headers['www-authenticate']).toContain('error="invalid_token"')
    token = (await linkYoutube(app())).access_token
    expect((await probe(session)).headers['range']).toBe(`bytes=0-${piece - 1}`)
    expect((await send(session, piece, large.length)).status).toBe(201)
  })

  it('is gone after a week, or when a rule says so, also with its last answer', async () => {
    const session = await begin()
    await rule({ kind: 'session-gone', status: 410 })
    expect((await probe(session)).status).toBe(410)
    expect((await probe(session)).status).toBe(410)
    const done = await uploadYoutube(app(), { token, bytes: large })
    await rule({ kind: 'session-gone' })
    expect((await probe(done.session)).status).toBe(404)
    const old = await begin()
    pass(7 * 86_400)
    token = (await linkYoutube(app())).access_token
    expect((await probe(old)).status).toBe(404)
  })

  it('is for its own channel alone', async () => {
    const session = await begin()
    token = (await linkYoutube(app(), { person: 'bada' })).access_token
    expect((await send(session, 0, piece)).status).toBe(403)
    token = ''
    expect((await send(session, 0, piece)).status).toBe(401)
  })

  it('lets who is refused before the bytes are read finish, so that the answer arrives', async () => {
    const { port } = new URL(await app().listen({ port: 0, host: '127.0.0.1' }))
    const body = randomBytes(24 * 1024 ** 2)
    const session = await begin(body.length)
    const { pathname, search } = new URL(session)
    const answer = await fetch(`http://127.0.0.1:${port}${pathname}${search}`, {
      method: 'PUT',
      headers: {
        authorization: 'Bearer nothing',
        'content-type': 'video/mp4',
        'content-range': `bytes 0-${body.length - 1}/${body.length}`,
      },
      body,
    })
    expect(answer.status).toBe(401)
  })
})

describe('the beginning of an upload', () => {
  const reasonOf = async (body: object, more: { query?: string; headers?: Record<string, string> } = {}) => {
    const { status, body: said } = await beginUpload(app(), { token, bytes: 10_000, body, ...more })
    return [status, said?.error.errors[0].reason]
  }
  const snippet = (more: object) => ({ ...somewhat, snippet: { ...somewhat.snippet, ...more } })
  const status = (more: object) => ({ ...somewhat, status: { ...somewhat.status, ...more } })

  it.each([
    ['no title', snippet({ title: ' ' }), 'invalidTitle'],
    ['a title of 101', snippet({ title: '가'.repeat(101) }), 'invalidTitle'],
    ['a title with angles', snippet({ title: 'a > b' }), 'invalidTitle'],
    [
      'a description of 5001 bytes',
      snippet({ description: `${'가'.repeat(1_666)}abc` }),
      'invalidDescription',
    ],
    ['a description with angles', snippet({ description: '<b>' }), 'invalidDescription'],
    [
      'tags of more than 500 as they are counted',
      snippet({ tags: Array(50).fill('two words') }),
      'invalidTags',
    ],
    ['a category that there is not', snippet({ categoryId: '99' }), 'invalidCategoryId'],
    ['a privacy that there is not', status({ privacyStatus: 'friends' }), 'invalidVideoMetadata'],
    ['a time for what is public', status({ publishAt: '2026-03-02T00:00:00Z' }), 'invalidPublishAt'],
    ['a time that is none', status({ privacyStatus: 'private', publishAt: 'tomorrow' }), 'invalidPublishAt'],
    ['a word that there is not', snippet({ titel: 'x' }), 'badRequest'],
  ])('refuses %s', async (_what, body, reason) => {
    expect(await reasonOf(body)).toEqual([400, reason])
  })

  it('takes what is just within', async () => {
    expect(
      await reasonOf(
        snippet({
          title: '가'.repeat(100),
          description: `${'가'.repeat(1_666)}ab`,
          tags: Array(41).fill('two words').slice(0, 41),
        }),
      ),
    ).toEqual([200, undefined])
  })

  it('wants its parts, its headers and its kind', async () => {
    expect(await reasonOf(somewhat, { query: 'uploadType=resumable&part=snippet' })).toEqual([
      400,
      'unexpectedPart',
    ])
    expect(await reasonOf(somewhat, { query: 'uploadType=resumable' })).toEqual([
      400,
      'missingRequiredParameter',
    ])
    expect(await reasonOf(somewhat, { query: 'uploadType=media&part=snippet,status' })).toEqual([
      400,
      'invalidParameter',
    ])
    expect(await reasonOf(somewhat, { headers: { 'x-upload-content-type': 'image/png' } })).toEqual([
      400,
      'badContent',
    ])
    expect(await reasonOf(somewhat, { headers: { 'x-upload-content-length': 'long' } })).toEqual([
      400,
      'badRequest',
    ])
    expect(await reasonOf(somewhat, { headers: { 'x-upload-content-length': '0' } })).toEqual([
      400,
      'mediaBodyRequired',
    ])
    expect(await reasonOf(somewhat, { headers: { 'content-type': 'text/plain' } })).toEqual([
      400,
      'parseError',
    ])
  })

  it('is not for who has no channel, or did not tick it', async () => {
    token = (await linkYoutube(app(), { person: 'mina' })).access_token
    expect(await reasonOf(somewhat)).toEqual([401, 'youtubeSignupRequired'])
    expect(
      (await youtube(app(), '/youtube/v3/channels?part=id&mine=true', { token })).body,
    ).not.toHaveProperty('items')
    const { access_token } = await linkYoutube(app(), {
      more: { scope: 'https://www.googleapis.com/auth/youtube.readonly' },
    })
    token = access_token
    expect(await reasonOf(somewhat)).toEqual([403, 'insufficientPermissions'])
  })

  it('has a bucket of its own until midnight in California, over the change of clocks too', async () => {
    await control('/clock', { at: '2026-03-08T07:59:00Z' })
    token = (await linkYoutube(app())).access_token
    await control('/switches/youtube', { insertsPerDay: 2 })
    await reasonOf(somewhat)
    await reasonOf(somewhat)
    expect(await reasonOf(somewhat)).toEqual([403, 'quotaExceeded'])
    // Another project's buckets are not touched.
    expect((await youtube(app(), '/youtube/v3/channels?part=id&mine=true', { token })).status).toBe(200)
    pass(60)
    expect(await reasonOf(somewhat)).toEqual([200, undefined])
    await reasonOf(somewhat)
    // The eighth of March has 23 hours there.
    pass(23 * 3_600 - 61)
    token = (await linkYoutube(app())).access_token
    expect(await reasonOf(somewhat)).toEqual([403, 'quotaExceeded'])
    pass(61)
    expect(await reasonOf(somewhat)).toEqual([200, undefined])
  })

  it('is refused to a channel that took too many', async () => {
    await control('/switches/youtube', { uploadsPerChannel: 1 })
    await uploadYoutube(app(), { token, bytes: clip })
    expect(await reasonOf(somewhat)).toEqual([400, 'uploadLimitExceeded'])
  })
})
