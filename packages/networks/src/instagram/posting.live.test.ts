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
import { createInstagramPublisher } from './publisher.ts'
import { digestOf } from './ticket.ts'

let graph: RecordedGraph
let instagram: Publisher
let direct: Publisher
beforeAll(async () => {
  graph = await openGraph()
  const keys = { INSTAGRAM_APP_ID: '1', INSTAGRAM_APP_SECRET: 'secret', INSTAGRAM_VERSION: 'v26.0' }
  const world = { at: graph.at, now: () => now }
  instagram = createInstagramPublisher({ ...keys, INSTAGRAM_LOGIN: 'facebook' }, world)
  direct = createInstagramPublisher({ ...keys, INSTAGRAM_LOGIN: 'instagram' }, world)
})
afterAll(() => graph.stop())

const uri = (container: string) => `${graph.at('rupload.facebook.com')}/ig-api-upload/v26.0/${container}`
const text = postOf().text
const begunAt = now.getTime() - 600_000
const ticketOf = (more: Ticket = {}): Ticket => ({
  container: '170',
  uploadUrl: uri('170'),
  isSent: true,
  begunAt,
  words: digestOf(text),
  media: null,
  ...more,
})
const container = (status_code: string, status = '') => ({ json: { id: '170', status_code, status } })
const media = (id: string, caption: string, minutesAgo: number) => ({
  id,
  caption,
  timestamp: new Date(now.getTime() - minutesAgo * 60_000).toISOString().replace('.000Z', '+0000'),
  permalink: `https://www.instagram.com/reel/${id}/`,
  media_product_type: 'REELS',
})

describe('a reel on its way to Instagram', () => {
  it('is sent in bytes by the login of Facebook', async () => {
    const post = postOf({ madeWithAi: true })
    graph.script({
      'POST /111/media': { json: { id: 170, uri: uri('170') } },
      'POST /ig-api-upload/v26.0/170': { json: { success: true, message: 'Done' } },
      'POST /111/media_publish': { json: { id: '180' } },
    })
    const begun = await instagram.begin(access, post)
    if (begun.status !== 'begun') throw new Error(JSON.stringify(begun))
    const sent = await instagram.send(access, post, begun.ticket, sending())
    if (sent.status !== 'sent') throw new Error(JSON.stringify(sent))
    expect(await instagram.publish(access, post, sent.ticket)).toMatchObject({
      status: 'accepted',
      ticket: { media: '180' },
    })
    expect(formOf(graph.heard[0])).toMatchObject({
      media_type: 'REELS',
      upload_type: 'resumable',
      caption: post.text,
      is_ai_generated: 'true',
    })
    expect(graph.heard[1]?.body.equals(post.video.content)).toBe(true)
    expect(formOf(graph.heard[2])).toMatchObject({ creation_id: '170' })
    expect(JSON.stringify([begun, sent])).not.toContain(token)
  })

  it("is fetched from its address by Instagram's own login", async () => {
    const post = postOf()
    graph.script({ 'POST /111/media': { json: { id: '170' } } })
    const begun = await direct.begin(access, post)
    if (begun.status !== 'begun') throw new Error(JSON.stringify(begun))
    expect(formOf(graph.heard[0])).toMatchObject({ video_url: 'https://files.example/video.mp4' })
    expect((await direct.send(access, post, begun.ticket, sending())).status).toBe('sent')
    expect(graph.heard).toHaveLength(1)
    expect(JSON.stringify(begun.ticket)).not.toContain('files.example')
  })

  it('needs a new container where the old one has a part of it that nobody can tell, or is not there', async () => {
    const post = postOf()
    const send = (answer: ReturnType<typeof failed>, state: ReturnType<typeof failed>) => {
      graph.script({ 'POST /ig-api-upload/v26.0/170': answer, 'GET /170': state })
      return instagram.send(access, post, ticketOf({ isSent: false }), sending())
    }
    const debug_info = { retriable: true, type: 'OffsetInvalidError', message: 'No' }
    const refused = { status: 400, json: { debug_info } }
    expect(await send(refused, container('IN_PROGRESS'))).toEqual({ status: 'gone' })
    expect(await send(refused, container('EXPIRED'))).toEqual({ status: 'gone' })
    expect(await send(failed(100, 33), container('IN_PROGRESS'))).toEqual({ status: 'gone' })
    const ended = { debug_info: { retriable: false, type: 'ProcessingFailedError', message: 'Gone' } }
    expect(await send({ status: 404, json: ended }, container('IN_PROGRESS'))).toEqual({ status: 'gone' })
    expect(await send(refused, container('FINISHED'))).toMatchObject({
      status: 'sent',
      ticket: { container: '170', isSent: true },
    })
    expect((await send('hangs-up', container('IN_PROGRESS'))).status).toBe('unclear')
  })

  it('shows no words as a story', async () => {
    graph.script({ 'POST /111/media': { json: { id: '170', uri: uri('170') } } })
    await instagram.begin(access, postOf({ kind: 'story' }))
    expect(formOf(graph.heard[0])).not.toHaveProperty('caption')
    expect(formOf(graph.heard[0])).toMatchObject({ media_type: 'STORIES' })
  })
})

