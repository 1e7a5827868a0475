import { createRandom, dayMs } from '@clipmint/kit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { type CampaignDesk, openCampaignDesk } from '../../test/campaign-desk.ts'
import { makeVideos, tendAll } from '../../test/campaign-work.ts'
import { usualEngines } from '../../test/index.ts'
import { expectSound, readLedger } from '../../test/ledger.ts'
import { Killed, mortalContext } from '../../test/mortal-context.ts'
import { decidePost } from './index.ts'
import { listPostsBetween } from './posts/list.ts'
import { planNext } from './state/plan-next.ts'

const noon = '2026-12-01T03:00:00Z'

describe.each(usualEngines)('several at work on campaigns on %s', (engine) => {
  let desk: CampaignDesk
  beforeAll(async () => {
    desk = await openCampaignDesk(engine)
  })
  afterAll(() => desk.stop())
  beforeEach(() => desk.open(noon))

  /** Every post went out once on each network, has a video of its own, and its credit is spent. */
  async function expectOnce(ids: readonly string[], many: number): Promise<void> {
    const all = await Promise.all(ids.map((id) => desk.posts(id, { ahead: 1 })))
    const posts = all.flat()
    expect(posts.map(({ status, skip }) => [status, skip])).toEqual(
      Array.from({ length: many }, () => [4, null]),
    )
    expect(desk.seen('instagram')).toHaveLength(many)
    expect(new Set(posts.map(({ subtemplateId }) => subtemplateId)).size).toBe(many)
    expect((await desk.ask('GET', '/subtemplate?status=0,1')).result.total).toBe(many)
    const ledger = await readLedger(desk.server.ctx, desk.state.owner.id)
    expectSound(ledger)
    expect(ledger.holds.map(({ state }) => state)).toEqual(Array.from({ length: many }, () => 'settled'))
  }

  it('make and post everything once, however many do so at once', async () => {
    const begun = [await desk.begin({ approval: false, creations: 3 }), await desk.begin({ approval: false })]
    const { ctx, clock } = desk.server
    for (let round = 0; round < 30; round += 1) {
      await Promise.all([1, 2, 3].map(() => tendAll(ctx, desk.ears)))
      await makeVideos(ctx)
      clock.advance(20_000)
    }
    await desk.goOnTo('2026-12-01T23:55:00Z', 60)
    for (let minute = 0; minute < 130; minute += 5) {
      clock.advance(5 * 60_000)
      await Promise.all([1, 2, 3].map(() => tendAll(ctx, desk.ears)))
    }
    await expectOnce(
      begun.map(({ _id }) => _id),
      4,
    )
  })

  it('make and post everything once, wherever they die', async () => {
    const begun = [await desk.begin({ approval: false, creations: 2 }), await desk.begin({ approval: false })]
    const { ctx, clock } = desk.server
    const random = createRandom(9)
    let killed = 0
    /** Does what is due, and dies after some steps; nothing that it would do afterwards counts. */
    const work = async () => {
      let stepsLeft = 1 + Math.floor(random() * 60)
      const mortal = mortalContext(ctx, () => stepsLeft-- <= 0)
      try {
        await tendAll(mortal, desk.ears)
        await makeVideos(mortal)
      } catch (error) {
        if (!(error instanceof Killed)) throw error
        killed += 1
      }
    }
    for (let round = 0; round < 120; round += 1) {
      await work()
      clock.advance(3 * 60_000)
    }
    await desk.goOnTo('2026-12-01T23:58:00Z', 30)
    for (let round = 0; round < 60; round += 1) {
      await work()
      clock.advance(2 * 60_000)
    }
    await desk.goOnTo('2026-12-02T03:00:00Z', 10)
    expect(killed).toBeGreaterThan(40)
    await expectOnce(
      begun.map(({ _id }) => _id),
      3,
    )
  })

  // The embedded database asks one thing at a time: nothing comes between the questions of a call there.
  it.runIf(engine === 'postgres').each(['campaigns', 'campaign_posts'])(
    'show each day once while the next is planned, when %s are read last',
    async (readLast) => {
      const daily = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [day, '09:00']))
      const { _id: id } = await desk.begin({ schedule: { times: daily, zone: 'Asia/Seoul' } })
      const { ctx } = desk.server
      const accountId = desk.state.owner.id
      const [isHeld, isAsked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const planning = ctx.withTx(async () => {
        await ctx.db().execute(sql`lock table ${sql.identifier(readLast)} in access exclusive mode`)
        isHeld.resolve()
        await isAsked.promise
        await planNext(ctx, { accountId, id })
      })
      await isHeld.promise
      const period = { from: ctx.now(), to: new Date(ctx.now().getTime() + 5 * dayMs) }
      const asked = listPostsBetween(ctx, { accountId, campaignId: id }, period)
      await expect.poll(waiting).toBe(1)
      isAsked.resolve()
      await planning
      const days = (await asked).map(({ day }) => day)
      expect(days).toEqual(['2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06'])
      expect((await desk.posts(id, { ahead: 5 })).filter(({ _id }) => _id !== null)).toHaveLength(2)

      async function waiting(): Promise<number> {
        const { rows } = await ctx
          .db()
          .execute<{ many: number }>(sql`select count(*)::int as many from pg_locks where not granted`)
        return rows[0]?.many ?? 0
      }
    },
  )

  it('decide once of a round, whoever comes first', async () => {
    const { _id: id } = await desk.begin({ creations: 3 })
    await desk.settle()
    for (const { _id, no } of await desk.posts(id, { ahead: 2 })) {
      const key = { accountId: desk.state.owner.id, id: _id ?? '' }
      const { ctx } = desk.server
      const decisions = ['approve', 'skip', 'change'] as const
      // Each of them comes first once.
      const inOrder = [...decisions.slice(no), ...decisions.slice(0, no)]
      const decided = await Promise.allSettled(
        inOrder.map((decision) => decidePost(ctx, key, { decision, by: 'link', round: 0 })),
      )
      expect(decided.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      const reasons = decided.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
      expect(reasons).toEqual(['CAMPAIGNS_DECIDED', 'CAMPAIGNS_DECIDED'])
      const { trail } = (await desk.ask('GET', `/reservation/autoupload/${_id}`)).result
      expect(trail).toHaveLength(3)
    }
  })
})
