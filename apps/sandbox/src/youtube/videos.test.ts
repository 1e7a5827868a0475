import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { testClip } from '../test/clip.ts'
import { useSandbox } from '../test/sandbox.ts'
import { linkYoutube, somewhat, uploadYoutube, youtube } from '../test/youtube.ts'

const sandbox = useSandbox()
const { app, pass, control, visible } = sandbox
let clip: Buffer
let token: string
beforeAll(async () => {
  clip = await testClip()
})
beforeEach(async () => {
  token = (await linkYoutube(app())).access_token
})

const renew = async () => {
  token = (await linkYoutube(app())).access_token
}
const upload = async (bytes = clip, body?: object): Promise<string> =>
  (await uploadYoutube(app(), { token, bytes, ...(body && { body }) })).body.id
const get = async (id: string, part = 'status,processingDetails,snippet,statistics,contentDetails') =>
  (await youtube(app(), `/youtube/v3/videos?part=${part}&id=${id}`, { token })).body.items[0]
const privateUntil = (publishAt: string) => ({ ...somewhat, status: { privacyStatus: 'private', publishAt } })
const rule = (effect: object) =>
  control('/faults', { network: 'youtube', route: 'PUT /upload/youtube/v3/videos*', effect })

describe('processing', () => {
  it('takes its time, tells how far it is, and ends', async () => {
    const id = await upload()
    pass(10)
    expect(await get(id)).toMatchObject({
      status: { uploadStatus: 'uploaded', privacyStatus: 'public' },
      processingDetails: {
        processingStatus: 'processing',
        processingProgress: { partsTotal: '100', partsProcessed: '50', timeLeftMs: '10000' },
      },
    })
    expect((await visible()).total).toBe(0)
    pass(10)
    const done = await get(id)
    expect(done).toMatchObject({
      status: { uploadStatus: 'processed' },
      processingDetails: { processingStatus: 'succeeded' },
      contentDetails: { duration: 'PT3S' },
      snippet: { title: somewhat.snippet.title, description: somewhat.snippet.description },
    })
    expect((await visible()).total).toBe(1)
  })

  it('fails with what is no video, and rejects what the channel has already, but not another', async () => {
    const broken = await upload(Buffer.alloc(3_000, 'x'))
    const first = await upload()
    const again = await upload()
    token = (await linkYoutube(app(), { person: 'bada' })).access_token
    const elsewhere = await upload()
    pass(60)
    expect(await get(elsewhere, 'status')).toMatchObject({ status: { uploadStatus: 'processed' } })
    await renew()
    expect(await get(broken, 'status')).toMatchObject({
      status: { uploadStatus: 'failed', failureReason: 'invalidFile' },
    })
    expect(await get(first, 'status')).toMatchObject({ status: { uploadStatus: 'processed' } })
    expect(await get(again, 'status')).toMatchObject({
      status: { uploadStatus: 'rejected', rejectionReason: 'duplicate' },
    })
    expect((await visible()).most).toBe(1)
  })

  it('never ends, ends otherwise, or later, where a rule says so', async () => {
    await rule({ kind: 'reject', code: 'copyright' })
    const rejected = await upload()
    await rule({ kind: 'stall' })
    const stuck = await upload()
    pass(3_000)
    expect(await get(rejected, 'status')).toMatchObject({ status: { rejectionReason: 'copyright' } })
    expect(await get(stuck)).toMatchObject({
      status: { uploadStatus: 'uploaded' },
      processingDetails: { processingStatus: 'processing' },
    })
    expect((await visible()).total).toBe(0)
  })

  it('tells a Short from others to who looks behind the scenes alone', async () => {
    const upright = await upload()
    const wide = await upload(await testClip({ width: 640, height: 360 }))
    const { videos } = (await app().inject('/sandbox/youtube/state.json')).json()
    expect(videos).toMatchObject([
      { id: upright, isShort: true },
      { id: wide, isShort: false },
    ])
    expect(JSON.stringify(await get(upright))).not.toMatch(/short/i)
  })
})

