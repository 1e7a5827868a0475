import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Recorded } from '../suite/recorded.suite.ts'
import { access, openYoutube, postOf } from './bench.suite.ts'
import { partBytes } from './session.ts'

let on: Awaited<ReturnType<typeof openYoutube>>
beforeAll(async () => {
  on = await openYoutube()
})
afterAll(() => on.stop())

const done = { json: { id: 'vid-1', status: { uploadStatus: 'uploaded', privacyStatus: 'public' } } }
const kept = (bytes: number): Recorded => ({
  status: 308,
  ...(bytes > 0 && { headers: { range: `bytes=0-${bytes - 1}` } }),
})

/** Sends, and writes down in which order what happened. */
async function send(bytes: number, signal = AbortSignal.timeout(30_000)) {
  const said: (string | number)[] = []
  const outcome = await on.youtube.send(access, postOf(bytes), on.ticketOf(bytes), {
    sent: (count) => said.push(count),
    aboutToPublish: async () => void said.push('about to publish'),
    signal,
  })
  return { outcome, said, ranges: on.heard.map(({ headers }) => headers['content-range']) }
}

describe('opening a session', () => {
  it('tells the size and the kind of file, the words as they are, and who may watch', async () => {
    on.answers(() => ({ headers: { location: on.session } }))
    const post = postOf(1_000, { settings: { privacy: 'unlisted', madeForKids: true } })
    expect(await on.youtube.begin(access, post)).toEqual({
      status: 'begun',
      ticket: on.ticketOf(1_000, { privacy: 'unlisted' }),
    })
    const [asked] = on.heard
    expect(asked).toMatchObject({
      method: 'POST',
      host: 'www.googleapis.com',
      path: '/upload/youtube/v3/videos',
    })
    expect(Object.fromEntries(asked?.query ?? [])).toEqual({
      uploadType: 'resumable',
      part: 'snippet,status',
    })
    expect(asked?.headers).toMatchObject({
      authorization: 'Bearer ya29.access',
      'content-type': 'application/json; charset=UTF-8',
      'x-upload-content-length': '1000',
      'x-upload-content-type': 'video/mp4',
    })
    expect(JSON.parse(asked?.body.toString() ?? '')).toEqual({
      snippet: { title: post.title, description: post.text, categoryId: '22', defaultLanguage: 'ko' },
      status: { privacyStatus: 'unlisted', selfDeclaredMadeForKids: true, containsSyntheticMedia: true },
    })
  })

  it.each([
    ['no title', { title: ' ' }, 'caption'],
    ['a title of 101 letters', { title: '가'.repeat(101) }, 'caption'],
    ['an angle bracket in the title', { title: '1 < 2' }, 'caption'],
    ['an angle bracket in the description', { text: '2 > 1' }, 'caption'],
    ['a description of 5,001 bytes', { text: `${'가'.repeat(1_666)}aaa` }, 'caption'],
    ['no answer to who may watch', { settings: {} }, 'settings'],
  ])('asks nothing with %s', async (_what, more, refusal) => {
    on.answers(() => ({}))
    expect(await on.youtube.begin(access, postOf(1_000, more))).toMatchObject({ status: 'rejected', refusal })
    expect(on.heard).toEqual([])
  })

  it('takes a description of just 5,000 bytes', async () => {
    on.answers(() => ({ headers: { location: on.session } }))
    const text = `${'가'.repeat(1_666)}aa`
    expect((await on.youtube.begin(access, postOf(1_000, { text }))).status).toBe('begun')
  })

  it('does not know what came of an answer that names no session', async () => {
    on.answers(() => ({}))
    expect(await on.youtube.begin(access, postOf(1_000))).toMatchObject({ status: 'unclear' })
  })
})

