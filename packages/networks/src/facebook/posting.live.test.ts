import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import {
  access,
  failed,
  formOf,
  now,
  openGraph,
  postOf,
  type RecordedGraph,
  sending,
  token,
} from '../graph/recorded-graph.suite.ts'
import type { Publisher, Ticket } from '../publisher.ts'
import { createFacebookPublisher } from './publisher.ts'

let graph: RecordedGraph
let facebook: Publisher
beforeAll(async () => {
  graph = await openGraph()
  facebook = createFacebookPublisher(
    { FACEBOOK_PAGES_APP_ID: '1', FACEBOOK_PAGES_APP_SECRET: 'secret', FACEBOOK_PAGES_VERSION: 'v26.0' },
    { at: graph.at, now: () => now },
  )
})
afterAll(() => graph.stop())

const ticketOf = (bytes: number, more: Ticket = {}): Ticket => ({
  video: '900',
  bytes,
  uploadUrl: `${graph.at('rupload.facebook.com')}/video-upload/v26.0/900`,
  session: null,
  partBytes: null,
  ...more,
})
const withStatus = (status: object) => ({ json: { id: '900', status } })
const done = { status: 'complete' }
const uploaded = { video_status: 'upload_complete', uploading_phase: done }
const sessionGone = { debug_info: { retriable: false, type: 'ProcessingFailedError', message: 'Gone' } }
const missing = (bytes: number) =>
  withStatus({
    video_status: 'uploading',
    uploading_phase: { status: 'in_progress', bytes_transfered: bytes },
  })

