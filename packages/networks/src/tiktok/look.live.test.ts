import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Ticket } from '../publisher.ts'
import type { Recorded } from '../suite/recorded.suite.ts'
import { access, fails, now, ok, openTiktok } from './bench.suite.ts'

let on: Awaited<ReturnType<typeof openTiktok>>
beforeAll(async () => {
  on = await openTiktok()
})
afterAll(() => on.stop())

async function look(answer: Recorded, more: Ticket = {}) {
  on.answers(() => answer)
  return on.tiktok.look(access, 'video', on.ticketOf(more))
}

describe('where a post stands', () => {
  const publishId = 'v_pub_file~v2.1'
  const done = (more = '') => ({
    text: `{"data":{"status":"PUBLISH_COMPLETE"${more}},"error":{"code":"ok","message":"","log_id":"1"}}`,
  })

  it('has no address until the public id comes, of which no digit is lost', async () => {
    for (const more of ['', ',"publicaly_available_post_id":[]', ',"publicaly_available_post_id":null'])
      expect(await look(done(more))).toEqual({ status: 'published', remoteId: publishId, url: null })
    for (const name of ['publicaly_available_post_id', 'publicly_available_post_id'])
      for (const id of ['7437512345678901237', '"7437512345678901237"'])
        expect(await look(done(`,"${name}":[${id}]`))).toEqual({
          status: 'published',
          remoteId: '7437512345678901237',
          url: `${on.at('www.tiktok.com')}/@mint/video/7437512345678901237`,
        })
  })

  it.each<[string, object, Ticket, object]>([
    ['misses all', { uploaded_bytes: 0 }, {}, { status: 'unsent', fromByte: 0 }],
    ['misses a part, so all', { uploaded_bytes: 999 }, {}, { status: 'unsent', fromByte: 0 }],
    ['has it all', { uploaded_bytes: 1_000 }, {}, { status: 'processing' }],
    ['does not say what it has before it was sent', {}, {}, { status: 'unsent', fromByte: 0 }],
    ['does not say what it has after it was sent', {}, { isSent: true }, { status: 'processing' }],
    ['takes no more', { uploaded_bytes: 0 }, { openedAt: now.getTime() - 3_600_000 }, { status: 'gone' }],
  ])('is of an upload of which it %s', async (_what, data, more, outcome) => {
    expect(await look(ok({ status: 'PROCESSING_UPLOAD', ...data }), more)).toMatchObject(outcome)
  })

  it.each([
    ['file_format_check_failed', { status: 'rejected', refusal: 'format' }],
    ['duration_check_failed', { status: 'rejected', refusal: 'length' }],
    ['frame_rate_check_failed', { status: 'rejected', refusal: 'frame-rate' }],
    ['picture_size_check_failed', { status: 'rejected', refusal: 'resolution' }],
    ['video_pull_failed', { status: 'rejected', refusal: 'other' }],
    ['photo_pull_failed', { status: 'rejected', refusal: 'other' }],
    ['publish_cancelled', { status: 'rejected', refusal: 'cancelled-there' }],
    ['auth_removed', { status: 'needs-owner', fault: 'ended' }],
    ['spam_risk_text', { status: 'rejected', refusal: 'policy' }],
    ['spam_risk_user_banned_from_posting', { status: 'rejected', refusal: 'account-restricted' }],
    ['internal', { status: 'gone' }],
    ['something_new', { status: 'rejected', refusal: 'other', code: 'something_new' }],
  ])('is failed by %s', async (reason, outcome) => {
    expect(await look(ok({ status: 'FAILED', fail_reason: reason }))).toMatchObject(outcome)
  })

  it.each<[string, Recorded, object]>([
    ['downloaded', ok({ status: 'PROCESSING_DOWNLOAD' }), { status: 'processing' }],
    ['a draft', ok({ status: 'SEND_TO_USER_INBOX' }), { status: 'rejected', refusal: 'other' }],
    ['something new', ok({ status: 'SOMETHING_NEW' }), { status: 'unclear', why: 'unreadable' }],
    ['not known', fails('invalid_publish_id'), { status: 'gone' }],
    [
      'another account’s',
      fails('token_not_authorized_for_specified_publish_id'),
      { status: 'needs-owner', fault: 'gone' },
    ],
    ['not told', { text: '<html>' }, { status: 'unclear', why: 'unreadable' }],
    ['not told at all', {}, { status: 'unclear', why: 'unreadable' }],
  ])('is %s', async (_what, answer, outcome) => {
    expect(await look(answer)).toMatchObject(outcome)
  })
})

describe('without a ticket', () => {
  const from = new Date('2026-11-15T12:00:00.500Z')
  const wanted = {
    kind: 'video',
    title: '',
    text: `첫 줄\n${'가'.repeat(200)}`,
    seconds: 6,
    between: { from, to: new Date('2026-11-15T13:00:00Z') },
    others: [],
  } as const
  const at = (clock: string) => Date.parse(`2026-11-15T${clock}Z`) / 1_000
  const video = (id: string, more: object = {}) => ({
    id,
    create_time: at('12:10:00'),
    duration: 6,
    title: wanted.text.slice(0, 150),
    ...more,
  })

  it('finds a post by words, time and length together, which need not be the newest', async () => {
    const videos = [
      video('5', { title: '다른 영상' }),
      video('4', { create_time: at('13:02:00') }),
      video('3', { duration: 66 }),
      video('2', { create_time: at('12:00:00') }),
      video('1', { create_time: at('11:58:00') }),
    ]
    on.answers(() => ok({ videos, cursor: 1, has_more: false }))
    expect(await on.tiktok.find(access, wanted)).toEqual({
      status: 'published',
      remoteId: '2',
      url: `${on.at('www.tiktok.com')}/@mint/video/2`,
    })
    expect(on.heard[0]?.query.get('fields')).toContain('create_time')
    expect(await on.tiktok.find(access, { ...wanted, others: ['2'] })).toEqual({ status: 'absent' })
    expect(await on.tiktok.find(access, { ...wanted, text: '첫 줄' })).toEqual({ status: 'absent' })
  })

  it('turns pages until the time before', async () => {
    const pages = [
      [video('9', { title: '' })],
      [video('8', { title: '' })],
      [video('1', { create_time: at('11:00:00') })],
    ]
    on.answers(({ body }) => {
      const { cursor = 0 } = JSON.parse(body.toString()) as { cursor?: number }
      return ok({ videos: pages[cursor], cursor: cursor + 1, has_more: true })
    })
    expect(await on.tiktok.find(access, wanted)).toEqual({ status: 'absent' })
    expect(on.heard.length).toBe(3)
  })

  it('does not say that it is absent where it could not look', async () => {
    on.answers(() => ok({}))
    expect((await on.tiktok.find(access, wanted)).status).toBe('unclear')
    on.answers(() => fails('scope_not_authorized', 401))
    expect(await on.tiktok.find(access, wanted)).toMatchObject({
      status: 'needs-owner',
      fault: 'scope-missing',
    })
  })
})
