import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { access, failed, now, openGraph, type RecordedGraph, token } from '../graph/recorded-graph.suite.ts'
import type { NetworkTokens, Publisher, Wanted } from '../publisher.ts'
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

describe('the pages of a person', () => {
  const needed = ['pages_show_list', 'pages_read_engagement', 'pages_manage_posts']
  const tokens: NetworkTokens = {
    access: { token: 'EAAB-user-token', expiresAt: null },
    refresh: null,
    issuedAt: now,
    scopes: [...needed, 'business_management'],
  }
  const page = (id: string, more: object = {}) => ({
    id,
    name: `Page ${id}`,
    access_token: `EAAB-page-${id}`,
    tasks: ['CREATE_CONTENT', 'ANALYZE'],
    ...more,
  })
  const debugged = {
    json: { data: { is_valid: true, expires_at: 0, data_access_expires_at: 1_790_000_000 } },
  }

  it('are all listed, page by page and through businesses, each once, with why one cannot be posted to', async () => {
    const next = `https://graph.facebook.com/v26.0/me/accounts?access_token=EAAB-user-token&limit=100&after=abc`
    graph.script({
      'GET /me/accounts': ({ query }) =>
        query.get('after') === 'abc'
          ? { json: { data: [page('2', { tasks: ['ANALYZE'] })] } }
          : { json: { data: [page('1')], paging: { cursors: { after: 'abc' }, next } } },
      'GET /me/businesses': { json: { data: [{ id: 'b1' }] } },
      'GET /b1/owned_pages': { json: { data: [page('1'), page('3', { access_token: undefined })] } },
      'GET /b1/client_pages': failed(200),
      'GET /debug_token': debugged,
    })
    const outcome = await facebook.candidates(tokens)
    if (outcome.status !== 'found') throw new Error(JSON.stringify(outcome))
    expect(outcome.list.map(({ remoteId, fault }) => [remoteId, fault])).toEqual([
      ['1', null],
      ['2', 'role-lost'],
      ['3', 'role-lost'],
    ])
    expect(outcome.list[0]?.tokens.access).toEqual({
      token: 'EAAB-page-1',
      expiresAt: new Date(1_790_000_000_000),
    })
    const others = graph.heard.filter(({ path }) => path !== '/v26.0/debug_token')
    for (const { query } of others) expect(query.toString()).not.toContain('EAAB-user-token')
  })

  it('can none be posted to without a scope that posting needs', async () => {
    graph.script({ 'GET /me/accounts': { json: { data: [page('1')] } }, 'GET /debug_token': debugged })
    const outcome = await facebook.candidates({ ...tokens, scopes: ['pages_show_list'] })
    expect(outcome).toMatchObject({ list: [{ fault: 'scope-missing' }] })
  })

  it('are not told in part while Meta is busy', async () => {
    graph.script({ 'GET /me/accounts': { json: { data: [page('1')] } }, 'GET /me/businesses': failed(4) })
    expect(await facebook.candidates(tokens)).toMatchObject({ status: 'wait', why: 'throttled' })
  })
})