describe('a reel on its way to Facebook', () => {
  it('is begun, sent and finished with its words, and with no token in any address', async () => {
    const post = postOf()
    const upload_url = `${graph.at('rupload.facebook.com')}/video-upload/v26.0/900`
    graph.script({
      'POST /111/video_reels': ({ body }) =>
        body.toString().includes('finish')
          ? { json: { success: true, post_id: '5' } }
          : { json: { video_id: 900, upload_url } },
      'GET /900': missing(0),
      'POST /video-upload/v26.0/900': { json: { success: true } },
    })
    const begun = await facebook.begin(access, post)
    if (begun.status !== 'begun') throw new Error(JSON.stringify(begun))
    const sent = await facebook.send(access, post, begun.ticket, sending())
    expect(sent.status).toBe('sent')
    expect(await facebook.publish(access, post, begun.ticket)).toEqual({
      status: 'accepted',
      ticket: begun.ticket,
    })
    const [start, , , finish] = graph.heard
    expect(formOf(start)).toMatchObject({ upload_phase: 'start' })
    expect(formOf(finish)).toMatchObject({
      upload_phase: 'finish',
      video_id: '900',
      video_state: 'PUBLISHED',
      description: post.text,
    })
    for (const { query, path } of graph.heard) expect(`${path}?${query.toString()}`).not.toContain(token)
    expect(JSON.stringify(begun.ticket)).not.toContain(token)
    expect(graph.heard[2]?.headers).toMatchObject({
      authorization: `OAuth ${token}`,
      offset: '0',
      file_size: String(post.video.bytes),
    })
    expect(graph.heard[2]?.body.equals(post.video.content)).toBe(true)
  })

  it('goes on from where Facebook says, and asks again when the host of files says otherwise', async () => {
    const post = postOf()
    const has = [10_000, 20_000]
    graph.script({
      'GET /900': () => missing(has.shift() ?? 0),
      'POST /video-upload/v26.0/900': ({ headers }) =>
        headers['offset'] === '20000'
          ? { json: { success: true } }
          : {
              status: 400,
              json: { debug_info: { retriable: true, type: 'OffsetInvalidError', message: 'No' } },
            },
    })
    expect((await facebook.send(access, post, ticketOf(post.video.bytes), sending())).status).toBe('sent')
    expect(post.video.opened).toEqual([10_000, 20_000])
    expect(graph.heard.at(-1)?.body.equals(post.video.content.subarray(20_000))).toBe(true)
  })

  it('is sent nothing more when all of it is there', async () => {
    const post = postOf()
    graph.script({ 'GET /900': withStatus(uploaded) })
    expect((await facebook.send(access, post, ticketOf(post.video.bytes), sending())).status).toBe('sent')
    expect(post.video.opened).toEqual([])
  })

  it.for([
    ['PartialRequestError', null, { status: 'unclear' }],
    ['ProcessingFailedError', false, { status: 'rejected', refusal: 'format' }],
    ['ProcessingFailedError', true, { status: 'wait', why: 'busy' }],
    ['ParameterValidationError', false, { status: 'rejected', refusal: 'other' }],
    ['NotAuthorizedError', false, { status: 'needs-owner', fault: 'ended' }],
    ['NeverHeardOfError', null, { status: 'wait', why: 'busy' }],
  ] as const)('tells %s (retriable: %s) of the host of files apart', async ([type, retriable, outcome]) => {
    const post = postOf()
    graph.script({
      'GET /900': missing(0),
      'POST /video-upload/v26.0/900': {
        status: 400,
        json: { debug_info: { retriable, type, message: `For ${token}` } },
      },
    })
    const met = await facebook.send(access, post, ticketOf(post.video.bytes), sending())
    expect(met).toMatchObject(outcome)
    expect(JSON.stringify(met)).not.toContain(token)
  })

  it('takes no bytes any more where its time is over', async () => {
    const post = postOf()
    const send = (status: Parameters<typeof failed>, answer: ReturnType<typeof failed>) => {
      graph.script({ 'GET /900': failed(...status), 'POST /video-upload/v26.0/900': answer })
      return facebook.send(access, post, ticketOf(post.video.bytes), sending())
    }
    expect(await send([100, 33], failed(100, 33))).toEqual({ status: 'gone' })
    expect(await send([100, 33], failed(6000))).toEqual({ status: 'gone' })
    expect((await send([100, 33], { json: { success: true } })).status).toBe('sent')
    expect(await send([100, 33], failed(190, 463))).toMatchObject({ status: 'needs-owner', fault: 'ended' })
  })

  it.for([404, 410])('is begun anew where the host of files answers %s', async (status) => {
    graph.script({ 'GET /900': missing(0), 'POST /video-upload/v26.0/900': { status, json: sessionGone } })
    const post = postOf()
    expect(await facebook.send(access, post, ticketOf(post.video.bytes), sending())).toEqual({
      status: 'gone',
    })
  })

  it('never takes its token to another host', async () => {
    const post = postOf()
    graph.script({ 'GET /900': missing(0) })
    const ticket = ticketOf(post.video.bytes, { uploadUrl: `${graph.at('evil.example')}/video-upload/900` })
    expect((await facebook.send(access, post, ticket, sending())).status).toBe('unclear')
    expect(graph.heard).toHaveLength(1)
  })

  it('is perhaps published where the server failed at the end, and surely not where it was refused', async () => {
    const post = postOf()
    const publish = async (answer: Parameters<typeof graph.script>[0][string]) => {
      graph.script({ 'POST /111/video_reels': answer })
      return facebook.publish(access, post, ticketOf(post.video.bytes))
    }
    expect((await publish(failed(1))).status).toBe('unclear')
    expect((await publish(failed(2, undefined, { is_transient: true }))).status).toBe('unclear')
    expect((await publish({ status: 500, json: { oh: 'no' } })).status).toBe('unclear')
    expect((await publish({ json: { success: false } })).status).toBe('unclear')
    expect((await publish(failed(987_654))).status).toBe('unclear')
    expect((await publish(failed(100, 33))).status).toBe('unclear')
    expect(await publish(failed(80001))).toMatchObject({ status: 'wait', why: 'throttled' })
    expect(await publish(failed(368))).toMatchObject({ status: 'rejected', refusal: 'policy' })
  })

  it('is begun another time where its page is said to be missing, and is not', async () => {
    const begin = async (page: ReturnType<typeof failed>) => {
      graph.script({ 'POST /111/video_reels': failed(100, 33), 'GET /111': page })
      return facebook.begin(access, postOf())
    }
    expect(await begin({ json: { id: '111' } })).toMatchObject({ status: 'wait', why: 'busy' })
    expect(await begin(failed(100, 33))).toMatchObject({ status: 'needs-owner', fault: 'gone' })
    expect((await begin({ status: 502, text: '<html></html>' })).status).toBe('unclear')
  })

  it('waits an hour where thirty were made in a day', async () => {
    graph.script({ 'POST /111/video_reels': failed(613) })
    expect(await facebook.begin(access, postOf())).toMatchObject({
      status: 'wait',
      why: 'quota',
      until: new Date(now.getTime() + 3_600_000),
    })
  })

  it('counts as accepted when it is its own duplicate, and is refused when it is of another', async () => {
    const post = postOf()
    const publish = async (publishing_phase: object) => {
      graph.script({
        'POST /111/video_reels': failed(506),
        'GET /900': withStatus({ ...uploaded, publishing_phase }),
      })
      return facebook.publish(access, post, ticketOf(post.video.bytes))
    }
    expect((await publish({ status: 'complete', publish_status: 'published' })).status).toBe('accepted')
    expect((await publish({ status: 'in_progress' })).status).toBe('unclear')
    expect(await publish({ status: 'not_started' })).toMatchObject({
      status: 'rejected',
      refusal: 'duplicate',
    })
  })
})

