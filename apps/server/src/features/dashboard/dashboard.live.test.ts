import type { Dashboard, DashboardPost, NetworkId } from '@clipmint/contract'
import type { FiguresOutcome, PostFigures } from '@clipmint/integrations'
import { hourMs } from '@clipmint/kit'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { accounts } from '../../db/tables/account.ts'
import * as tables from '../../db/tables/dashboard.ts'
import { postLessons } from '../../db/tables/learning.ts'
import { createFakeNetwork } from '../../test/fake-network.ts'
import { usualEngines, type Member, startTestServer, type TestServer } from '../../test/index.ts'
import { linkAll, linkedId } from '../../test/posting/world.ts'
import { addPublished, type Published } from '../../test/published.ts'
import { addVideo } from '../../test/seed.ts'
import { notificationJobs } from '../notifications/index.ts'
import { findLink } from '../social-accounts/index.ts'
import { collect } from './collect/collect.ts'
import { collectDue } from './collect/refresh.ts'
import { dashboard, dashboardJobs } from './index.ts'

const unknown = {
  views: null,
  reach: null,
  likes: null,
  comments: null,
  shares: null,
  saves: null,
  meanWatchedSeconds: null,
}

describe.each(usualEngines)('the dashboard on %s', (engine) => {
  let server: TestServer
  let member: Member
  let clock = () => new Date()
  /** What each network says, by the ids that it knows posts by. */
  let said = new Map<string, Partial<PostFigures>>()
  let gone: string[] = []
  let followers: number | null = 100
  let trouble: Partial<Record<NetworkId, FiguresOutcome>> = {}
  let asked: { network: NetworkId; ids: string[] }[] = []
  const fake = (id: NetworkId) => ({
    ...createFakeNetwork(id, { now: () => clock() }),
    figures: async (_access: unknown, posts: readonly { remoteId: string }[]): Promise<FiguresOutcome> => {
      asked.push({ network: id, ids: posts.map(({ remoteId }) => remoteId) })
      return (
        trouble[id] ?? {
          status: 'read',
          posts: posts.flatMap(({ remoteId }) =>
            said.has(remoteId) && !gone.includes(remoteId)
              ? [{ ...unknown, remoteId, ...said.get(remoteId) }]
              : [],
          ),
          gone,
          followers,
        }
      )
    },
  })

  beforeAll(async () => {
    server = await startTestServer({
      engine,
      areas: { handlers: { dashboard }, jobs: { dashboard: dashboardJobs, notifications: notificationJobs } },
      networks: { instagram: fake('instagram'), youtube: fake('youtube'), tiktok: fake('tiktok') },
    })
    clock = server.clock.now
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    server.clock.set('2026-12-01T03:00:00Z')
    said = new Map()
    gone = []
    followers = 100
    trouble = {}
    asked = []
    member = await server.member()
    await subscribe(1)
    await linkAll(server.ctx, member.id)
  })

  const subscribe = (snsUpload: number) =>
    server.ctx.db().update(accounts).set({ snsUpload }).where(eq(accounts.id, member.id))
  const ask = async (method: 'GET' | 'PATCH', path = '') =>
    (await server.ask({ method, url: `/v3/dashboard${path}`, as: member })).body
  const look = async (): Promise<Dashboard> => (await ask('GET')).result
  const list = async (query = ''): Promise<{ list: DashboardPost[]; total: number }> =>
    (await ask('GET', `/allposts?${query}`)).result
  const hoursAgo = (hours: number) => new Date(clock().getTime() - hours * hourMs)
  const add = (network: NetworkId, hours: number, more: Partial<Published> = {}) =>
    addPublished(server.ctx, member.id, { network, at: hoursAgo(hours), ...more })
  const pass = async (hours: number) => {
    server.clock.set(new Date(clock().getTime() + hours * hourMs).toISOString())
    member = await server.again(member)
  }
  /** Has the networks named asked as the job does, whether they are due or not. */
  async function collectFrom(...networks: NetworkId[]): Promise<void> {
    await collectDue(server.ctx)
    for (const network of networks)
      await collect(server.ctx, linkedId(member.id, network), AbortSignal.timeout(60_000))
  }
  const networkOf = (shown: Dashboard, id: NetworkId) =>
    shown.networks.find(({ platform }) => platform === id)

  it('is for owners with the upload service', async () => {
    await subscribe(0)
    const codes = await Promise.all([
      ask('GET'),
      ask('GET', '/interest'),
      ask('GET', '/allposts'),
      ask('PATCH'),
      ask('GET', '/export'),
    ])
    expect(codes.map(({ code }) => code)).toEqual(Array(5).fill('DASHBOARD_NO_RIGHT'))
  })

  it('knows nothing before a network was heard, and does not say 0', async () => {
    await add('instagram', 2)
    const shown = await look()
    expect(shown).toMatchObject({
      posts: { now: 1, before: 0 },
      views: { now: null, before: null },
      interactions: { now: null },
      rate: { now: null },
      followers: { now: null, before: null },
      counted: { posts: 1, views: 0, interactions: 0 },
      best: null,
      collectedAt: null,
    })
    expect(shown.days).toHaveLength(30)
    expect(shown.days.every(({ views }) => views === null)).toBe(true)
    expect((await list()).list).toMatchObject([{ views: null, likes: null, readAt: null, standing: 'up' }])
    expect(networkOf(shown, 'instagram')?.state).toBe('waiting')
  })

  it('counts by day as if it counted every post', async () => {
    await add('instagram', 30, { remoteId: 'a' })
    await add('instagram', 31, { remoteId: 'b' })
    await add('instagram', 31 * 24, { remoteId: 'c' })
    await add('tiktok', 30, { remoteId: 'd' })
    said.set('a', { likes: 4 })
    said.set('b', { views: 9, reach: 8, saves: 0 })
    said.set('d', { views: 0, shares: 1 })
    await collectFrom('instagram', 'tiktok')
    await pass(7 * 24)
    said.set('a', { views: 90, likes: 5, comments: 1 })
    said.set('c', { views: 5 })
    await add('tiktok', 1, { remoteId: 'e' })
    await collectFrom('instagram', 'tiktok')
    const { postDays: kept, postFigures: of } = tables
    const { rows } = await server.ctx.db().execute(sql`
      select (published_at at time zone 'Asia/Seoul')::date::text as day, network, count(*)::int as posts,
        count(views)::int as views, count(reach)::int as reach, count(likes)::int as likes,
        count(comments)::int as comments, count(shares)::int as shares, count(saves)::int as saves,
        count(interactions)::int as interactions, count(views + interactions)::int as rated
      from ${of} where account_id = ${member.id}::uuid group by 1, 2 order by 1, 2`)
    const { accountId, ...columns } = getTableColumns(kept)
    const days = await server.ctx
      .db()
      .select(columns)
      .from(kept)
      .where(eq(accountId, member.id))
      .orderBy(kept.day, kept.network)
    expect(days.map(({ posts, views, rated }) => [posts, views, rated])).toEqual([
      [1, 1, 0],
      [2, 2, 2],
      [1, 1, 1],
      [1, 0, 0],
    ])
    expect(days).toEqual(rows)
  })

  it('tells what networks said, and what none of them says', async () => {
    await add('instagram', 30, { remoteId: 'a' })
    await add('tiktok', 5, { remoteId: 'b' })
    said.set('a', { views: 1_000, reach: 800, likes: 40, comments: 5, shares: 3, saves: 2 })
    said.set('b', { views: 200, likes: 10, comments: 0 })
    await collectFrom('instagram', 'tiktok')
    const shown = await look()
    expect(shown).toMatchObject({
      views: { now: 1_200, before: 0 },
      interactions: { now: 60 },
      rate: { now: 0.05 },
      counted: { posts: 2, views: 2, interactions: 2 },
      best: { platform: 'instagram', views: 1_000 },
    })
    expect(networkOf(shown, 'tiktok')).toMatchObject({
      state: 'collected',
      views: { now: 200 },
      unknown: ['reach', 'shares', 'saves'],
    })
    expect(networkOf(shown, 'youtube')?.state).toBe('waiting')
    expect(networkOf(shown, 'facebook')?.state).toBe('waiting')
    // The day of the first post and today.
    expect(shown.days.slice(-2).map(({ views }) => views)).toEqual([500, 700])
  })

  it('works out the rate from posts of which views and interactions are both known', async () => {
    await add('instagram', 30, { remoteId: 'reel' })
    await add('instagram', 5, { remoteId: 'story', kind: 'story' })
    said.set('reel', { views: 200, likes: 15, comments: 5 })
    said.set('story', { likes: 60 })
    await collectFrom('instagram')
    const counted = { posts: 2, views: 1, interactions: 2, rate: 1 }
    const shown = await look()
    expect(shown).toMatchObject({
      views: { now: 200 },
      interactions: { now: 80 },
      rate: { now: 0.1 },
      counted,
    })
    expect(networkOf(shown, 'instagram')).toMatchObject({ rate: { now: 0.1 }, counted })
    said.set('story', { views: 200, likes: 60 })
    await pass(7)
    await collectFrom('instagram')
    expect(await look()).toMatchObject({ rate: { now: 0.2 }, counted: { ...counted, views: 2, rate: 2 } })
  })

  it('looks at a week, a month, a quarter or a year, beside as long before', async () => {
    await add('instagram', 24 * 40, { remoteId: 'older' })
    await add('instagram', 24 * 3, { remoteId: 'newer' })
    said.set('older', { views: 410 })
    said.set('newer', { views: 40 })
    await collectFrom('instagram')
    const of = async (term: number): Promise<Dashboard> => (await ask('GET', `?term=${term}`)).result
    for (const term of [7, 30, 90, 365]) {
      const shown = await of(term)
      expect(shown).toMatchObject({ term, to: '2026-12-01', posts: { now: term > 30 ? 2 : 1 } })
      expect(shown.days).toHaveLength(term)
      expect(shown.days.at(-1)?.day).toBe('2026-12-01')
      expect(shown.from).toBe(shown.days[0]?.day)
    }
    // What came to the older post came evenly over its 41 days.
    expect((await of(30)).views).toEqual({ now: 340, before: 110 })
    expect((await of(30)).posts).toEqual({ now: 1, before: 1 })
    expect((await of(90)).views).toEqual({ now: 450, before: 0 })
    expect((await of(365)).best?.views).toBe(410)
    expect(await look()).toMatchObject({ term: 30 })
    expect((await ask('GET', '?term=31')).code).toBe('INVALID_INPUT')
  })

  it('counts what comes to a post once, however often it is read', async () => {
    await add('instagram', 1, { remoteId: 'c' })
    for (const views of [10, 25, null, 25, 60, null]) {
      said.set('c', { views })
      await collectFrom('instagram')
      await pass(7)
    }
    expect((await look()).views.now).toBe(60)
    await Promise.all([collectFrom('instagram'), collectFrom('instagram')])
    expect((await look()).views.now).toBe(60)
  })

  it('keeps what it knew of a post that its network does not have any more, and asks no more', async () => {
    await add('instagram', 1, { remoteId: 'd' })
    said.set('d', { views: 70 })
    await collectFrom('instagram')
    gone = ['d']
    await pass(7)
    await collectFrom('instagram')
    expect((await list()).list).toMatchObject([{ views: 70, standing: 'gone' }])
    asked = []
    await pass(7)
    await collectFrom('instagram')
    expect(asked).toEqual([{ network: 'instagram', ids: [] }])
  })

  it('asks a network of twenty posts at a time, and of old ones seldom', async () => {
    for (let at = 0; at < 45; at += 1) await add('instagram', at + 1)
    await add('instagram', 24 * 400)
    await collectFrom('instagram')
    expect(asked.map(({ ids }) => ids.length)).toEqual([20, 20, 6])
    for (const many of [45, 41]) {
      asked = []
      await pass(6.1)
      await collectFrom('instagram')
      // What is older than two days after that waits for its own day.
      expect(asked.flatMap(({ ids }) => ids).length).toBe(many)
    }
  })

  it('leaves a network alone that throttles, and all of it when a quota is used up', async () => {
    const until = new Date(clock().getTime() + 5 * hourMs)
    const wait = { status: 'wait', until, code: '4', told: 'slow down' } as const
    await add('youtube', 3)
    trouble = { youtube: { ...wait, why: 'throttled' } }
    await collectFrom('youtube', 'instagram')
    expect(networkOf(await look(), 'youtube')).toMatchObject({
      state: 'held-back',
      until: until.toISOString(),
      views: { now: null },
    })
    expect((await ask('PATCH')).code).toBe('SUCCESS')
    expect(networkOf(await look(), 'youtube')).toMatchObject({ until: until.toISOString() })
    const other = await server.member()
    await server.ctx.db().update(accounts).set({ snsUpload: 1 }).where(eq(accounts.id, other.id))
    await linkAll(server.ctx, other.id)
    trouble = { youtube: { ...wait, why: 'quota', until: new Date(clock().getTime() + 9 * hourMs) } }
    await collectFrom('youtube')
    const [held] = await server.ctx
      .db()
      .select()
      .from(tables.figureSources)
      .where(eq(tables.figureSources.socialAccountId, linkedId(other.id, 'youtube')))
    expect(held?.nextAt).toEqual(new Date(clock().getTime() + 9 * hourMs))
  })

  it('asks of all owners together no more often than a network’s quota has room for', async () => {
    const [from, until] = [hoursAgo(1), new Date(clock().getTime() + 8 * hourMs)]
    const publisher = server.ctx.outside.networks.tiktok
    if (!publisher) throw new Error('TikTok is not set up.')
    publisher.facts.figuresQuota = () => ({ posts: 2, from, until })
    for (let at = 0; at < 45; at += 1) await add('tiktok', at + 1)
    await collectFrom('tiktok')
    delete publisher.facts.figuresQuota
    expect(asked.map(({ ids }) => ids.length)).toEqual([20, 20])
    expect(networkOf(await look(), 'tiktok')).toMatchObject({
      state: 'held-back',
      until: until.toISOString(),
    })
  })

  it('says that it is the owner’s turn where a link has ended', async () => {
    trouble = { instagram: { status: 'needs-owner', fault: 'scope-missing', code: '10', told: '' } }
    await collectFrom('instagram')
    expect(networkOf(await look(), 'instagram')?.state).toBe('needs-owner')
  })

  it('asks at once when its owner wants that, every ten minutes at most', async () => {
    await add('instagram', 30, { remoteId: 'e' })
    said.set('e', { views: 5 })
    await collectFrom('instagram')
    said.set('e', { views: 9 })
    const { result } = await ask('PATCH')
    expect(result.refreshableAt).toBe(new Date(clock().getTime() + 600_000).toISOString())
    expect((await look()).isCollecting).toBe(true)
    await pass(0.01)
    await collect(server.ctx, linkedId(member.id, 'instagram'), AbortSignal.timeout(60_000))
    expect((await list()).list).toMatchObject([{ views: 9 }])
    const again = await ask('PATCH')
    expect(again).toMatchObject({ code: 'DASHBOARD_TOO_SOON', message: '10분 뒤에 다시 불러올 수 있어요.' })
    await pass(0.2)
    expect((await ask('PATCH')).code).toBe('SUCCESS')
  })

  it('sorts all posts, what is unknown last either way, and pages through them', async () => {
    for (const [index, views] of [30, null, 10, 20, null].entries()) {
      await add(index % 2 ? 'youtube' : 'instagram', index + 1, { remoteId: `s${index}` })
      said.set(`s${index}`, { views })
    }
    await collectFrom('instagram', 'youtube')
    const views = async (query: string) => (await list(query)).list.map((post) => post.views)
    expect(await views('')).toEqual([30, null, 10, 20, null])
    expect(await views('sort=asc')).toEqual([null, 20, 10, null, 30])
    expect(await views('sortField=views')).toEqual([30, 20, 10, null, null])
    expect(await views('sortField=views&sort=asc')).toEqual([10, 20, 30, null, null])
    expect(await views('sortField=views&limit=2&page=2')).toEqual([10, null])
    expect(await views('sortField=views&limit=2&page=3')).toEqual([null])
    expect(await views('provider=instagram&sortField=views')).toEqual([30, 10, null])
    expect(await list('provider=youtube&providerOption=shorts')).toMatchObject({ total: 2 })
    expect(await list('provider=youtube&providerOption=story')).toMatchObject({ total: 0, list: [] })
    expect((await ask('GET', '/allposts?sortField=colour')).code).toBe('INVALID_INPUT')
  })

  it('knows the popular posts and hashtags of a term', async () => {
    await add('instagram', 24 * 3, { remoteId: 'p1', tags: ['빵', '망원동'] })
    await add('instagram', 24 * 5, { remoteId: 'p2', tags: ['빵'] })
    await add('instagram', 24 * 6, { remoteId: 'p3', tags: ['행운'] })
    await add('instagram', 24 * 40, { remoteId: 'p4', tags: ['빵'] })
    await add('instagram', 24 * 2, { tags: ['빵'] })
    for (const [id, views] of Object.entries({ p1: 100, p2: 300, p3: 900, p4: 5_000 }))
      said.set(id, { views })
    await collectFrom('instagram')
    const week = (await ask('GET', '/interest?term=7')).result
    expect(week.posts.map((post: DashboardPost) => post.views)).toEqual([900, 300, 100])
    expect(week).toMatchObject({
      hashtagsOf: 4,
      hashtags: [
        // Nobody knows the views of the third post with it.
        { tag: '빵', posts: 3, known: 2, value: 200 },
        { tag: '행운', posts: 1, known: 1, value: 900 },
        { tag: '망원동', posts: 1, known: 1, value: 100 },
      ],
    })
    const quarter = (await ask('GET', '/interest?term=90')).result
    expect(quarter.posts[0].views).toBe(5_000)
    expect((await ask('GET', '/interest?sort=saves')).result.posts).toEqual([])
    expect((await ask('GET', '/interest?term=8')).code).toBe('INVALID_INPUT')
  })

  it('follows followers by day, and does not know what was before it looked', async () => {
    await collectFrom('instagram')
    await pass(24)
    followers = 130
    await collectFrom('instagram')
    const shown = await look()
    expect(networkOf(shown, 'instagram')?.followers).toEqual({ now: 130, before: null })
    // The other accounts have not told theirs.
    expect(shown).toMatchObject({
      followers: { now: 130, before: null },
      counted: { accounts: 4, followers: 1 },
    })
    expect(shown.days.slice(-3).map((day) => day.followers)).toEqual([null, 100, 130])
    followers = null
    await pass(24)
    await collectFrom('instagram')
    expect(networkOf(await look(), 'instagram')?.followers.now).toBe(130)
  })

  it('learns from what a post has after its first week, once, and from none that was first looked at later', async () => {
    await add('instagram', 24 * 6, { remoteId: 'w1' })
    await add('instagram', 24 * 40, { remoteId: 'w2' })
    for (const [id, views] of [
      ['w1', 50],
      ['w2', 9_999],
    ] as const)
      said.set(id, { views })
    await collectFrom('instagram')
    expect((await look()).worked.posts).toBe(0)
    for (const views of [120, 800]) {
      await pass(24 * 2)
      said.set('w1', { views })
      await collectFrom('instagram')
    }
    const lessons = await server.ctx
      .db()
      .select()
      .from(postLessons)
      .where(eq(postLessons.accountId, member.id))
    expect(lessons).toHaveLength(2)
    expect(lessons.flatMap(({ outcome }) => outcome ?? [])).toEqual([expect.closeTo(Math.log(121), 4)])
    expect((await look()).worked).toMatchObject({ posts: 1, lessons: [] })
  })

  it('gives all posts as a table to keep, by a link of some minutes', async () => {
    const projectId = await addVideo(server, member, new Uint8Array([1]))
    await add('instagram', 3, { caption: '=1+1', tags: ['빵'], projectId })
    await add('youtube', 2)
    const { url } = (await ask('GET', '/export?provider=instagram')).result
    const file = await server.ask({ url })
    expect(file.headers['content-disposition']).toContain('.csv')
    expect(file.text.startsWith('\uFEFF올린 시각 (Asia/Seoul),SNS,계정,')).toBe(true)
    expect(file.text.trimEnd().split('\r\n')).toHaveLength(2)
    expect(file.text).toContain(`'=1+1`)
    expect(file.text).toContain('n/a')
    const there = await server.ask({ url: (await ask('GET', '/export?zone=America/New_York')).result.url })
    expect(there.text).toContain('올린 시각 (America/New_York),')
    expect((await ask('GET', '/export?zone=Mint/Town')).code).toBe('RESERVATIONS_ZONE')
    const link = await findLink(server.ctx, member.id, 'instagram')
    const [shown] = (await list('provider=instagram')).list
    const [, , account, , title] = file.text.split('\r\n')[1]?.split(',') ?? []
    expect([account, title]).toEqual([link?.name, shown?.title])
    expect(title).toBe('딸기잼')
    expect((await server.ask({ url: url.replace('link=', 'link=x') })).status).toBe(403)
    await pass(0.2)
    expect((await server.ask({ url })).status).toBe(403)
  })
})
