import type { DowngradeInvoice, Invoice, Subscription } from '@clipmint/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { type Bank, createBank } from '../../test/bank.ts'
import { engines, type Member, startTestServer, type TestServer, wholeAccount } from '../../test/index.ts'
import { notifications } from '../notifications/index.ts'
import { billing, billingJobs } from './index.ts'
import { hearOf, reconcile } from './payments/reconcile.ts'
import { renew } from './renewals/commands.ts'

const consent = { purchase: true, gateway: true, renewal: true }
const { letter, hear, forgetCard } = billingJobs

describe.each(engines)('endings on %s', (engine) => {
  let server: TestServer
  let bank: Bank
  let member: Member
  beforeAll(async () => {
    let now = () => new Date()
    bank = createBank(() => now())
    server = await startTestServer({
      engine,
      areas: {
        handlers: { account: wholeAccount, billing, notifications },
        jobs: { billing: { letter, hear, forgetCard } },
      },
      works: true,
      payments: bank.gateways,
    })
    now = server.clock.now
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    server.clock.set('2026-12-01T03:00:00Z')
    bank.refuseKept(null)
    bank.reasons.length = 0
    member = await server.member()
  })

  const ask = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) =>
    server.ask({ method, url: `/v3${path}`, as: member, body })
  const pay = (path: string, { orderId, total }: Invoice) =>
    ask('POST', `${path}/cert-pc/${orderId}`, { orderId, amount: String(total), key: `key-${orderId}` })

  async function buy(plan: object): Promise<Invoice> {
    const wish = { currency: 'KRW', consent, ...plan }
    const { invoice } = (await ask('POST', '/invoice2/payment/request', wish)).body.result
    return invoice.status === 2 ? invoice : (await pay('/invoice2/payment', invoice)).body.result
  }
  const standing = async (): Promise<{
    subscription: Subscription | null
    downgrade: DowngradeInvoice | null
  }> => (await ask('GET', '/invoice2/subscription')).body.result
  const payment = async () => (await ask('GET', '/user/info')).body.result.payment
  const cancel = async () => (await ask('PATCH', '/invoice/subscription', {})).body.result
  async function goTo(time: string): Promise<void> {
    server.clock.set(time)
    member = await server.again(member)
  }
  /** What came in of the account by the books, less what went back. */
  async function money(): Promise<number> {
    const { rows } = (await server.ctx
      .db()
      .execute(
        sql`select debit, credit, amount from money_transfers where account_id = ${member.id}`,
      )) as unknown as { rows: { debit: string; credit: string; amount: number }[] }
    return rows.reduce(
      (sum, it) =>
        sum +
        (it.debit.startsWith('gateway:') ? it.amount : 0) -
        (it.credit.startsWith('gateway:') ? it.amount : 0),
      0,
    )
  }
  /** Buys a plan whose renewal on the first of January fails; it is tried again on the second, the fifth and the 14th. */
  async function failToRenew(plan: object = { planType: 1 }): Promise<void> {
    await buy(plan)
    bank.refuseKept('insufficient-funds')
    await renewAt('2027-01-01T01:00:00Z')
  }
  async function renewAt(time: string): Promise<void> {
    await goTo(time)
    await renew(server.ctx, member.id)
  }

  it('charges nothing more to who cancels a day before a charge that failed is tried again', async () => {
    await failToRenew()
    await renewAt('2027-01-02T01:00:00Z')
    await goTo('2027-01-04T01:00:00Z')
    expect((await standing()).subscription?.change).toEqual({ at: '2027-01-05T01:00:00.000Z', isLate: false })
    expect(await cancel()).toEqual({ at: '2027-01-05T01:00:00.000Z', isLate: false })
    expect(await cancel()).toEqual({ at: '2027-01-05T01:00:00.000Z', isLate: false })
    expect(await standing()).toMatchObject({
      subscription: { next: null },
      downgrade: { pending: 'downgrade', at: '2027-01-05T01:00:00.000Z' },
    })
    expect(await payment()).toMatchObject({ planType: 1, planEndsAt: '2027-01-05T01:00:00.000Z' })
    bank.refuseKept(null)
    await renewAt('2027-01-05T01:00:00Z')
    expect(await payment()).toMatchObject({ planType: 0, planEndsAt: null })
    expect((await standing()).subscription).toBeNull()
    expect(await money()).toBe(29_000)
  })

  it('takes a cancelling back until a day before the next try, which is then made', async () => {
    await failToRenew()
    await renewAt('2027-01-02T01:00:00Z')
    await cancel()
    expect((await ask('PATCH', '/invoice/subscription', { renew: true })).body.code).toBe('SUCCESS')
    expect(await payment()).toMatchObject({ planType: 1, planEndsAt: null })
    await cancel()
    await goTo('2027-01-04T01:00:01Z')
    expect((await ask('PATCH', '/invoice/subscription', { renew: true })).body.code).toBe('BILLING_TOO_LATE')
  })

  it('tries once more for who cancels within the last day before, and never after that', async () => {
    await failToRenew()
    await goTo('2027-01-01T01:00:01Z')
    expect((await standing()).subscription?.change).toEqual({ at: '2027-02-01T01:00:00.000Z', isLate: true })
    expect(await cancel()).toEqual({ at: '2027-02-01T01:00:00.000Z', isLate: true })
    await renewAt('2027-01-02T01:00:00Z')
    expect(await payment()).toMatchObject({ planType: 0, planEndsAt: null })
    bank.refuseKept(null)
    await renewAt('2027-01-05T01:00:00Z')
    expect(await money()).toBe(29_000)
  })

  it('leaves the upload service out of the next try for who ends it a day before', async () => {
    await failToRenew({ planType: 1, uploadService: true })
    await renewAt('2027-01-02T01:00:00Z')
    expect((await ask('DELETE', '/invoice2/optionalService')).body.result).toEqual({
      at: '2027-01-05T01:00:00.000Z',
      isLate: false,
    })
    bank.refuseKept(null)
    await renewAt('2027-01-05T01:00:00Z')
    expect(await payment()).toMatchObject({ planType: 1, snsUpload: 0 })
    expect(await money()).toBe(48_000 + 29_000)
    expect(await standing()).toMatchObject({
      subscription: { endsAt: '2027-02-01T01:00:00.000Z', failures: 0 },
      downgrade: null,
    })
  })

  it('tries the lower plan for who chooses it a day before the next try, or too late for the one that failed', async () => {
    const later = { planType: 1, currency: 'KRW', consent }
    for (const time of ['2027-01-02T01:00:00Z', '2027-01-01T12:00:00Z']) {
      await goTo('2026-12-01T03:00:00Z')
      member = await server.member()
      bank.refuseKept(null)
      await failToRenew({ planType: 2 })
      await goTo(time)
      if (time.includes('-02T')) await renew(server.ctx, member.id)
      expect((await ask('POST', '/invoice2/payment/request', later)).body.code).toBe('SUCCESS')
      if (time.includes('-01T')) await renewAt('2027-01-02T01:00:00Z')
      expect((await standing()).downgrade).toMatchObject({ planType: 1, at: '2027-01-05T01:00:00.000Z' })
      bank.refuseKept(null)
      await renewAt('2027-01-05T01:00:00Z')
      expect(await payment()).toMatchObject({ planType: 1 })
      expect((await standing()).downgrade).toBeNull()
      expect(await money()).toBe(79_000 + 29_000)
    }
  })

  it('ends after the days that are paid by another card while its owner cancels', async () => {
    await failToRenew()
    await renewAt('2027-01-02T01:00:00Z')
    const other = { planType: 1, currency: 'KRW', consent, otherCard: true }
    const { invoice } = (await ask('POST', '/invoice2/payment/request', other)).body.result
    await cancel()
    bank.refuseKept(null)
    expect((await pay('/invoice2/payment', invoice)).body.result.status).toBe(2)
    expect((await standing()).downgrade).toMatchObject({
      pending: 'downgrade',
      at: '2027-02-01T01:00:00.000Z',
    })
    expect(await payment()).toMatchObject({ planType: 1, planEndsAt: '2027-02-01T01:00:00.000Z' })
  })

  it('gives the payment before back as well, once what took its place was given back', async () => {
    await buy({ planType: 1 })
    const { total } = await buy({ planType: 2 })
    const until = '2026-12-08T03:00:00.000Z'
    expect((await standing()).subscription?.refund).toEqual({ until, amount: total, planType: 1 })
    await ask('POST', '/invoice/billing/cancel')
    expect((await standing()).subscription).toMatchObject({
      planType: 1,
      refund: { until, amount: 29_000, planType: 0 },
    })
    expect((await ask('POST', '/invoice/billing/cancel')).body.result).toMatchObject({
      status: 5,
      planType: 1,
    })
    expect(await payment()).toMatchObject({ planType: 0 })
    expect(await money()).toBe(0)
  })

  it('tells of a service beside the plan that the plan stays, and of a given plan that it comes back', async () => {
    await buy({ planType: 1 })
    await buy({ planType: 1, uploadService: true })
    expect((await standing()).subscription?.refund).toMatchObject({ amount: 19_000, planType: 1 })
    member = await server.member({ planType: 2 })
    await buy({ planType: 1 })
    expect((await standing()).subscription?.refund).toMatchObject({ amount: 29_000, planType: 2 })
  })

  it('says to who paid nothing that there is nothing to give back', async () => {
    await buy({ planType: 1 })
    await goTo('2027-01-01T00:30:00Z')
    expect(await buy({ planType: 1, uploadService: true })).toMatchObject({ total: 0 })
    expect((await ask('POST', '/invoice/billing/cancel')).body.code).toBe('BILLING_NOTHING_PAID')
  })

  it('tells in the site, once, that a plan has ended as its last try failed', async () => {
    const told = async () => (await ask('GET', '/notification')).body.result
    await failToRenew({ planType: 2 })
    for (const time of ['2027-01-02T01:00:00Z', '2027-01-05T01:00:00Z']) await renewAt(time)
    expect((await standing()).subscription?.failures).toBe(3)
    expect(await told()).toMatchObject({ total: 0 })
    await renewAt('2027-01-14T01:00:00Z')
    await renewAt('2027-01-14T01:05:00Z')
    expect((await standing()).subscription).toBeNull()
    expect(await told()).toMatchObject({
      total: 1,
      unread: 1,
      list: [{ kind: 'plan-ended', planType: 2, seen: false, createdAt: '2027-01-14T01:00:00.000Z' }],
    })
  })

  it('tells the bank why money goes back, in the language of its market', async () => {
    await buy({ planType: 1 })
    await ask('POST', '/invoice/billing/cancel')
    await buy({ planType: 1, currency: 'USD' })
    await ask('POST', '/invoice/billing/cancel')
    expect(bank.reasons).toEqual(['7일 이내 청약 철회', 'Taken back by the customer within seven days'])
  })

  it('tells the bank that money came too late, or of who had left', async () => {
    const wish = { planType: 1, currency: 'KRW', consent }
    const begin = async (): Promise<Invoice> =>
      (await ask('POST', '/invoice2/payment/request', wish)).body.result.invoice
    const old = await begin()
    const next = await begin()
    await bank.gateways.KRW?.confirm({
      order: {
        id: old.orderId,
        name: 'late',
        money: { amount: old.total, currency: 'KRW' },
        payer: { customerKey: 'late', email: null, name: null },
      },
      proof: '',
    })
    await hearOf(server.ctx, old.orderId)
    expect(bank.reasons).toEqual(['취소된 주문에 들어온 결제 반환'])
    bank.tricks.push('lose-answer')
    await pay('/invoice2/payment', next)
    await server.ctx
      .db()
      .execute(
        sql`update accounts set withdrawn_at = ${'2026-12-01T03:00:00Z'}::timestamptz where id = ${member.id}`,
      )
    for (let look = 0; look < 2; look += 1)
      await reconcile(server.ctx, { accountId: member.id, id: next._id })
    expect(bank.reasons.at(-1)).toBe('탈퇴한 뒤에 들어온 결제 반환')
    expect(await money()).toBe(0)
  })
})
