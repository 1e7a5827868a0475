import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { testClip } from '../test/clip.ts'
import { useSandbox } from '../test/sandbox.ts'
import { linkYoutube, uploadYoutube, youtube } from '../test/youtube.ts'

const sandbox = useSandbox()
const { app, pass, control } = sandbox
let clip: Buffer
let token: string
let id: string
beforeAll(async () => {
  clip = await testClip()
})
beforeEach(async () => {
  await control('/clock', { at: '2026-03-05T20:00:00Z' })
  token = (await linkYoutube(app())).access_token
  id = (await uploadYoutube(app(), { token, bytes: clip })).body.id
})
const later = async (days: number) => {
  pass(days * 86_400)
  token = (await linkYoutube(app())).access_token
}
const report = async (more: Record<string, string> = {}) => {
  const query = new URLSearchParams({
    ids: 'channel==MINE',
    startDate: '2026-03-01',
    endDate: '2026-03-31',
    metrics: 'views,likes',
    dimensions: 'day',
    sort: 'day',
    ...more,
  })
  const answer = await app().inject({
    url: `/sandbox/networks/youtubeanalytics.googleapis.com/v2/reports?${query.toString()}`,
    headers: { authorization: `Bearer ${token}` },
  })
  return { status: answer.statusCode, body: answer.json() }
}

describe('a report', () => {
  it('has no rows at all until the days are over by three', async () => {
    await later(2)
    const { body } = await report()
    expect(body).toEqual({
      kind: 'youtubeAnalytics#resultTable',
      columnHeaders: [
        { name: 'day', columnType: 'DIMENSION', dataType: 'STRING' },
        { name: 'views', columnType: 'METRIC', dataType: 'INTEGER' },
        { name: 'likes', columnType: 'METRIC', dataType: 'INTEGER' },
      ],
    })
  })

  it('has days of California, which add up to what is counted, over the change of clocks too', async () => {
    await later(10)
    const { body } = await report({ metrics: 'likes,views', filters: `video==${id}` })
    const days = body.rows.map(([day]: [string]) => day)
    expect(days[0]).toBe('2026-03-05')
    expect(days.at(-1)).toBe('2026-03-11')
    expect(days).toContain('2026-03-08')
    const sum = body.rows.reduce((all: number, [, , views]: number[]) => all + (views ?? 0), 0)
    const whole = (await report({ metrics: 'views', dimensions: '', sort: 'views' })).body.rows[0][0]
    expect(sum).toBe(whole)
    expect(sum).toBeGreaterThan(0)
    const { items } = (await youtube(app(), `/youtube/v3/videos?part=statistics&id=${id}`, { token })).body
    expect(Number(items[0].statistics.viewCount)).toBeGreaterThanOrEqual(sum)
  })

  it('counts followers that agree with the channel’s, and tells Shorts apart', async () => {
    await later(20)
    const { body } = await report({
      metrics: 'subscribersGained,subscribersLost',
      dimensions: '',
      sort: 'subscribersGained',
    })
    const [gained, lost] = body.rows[0]
    expect(gained).toBeGreaterThanOrEqual(lost - 10)
    const shorts = await report({ metrics: 'views', dimensions: 'creatorContentType', sort: '-views' })
    expect(shorts.body.rows).toEqual([['SHORTS', expect.any(Number)]])
    const none = await report({ filters: 'creatorContentType==VIDEO_ON_DEMAND' })
    expect(none.body).not.toHaveProperty('rows')
  })

  it('leaves out a day, and revises views down, where it is set so', async () => {
    await later(10)
    const before = (await report({ metrics: 'views', dimensions: '', sort: 'views' })).body.rows[0][0]
    await control('/switches/room', { missingDay: '2026-03-07', revisedTo: 0.5 })
    const days = (await report()).body.rows.map(([day]: [string]) => day)
    expect(days).toContain('2026-03-06')
    expect(days).not.toContain('2026-03-07')
    expect((await report({ metrics: 'views', dimensions: '', sort: 'views' })).body.rows[0][0]).toBeLessThan(
      before,
    )
    await control('/switches/room', { hidesLikes: true })
    const { items } = (await youtube(app(), `/youtube/v3/videos?part=statistics&id=${id}`, { token })).body
    expect(items[0].statistics).not.toHaveProperty('likeCount')
  })

  it.each([
    ['another channel', { ids: 'channel==UCother' }],
    ['a metric that there is not', { metrics: 'views,reach' }],
    ['a day that there is not', { startDate: '2026-02-30' }],
    ['an end before the start', { endDate: '2026-02-01' }],
    ['a dimension that there is not', { dimensions: 'hour' }],
    ['a filter that there is not', { filters: 'country==KR' }],
    ['an order by what is not there', { sort: 'shares' }],
    ['somebody else’s video', { filters: 'video==other' }],
  ])('refuses %s', async (_what, more) => {
    expect((await report(more)).status).toBe(400)
  })

  it('takes its scope', async () => {
    token = (await linkYoutube(app(), { untick: 'yt-analytics.readonly' })).access_token
    expect((await report()).body.error.errors[0].reason).toBe('insufficientPermissions')
  })
})
