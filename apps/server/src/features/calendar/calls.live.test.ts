import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { aiRequests } from '../../db/tables/ai-requests.ts'
import { campaignPosts, campaigns } from '../../db/tables/campaigns.ts'
import { posts } from '../../db/tables/reservations.ts'
import {
  usualEngines,
  type Member,
  startTestServer,
  type TestServer,
  wholeAccount,
} from '../../test/index.ts'
import { addProduct, addProject } from '../../test/seed.ts'
import { calendar } from './index.ts'

describe.each(usualEngines)('the calendar on %s', (engine) => {
  let server: TestServer
  let member: Member

  beforeAll(async () => {
    server = await startTestServer({ engine, areas: { handlers: { account: wholeAccount, calendar } } })
    server.clock.set('2026-12-01T03:00:00Z')
    member = await server.member()
  })
  afterAll(() => server.stop())

  const ask = async (from: string, to: string, as = member) =>
    (await server.ask({ url: `/v3/calendar?from=${from}&to=${to}`, as })).body
  const own = () => ({ accountId: member.id, id: server.ctx.newId() })

  /** A plan of a product, as it is kept. */
  async function addPlan(productId: string, traits: Partial<typeof aiRequests.$inferInsert> = {}) {
    const now = server.ctx.now()
    const plan = { scenarios: [{ id: 's1', angle: 'proof' }] }
    const brief = { price: 12_900, currency: 'KRW', purpose: 'everyday' }
    const whole = { category: 'product', productName: '딸기잼', language: 'ko', status: 2, stage: 'done' }
    const row = { ...own(), ...whole, brief, plan, productId, createdAt: now, updatedAt: now, ...traits }
    await server.ctx.db().insert(aiRequests).values(row)
    return row.id
  }

  async function addPost(projectId: string, status: number, day: string): Promise<void> {
    const at = new Date(`${day}T03:00:00Z`)
    const words = { caption: '', hashtags: [], title: '', madeWithAi: true }
    const key = own()
    const sent = { videoId: projectId, video: {}, zone: 'Asia/Seoul', requestKey: key.id, createdAt: at }
    await server.ctx
      .db()
      .insert(posts)
      .values({ ...key, ...words, ...sent, projectId, status, uploadAt: at })
  }

  async function addCampaignPost(projectId: string, status: number, day: string): Promise<void> {
    const at = new Date(`${day}T03:00:00Z`)
    const [campaignId, runId] = [server.ctx.newId(), server.ctx.newId()]
    const when = { day, no: 0, uploadAt: at, createdAt: at, updatedAt: at }
    await server.ctx
      .db()
      .insert(campaignPosts)
      .values({ ...own(), ...when, campaignId, runId, projectId, status })
  }

  it('tells an owner of the year and of their own shop alone', async () => {
    const [jam, put] = [
      await addProduct(server, member),
      await addProduct(server, member, { isHidden: true }),
    ]
    await addPlan(put, { endsAt: new Date('2026-12-10T15:00:00Z') })
    await addPlan(jam, { category: 'promotion', endsAt: new Date('2026-12-12T15:00:00Z') })
    const cost = (price: number, at: string) =>
      addPlan(jam, { brief: { price, currency: 'KRW' }, createdAt: new Date(at) })
    await cost(15_000, '2026-12-01T04:00:00Z')
    await cost(15_000, '2026-12-01T05:00:00Z')
    // Planned anew with the lower price, it is news still.
    for (const hour of ['06', '07']) await cost(12_900, `2026-12-01T${hour}:00:00Z`)
    const at = server.ctx.now()
    const settings = { aboutName: '딸기잼', category: 'product', settings: {}, plannedUntil: at }
    await server.ctx
      .db()
      .insert(campaigns)
      .values({
        ...own(),
        ...settings,
        productId: jam,
        state: 'stopped',
        stop: 'product-hidden',
        createdAt: at,
        updatedAt: at,
      })
    const { result } = await ask('2026-12-01', '2026-12-25')
    const told = result.days.map((day: { day: string; id: string }) => `${day.day} ${day.id}`)
    expect(told).toEqual([
      '2026-12-01 new-product',
      '2026-12-01 restock',
      '2026-12-01 price-drop',
      '2026-12-12 promotion-ends',
      '2026-12-22 winter-solstice',
      '2026-12-25 christmas',
      '2026-12-25 payday',
    ])
    expect(result.days[3]).toMatchObject({ about: { productId: jam }, startOn: '2026-12-09' })
    const stranger = await server.member()
    const { result: theirs } = await ask('2026-12-01', '2026-12-25', stranger)
    expect(theirs.days.map(({ id }: { id: string }) => id)).toEqual([
      'winter-solstice',
      'christmas',
      'payday',
    ])
  })

  it('counts the kinds of what is posted, waits or is made for a campaign, and nothing that is left out', async () => {
    const requestId = await addPlan(await addProduct(server, member))
    const offer = await addPlan(await addProduct(server, member), { category: 'promotion' })
    const proof = await addProject(server, member, { requestId, scenarioId: 's1' })
    const other = await addProject(server, member, { requestId, scenarioId: 'gone' })
    const sale = await addProject(server, member, { requestId: offer, scenarioId: 's1' })
    const own = await addProject(server, member)
    await addPost(proof, 4, '2027-01-10')
    await addPost(proof, 3, '2027-01-31')
    await addPost(other, 2, '2027-01-10')
    await addPost(own, 2, '2027-01-11')
    for (const status of [6, 7, 8]) await addPost(sale, status, '2027-01-11')
    await addPost(sale, 2, '2027-02-01')
    await addCampaignPost(sale, 1, '2027-01-12')
    await addCampaignPost(sale, 2, '2027-01-12')
    await addCampaignPost(sale, 8, '2027-01-12')
    const { result } = await ask('2027-01-01', '2027-01-31')
    expect(
      result.mix.map(({ kind, posts: many }: { kind: string; posts: number }) => `${kind} ${many}`),
    ).toEqual(['offer 2', 'proof 2', 'product 1', 'scene 0', 'season 0'])
  })

  describe('of the day that a shop opened on', () => {
    const keep = async (openedOn: unknown, as: Member, lang = 'ko') =>
      (await server.ask({ method: 'PATCH', url: `/v3/calendar?lang=${lang}`, as, body: { openedOn } })).body
    const shown = async (as: Member) => {
      const { result } = await ask('2026-12-01', '2026-12-31', as)
      const days: { id: string; day: string; years: number | null }[] = result.days
      const ofShop = days.filter(({ id }) => id === 'anniversary').map(({ day, years }) => ({ day, years }))
      return { openedOn: result.openedOn, ofShop }
    }
    const none = { openedOn: null, ofShop: [] }

    it('keeps what its owner says, suggests the anniversary to nobody else, and forgets it when taken back', async () => {
      const [owner, other] = [await server.member(), await server.member()]
      expect(await shown(owner)).toEqual(none)
      expect((await keep('2023-12-10', owner)).result).toEqual({ openedOn: '2023-12-10' })
      expect(await shown(owner)).toEqual({
        openedOn: '2023-12-10',
        ofShop: [{ day: '2026-12-10', years: 3 }],
      })
      expect(await shown(other)).toEqual(none)
      expect((await keep(null, owner)).result).toEqual({ openedOn: null })
      expect(await shown(owner)).toEqual(none)
    })

    it('refuses a day to come in Seoul and one before 1900, and keeps what it was', async () => {
      const owner = await server.member()
      await keep('2026-12-01', owner)
      for (const day of ['2026-12-02', '1899-12-31']) {
        const refusal = { code: 'CALENDAR_OPENED_ON', field: 'openedOn' }
        expect(await keep(day, owner)).toMatchObject({
          ...refusal,
          message: '가게를 연 날은 1900년부터 오늘까지의 날짜로 골라 주세요.',
        })
        expect(await keep(day, owner, 'en')).toMatchObject({
          ...refusal,
          message: 'The day your shop opened must be between 1900 and today.',
        })
      }
      for (const openedOn of ['2026-02-29', '', undefined])
        expect(await keep(openedOn, owner)).toMatchObject({ code: 'INVALID_INPUT', field: 'openedOn' })
      expect(await shown(owner)).toEqual({ openedOn: '2026-12-01', ofShop: [] })
    })
  })

  it('refuses a time that is too long or goes backwards', async () => {
    expect((await ask('2026-12-01', '2027-06-01')).code).toBe('CAMPAIGNS_PERIOD')
    expect((await ask('2026-12-02', '2026-12-01')).code).toBe('CAMPAIGNS_PERIOD')
  })
})