describe('what everybody sees', () => {
  it('begins at its time where one was said, and at once where that is over', async () => {
    const later = await upload(clip, privateUntil('2026-03-01T00:30:00Z'))
    pass(1_000)
    expect(await get(later, 'status')).toMatchObject({
      status: { privacyStatus: 'private', publishAt: '2026-03-01T00:30:00Z' },
    })
    expect((await visible()).total).toBe(0)
    pass(800)
    const { status } = await get(later, 'status')
    expect(status.privacyStatus).toBe('public')
    expect(status).not.toHaveProperty('publishAt')
    expect((await visible()).total).toBe(1)
    await control('/switches/youtube', { rejectsDuplicates: false })
    const past = await upload(clip, privateUntil('2026-01-01T00:00:00Z'))
    pass(30)
    expect(await get(past, 'status')).toMatchObject({ status: { privacyStatus: 'public' } })
  })

  it('is nothing where the project is locked', async () => {
    await control('/switches/youtube', { locksPrivate: true })
    expect(await get(await upload(), 'status')).toMatchObject({ status: { privacyStatus: 'private' } })
  })

  it('is hidden from others while private, and shown where unlisted to who has the id', async () => {
    const hidden = await upload(clip, { ...somewhat, status: { privacyStatus: 'private' } })
    await control('/switches/youtube', { rejectsDuplicates: false })
    const unlisted = await upload(clip, { ...somewhat, status: { privacyStatus: 'unlisted' } })
    pass(30)
    token = (await linkYoutube(app(), { person: 'bada' })).access_token
    const { body } = await youtube(
      app(),
      `/youtube/v3/videos?part=snippet&id=${hidden},${unlisted},nothing`,
      { token },
    )
    expect(body.items.map(({ id }: { id: string }) => id)).toEqual([unlisted])
    const list = await youtube(
      app(),
      '/youtube/v3/playlistItems?part=snippet&playlistId=UUsandbox00000000haneul1',
      { token },
    )
    expect(list.body.items).toEqual([])
    const feed = (await app().inject('/sandbox/youtube/feed?lang=ko')).body
    expect(feed).toContain('나만 보기')
    expect(feed).toContain('일부 공개')
    expect(feed).toContain('하늘빵집 &#38; 소금빵 🥐')
  })
})

describe('changing a video', () => {
  const put = (body: object, part = 'snippet,status') =>
    youtube(app(), `/youtube/v3/videos?part=${part}`, {
      token,
      method: 'PUT',
      body,
      headers: { 'content-type': 'application/json' },
    })

  it('replaces whole parts', async () => {
    const id = await upload(clip, { ...somewhat, snippet: { ...somewhat.snippet, tags: ['빵'] } })
    const snippet = { title: '새 이름', categoryId: '22' }
    expect((await put({ id, snippet }, 'snippet')).body.snippet).toMatchObject({
      title: '새 이름',
      description: '',
    })
    expect((await get(id, 'snippet')).snippet).not.toHaveProperty('tags')
    expect((await put({ id, snippet: { title: '새 이름' } }, 'snippet')).body.error.errors[0].reason).toBe(
      'invalidCategoryId',
    )
  })

  it('leaves the time when it was published as it is', async () => {
    const id = await upload()
    pass(3_000)
    const before = (await get(id, 'snippet')).snippet.publishedAt
    await put({ id, snippet: { title: '새 이름', categoryId: '22' } }, 'snippet')
    pass(30)
    expect((await get(id, 'snippet')).snippet).toMatchObject({ title: '새 이름', publishedAt: before })
  })

  it('gives no new time to what was public already', async () => {
    const id = await upload()
    pass(60)
    const { body } = await put({ id, ...privateUntil('2026-03-02T00:00:00Z') }, 'status,snippet')
    expect(body.error.errors[0].reason).toBe('invalidCategoryId')
    const { status } = privateUntil('2026-03-02T00:00:00Z')
    expect((await put({ id, status }, 'status')).body.error.errors[0].reason).toBe('invalidPublishAt')
  })

  it('takes one down, once, and only one’s own', async () => {
    const id = await upload()
    pass(30)
    const remove = async () => youtube(app(), `/youtube/v3/videos?id=${id}`, { token, method: 'DELETE' })
    token = (await linkYoutube(app(), { person: 'bada' })).access_token
    expect((await remove()).status).toBe(403)
    await renew()
    expect(await remove()).toMatchObject({ status: 204, body: null })
    expect((await remove()).body.error.errors[0].reason).toBe('videoNotFound')
    expect((await visible()).total).toBe(0)
  })
})

