import type { Invoice } from '@clipmint/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { type Bank, createBank } from '../../test/bank.ts'
import { engines, type Member, startTestServer, type TestServer, wholeAccount } from '../../test/index.ts'
import { coupons, createCoupon, NewCoupon } from '../coupons/index.ts'
import { billing, billingJobs } from './index.ts'
import { renew } from './renewals/commands.ts'

const consent = { purchase: true, gateway: true, renewal: true }
const job = { signal: AbortSignal.timeout(600_000), jobId: '', retry: 0, lastTry: false }

describe.each(engines)('a price that changes on %s', (engine) => {
  let server: TestServer
  let bank: Bank
  let member: Member
  beforeAll(async () => {
    let now = () => new Date()
    bank = createBank(() => now())
    server = await startTestServer({
      engine,
      areas: {
        handlers: { account: wholeAccount, billing, coupons },
        jobs: { billing: { letter: billingJobs.letter, forgetCard: billingJobs.forgetCard } },
      },
      works: true,
      payments: bank.gateways,
    })
    now = server.clock.now
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    server.clock.set('2026-12-01T03:00:00Z')
    member = await server.member()
  })

  const ask = async (method: 'GET' | 'POST', path: string, body?: unknown) =>
    (await server.ask({ method, url: `/v3${path}`, as: member, body })).body
  /** Half of Basic off, for so many charges. */
  async function couponFor(cycles: number): Promise<string> {
    const conditions = {
      plans: null,
      period: null,
      currency: null,
      channels: null,
      minPrice: null,
      firstPaymentOnly: false,
      cycles,
    }
    const made = await createCoupon(
      server.ctx,
      NewCoupon.parse({
        code: null,
        name: { ko: '반값', en: 'Half' },
        benefit: { kind: 'PERCENT', percent: 50, cap: null },
        conditions,
        startsOn: '2026-11-01',
        endsOn: null,
        daysAfterRegister: null,
        maxUses: null,
      }),
    )
    await ask('POST', `/coupon/${made?.code ?? ''}`)
    return made?.id ?? ''
  }
  async function buy(couponId?: string): Promise<void> {
    const begun = await ask('POST', '/invoice2/payment/request', {
      planType: 1,
      currency: 'KRW',
      couponId,
      consent,
    })
    const { orderId, total }: Invoice = begun.result.invoice
    const back = { orderId, amount: String(total), key: crypto.randomUUID() }
    expect((await ask('POST', `/invoice2/payment/cert-pc/${orderId}`, back)).code).toBe('SUCCESS')
    await server.jobsDone()
  }
  /** What the owner is told when the reminders run on these days. */
  async function toldOn(...days: string[]) {
    const before = server.mail.sent.length
    for (const day of days) {
      server.clock.set(`${day}T02:00:00Z`)
      await billingJobs.remind.run(server.ctx, {}, job)
      await server.jobsDone()
    }
    return server.mail.sent.slice(before).filter(({ to }) => to.startsWith(member.id))
  }
  async function renewAt(time: string): Promise<void> {
    server.clock.set(time)
    await renew(server.ctx, member.id)
    await server.jobsDone()
  }
  const changed = (day: string) => `${day}부터 정기 결제 금액이 바뀝니다`
  const plain = (day: string) => `${day}에 정기 결제가 있습니다`

  it('is told 30, 7 and 1 days before, with both prices, the card and how to cancel, when a coupon ends', async () => {
    await buy(await couponFor(1))
    const told = await toldOn(
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-25',
      '2026-12-31',
      '2026-12-31',
    )
    expect(told.map(({ subject }) => subject)).toEqual(Array(3).fill(changed('2027년 1월 1일')))
    for (const said of ['14,500원', '29,000원', '4242', '해지', '2027-01-01', '등록하신 카드'])
      expect(told[0]?.text).toContain(said)
    await renewAt('2027-01-01T01:00:00Z')
    const next = await toldOn('2027-01-02', '2027-01-25', '2027-01-31')
    expect(next.map(({ subject }) => subject)).toEqual([plain('2027년 2월 1일'), plain('2027년 2월 1일')])
  })

  it('is told when its last discounted charge was made, and not before', async () => {
    await buy(await couponFor(2))
    expect((await ask('GET', '/invoice2/subscription')).result.subscription.next.total).toBe(14_500)
    const first = await toldOn('2026-12-02', '2026-12-25')
    expect(first.map(({ subject }) => subject)).toEqual([plain('2027년 1월 1일')])
    expect(first[0]?.text).toContain('14,500원')
    expect(first[0]?.text).not.toContain('29,000원')
    await renewAt('2027-01-01T01:00:00Z')
    const then = await toldOn('2027-01-02', '2027-01-25')
    expect(then.map(({ subject }) => subject)).toEqual(Array(2).fill(changed('2027년 2월 1일')))
  })

  /** As if the plan had been sold for so much when it was bought. */
  async function soldFor(price: number): Promise<void> {
    const lines = JSON.stringify([{ kind: 'plan', amount: price }])
    await server.ctx
      .db()
      .execute(
        sql`update invoices set total = ${price}, lines = ${lines}::jsonb where account_id = ${member.id}`,
      )
  }

  it('is none to who pays already when it is raised, and counts when they choose anew', async () => {
    await buy()
    await soldFor(25_000)
    expect((await ask('GET', '/invoice2/subscription')).result.subscription.next.total).toBe(25_000)
    const told = await toldOn('2026-12-26')
    expect(told.map(({ subject }) => subject)).toEqual([plain('2027년 1월 1일')])
    expect(told[0]?.text).toContain('25,000원')
    for (const [time, month] of [
      ['2027-01-01T01:00:00Z', 2],
      ['2027-02-01T01:00:00Z', 3],
    ] as const) {
      await renewAt(time)
      // The access token of before is not good any more.
      member = await server.again(member)
      const { list } = (await ask('GET', '/invoice')).result
      expect(list[0]).toMatchObject({ kind: 'renewal', status: 2, total: 25_000 })
      expect(list[0].endsAt).toContain(`2027-0${month}-01`)
    }
    expect((await ask('GET', '/invoice2/price/2')).result.total).toBeGreaterThan(0)
  })

  it('is told when it was lowered, and charged from then on', async () => {
    await buy()
    await soldFor(35_000)
    const told = await toldOn('2026-12-10')
    expect(told.map(({ subject }) => subject)).toEqual([changed('2027년 1월 1일')])
    for (const said of ['35,000원', '29,000원']) expect(told[0]?.text).toContain(said)
  })

  it('is none where its owner chose the other price', async () => {
    await buy()
    await ask('POST', '/invoice2/payment/request', {
      planType: 1,
      uploadService: true,
      currency: 'KRW',
      consent,
    })
    await server.jobsDone()
    const told = await toldOn('2026-12-10', '2026-12-26')
    expect(told.map(({ subject }) => subject)).toEqual([plain('2027년 1월 1일')])
    expect(told[0]?.text).toContain('48,000원')
  })
})