describe('what became of a container', () => {
  const look = (ticket: Ticket = ticketOf()) => instagram.look(access, 'reels', ticket)

  it.for([
    ['IN_PROGRESS', '', { status: 'processing', progress: null }],
    ['FINISHED', '', { status: 'ready' }],
    ['EXPIRED', '', { status: 'gone' }],
    ['ERROR', 'Error: Unsupported format, error code 2207026', { status: 'rejected', refusal: 'format' }],
    ['ERROR', '2207052', { status: 'gone' }],
    ['ERROR', 'Error: error code 2207001', { status: 'gone' }],
    ['ERROR', 'Something', { status: 'rejected', refusal: 'other' }],
    ['NEW_STATE', '', { status: 'unclear', why: 'unreadable' }],
  ] as const)('%s %s', async ([code, words, outcome]) => {
    graph.script({ 'GET /170': container(code, words) })
    expect(await look()).toMatchObject(outcome)
  })

  it('lacks its bytes while they were not taken whole', async () => {
    graph.script({ 'GET /170': container('IN_PROGRESS') })
    expect(await look(ticketOf({ isSent: false }))).toEqual({ status: 'unsent', fromByte: 0 })
  })

  it('is the media with its words since it was made, and never the newest as such', async () => {
    const listed = (data: object[]) => {
      graph.script({ 'GET /170': container('PUBLISHED'), 'GET /111/media': { json: { data } } })
      return look()
    }
    const mine = media('181', `${text.replaceAll('\n', '\r\n')} `, 5)
    expect(await listed([media('183', 'Another', 1), mine, media('179', text, 600)])).toEqual({
      status: 'published',
      remoteId: '181',
      url: 'https://www.instagram.com/reel/181/',
    })
    // It is published for sure, whatever a list does not show yet, or shows twice: it must never be begun again.
    const bare = { status: 'published', remoteId: '170', url: null }
    expect(await listed([media('183', 'Another', 1)])).toEqual(bare)
    expect(await listed([media('182', text, 2), mine])).toEqual(bare)
    expect(
      await instagram.find(access, {
        kind: 'reels',
        text,
        title: '',
        seconds: 6,
        between: { from: new Date(begunAt), to: now },
        others: ['181'],
      }),
    ).toMatchObject({ status: 'published', remoteId: '182' })
    graph.script({ 'GET /170': container('PUBLISHED'), 'GET /111/media': failed(2) })
    expect(await look()).toEqual(bare)
  })

  it('is published by its id, also where its address cannot be read', async () => {
    graph.script({ 'GET /181': failed(100, 33) })
    expect(await look(ticketOf({ media: '181' }))).toEqual({
      status: 'published',
      remoteId: '181',
      url: null,
    })
    expect(graph.heard).toHaveLength(1)
  })
})

describe('publishing a container', () => {
  const publish = async (answer: ReturnType<typeof failed>, state = 'FINISHED') => {
    graph.script({ 'POST /111/media_publish': answer, 'GET /170': container(state) })
    return instagram.publish(access, postOf(), ticketOf())
  }

  it.for([
    [24, 2207008, 'PUBLISHED', { status: 'accepted' }],
    [24, 2207008, 'FINISHED', { status: 'unclear' }],
    [24, 2207008, 'EXPIRED', { status: 'unclear' }],
    [4, 2207051, 'PUBLISHED', { status: 'accepted' }],
    [4, 2207051, 'FINISHED', { status: 'wait', why: 'throttled' }],
    [9007, 2207027, 'IN_PROGRESS', { status: 'wait', why: 'busy' }],
    [9, 2207042, 'FINISHED', { status: 'wait', why: 'quota' }],
    [25, 2207050, 'FINISHED', { status: 'rejected', refusal: 'account-restricted' }],
    [-1, 2207001, 'FINISHED', { status: 'unclear' }],
    [2, undefined, 'FINISHED', { status: 'unclear' }],
    [24, 2207006, 'FINISHED', { status: 'unclear' }],
    [987_654, undefined, 'FINISHED', { status: 'unclear' }],
    [190, 463, 'FINISHED', { status: 'needs-owner', fault: 'ended' }],
  ] as const)('is met with %i/%i while it is %s', async ([code, subcode, state, outcome]) => {
    expect(await publish(failed(code, subcode), state)).toMatchObject(outcome)
  })
})
