import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { subscriptions } from '../../db/tables/billing.ts'
import { campaigns } from '../../db/tables/campaigns.ts'
import { creditGrants } from '../../db/tables/credits.ts'
import { socialAccounts } from '../../db/tables/social-accounts.ts'
import { type CampaignDesk, openCampaignDesk } from '../../test/campaign-desk.ts'
import { usualEngines } from '../../test/databases.ts'
import { onlyTry } from '../../test/project-desk.ts'
import { addPublished } from '../../test/published.ts'
import type { Member } from '../../test/requests.ts'
import type { FindFigures } from './facts.ts'
import { digestJobs } from './index.ts'

// A Thursday; the usual campaign posts on Wednesdays at nine in Seoul, so that one of the week ahead waits on Monday.
const begun = '2026-11-26T00:00:00Z'
const monday = '2026-11-30T00:00:00Z'

describe.each(usualEngines)('the digest on %s', (engine) => {
  let desk: CampaignDesk
  let figures: Awaited<ReturnType<FindFigures>> = null
  const asked: (readonly string[])[] = []
  const jobs = digestJobs(async (_ctx, _accountId, days) => {
    asked.push(days)
    return figures
  })
  beforeAll(async () => {
    desk = await openCampaignDesk(engine)
  })
  afterAll(() => desk.stop())
  beforeEach(async () => {
    await desk.open(begun)
    await desk.server.ctx.db().execute(sql`truncate sent_digests`)
    await desk.server.ctx.db().execute(sql`delete from pgboss.job where name = 'digest.mail'`)
    figures = null
    asked.length = 0
  })

  const lookAt = async (at: string, ctx = desk.server.ctx) => {
    desk.server.clock.set(at)
    await jobs.due.run(ctx, {}, onlyTry)
  }
  /** Sends the digests that wait to be sent, and gives them. */
  async function takeMail() {
    const { rows } = await desk.server.ctx
      .db()
      .execute<{ data: never }>(sql`delete from pgboss.job where name = 'digest.mail' returning data`)
    desk.server.mail.sent.length = 0
    for (const { data } of rows) await jobs.mail.run(desk.server.ctx, data, onlyTry)
    return desk.server.mail.sent.map(({ to, subject, text }) => ({ to, subject, text }))
  }
  const own = () => `${desk.state.owner.id}@example.com`
  const begin = async (changes: object = {}) => {
    const campaign = await desk.begin(changes)
    await desk.settle()
    return campaign
  }

  it('comes once on Monday at nine, however often and by how many it is looked for', async () => {
    await begin()
    await lookAt('2026-11-29T23:45:00Z')
    expect(await takeMail()).toEqual([])
    desk.server.clock.set(monday)
    await Promise.all(Array.from({ length: 4 }, () => lookAt(monday)))
    const mails = await takeMail()
    expect(mails.map(({ to }) => to)).toEqual([own()])
    for (const at of ['2026-11-30T00:15:00Z', '2026-11-30T12:00:00Z', '2026-12-01T00:00:00Z'])
      await lookAt(at)
    expect(await takeMail()).toEqual([])
    await lookAt('2026-12-07T00:00:00Z')
    expect(await takeMail()).toHaveLength(1)
  })

  it('comes once still when whoever sends it dies at any moment', async () => {
    await begin()
    const dying = {
      ...desk.server.ctx,
      jobs: {
        ...desk.server.ctx.jobs,
        send: () => {
          throw new Error('It died.')
        },
      },
    }
    await expect(lookAt(monday, dying)).rejects.toThrow('It died.')
    expect(await takeMail()).toEqual([])
    await lookAt('2026-11-30T00:15:00Z')
    expect(await takeMail()).toHaveLength(1)
  })

  it('comes by the clock of the newest campaign’s zone, and not again where that changes', async () => {
    await begin()
    desk.server.clock.advance(60_000)
    await begin({ title: '뉴욕', schedule: { times: { 3: '09:00' }, zone: 'America/New_York' } })
    await lookAt(monday)
    expect(await takeMail()).toEqual([])
    await lookAt('2026-11-30T14:00:00Z')
    expect(await takeMail()).toHaveLength(1)
    desk.server.clock.advance(60_000)
    await begin({ title: '호놀룰루', schedule: { times: { 3: '09:00' }, zone: 'Pacific/Honolulu' } })
    await lookAt('2026-11-30T19:00:00Z')
    expect(await takeMail()).toEqual([])
  })

  it('comes by the clock of the newest post’s zone to who posts by hand', async () => {
    const { ctx } = desk.server
    const { id: accountId } = desk.state.owner
    const at = new Date('2026-11-25T00:00:00Z')
    for (let no = 0; no < 2; no += 1) await addPublished(ctx, accountId, { network: 'youtube', at })
    await ctx
      .db()
      .execute(
        sql`update posts set zone = 'America/New_York' where id = (select id from posts order by id desc limit 1)`,
      )
    await lookAt('2026-11-30T13:45:00Z')
    expect(await takeMail()).toEqual([])
    await lookAt('2026-11-30T14:00:00Z')
    expect(await takeMail()).toHaveLength(1)
  })

  it('tells of the week ahead with a link for what waits, and honestly of the week behind', async () => {
    await begin()
    await lookAt(monday)
    const [mail] = await takeMail()
    expect(mail?.text).toContain('지난주에는 올라간 게시물이 없어요.')
    expect(mail?.text).toMatch(/\/approval\/[\w-]+\?do=approve/)
    expect(mail?.text).toContain('12월 2일 (수) 09:00: 수요일의 딸기잼 · 인스타그램')
    expect(asked).toEqual([
      ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'],
    ])
    const token = /\/approval\/([\w-]+)\?do=approve/.exec(mail?.text ?? '')?.[1]
    expect((await desk.ask('GET', `/approval/${token}`)).result.state).toBe('open')
  })

  it('plans nothing of a campaign that stands still, asks for no approval and needs no credits for it', async () => {
    const { _id: stopped } = await begin({ title: '멈춘 딸기잼' })
    await begin({ title: '가는 딸기잼', schedule: { times: { 4: '09:00' }, zone: 'Asia/Seoul' } })
    const late = {
      title: '늦은 딸기잼',
      schedule: { times: { 5: '09:00' }, zone: 'Asia/Seoul' },
      creations: 3,
    }
    const { _id: unmade } = await desk.begin(late)
    desk.server.clock.set('2026-11-29T03:00:00Z')
    for (const id of [stopped, unmade]) expect((await desk.change(id, { act: 'stop' })).code).toBe('SUCCESS')
    const { ctx } = desk.server
    await ctx.db().update(creditGrants).set({ left: 1 })
    await lookAt(monday)
    const text = (await takeMail())[0]?.text
    expect(text).toContain('가는 딸기잼')
    expect(text).not.toContain('멈춘 딸기잼')
    expect(text).not.toContain('늦은 딸기잼')
    expect(text).not.toContain('/account/credits')
  })

  it('says how much came of what was posted, once it is known', async () => {
    await begin({ approval: false })
    await desk.goOnTo('2026-12-01T23:45:00Z', 240)
    await desk.goOnTo('2026-12-02T00:30:00Z')
    expect(desk.seen('instagram')).toHaveLength(1)
    figures = { views: 1_234, interactions: 56, missing: [] }
    await lookAt('2026-12-07T00:00:00Z')
    expect((await takeMail())[0]?.text).toContain(
      '게시물 1개가 올라갔고, 전체 게시물의 조회수는 1,234회, 반응은 56개였어요.',
    )
  })

  it('says how many posts were left out and why, but not those that their owner left out', async () => {
    await begin({ creations: 3 })
    await desk.goOnTo('2026-12-01T23:45:00Z', 240)
    await desk.goOnTo('2026-12-02T03:00:00Z')
    const { ctx } = desk.server
    await ctx.db().execute(sql`update campaign_posts set skip = 'owner' where status = 8 and no = 2`)
    await lookAt('2026-12-07T00:00:00Z')
    const text = (await takeMail())[0]?.text
    expect(text).toContain('올라가지 않은 게시물이 2개 있어요: 승인하지 않아서 2개.')
  })

  it('tells what is to be mended: a link that ended, credits that run short, and a campaign that stopped', async () => {
    const campaign = await begin({ schedule: { times: { 5: '09:00' }, zone: 'Asia/Seoul' }, creations: 3 })
    const { ctx } = desk.server
    await ctx.db().update(socialAccounts).set({ fault: 'ended', faultAt: ctx.now() })
    // The videos of Friday's run are made on Wednesday; until then they need credits.
    await ctx.db().update(creditGrants).set({ left: 1 })
    await lookAt(monday)
    const [first] = await takeMail()
    expect(first?.text).toContain('인스타그램 「')
    expect(first?.text).toContain('/upload/account/all')
    expect(first?.text).toMatch(/AI 크레딧이 \d개 남았어요\n이번 주 캠페인에는 3개가 필요해요/)
    await ctx
      .db()
      .update(campaigns)
      .set({ state: 'stopped', stop: 'product-hidden' })
      .where(eq(campaigns.id, campaign._id))
    await lookAt('2026-12-07T00:00:00Z')
    const [last] = await takeMail()
    expect(last?.text).toContain('「수요일의 딸기잼」 캠페인이 멈췄어요')
    expect(last?.text).toContain(`/upload/campaigns/${campaign._id}`)
    expect(last?.text).not.toContain('/account/credits')
  })

  it('tells of what is charged this week, of what ends, and of a charge that failed until it is made', async () => {
    await begin()
    const { ctx } = desk.server
    const endsAt = new Date('2026-12-04T01:00:00Z')
    await ctx
      .db()
      .insert(subscriptions)
      .values({
        accountId: desk.state.owner.id,
        planType: 2,
        uploadService: true,
        currency: 'KRW',
        gateway: 'toss',
        anchor: '2026-11-04',
        months: 0,
        startsAt: new Date('2026-11-04T01:00:00Z'),
        endsAt,
        paid: 0,
        chargeAt: endsAt,
      })
    const tellOf = async (changes: Partial<typeof subscriptions.$inferInsert>) => {
      await ctx.db().update(subscriptions).set(changes)
      await ctx.db().execute(sql`truncate sent_digests`)
      await lookAt(monday)
      return (await takeMail())[0]?.text
    }
    const coming = /2026년 12월 4일에 .* 정기 결제가 있어요/
    expect(await tellOf({ failures: 0 })).toMatch(coming)
    const far = new Date('2026-12-08T01:00:00Z')
    expect(await tellOf({ endsAt: far, chargeAt: far })).not.toMatch(/정기 결제|account.payments/)
    expect(await tellOf({ failures: 1 })).toMatch(
      /요금을 결제하지 못했어요\n2026년 12월 8일에 [\d,]+원 결제를 다시 시도/,
    )
    const ending = { failures: 0, endsAt, chargeAt: endsAt, nextPlanType: 0, changesAt: endsAt }
    expect(await tellOf(ending)).toMatch(/2026년 12월 4일에 .* 구독이 끝나요/)
  })

  it('tells once of a campaign that can never go on, and then of nothing', async () => {
    const campaign = await begin()
    const { ctx } = desk.server
    await desk.change(campaign._id, { act: 'cancel' })
    await ctx
      .db()
      .update(campaigns)
      .set({ state: 'stopped', stop: 'promotion-over', updatedAt: ctx.now() })
      .where(eq(campaigns.id, campaign._id))
    await lookAt(monday)
    expect((await takeMail())[0]?.text).toContain('「수요일의 딸기잼」 캠페인이 멈췄어요')
    await lookAt('2026-12-07T00:00:00Z')
    expect(await takeMail()).toEqual([])
  })

  it('does not come to who has nothing to be told, has left, or wants none', async () => {
    const idle: Member = await desk.server.member()
    await begin()
    await desk.ask('PATCH', '/notification/settings', { digest: false })
    await lookAt(monday)
    expect(await takeMail()).toEqual([])
    await desk.ask('PATCH', '/notification/settings', { digest: true, mail: false })
    await lookAt('2026-11-30T00:15:00Z')
    expect(await takeMail()).toEqual([])
    await desk.ask('PATCH', '/notification/settings', { mail: true })
    await desk.setOwner({ withdrawnAt: desk.server.clock.now() })
    await lookAt('2026-11-30T00:30:00Z')
    expect(await takeMail()).toEqual([])
    expect(idle.id).not.toBe(desk.state.owner.id)
  })

  it('is turned off by the link at its foot, and by nothing less than pressing it', async () => {
    await begin()
    await lookAt(monday)
    const token = /\/digest\/([\w-]+)/.exec((await takeMail())[0]?.text ?? '')?.[1] ?? ''
    const ask = (method: 'GET' | 'POST', as: string, body?: object) =>
      desk.server.ask({ method, url: `/v3/digest/${as}`, body })
    for (let times = 0; times < 3; times += 1)
      expect((await ask('GET', token)).body.result).toEqual({ on: true })
    for (const forged of [token.slice(0, -2), `${token}AA`, 'x'])
      expect((await ask('POST', forged, { on: false })).body.code).toBe('DIGEST_LINK')
    expect((await desk.ask('GET', '/notification/settings')).result.digest).toBe(true)
    expect((await ask('POST', token, { on: false })).body.result).toEqual({ on: false })
    expect((await desk.ask('GET', '/notification/settings')).result).toMatchObject({
      digest: false,
      mail: true,
    })
    await lookAt('2026-12-07T00:00:00Z')
    expect(await takeMail()).toEqual([])
    expect((await ask('POST', token, { on: true })).body.result).toEqual({ on: true })
    await lookAt('2026-12-07T00:15:00Z')
    expect(await takeMail()).toHaveLength(1)
  })
})
