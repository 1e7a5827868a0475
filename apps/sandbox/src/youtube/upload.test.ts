import { createHash } from 'node:crypto'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

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
    ['words for numbers', () => 'bytes one-two/three'],
    ['no unit', () => `0-${piece - 1}/${large.length}`],
    ['another total', () => `bytes 0-${piece - 1}/${piece}`],
    ['another length', () => `bytes 0-${2 * piece - 1}/${large.length}`],
  ])('refuses a Content-Range with %s', async (_what, rangeOf) => {
    const refused = await send(await begin(), 0, piece, { 'content-range': rangeOf() })
    expect(refused.status).toBe(400)
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

  it('answers who is refused early only once all is sent, so that the answer arrives', async () => {
    const { port } = new URL(await app().listen({ port: 0, host: '127.0.0.1' }))
    const body = Buffer.alloc(1024 ** 2)
    const { pathname, search } = new URL(await begin(body.length))
    let answered = 0
    const sending = request({
      port,
      method: 'PUT',
      path: `${pathname}${search}`,
      headers: {
        authorization: 'Bearer nothing',
        'content-type': 'video/mp4',
        'content-length': body.length,
        'content-range': `bytes 0-${body.length - 1}/${body.length}`,
      },
    })
    sending.on('response', ({ statusCode = 0 }) => {
      answered = statusCode
    })
    sending.write(body.subarray(0, 512 * 1024))
    await sleep(200)
    expect(answered).toBe(0)
    sending.end(body.subarray(512 * 1024))
    await expect.poll(() => answered).toBe(401)
  })
})