describe('where a post at Facebook stands', () => {
  const live = { ...uploaded, publishing_phase: { status: 'complete', publish_status: 'published' } }
  const look = (kind: 'reels' | 'story' | 'video') => facebook.look(access, kind, ticketOf(1))

  it('is published also where its address cannot be read', async () => {
    const answers = (link: ReturnType<typeof failed>) => ({
      'GET /900': ({ query }: { query: URLSearchParams }) =>
        query.get('fields') === 'status' ? withStatus(live) : link,
    })
    graph.script(answers(failed(100, 33)))
    expect(await look('reels')).toEqual({
      status: 'published',
      remoteId: '900',
      url: `${graph.at('www.facebook.com')}/reel/900`,
    })
    expect(await look('video')).toEqual({ status: 'published', remoteId: '900', url: null })
    graph.script(answers({ json: { id: '900', permalink_url: '/reel/900/' } }))
    expect(await look('reels')).toMatchObject({ url: `${graph.at('www.facebook.com')}/reel/900/` })
  })

  it('is gone where the video is not known, which says nothing of the post', async () => {
    graph.script({ 'GET /900': failed(100, 33) })
    expect(await look('reels')).toEqual({ status: 'gone' })
  })

  it('is a draft: of a reel to be published again, of a video for good', async () => {
    const publishing_phase = { status: 'complete', publish_status: 'draft' }
    graph.script({ 'GET /900': withStatus({ ...uploaded, publishing_phase }) })
    expect(await look('reels')).toEqual({ status: 'ready' })
    expect(await look('video')).toMatchObject({ status: 'rejected', refusal: 'ratio' })
  })

  it("is looked for among the page's stories before a story may be published again", async () => {
    const stories = (answer: ReturnType<typeof failed>) => {
      graph.script({ 'GET /900': withStatus(uploaded), 'GET /111/stories': answer })
      return look('story')
    }
    const url = 'https://www.facebook.com/stories/111/5'
    const story = { post_id: '5', media_id: '900', creation_time: '1784145600', status: 'PUBLISHED', url }
    expect(await stories({ json: { data: [{ ...story, media_id: '7' }, story] } })).toEqual({
      status: 'published',
      remoteId: '900',
      url,
    })
    expect(await stories({ json: { data: [] } })).toEqual({ status: 'ready' })
    expect((await stories(failed(80001))).status).toBe('wait')
    expect((await stories({ status: 502, text: '<html></html>' })).status).toBe('unclear')
  })
})
