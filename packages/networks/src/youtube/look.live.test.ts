import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Ticket } from '../publisher.ts'
import type { Recorded } from '../suite/recorded.suite.ts'
import { access, byPath, now, openYoutube } from './bench.suite.ts'

let on: Awaited<ReturnType<typeof openYoutube>>
beforeAll(async () => {
  on = await openYoutube()
})
afterAll(() => on.stop())

const list = (items: unknown[]): Recorded => ({ json: { items } })
const look = (more: Ticket = {}, kind: 'shorts' | 'video' = 'shorts') =>
  on.youtube.look(access, kind, on.ticketOf(1_000, more))

describe('before its id is known', () => {
  it.each<[string, Recorded, object]>([
    ['misses bytes', { status: 308, headers: { range: 'bytes=0-399' } }, { status: 'unsent', fromByte: 400 }],
    ['has none', { status: 308 }, { status: 'unsent', fromByte: 0 }],
    [
      'has them all and is not done',
      { status: 308, headers: { range: 'bytes=0-999' } },
      { status: 'processing' },
    ],
    ['does not know the session', { status: 404 }, { status: 'gone' }],
    ['has put the session away', { status: 410 }, { status: 'gone' }],
    ['does not answer', 'hangs-up', { status: 'unclear', why: 'cut' }],
    ['answers with nothing', { status: 200 }, { status: 'unclear', why: 'unreadable' }],
  ])('asks the session, which %s', async (_what, answer, outcome) => {
    on.answers(() => answer)
    expect(await look()).toMatchObject(outcome)
    expect(on.heard.map(({ method, headers }) => [method, headers['content-range']])).toEqual([
      ['PUT', 'bytes */1000'],
    ])
  })

  it('goes from a session that is done to its video', async () => {
    const video = { id: 'v1', status: { uploadStatus: 'processed', privacyStatus: 'public' } }
    on.answers(({ method }) => (method === 'PUT' ? { json: video } : list([video])))
    expect(await look()).toEqual({
      status: 'published',
      remoteId: 'v1',
      url: `${on.at('www.youtube.com')}/shorts/v1`,
    })
  })
})

describe('once its id is known', () => {
  const fates: [object, object, object][] = [
    [
      { uploadStatus: 'uploaded' },
      { processingStatus: 'processing' },
      { status: 'processing', progress: null },
    ],
    [
      { uploadStatus: 'uploaded' },
      { processingStatus: 'processing', processingProgress: { partsTotal: '8', partsProcessed: '2' } },
      { status: 'processing', progress: 0.25 },
    ],
    [{ uploadStatus: 'uploaded' }, { processingStatus: 'failed' }, { refusal: 'format' }],
    [{ uploadStatus: 'uploaded' }, { processingStatus: 'terminated' }, { refusal: 'format' }],
    [{ uploadStatus: 'deleted' }, {}, { refusal: 'cancelled-there' }],
    [{ uploadStatus: 'uploaded', privacyStatus: 'private' }, {}, { refusal: 'private-only' }],
    ...Object.entries({
      codec: 'format',
      conversion: 'format',
      emptyFile: 'format',
      invalidFile: 'format',
      tooSmall: 'size',
      uploadAborted: 'other',
    }).map(([failureReason, refusal]): [object, object, object] => [
      { uploadStatus: 'failed', failureReason },
      {},
      { status: 'rejected', refusal, code: failureReason },
    ]),
    ...Object.entries({
      claim: 'copyright',
      copyright: 'copyright',
      duplicate: 'duplicate',
      inappropriate: 'policy',
      legal: 'policy',
      length: 'length',
      termsOfUse: 'policy',
      trademark: 'policy',
      uploaderAccountClosed: 'account-restricted',
      uploaderAccountSuspended: 'account-restricted',
    }).map(([rejectionReason, refusal]): [object, object, object] => [
      { uploadStatus: 'rejected', rejectionReason },
      {},
      { status: 'rejected', refusal, code: rejectionReason },
    ]),
  ]
  it.each(fates)('reads %j with %j', async (status, processingDetails, outcome) => {
    on.answers(() => list([{ id: 'v1', status, processingDetails }]))
    expect(await look({ videoId: 'v1', sentAt: now.getTime() })).toMatchObject(outcome)
    expect(on.heard.map(({ path }) => path)).toEqual(['/youtube/v3/videos'])
  })

  it('takes for seen what is private because it was wanted so, and names the address of its kind', async () => {
    on.answers(() => list([{ id: 'v1', status: { uploadStatus: 'processed', privacyStatus: 'private' } }]))
    expect(await look({ videoId: 'v1', privacy: 'private' }, 'video')).toEqual({
      status: 'published',
      remoteId: 'v1',
      url: `${on.at('www.youtube.com')}/watch?v=v1`,
    })
  })

  it('waits for a video that is not listed yet, and after long says that it was taken away', async () => {
    on.answers(() => list([]))
    expect(await look({ videoId: 'v1', sentAt: now.getTime() - 60_000 })).toMatchObject({
      status: 'processing',
    })
    expect(await look({ videoId: 'v1', sentAt: now.getTime() - 3_600_000 })).toMatchObject({
      status: 'rejected',
      refusal: 'cancelled-there',
    })
  })
})