describe('sending', () => {
  it('probes first, sends in parts of 256 KiB times a number, and says when the last one comes', async () => {
    const bytes = 2 * partBytes + 5
    let has = 0
    on.answers(({ headers, body }) => {
      has += body.length
      return headers['content-range']?.startsWith('bytes */') || has < bytes
        ? kept(has)
        : { status: 201, ...done }
    })
    const { outcome, said, ranges } = await send(bytes)
    expect(ranges).toEqual([
      `bytes */${bytes}`,
      `bytes 0-${partBytes - 1}/${bytes}`,
      `bytes ${partBytes}-${2 * partBytes - 1}/${bytes}`,
      `bytes ${2 * partBytes}-${bytes - 1}/${bytes}`,
    ])
    expect(partBytes % 262_144).toBe(0)
    expect(said).toEqual([0, partBytes, 2 * partBytes, 'about to publish', bytes])
    expect(outcome).toMatchObject({ status: 'sent', ticket: { videoId: 'vid-1' } })
  })

  it('goes on at the byte that it is told, also where less was kept than was sent', async () => {
    const bytes = partBytes + 600_000
    const counts = [262_144, 524_288, 524_288 + partBytes]
    on.answers(() => {
      const count = counts.shift()
      return count === undefined ? { status: 200, ...done } : kept(count)
    })
    const { outcome, ranges } = await send(bytes)
    expect(ranges).toEqual([
      `bytes */${bytes}`,
      `bytes 262144-${262_144 + partBytes - 1}/${bytes}`,
      `bytes 524288-${524_288 + partBytes - 1}/${bytes}`,
      `bytes ${524_288 + partBytes}-${bytes - 1}/${bytes}`,
    ])
    expect(outcome.status).toBe('sent')
  })

  it('sends nothing of a file that is there whole', async () => {
    on.answers(() => done)
    const { outcome, said, ranges } = await send(1_000)
    expect(ranges).toEqual(['bytes */1000'])
    expect(said).toEqual([1_000])
    expect(outcome).toMatchObject({ status: 'sent', ticket: { videoId: 'vid-1' } })
  })

  it('leaves it for later when nothing is kept again and again', async () => {
    on.answers(() => kept(0))
    const { outcome, ranges } = await send(1_000)
    expect(outcome).toMatchObject({ status: 'wait', why: 'busy' })
    expect(ranges.length).toBe(4)
  })

  const last: [string, Recorded, object][] = [
    ['an outage in words of its own', { status: 503, json: reasonOf('backendError') }, { status: 'unclear' }],
    ['a page of HTML', { status: 502, text: '<html>' }, { status: 'unclear' }],
    ['half a JSON', { status: 201, text: '{"id":"vid' }, { status: 'unclear' }],
    ['nothing at all', { status: 201 }, { status: 'unclear' }],
    ['a line that goes dead', 'hangs-up', { status: 'unclear', why: 'cut' }],
    ['a range that cannot be read', { status: 308, headers: { range: 'bytes=5-9' } }, { status: 'unclear' }],
    ['all bytes and no video', { status: 308, headers: { range: 'bytes=0-999' } }, { status: 'unclear' }],
    ['a session that is gone', { status: 404, text: 'Not Found' }, { status: 'gone' }],
    ['a dead token', { status: 401, json: reasonOf('authError') }, { status: 'needs-owner', fault: 'ended' }],
    [
      'a rate',
      { status: 429, json: reasonOf('uploadRateLimitExceeded') },
      { status: 'wait', why: 'throttled' },
    ],
    ['a cap', { status: 400, json: reasonOf('uploadLimitExceeded') }, { status: 'wait', why: 'quota' }],
  ]
  it.each(last)('says what is known after the last byte met %s', async (_what, answer, ending) => {
    on.answers(({ body }) => (body.length > 0 ? answer : kept(0)))
    const { outcome, said } = await send(1_000)
    expect(said).toContain('about to publish')
    expect(outcome).toMatchObject(ending)
  })

  it('says that nothing came of it when an outage meets a part that is not the last', async () => {
    on.answers(({ body }) => (body.length > 0 ? { status: 503, json: reasonOf('backendError') } : kept(0)))
    const { outcome, said } = await send(partBytes + 1)
    expect(said).toEqual([0])
    expect(outcome).toMatchObject({ status: 'wait', why: 'outage' })
  })

  it('tells nothing of the session or the token', async () => {
    const message = `Bad token ya29.access at ${on.session}`
    on.answers(() => ({ status: 400, json: { error: { message, errors: [{ reason: 'strange' }] } } }))
    const { outcome } = await send(1_000)
    expect(JSON.stringify(outcome)).toContain('Bad token')
    expect(JSON.stringify(outcome)).not.toMatch(/ya29\.access|upload_id/)
  })
})

function reasonOf(reason: string) {
  return { error: { code: 400, message: 'Words.', errors: [{ domain: 'youtube.x', reason }] } }
}