describe('a post at Facebook that is looked for', () => {
  const wanted: Wanted = {
    kind: 'reels',
    text: '여름 메뉴\n#카페',
    title: '',
    seconds: 6,
    between: { from: new Date('2026-07-15T19:00:00Z'), to: now },
    others: ['901'],
  }
  const reel = (id: string, updated_time: string, description = '여름 메뉴\r\n#카페 ') => ({
    id,
    description,
    updated_time,
  })
  const live = { status: { publishing_phase: { status: 'complete', publish_status: 'published' } } }

  it('is known by its words and its time, is none of our others, and is one that people see', async () => {
    graph.script({
      'GET /111/video_reels': {
        json: {
          data: [
            reel('905', '2026-07-15T19:50:00+0000'),
            reel('904', '2026-07-15T19:40:00+0000'),
            reel('903', '2026-07-15T19:30:00+0000', 'Another'),
            reel('901', '2026-07-15T19:20:00+0000'),
            reel('900', '2026-07-15T18:00:00+0000'),
          ],
        },
      },
      'GET /904': { json: { id: '904', status: { publishing_phase: { status: 'not_started' } } } },
      'GET /905': ({ query }) => ({
        json:
          query.get('fields') === 'status'
            ? { id: '905', ...live }
            : { id: '905', permalink_url: '/reel/905/' },
      }),
    })
    expect(await facebook.find(access, wanted)).toEqual({
      status: 'published',
      remoteId: '905',
      url: `${graph.at('www.facebook.com')}/reel/905/`,
    })
    expect(graph.asked('/111/video_reels')[0]?.query.get('since')).toBe('1784141940')
  })

  it('is not absent while what fits cannot be looked at', async () => {
    graph.script({
      'GET /111/video_reels': { json: { data: [reel('905', '2026-07-15T19:50:00+0000')] } },
      'GET /905': failed(80001),
    })
    expect((await facebook.find(access, wanted)).status).toBe('wait')
    graph.script({ 'GET /111/video_reels': { json: { data: [] } } })
    expect(await facebook.find(access, wanted)).toEqual({ status: 'absent' })
  })

  it('is, as a story, known by its time alone, and by nothing where two fit', async () => {
    const story = (media_id: string) => ({
      media_id,
      creation_time: '1784143800',
      url: `https://f.example/${media_id}`,
    })
    const find = (data: object[]) => {
      graph.script({ 'GET /111/stories': { json: { data } } })
      return facebook.find(access, { ...wanted, kind: 'story' })
    }
    expect(await find([story('901'), story('905')])).toMatchObject({ status: 'published', remoteId: '905' })
    expect((await find([story('904'), story('905')])).status).toBe('unclear')
  })
})

describe('what Facebook counts', () => {
  const metric = (name: string, value: unknown) => ({ name, period: 'lifetime', values: [{ value }] })
  const counts = {
    id: '900',
    likes: { data: [], summary: { total_count: 7 } },
    comments: { data: [], summary: { total_count: 0 } },
    shares: { count: 2 },
  }

  it('is read metric by metric where one name was taken out, and unknown is not nothing', async () => {
    graph.script({
      'GET /111': { json: { id: '111', followers_count: 1_840 } },
      'GET /900': ({ query }) => ({
        json: query.get('fields') === 'post_id' ? { post_id: '111_5' } : counts,
      }),
      'GET /900/video_insights': ({ query }) => {
        const names = query.get('metric')?.split(',') ?? []
        if (names.includes('post_video_avg_time_watched')) return failed(100)
        const known = { blue_reels_play_count: 1_234, post_video_social_actions: { SHARE: 3 } }
        return { json: { data: names.map((name) => metric(name, known[name as keyof typeof known])) } }
      },
      'GET /111_5/insights': { json: { data: [] } },
    })
    expect(await facebook.figures(access, [{ remoteId: '900', kind: 'reels' }])).toEqual({
      status: 'read',
      followers: 1_840,
      gone: [],
      posts: [
        {
          remoteId: '900',
          views: 1_234,
          reach: null,
          likes: 7,
          comments: 0,
          shares: 2,
          saves: null,
          meanWatchedSeconds: null,
        },
      ],
    })
  })

  it('is nothing of a post that is gone, which is asked twice before it counts as gone', async () => {
    graph.script({ 'GET /111': { json: { id: '111' } }, 'GET /900': failed(100, 33) })
    expect(await facebook.figures(access, [{ remoteId: '900', kind: 'reels' }])).toMatchObject({
      posts: [],
      gone: ['900'],
      followers: null,
    })
    expect(graph.asked('/900')).toHaveLength(2)
  })

  it('waits where it is asked too often', async () => {
    graph.script({ 'GET /111': failed(80001) })
    const outcome = await facebook.figures(access, [{ remoteId: '900', kind: 'reels' }])
    expect(outcome.status).toBe('wait')
    expect(JSON.stringify(outcome)).not.toContain(token)
  })
})
