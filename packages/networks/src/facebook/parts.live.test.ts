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
} from '../graph/recorded-graph.suite.ts'
import type { Publisher } from '../publisher.ts'
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

/** The fields and the file of a form of parts. */
function partsOf(body: Buffer) {
  const text = body.toString('latin1')
  const field = (name: string) => new RegExp(`name="${name}"\\r\\n\\r\\n([^\\r]*)`).exec(text)?.[1]
  const start = text.indexOf('octet-stream\r\n\r\n') + 'octet-stream\r\n\r\n'.length
  const file = body.subarray(start, text.lastIndexOf('\r\n--clipmint-'))
  return {
    phase: field('upload_phase'),
    session: field('upload_session_id'),
    start: Number(field('start_offset')),
    file,
  }
}

const uploading = { status: 'in_progress', bytes_transferred: 0 }

describe('a long video', () => {
  it('goes in the parts that Facebook asks for, and on from where it says that one belongs', async () => {
    const post = postOf({ kind: 'video' }, 50_000)
    const got: Buffer[] = []
    let isMissed = false
    graph.script({
      'GET /900': { json: { id: '900', status: { video_status: 'uploading', uploading_phase: uploading } } },
      'POST /111/videos': (heard) => {
        const asked = formOf(heard)
        if (asked['upload_phase'] === 'start')
          return {
            json: { video_id: '900', upload_session_id: '77', start_offset: '0', end_offset: '20000' },
          }
        if (asked['upload_phase'] === 'finish') return { json: { success: true } }
        const { start, file, session, phase } = partsOf(heard.body)
        if (phase !== 'transfer' || session !== '77') return failed(100)
        if (start === 20_000 && !isMissed) {
          isMissed = true
          // It has more than it said.
          got.push(post.video.content.subarray(20_000, 25_000))
          return failed(6000, 1363037, {
            error_data: JSON.stringify({ start_offset: 25_000, end_offset: 45_000 }),
          })
        }
        got.push(Buffer.from(file))
        const next = start + file.length
        return { json: { start_offset: String(next), end_offset: String(Math.min(next + 20_000, 50_000)) } }
      },
    })
    const begun = await facebook.begin(access, post)
    if (begun.status !== 'begun') throw new Error(JSON.stringify(begun))
    expect((await facebook.send(access, post, begun.ticket, sending())).status).toBe('sent')
    expect(Buffer.concat(got).equals(post.video.content)).toBe(true)
    expect(post.video.opened).toEqual([0, 20_000, 25_000, 45_000])
    expect((await facebook.publish(access, post, begun.ticket)).status).toBe('accepted')
    expect(formOf(graph.heard.at(-1))).toMatchObject({
      upload_phase: 'finish',
      upload_session_id: '77',
      description: post.text,
    })
  })

  it('does not go round for ever where Facebook asks for one part again and again', async () => {
    const post = postOf({ kind: 'video' }, 50_000)
    const again = { error_data: { start_offset: 0, end_offset: 20_000 } }
    graph.script({
      'GET /900': { json: { id: '900', status: { video_status: 'uploading', uploading_phase: uploading } } },
      'POST /111/videos': failed(6000, 1363037, again),
    })
    const ticket = { video: '900', bytes: 50_000, uploadUrl: null, session: '77', partBytes: 20_000 }
    expect((await facebook.send(access, post, ticket, sending())).status).toBe('unclear')
    expect(graph.heard.length).toBeLessThan(20)
  })
})