describe('without a ticket', () => {
  const wanted = {
    kind: 'shorts',
    title: '여름 메뉴',
    text: '첫 줄\n#카페',
    seconds: 6,
    between: { from: new Date('2026-07-15T12:00:00.900Z'), to: new Date('2026-07-15T13:00:00Z') },
    others: [],
  } as const
  const upload = (videoId: string, more: object = {}) => ({
    snippet: {
      title: '여름 메뉴',
      description: '첫 줄\n#카페',
      publishedAt: '2026-07-15T12:10:00Z',
      ...more,
    },
    contentDetails: { videoId },
  })
  const own = { id: 'UC-mint', contentDetails: { relatedPlaylists: { uploads: 'UU-mint' } } }
  const video = (id: string, duration: string) => ({
    id,
    status: { uploadStatus: 'processed' },
    contentDetails: { duration },
  })
  function answer(uploads: unknown[], videos: unknown[]) {
    on.answers(byPath({ channels: list([own]), playlistItems: list(uploads), videos: list(videos) }))
  }

  it('finds a post by words, time and length together, which need not be the newest', async () => {
    answer(
      [
        upload('newer', { title: '다른 메뉴' }),
        upload('late', { publishedAt: '2026-07-15T13:02:00Z' }),
        upload('long'),
        upload('this', { publishedAt: '2026-07-15T12:00:00Z' }),
        upload('old', { publishedAt: '2026-07-15T11:58:00Z' }),
      ],
      [video('long', 'PT1M6S'), video('this', 'PT7S')],
    )
    expect(await on.youtube.find(access, wanted)).toEqual({
      status: 'published',
      remoteId: 'this',
      url: `${on.at('www.youtube.com')}/shorts/this`,
    })
    const asked = on.heard.find(({ path }) => path.endsWith('/playlistItems'))
    expect(asked?.query.get('playlistId')).toBe('UU-mint')
    expect(on.heard.at(-1)?.query.get('id')).toBe('long,this')
  })

  it.each([
    ['another title', [upload('a', { title: '여름' })]],
    ['another description', [upload('a', { description: '' })]],
    ['another time', [upload('a', { publishedAt: '2026-07-14T12:10:00Z' })]],
    ['another length', [upload('long')]],
    ['posts that are others of ours', [upload('ours')]],
    ['nothing', []],
  ])('says that it is absent among %s', async (_what, uploads) => {
    answer(uploads, [video('long', 'PT1M6S'), video('a', 'PT6S'), video('ours', 'PT6S')])
    expect(await on.youtube.find(access, { ...wanted, others: ['ours'] })).toEqual({ status: 'absent' })
  })

  it('turns pages until the time before', async () => {
    const newer = upload('newer', { publishedAt: '2026-07-15T14:00:00Z' })
    const older = upload('older', { publishedAt: '2026-07-15T10:00:00Z' })
    const pages: Record<string, object> = {
      first: { items: [newer, older], nextPageToken: 'second' },
      second: { items: [upload('this')], nextPageToken: 'third' },
      third: { items: [older], nextPageToken: 'fourth' },
    }
    on.answers(
      byPath({
        channels: list([own]),
        playlistItems: ({ query }) => ({ json: pages[query.get('pageToken') ?? 'first'] }),
        videos: list([video('this', 'PT6S')]),
      }),
    )
    expect(await on.youtube.find(access, wanted)).toMatchObject({ remoteId: 'this' })
    expect(on.heard.map(({ query }) => query.get('pageToken'))).toEqual([null, null, 'second', 'third', null])
  })

  it('finds one whose length is not known yet, and says so where one was refused', async () => {
    answer([upload('this')], [video('this', 'P0D')])
    expect(await on.youtube.find(access, wanted)).toMatchObject({ status: 'published' })
    const status = { uploadStatus: 'rejected', rejectionReason: 'duplicate' }
    answer([upload('this')], [{ ...video('this', 'PT6S'), status }])
    expect(await on.youtube.find(access, wanted)).toMatchObject({ status: 'rejected', refusal: 'duplicate' })
  })

  it('is not published for being uploaded: nobody sees what is still processed', async () => {
    for (const videos of [[{ ...video('this', 'PT6S'), status: { uploadStatus: 'uploaded' } }], []]) {
      answer([upload('this')], videos)
      expect(await on.youtube.find(access, wanted)).toMatchObject({ status: 'unclear' })
    }
  })

  it('does not say that it is absent where it could not look', async () => {
    on.answers(byPath({ channels: list([own]), playlistItems: { json: {} } }))
    expect((await on.youtube.find(access, wanted)).status).toBe('unclear')
    on.answers(byPath({ channels: list([{ ...own, id: 'UC-other' }]) }))
    expect(await on.youtube.find(access, wanted)).toMatchObject({ status: 'needs-owner', fault: 'gone' })
    const reason = 'playlistNotFound'
    const none = { status: 404, json: { error: { message: 'None.', errors: [{ reason }] } } }
    on.answers(byPath({ channels: list([own]), playlistItems: none }))
    expect(await on.youtube.find(access, wanted)).toEqual({ status: 'absent' })
  })
})
