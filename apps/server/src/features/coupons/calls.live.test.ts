import { randomUUID } from 'node:crypto'

import type { CouponBenefit, CouponConditions } from '@clipmint/contract'
import { dayMs } from '@clipmint/kit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { inflows } from '../../db/tables/account.ts'
import {
  usualEngines,
  type Member,
  startTestServer,
  type TestServer,
  wholeAccount,
} from '../../test/index.ts'
import { addProject } from '../../test/seed.ts'
import { returnAllowance, takeAllowance } from '../account/index.ts'
import { planJobs } from '../plans/index.ts'
import { coupons, createCoupon, NewCoupon, revokeCoupon } from './index.ts'

const anyone: CouponConditions = {
  plans: null,
  period: null,
  currency: null,
  channels: null,
  minPrice: null,
  firstPaymentOnly: false,
  cycles: 1,
}
type Traits = Partial<Omit<NewCoupon, 'conditions'>> & { conditions?: Partial<CouponConditions> }

describe.each(usualEngines)('coupons on %s', (engine) => {
  let server: TestServer
  let member: Member
  beforeAll(async () => {
    server = await startTestServer({
      engine,
      areas: { handlers: { account: wholeAccount, coupons } },
    })
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    server.clock.set('2026-12-01T01:00:00Z')
    member = await server.member()
  })

  async function coupon(benefit: CouponBenefit, { conditions, ...traits }: Traits = {}): Promise<string> {
    const wish = NewCoupon.parse({
      code: null,
      name: { ko: '첫 영상 쿠폰', en: 'First video' },
      benefit,
      conditions: { ...anyone, ...conditions },
      startsOn: '2026-12-01',
      endsOn: '2026-12-31',
      daysAfterRegister: null,
      maxUses: null,
      ...traits,
    })
    const made = await createCoupon(server.ctx, wish)
    if (!made) throw new Error('The code is taken.')
    return made.code
  }

  /** Another day has come, and the member signs in again. */
  async function comeBackOn(time: string): Promise<void> {
    server.clock.set(time)
    const claims = { sub: member.id, sid: server.ctx.newId() }
    member = { id: member.id, token: await server.ctx.signer.sign('access', claims, 86_400) }
  }

  const ask = async (method: 'GET' | 'POST' | 'PUT', code: string, as = member) =>
    (await server.ask({ method, url: `/v3/coupon/${encodeURIComponent(code)}`, as })).body
  const check = (code: string, as = member) => ask('GET', code, as)
  const register = (code: string, as = member) => ask('POST', code, as)
  const use = (code: string, as = member) => ask('PUT', code, as)
  const lists = async (as = member) => (await check('info', as)).result
  const limit = async () => (await server.ask({ url: '/v3/user/limit', as: member })).body.result
  const payment = async () =>
    (await server.ask({ url: '/v3/user/info', as: member })).body.result.payment as Record<string, unknown>

  it('is checked, registered once however its code is typed, and listed', async () => {
    const code = await coupon({ kind: 'PERCENT', percent: 30, cap: { KRW: 10_000 } })
    const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `
    expect((await check(typed)).result).toMatchObject({
      code,
      name: { ko: '첫 영상 쿠폰', en: 'First video' },
      benefit: { kind: 'PERCENT', percent: 30, cap: { KRW: 10_000 } },
      startsOn: '2026-12-01',
      endsOn: '2026-12-31',
    })
    expect(await lists()).toEqual({ owned: [], used: [], expired: [] })
    const { result } = await register(typed)
    expect(result).toMatchObject({ status: 'owned', registeredOn: '2026-12-01', expiresOn: '2026-12-31' })
    expect(await register(code)).toMatchObject({ code: 'COUPONS_ALREADY_REGISTERED', field: 'code' })
    expect(await check(code)).toMatchObject({ code: 'COUPONS_ALREADY_REGISTERED' })
    expect(await lists()).toEqual({ owned: [result], used: [], expired: [] })
    expect(await lists(await server.member())).toEqual({ owned: [], used: [], expired: [] })
  })

  it('runs out at midnight in Seoul after its last day', async () => {
    const code = await coupon({ kind: 'RENDER', count: 1 })
    const ofDays = await coupon({ kind: 'RENDER', count: 2 }, { daysAfterRegister: 3 })
    await register(code)
    expect((await register(ofDays)).result.expiresOn).toBe('2026-12-04')
    await comeBackOn('2026-12-04T15:00:00Z')
    expect((await lists()).expired).toMatchObject([{ code: ofDays, status: 'expired' }])
    expect(await use(ofDays)).toMatchObject({ code: 'COUPONS_EXPIRED' })
    await comeBackOn('2026-12-31T14:59:59Z')
    expect((await lists()).owned).toMatchObject([{ code }])
    await comeBackOn('2026-12-31T15:00:00Z')
    expect((await lists()).owned).toEqual([])
    expect(await register(code, await server.member())).toMatchObject({ code: 'COUPONS_EXPIRED' })
  })

  it('gives one that is left to exactly one of fifty who come at once', async () => {
    const code = await coupon({ kind: 'RENDER', count: 1 }, { maxUses: 1 })
    const all = await Promise.all(Array.from({ length: 50 }, () => server.member()))
    const answers = await Promise.all(all.map((as) => register(code, as)))
    const ended = answers.map((answer) => answer.code as string)
    expect(ended.filter((it) => it === 'SUCCESS')).toHaveLength(1)
    expect(ended.filter((it) => it === 'COUPONS_SOLD_OUT')).toHaveLength(49)
    const held = await Promise.all(all.map(async (as) => (await lists(as)).owned.length))
    expect(held.reduce((sum, it) => sum + it)).toBe(1)
  })

  it('is registered once by an account that asks twice at once, and counted once', async () => {
    const code = await coupon({ kind: 'RENDER', count: 1 }, { maxUses: 2 })
    const answers = await Promise.all(Array.from({ length: 8 }, () => register(code)))
    expect(answers.filter((it) => it.code === 'SUCCESS')).toHaveLength(1)
    expect((await register(code, await server.member())).code).toBe('SUCCESS')
    expect((await register(code, await server.member())).code).toBe('COUPONS_SOLD_OUT')
  })

  it('gives more renders, which are spent after the month’s own and come back when nothing came of them', async () => {
    const code = await coupon({ kind: 'RENDER', count: 2 })
    await register(code)
    expect(await limit()).toMatchObject({ renderCnt: 3, renderExtra: 0 })
    const all = await Promise.all([use(code), use(code), use(code)])
    expect(all.map((it) => it.code as string).toSorted()).toEqual(['COUPONS_USED', 'COUPONS_USED', 'SUCCESS'])
    expect((await lists()).used).toMatchObject([{ code, status: 'used', usedOn: '2026-12-01' }])
    expect(await limit()).toMatchObject({ renderCnt: 5, renderExtra: 2 })
    const take = (ref: string) =>
      takeAllowance(server.ctx, { accountId: member.id, kind: 'render' as const, ref })
    for (const ref of ['1', '2', '3', '4']) expect(await take(ref)).toBe(true)
    expect(await limit()).toMatchObject({ renderCnt: 1, renderExtra: 1 })
    await returnAllowance(server.ctx, { accountId: member.id, kind: 'render', ref: '4' })
    expect(await limit()).toMatchObject({ renderCnt: 2, renderExtra: 2 })
    const wishes = await Promise.all(['5', '6', '7', '8'].map(take))
    expect(wishes.filter(Boolean)).toHaveLength(2)
    await comeBackOn('2027-01-01T00:00:00Z')
    expect(await limit()).toMatchObject({ renderCnt: 3, renderExtra: 0 })
  })

  it('gives more AI credits, for a year', async () => {
    const code = await coupon({ kind: 'CREDIT', count: 4 })
    await register(code)
    await use(code)
    expect(await limit()).toMatchObject({ monthlyScenarioGen: 7, usedScenarioGen: 0 })
    await comeBackOn('2027-12-01T01:00:00Z')
    expect(await limit()).toMatchObject({ monthlyScenarioGen: 3 })
  })

  it('gives more days of direct upload, from now where they were over', async () => {
    const [first, second] = [
      await coupon({ kind: 'UPLOAD_DAYS', days: 10 }),
      await coupon({ kind: 'UPLOAD_DAYS', days: 10 }, { endsOn: null }),
    ]
    await register(first)
    await register(second)
    await use(first)
    expect((await limit()).uploadExpireDate).toBe('2026-12-18T01:00:00.000Z')
    await comeBackOn('2027-01-01T00:00:00Z')
    await use(second)
    expect((await limit()).uploadExpireDate).toBe('2027-01-11T00:00:00.000Z')
  })

  it('gives days of a plan, longer with another one, and lets projects be edited for as long', async () => {
    const plan = { kind: 'PLAN_DAYS', planType: 1, days: 7 } as const
    const [first, second, other] = [
      await coupon(plan),
      await coupon(plan),
      await coupon({ ...plan, planType: 2 }),
    ]
    for (const code of [first, second, other]) await register(code)
    const week = new Date(server.clock.now().getTime() + 7 * dayMs)
    const projectId = await addProject(server, member, { expiresAt: week })
    const editableUntil = async () => {
      const { rows } = await server.ctx
        .db()
        .execute<{ at: string | Date | null }>(
          sql`select expires_at as at from projects where id = ${projectId}`,
        )
      const at = rows[0]?.at ?? null
      return at === null ? null : new Date(at).toISOString()
    }
    expect(await editableUntil()).toBe('2026-12-08T01:00:00.000Z')
    await use(first)
    expect(await payment()).toMatchObject({ planType: 1, planEndsAt: '2026-12-08T01:00:00.000Z' })
    await use(second)
    expect(await payment()).toMatchObject({ planType: 1, planEndsAt: '2026-12-15T01:00:00.000Z' })
    expect(await use(other)).toMatchObject({ code: 'COUPONS_PLAN_RUNNING' })
    expect((await lists()).owned).toMatchObject([{ code: other }])
    expect(await editableUntil()).toBeNull()

    const job = { signal: new AbortController().signal, jobId: 'x', retry: 0, lastTry: false }
    await planJobs.endOverdue.run(server.ctx, {}, job)
    expect(await payment()).toMatchObject({ planType: 1 })
    await comeBackOn('2026-12-15T01:00:00Z')
    await planJobs.endOverdue.run(server.ctx, {}, job)
    expect(await payment()).toMatchObject({ planType: 0, planEndsAt: null })
    expect(await editableUntil()).toBe('2026-12-15T01:00:00.000Z')
    await use(other)
    expect(await payment()).toMatchObject({ planType: 2 })
    expect(await editableUntil()).toBeNull()
  })

  it('stays owned where it makes a payment smaller, and says so', async () => {
    const code = await coupon({ kind: 'AMOUNT', amounts: { KRW: 5_000 } })
    await register(code)
    expect(await use(code)).toMatchObject({ code: 'COUPONS_AT_PAYMENT' })
    expect((await lists()).owned).toMatchObject([{ code, status: 'owned' }])
  })

  it('is for the plans and the markets that it is for', async () => {
    const forNaver = await coupon({ kind: 'CREDIT', count: 1 }, { conditions: { channels: ['naver'] } })
    expect(await register(forNaver)).toMatchObject({ code: 'COUPONS_NOT_FOR_MARKET' })
    // What a browser says of how somebody came is anybody's to say; a promotion that the server signed is not.
    const said = await server.member({ inflow: 'naver' })
    expect((await register(forNaver, said)).code).toBe('COUPONS_NOT_FOR_MARKET')
    const sent = await server.member()
    const promotion = { accountId: sent.id, tokenId: randomUUID(), type: 'naver', at: new Date() }
    await server.ctx.db().insert(inflows).values(promotion)
    expect((await register(forNaver, sent)).code).toBe('SUCCESS')
    const forBasic = await coupon({ kind: 'CREDIT', count: 1 }, { conditions: { plans: [1, 11] } })
    await register(forBasic)
    expect(await use(forBasic)).toMatchObject({ code: 'COUPONS_NOT_FOR_PLAN' })
    expect((await lists()).owned).toMatchObject([{ code: forBasic }])
    const tomorrow = await coupon({ kind: 'CREDIT', count: 1 }, { startsOn: '2026-12-02' })
    expect(await register(tomorrow)).toMatchObject({
      code: 'COUPONS_NOT_YET',
      message: '아직 등록할 수 없는 쿠폰이에요. 2026-12-02부터 등록해 주세요.',
    })
  })

  it('is of no use once it was revoked, to nobody', async () => {
    const code = await coupon({ kind: 'CREDIT', count: 1 })
    await register(code)
    expect(await revokeCoupon(server.ctx, code)).toMatchObject({ unused: 1 })
    expect(await revokeCoupon(server.ctx, code)).toBeNull()
    expect((await lists()).expired).toMatchObject([{ code }])
    expect(await use(code)).toMatchObject({ code: 'COUPONS_EXPIRED' })
    expect(await register(code, await server.member())).toMatchObject({ code: 'COUPONS_NOT_FOUND' })
  })

  it('is not guessed: after twenty wrong codes in a day none is taken for a day', async () => {
    const code = await coupon({ kind: 'CREDIT', count: 1 })
    for (let guess = 0; guess < 19; guess += 1)
      expect((await register('WRNGCDE2')).code).toBe('COUPONS_NOT_FOUND')
    await check(code)
    server.clock.advance(3_600_000)
    expect((await check('WRNGCDE3')).code).toBe('COUPONS_NOT_FOUND')
    const blocked = await server.ask({ method: 'POST', url: `/v3/coupon/${code}`, as: member })
    expect([blocked.status, blocked.body]).toMatchObject([
      429,
      {
        code: 'COUPONS_BLOCKED',
        message: '없는 코드를 20번 적어서 2026-12-02 11:00까지 쿠폰을 등록할 수 없어요.',
      },
    ])
    expect((await register(code, await server.member())).code).toBe('SUCCESS')
    await comeBackOn('2026-12-02T01:59:59.999Z')
    expect((await register(code)).code).toBe('COUPONS_BLOCKED')
    await comeBackOn('2026-12-02T02:00:00Z')
    expect((await register(code)).code).toBe('SUCCESS')
  })

  it('refuses what is no code, without counting it, and who is not signed in', async () => {
    const codes = ['HAP4PY2', 'HAP4PY20', '쿠폰주세요쿠폰주세요', 'x'.repeat(40)]
    for (const code of codes)
      expect(await register(code)).toMatchObject({ code: 'COUPONS_CODE_WRONG_FORM', field: 'code' })
    expect(await register(' - ')).toMatchObject({
      code: 'COUPONS_CODE_REQUIRED',
      message: '쿠폰 코드를 적어 주세요.',
    })
    expect(await register('x'.repeat(65))).toMatchObject({ code: 'INVALID_INPUT', field: 'code' })
    expect(await use('HAP4PY22')).toMatchObject({ code: 'COUPONS_NOT_OWNED' })
    for (const [method, url] of [
      ['GET', '/v3/coupon/info'],
      ['GET', '/v3/coupon/HAP4PY22'],
      ['POST', '/v3/coupon/HAP4PY22'],
      ['PUT', '/v3/coupon/HAP4PY22'],
    ] as const)
      expect((await server.ask({ method, url })).body.code).toBe('UNAUTHENTICATED')
  })
})
