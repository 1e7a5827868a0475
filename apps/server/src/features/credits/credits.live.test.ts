import { createRandom } from '@clipmint/kit'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { accounts } from '../../db/tables/account.ts'
import { engines, type Member, startTestServer, type TestServer } from '../../test/index.ts'
import { expectSound, readLedger } from '../../test/ledger.ts'
import { account } from '../account/index.ts'
import {
  creditState,
  giveCredits,
  holdCredit,
  refundCredit,
  releaseCredit,
  settleCredit,
} from './commands.ts'
import { creditJobs, creditLimit, credits, forget } from './index.ts'

const areas = {
  handlers: { credits, account: { ...account, ...creditLimit } },
  jobs: { credits: creditJobs },
}
const once = { signal: new AbortController().signal, jobId: 'job', retry: 0, lastTry: true }

describe.each(engines)('credits on %s', (engine) => {
  let server: TestServer
  let owner: Member
  beforeAll(async () => {
    server = await startTestServer({ engine, areas })
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    server.clock.set('2026-12-01T01:00:00Z')
    owner = await server.member()
  })

  const state = () => creditState(server.ctx, owner.id)
  const left = async () => (await state()).left
  const key = (ref: string) => ({ accountId: owner.id, ref })
  const hold = (ref: string) => holdCredit(server.ctx, { ...key(ref), label: `영상 ${ref}` })
  const settle = (ref: string) => settleCredit(server.ctx, key(ref))
  const release = (ref: string) => releaseCredit(server.ctx, key(ref))
  const refund = (ref: string) => refundCredit(server.ctx, key(ref))
  const give = (kind: 'coupon' | 'gift' | 'pack', ref: string, amount: number) =>
    giveCredits(server.ctx, { accountId: owner.id, kind, ref, amount })
  const setPlan = (planType: number) =>
    server.ctx.db().update(accounts).set({ planType }).where(eq(accounts.id, owner.id))
  const check = async () => expectSound(await readLedger(server.ctx, owner.id))
  /** Another day has come, and the member signs in again. */
  async function comeBackOn(time: string): Promise<void> {
    server.clock.set(time)
    const claims = { sub: owner.id, sid: server.ctx.newId() }
    owner = { id: owner.id, token: await server.ctx.signer.sign('access', claims, 86_400) }
  }
  const ask = async (path: string) => (await server.ask({ url: `/v3${path}`, as: owner })).body

  it('come with each cycle, once, however often they are looked at', async () => {
    await Promise.all([left(), left(), ask('/user/limit')])
    expect(await left()).toBe(3)
    expect((await readLedger(server.ctx, owner.id)).entries).toHaveLength(1)
    expect((await ask('/user/limit')).result).toMatchObject({
      monthlyScenarioGen: 3,
      usedScenarioGen: 0,
      credits: { left: 3, held: 0, monthly: 3, renewsAt: '2026-12-31T15:00:00.000Z' },
    })
  })

  it('are set aside, then spent or given back; a thing is paid once', async () => {
    expect([await hold('a'), await hold('a')]).toEqual(['held', 'held'])
    expect(await state()).toMatchObject({ left: 2, held: 1, used: 1 })
    expect([await settle('a'), await settle('a'), await release('a')]).toEqual([true, true, false])
    expect(await state()).toMatchObject({ left: 2, held: 0, used: 1 })
    await hold('b')
    expect([await release('b'), await release('b'), await settle('b')]).toEqual([true, true, false])
    expect(await hold('b')).toBe('released')
    expect([await settle('never'), await release('never')]).toEqual([false, false])
    expect(await left()).toBe(2)
    await check()
  })

  it('are given back after they were spent, once, when an operator says so', async () => {
    await hold('a')
    expect(await refund('a')).toBe(false)
    await settle('a')
    expect([await refund('a'), await refund('a')]).toEqual([true, true])
    expect(await state()).toMatchObject({ left: 3, used: 0 })
    await check()
  })

  it('never go below nothing, though fifty ask at once', async () => {
    const refs = Array.from({ length: 50 }, (_, n) => `video-${n}`)
    const answers = await Promise.all(refs.map(hold))
    expect(answers.filter((answer) => answer === 'held')).toHaveLength(3)
    expect(answers.filter((answer) => answer === 'short')).toHaveLength(47)
    expect(await left()).toBe(0)
    await check()
  })

  it('of one thing are spent or given back, and not both, though both are asked for at once', async () => {
    await hold('a')
    const answers = await Promise.all([settle('a'), release('a'), settle('a'), release('a')])
    expect(answers.filter(Boolean)).toHaveLength(2)
    await check()
  })

  it('that were given are given once for one reason, spent after the cycle’s own, and last a year', async () => {
    await Promise.all([give('coupon', 'coupon:1', 2), give('coupon', 'coupon:1', 2)])
    await give('pack', 'pack:1', 1)
    expect(await left()).toBe(6)
    for (const ref of ['1', '2', '3', '4']) await hold(ref)
    const { grants } = await readLedger(server.ctx, owner.id)
    expect(Object.fromEntries(grants.map((grant) => [grant.kind, grant.left]))).toEqual({
      cycle: 0,
      coupon: 1,
      pack: 1,
    })
    await comeBackOn('2027-12-01T02:00:00Z')
    expect(await left()).toBe(3)
    await check()
  })

  it('carry over once, up to one month’s', async () => {
    await hold('a')
    await settle('a')
    await comeBackOn('2027-01-01T00:00:00Z')
    expect(await state()).toMatchObject({ left: 5, used: 0, soonest: { amount: 2 } })
    // The older ones go first.
    await hold('b')
    await settle('b')
    await comeBackOn('2027-02-01T00:00:00Z')
    expect(await left()).toBe(6)
    await comeBackOn('2027-05-01T00:00:00Z')
    expect(await left()).toBe(3)
    await check()
  })

  it('follow the plan: more with a greater one at once, and with a smaller one no more than it grants', async () => {
    await hold('a')
    await settle('a')
    await setPlan(1)
    expect(await state()).toMatchObject({ left: 29, used: 1, monthly: 30 })
    await setPlan(0)
    expect(await left()).toBe(2)
    await setPlan(1)
    expect(await left()).toBe(29)
    await check()
  })

  it('come back though they ran out while they were set aside', async () => {
    await hold('a')
    await comeBackOn('2027-04-01T00:00:00Z')
    expect(await left()).toBe(3)
    await release('a')
    expect(await left()).toBe(4)
    await check()
  })

  it('of dead work come back within the hour, also of an owner who has left', async () => {
    await hold('a')
    await hold('b')
    await settle('b')
    await server.ctx
      .db()
      .update(accounts)
      .set({ withdrawnAt: server.clock.now() })
      .where(eq(accounts.id, owner.id))
    await creditJobs.sweep.run(server.ctx, {}, once)
    expect((await readLedger(server.ctx, owner.id)).holds.map(({ state: it }) => it).toSorted()).toEqual([
      'held',
      'settled',
    ])
    server.clock.set('2026-12-01T02:00:01Z')
    await creditJobs.sweep.run(server.ctx, {}, once)
    const ledger = await readLedger(server.ctx, owner.id)
    expect(ledger.holds.map(({ state: it }) => it).toSorted()).toEqual(['released', 'settled'])
    expectSound(ledger)
    await forget(server.ctx, owner.id)
    expect(await readLedger(server.ctx, owner.id)).toEqual({ entries: [], grants: [], holds: [] })
  })

  it('run out, and come to who pays, also when nobody looks', async () => {
    await give('coupon', 'coupon:2', 2)
    const payer = await server.member({ planType: 2 })
    server.clock.set('2028-01-15T00:00:00Z')
    await creditJobs.expire.run(server.ctx, {}, once)
    const { entries } = await readLedger(server.ctx, owner.id)
    expect(entries.filter(({ kind }) => kind === 'expire').map(({ amount }) => amount)).toEqual(
      expect.arrayContaining([-3, -2]),
    )
    expect((await readLedger(server.ctx, payer.id)).grants).toMatchObject([
      { ref: 'cycle:2028-01', left: 100 },
    ])
  })

  it('are told line by line, newest first, with the balance after each', async () => {
    await hold('a')
    await settle('a')
    await hold('b')
    await give('gift', 'gift:1', 2)
    const { result, credits: now } = await ask('/credit?limit=3')
    expect(now).toMatchObject({ left: 3, held: 1, used: 2 })
    expect(result).toMatchObject({ total: 4, page: 1, limit: 3 })
    expect(result.list).toMatchObject([
      { change: 'grant', source: 'gift', amount: 2, balance: 3, label: null, state: null },
      { change: 'hold', source: 'cycle', amount: -1, balance: 1, label: '영상 b', state: 'held' },
      { change: 'hold', source: 'cycle', amount: -1, balance: 2, label: '영상 a', state: 'settled' },
    ])
    expect((await ask('/credit?page=2&limit=3')).result.list).toMatchObject([{ change: 'grant', balance: 3 }])
    expect((await server.ask({ url: '/v3/credit' })).status).toBe(401)
  })

  it('stay sound through anything in any order', async () => {
    const random = createRandom(engine === 'pglite' ? 11 : 12)
    const below = (n: number) => Math.floor(random() * n)
    for (let round = 0; round < 6; round += 1) {
      let at = Date.parse('2026-12-01T01:00:00Z')
      server.clock.set(new Date(at).toISOString())
      owner = await server.member({ planType: below(3) })
      for (let step = 0; step < 60; step += 1) {
        const ref = `r${below(20)}`
        await [
          () => hold(ref),
          () => hold(ref),
          () => settle(ref),
          () => release(ref),
          () => refund(ref),
          () =>
            give(
              (['coupon', 'gift', 'pack'] as const)[below(3)] ?? 'gift',
              `given:${below(6)}`,
              1 + below(4),
            ),
          () => setPlan(below(3)),
          () => left(),
          () => Promise.resolve(server.clock.set(new Date((at += below(20) * 86_400_000)).toISOString())),
        ][below(9)]?.()
        await check()
      }
      server.clock.set(new Date(at + 400 * 86_400_000).toISOString())
      await creditJobs.sweep.run(server.ctx, {}, once)
      const ledger = await readLedger(server.ctx, owner.id)
      expect(ledger.holds.filter(({ state: it }) => it === 'held')).toEqual([])
      await check()
    }
  })
})