describe('lists', () => {
  it('show the owner everything, newest first, a page at a time, and late where a rule says so', async () => {
    await control('/switches/youtube', { rejectsDuplicates: false })
    const ids: string[] = []
    for (const privacyStatus of ['public', 'private', 'public']) {
      ids.push(await upload(clip, { ...somewhat, status: { privacyStatus } }))
      pass(60)
    }
    await rule({ kind: 'late-visible', ms: 600_000 })
    await upload()
    const list = (more: string) =>
      youtube(
        app(),
        `/youtube/v3/playlistItems?part=snippet,contentDetails,status&playlistId=UUsandbox00000000haneul1${more}`,
        { token },
      )
    const { body: first } = await list('&maxResults=2')
    const { body: second } = await list(`&maxResults=2&pageToken=${first.nextPageToken}`)
    const found = [...first.items, ...second.items].map((item) => item.contentDetails.videoId)
    expect(found).toEqual(ids.toReversed())
    expect(second).not.toHaveProperty('nextPageToken')
    expect((await list('&maxResults=51')).status).toBe(400)
    pass(600)
    expect((await list('')).body.items).toHaveLength(4)
  })

  it('find by words, from a bucket of their own', async () => {
    await control('/switches/youtube', { searchesPerDay: 1, unitsPerDay: 1 })
    const id = await upload()
    const search = () =>
      youtube(
        app(),
        `/youtube/v3/search?part=snippet&forMine=true&type=video&q=${encodeURIComponent('소금빵')}`,
        { token },
      )
    expect((await search()).body.items).toMatchObject([{ id: { videoId: id } }])
    expect((await search()).body.error.errors[0]).toMatchObject({
      domain: 'youtube.quota',
      reason: 'quotaExceeded',
    })
    expect((await youtube(app(), `/youtube/v3/videos?part=id&id=${id}`, { token })).status).toBe(200)
    expect((await youtube(app(), `/youtube/v3/videos?part=id&id=${id}`, { token })).status).toBe(403)
    const stats = await youtube(app(), `/youtube/v3/videos:batchGetStats?part=statistics&id=${id}`, { token })
    expect(stats.body).toMatchObject({
      kind: 'youtube#batchGetStatsResponse',
      items: [{ id, statistics: { viewCount: '0' } }],
    })
  })
})

describe('a comment', () => {
  const comment = (videoId: string, textOriginal = '첫 댓글 🥐') =>
    youtube(app(), '/youtube/v3/commentThreads?part=snippet', {
      token,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: { snippet: { videoId, topLevelComment: { snippet: { textOriginal } } } },
    })

  it('stands below a public video, and is counted', async () => {
    const id = await upload()
    const { status, body } = await comment(id)
    expect([status, body.snippet.topLevelComment.snippet.textOriginal]).toEqual([200, '첫 댓글 🥐'])
    const list = await youtube(app(), `/youtube/v3/commentThreads?part=snippet&videoId=${id}`, { token })
    expect(list.body.items).toHaveLength(1)
    expect((await get(id, 'statistics')).statistics.commentCount).toBe('1')
  })

  it('is refused below what is private, for children, or not there', async () => {
    const reason = async (id: string, text?: string) => (await comment(id, text)).body.error.errors[0].reason
    await control('/switches/youtube', { rejectsDuplicates: false })
    expect(await reason(await upload(clip, privateUntil('2026-04-01T00:00:00Z')))).toBe('forbidden')
    const children = { ...somewhat, status: { privacyStatus: 'public', selfDeclaredMadeForKids: true } }
    expect(await reason(await upload(clip, children))).toBe('commentsDisabled')
    expect(await reason('nothing')).toBe('videoNotFound')
    expect(await reason(await upload(), ' ')).toBe('commentTextRequired')
  })
})

describe('a cover', () => {
  const set = async (id: string, payload: Buffer | string, type = 'image/png') => {
    const answer = await app().inject({
      method: 'POST',
      url: `/sandbox/networks/www.googleapis.com/upload/youtube/v3/thumbnails/set?videoId=${id}`,
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      payload,
    })
    return [answer.statusCode, answer.json().error?.errors[0].reason]
  }
  const picture = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: '#00C29A' } })
      .png()
      .toBuffer()

  it('is a picture, of two megabytes at most unless set otherwise, once a Short was processed', async () => {
    const id = await upload()
    expect(await set(id, await picture(40))).toEqual([403, 'forbidden'])
    pass(30)
    expect(await set(id, await picture(40))).toEqual([200, undefined])
    expect((await app().inject('/sandbox/youtube/feed')).body).toMatch(
      /poster="\/sandbox\/networks\/media\/\w{64}\.jpg"/,
    )
    const [{ url }] = Object.values((await get(id, 'snippet')).snippet.thumbnails) as [{ url: string }]
    expect((await app().inject(new URL(url).pathname)).headers['content-type']).toBe('image/jpeg')
    expect(await set(id, 'no picture')).toEqual([400, 'invalidImage'])
    expect(await set(id, await picture(40), 'image/gif')).toEqual([400, 'badContent'])
    expect(await set(id, '')).toEqual([400, 'mediaBodyRequired'])
    expect(await set(id, Buffer.alloc(2 * 1024 ** 2 + 1))).toEqual([400, 'mediaTooLarge'])
    await control('/switches/youtube', { thumbnailMegabytes: 50 })
    expect(await set(id, Buffer.alloc(2 * 1024 ** 2 + 1))).toEqual([400, 'invalidImage'])
  })

  it('takes a channel whose phone is known', async () => {
    token = (await linkYoutube(app(), { person: 'bada', accounts: 'UCsandbox0000000000bada2' })).access_token
    const id = await upload()
    pass(30)
    expect(await set(id, await picture(40))).toEqual([403, 'forbidden'])
  })
})
