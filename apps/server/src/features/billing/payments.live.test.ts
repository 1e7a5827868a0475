import type { DowngradeInvoice, Invoice, Subscription } from '@clipmint/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { type Bank, createBank } from '../../test/bank.ts'
import { engines, type Member, startTestServer, type TestServer, wholeAccount } from '../../test/index.ts'
import { addProduct } from '../../test/seed.ts'
import { creditState } from '../credits/index.ts'
import { billing, billingJobs } from './index.ts'
import { reconcile } from './payments/reconcile.ts'
import { renew } from './renewals/commands.ts'

const consent = { purchase: true, gateway: true, renewal: true }
const minuteMs = 60_000

describe.each(engines)('payments on %s', (engine) => {
  let server: TestServer
  let bank: Bank
  let member: Member
  beforeAll(async () => {
    let now = () => new Date()
    bank = createBank(() => now())
    server = await startTestServer({
      engine,
      areas: {
        handlers: { account: wholeAccount, billing },
        // What runs by the clock is run by hand: the test's clock is another.
        jobs: {
          billing: {
            letter: billingJobs.letter,
            hear: billingJobs.hear,
            forgetCard: billingJobs.forgetCard,
          },
        },
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
    bank.tricks.length = 0
    member = await server.member()
  })

  const ask = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) =>
    server.ask({ method, url: `/v3${path}`, as: member, body })

  async function request(plan: object): Promise<Invoice> {
    const { body } = await ask('POST', '/invoice2/payment/request', { currency: 'KRW', consent, ...plan })
    expect(body.code).toBe('SUCCESS')
    return body.result.invoice
  }
  const back = ({ orderId, total }: Invoice, key: string = crypto.randomUUID()) => ({
    orderId,
    amount: String(total),
    key,
  })
  const certify = (invoice: Invoice, fields: Record<string, string> = back(invoice)) =>
    ask('POST', `/invoice2/payment/cert-pc/${invoice.orderId}`, fields)

  async function buy(plan: object): Promise<Invoice> {
    const invoice = await request(plan)
    if (invoice.status === 2) return invoice
    const { body } = await certify(invoice)
    expect(body.code).toBe('SUCCESS')
    return body.result
  }
  const standing = async (): Promise<{
    subscription: Subscription | null
    downgrade: DowngradeInvoice | null
  }> => (await ask('GET', '/invoice2/subscription')).body.result
  const payment = async () => (await ask('GET', '/user/info')).body.result.payment
  /** Goes to a time, where the access token of before is not good any more. */
  async function goTo(time: string): Promise<void> {
    server.clock.set(time)
    member = await server.again(member)
  }
  /** The books of the account: what came in less what went back, and the tax within. */
  async function books(): Promise<{ money: number; tax: number }> {
    const { rows } = (await server.ctx
      .db()
      .execute(
        sql`select debit, credit, amount from money_transfers where account_id = ${member.id}`,
      )) as unknown as { rows: { debit: string; credit: string; amount: number }[] }
    const of = (name: RegExp) =>
      rows.reduce(
        (sum, it) => sum + (name.test(it.debit) ? it.amount : 0) - (name.test(it.credit) ? it.amount : 0),
        0,
      )
    return { money: of(/^gateway:/), tax: 0 - of(/^tax$/) }
  }
  async function expectSound(): Promise<void> {
    const { rows } = (await server.ctx
      .db()
      .execute(sql`select order_id from invoices where account_id = ${member.id}`)) as unknown as {
      rows: { order_id: string }[]
    }
    const orders = new Set(rows.map((row) => row.order_id))
    const atBank = [...bank.payments.values()]
      .filter(({ orderId }) => orders.has(orderId))
      .reduce((sum, { money, cancelled }) => sum + money.amount - cancelled, 0)
    expect((await books()).money).toBe(atBank)
  }

  it('sells a plan: the card is kept, the money taken once, and the plan runs with its credits', async () => {
    const invoice = await buy({ planType: 1 })
    expect(invoice).toMatchObject({ status: 2, total: 29_000, tax: 2_636, planType: 1, kind: 'start' })
    expect(await payment()).toMatchObject({ planType: 1, snsUpload: 0, planEndsAt: null })
    const { subscription } = await standing()
    expect(subscription).toMatchObject({
      endsAt: '2027-01-01T01:00:00.000Z',
      next: { at: '2027-01-01T01:00:00.000Z', total: 29_000 },
      card: { last4: '4242' },
    })
    expect((await creditState(server.ctx, member.id)).left).toBe(30)
    expect(await books()).toEqual({ money: 29_000, tax: 2_636 })
    await expectSound()
    const info = await ask('GET', '/user/info')
    expect(info.body.lastInvoice._id).toBe(invoice._id)
    await server.jobsDone()
    expect(server.mail.sent.at(-1)).toMatchObject({ subject: '결제가 완료되었습니다: 베이직 (월간)' })
  })

  it('answers the same receipt with the same payment, and takes nothing for another', async () => {
    const invoice = await request({ planType: 1 })
    const fields = back(invoice)
    await certify(invoice, fields)
    const asked = bank.asked()
    expect((await certify(invoice, fields)).body).toMatchObject({ code: 'SUCCESS', result: { status: 2 } })
    expect((await certify(invoice)).body.code).toBe('BILLING_ALREADY_PAID')
    expect(bank.asked()).toBe(asked)
    expect(
      (await ask('POST', '/invoice2/payment/request', { planType: 1, currency: 'KRW', consent })).body.code,
    ).toBe('BILLING_ALREADY_PAID')
  })

  it('takes the money once when the same receipt comes twice at once', async () => {
    const invoice = await request({ planType: 2 })
    const fields = back(invoice)
    const answers = await Promise.all([
      certify(invoice, fields),
      certify(invoice, fields),
      certify(invoice, fields),
    ])
    const codes = answers.map(({ body }) => body.code)
    expect(codes.filter((code) => code === 'SUCCESS').length).toBeGreaterThan(0)
    expect(codes.every((code) => code === 'SUCCESS' || code === 'BILLING_IN_PROCESS')).toBe(true)
    expect(await books()).toMatchObject({ money: 79_000 })
    await expectSound()
  })

  it('refuses another amount, another order, and the order of another', async () => {
    const invoice = await request({ planType: 1 })
    const stranger = await server.member()
    const url = `/v3/invoice2/payment/cert-pc/${invoice.orderId}`
    const stolen = await server.ask({ method: 'POST', url, as: stranger, body: back(invoice) })
    expect(stolen).toMatchObject({ status: 404, body: { code: 'BILLING_NOT_FOUND' } })
    expect((await certify(invoice, { ...back(invoice), amount: '100' })).body.code).toBe(
      'BILLING_INFO_MISMATCH',
    )
    const other = await request({ planType: 1 })
    expect((await certify(other, { ...back(other), orderId: invoice.orderId })).body.code).toBe(
      'BILLING_INFO_MISMATCH',
    )
    expect(await books()).toEqual({ money: 0, tax: 0 })
  })

  it('gives the window three minutes', async () => {
    const invoice = await request({ planType: 1 })
    server.clock.advance(3 * minuteMs)
    expect((await certify(invoice)).body.code).toBe('BILLING_TIMED_OUT')
    expect((await ask('GET', `/invoice2/${invoice._id}`)).body.result).toMatchObject({
      status: 4,
      refusal: 'timed-out',
    })
  })

  it('says nothing of a failure to who closes the window, and lets them try again', async () => {
    const invoice = await request({ planType: 1 })
    expect((await certify(invoice, { code: 'USER_CANCEL' })).body.code).toBe('BILLING_WINDOW_CLOSED')
    expect((await ask('GET', `/invoice2/${invoice._id}`)).body.result.status).toBe(3)
    expect((await buy({ planType: 1 })).status).toBe(2)
  })

  it.each([
    ['wrong-number', 'BILLING_INVALID_CARD'],
    ['insufficient-funds', 'BILLING_APPROVAL_FAILED'],
    ['wrong-identity', 'BILLING_INFO_MISMATCH'],
    ['unsupported-card', 'BILLING_WRONG_METHOD'],
    ['maintenance', 'BILLING_FAILED'],
  ] as const)('tells why a card was refused: %s', async (refuse, code) => {
    const invoice = await request({ planType: 1 })
    bank.tricks.push({ refuse })
    expect((await certify(invoice)).body.code).toBe(code)
    expect(await payment()).toMatchObject({ planType: 0 })
    await expectSound()
  })

  it('keeps a lost answer open until the bank was asked, and gives what was paid', async () => {
    const invoice = await request({ planType: 1 })
    bank.tricks.push('lose-answer')
    const fields = back(invoice)
    expect((await certify(invoice, fields)).body.code).toBe('BILLING_IN_PROCESS')
    expect(
      (await ask('POST', '/invoice2/payment/request', { planType: 2, currency: 'KRW', consent })).body.code,
    ).toBe('BILLING_IN_PROCESS')
    server.clock.advance(2 * minuteMs)
    await reconcile(server.ctx, { accountId: member.id, id: invoice._id })
    expect((await certify(invoice, fields)).body).toMatchObject({ code: 'SUCCESS', result: { status: 2 } })
    expect(await payment()).toMatchObject({ planType: 1 })
    await expectSound()
  })

  it('gives up what never arrived, only once no call can be under way any more', async () => {
    const invoice = await request({ planType: 1 })
    bank.tricks.push('drop')
    expect((await certify(invoice)).body.code).toBe('BILLING_IN_PROCESS')
    const look = () => reconcile(server.ctx, { accountId: member.id, id: invoice._id })
    server.clock.advance(9 * minuteMs)
    await look()
    const stands = async () => (await ask('GET', `/invoice2/${invoice._id}`)).body.result.status
    expect(await stands()).toBe(1)
    server.clock.advance(minuteMs)
    await look()
    expect(await stands()).toBe(4)
    await expectSound()
  })

  it('gives money back that comes after a payment was given up', async () => {
    const invoice = await request({ planType: 1 })
    bank.tricks.push('drop')
    await certify(invoice)
    server.clock.advance(10 * minuteMs)
    await goTo(server.clock.now().toISOString())
    await reconcile(server.ctx, { accountId: member.id, id: invoice._id })
    const kept = { token: 'late', customerKey: 'late' }
    await bank.gateways.KRW?.confirm({
      order: {
        id: invoice.orderId,
        name: 'late',
        money: { amount: invoice.total, currency: 'KRW' },
        payer: { customerKey: kept.customerKey, email: null, name: null },
      },
      proof: '',
    })
    const hook = await server.ask({
      method: 'POST',
      url: '/hooks/payments/toss',
      body: invoice.orderId,
      headers: { 'content-type': 'text/plain' },
    })
    expect(hook.status).toBe(200)
    await server.jobsDone()
    expect((await ask('GET', `/invoice2/${invoice._id}`)).body.result.status).toBe(5)
    expect(await payment()).toMatchObject({ planType: 0 })
    await expectSound()
  })

  it('believes nothing that a stranger tells of an order', async () => {
    const invoice = await request({ planType: 1 })
    await server.ask({
      method: 'POST',
      url: '/hooks/payments/toss',
      body: invoice.orderId,
      headers: { 'content-type': 'text/plain' },
    })
    expect((await server.ask({ method: 'POST', url: '/hooks/payments/toss' })).status).toBe(400)
    expect((await server.ask({ method: 'POST', url: '/hooks/payments/nobody' })).status).toBe(404)
    await server.jobsDone()
    expect((await ask('GET', `/invoice2/${invoice._id}`)).body.result.status).toBe(0)
  })

  it('charges again on the day, from the kept card, and for the days after', async () => {
    await buy({ planType: 1, uploadService: true })
    await goTo('2027-01-01T00:59:59Z')
    await renew(server.ctx, member.id)
    expect((await books()).money).toBe(48_000)
    await goTo('2027-01-01T01:00:00Z')
    await Promise.all([renew(server.ctx, member.id), renew(server.ctx, member.id)])
    expect((await books()).money).toBe(96_000)
    expect((await standing()).subscription).toMatchObject({
      startsAt: '2027-01-01T01:00:00.000Z',
      endsAt: '2027-02-01T01:00:00.000Z',
    })
    expect(await payment()).toMatchObject({ planType: 1, snsUpload: 1 })
    await expectSound()
  })

  it('tries a renewal again on the 1st, 4th and 13th day, mails each time, and then ends the plan', async () => {
    await buy({ planType: 1 })
    bank.refuseKept('insufficient-funds')
    const states: [string, number, string | undefined][] = []
    for (const day of ['01', '02', '05', '14']) {
      await goTo(`2027-01-${day}T01:00:00Z`)
      await renew(server.ctx, member.id)
      const next = (await standing()).subscription?.next?.at.slice(0, 10)
      states.push([day, (await payment()).planType, next])
    }
    expect(states).toEqual([
      ['01', 1, '2027-01-02'],
      ['02', 1, '2027-01-05'],
      ['05', 1, '2027-01-14'],
      ['14', 0, undefined],
    ])
    await server.jobsDone()
    const subjects = server.mail.sent.slice(-4).map(({ subject }) => subject)
    expect(subjects).toEqual([...Array(3).fill('정기 결제를 하지 못했습니다'), '구독이 종료되었습니다'])
    await expectSound()
  })

  it('hears from a page whose window was closed, or not used in time', async () => {
    const closed = await request({ planType: 1 })
    expect((await certify(closed, { window: 'closed' })).body.code).toBe('BILLING_WINDOW_CLOSED')
    const late = await request({ planType: 1 })
    expect((await certify(late, { window: 'late' })).body.code).toBe('BILLING_TIMED_OUT')
    const states = await Promise.all(
      [closed, late].map(async ({ _id }) => (await ask('GET', `/invoice2/${_id}`)).body.result.status),
    )
    expect(states).toEqual([3, 4])
  })

  it('lets a renewal that failed be paid by another card, whose failing is no try of ours', async () => {
    await buy({ planType: 1 })
    bank.refuseKept('stopped-card')
    await goTo('2027-01-01T01:00:00Z')
    await renew(server.ctx, member.id)
    const price = async () => (await ask('GET', '/invoice2/price/1')).body.result
    expect(await price()).toMatchObject({ change: 'same', total: 29_000, next: { total: 29_000 } })
    const again = await ask('POST', '/invoice2/payment/request', { planType: 1, currency: 'KRW', consent })
    expect(again.body.code).toBe('BILLING_ALREADY_PAID')

    const refused = await request({ planType: 1, otherCard: true })
    expect(refused).toMatchObject({ kind: 'renewal', total: 29_000, startsAt: '2027-01-01T01:00:00.000Z' })
    expect((await certify(refused)).body.code).toBe('BILLING_INVALID_CARD')
    expect((await standing()).subscription).toMatchObject({
      failures: 1,
      next: { at: '2027-01-02T01:00:00.000Z' },
    })

    // While its window is open, the old card is left alone.
    bank.refuseKept(null)
    const open = await request({ planType: 1, otherCard: true })
    await goTo('2027-01-02T01:00:00Z')
    await renew(server.ctx, member.id)
    expect((await books()).money).toBe(29_000)
    await reconcile(server.ctx, { accountId: member.id, id: open._id })
    const paid = await request({ planType: 1, otherCard: true })
    expect((await certify(paid)).body.result).toMatchObject({ status: 2, kind: 'renewal' })
    expect((await standing()).subscription).toMatchObject({
      startsAt: '2027-01-01T01:00:00.000Z',
      endsAt: '2027-02-01T01:00:00.000Z',
      failures: 0,
    })
    expect(await price()).toMatchObject({ change: 'same', total: 0 })
    await renew(server.ctx, member.id)
    expect((await books()).money).toBe(58_000)
    await expectSound()
  })

  it('keeps the day of a renewal that came through late', async () => {
    await buy({ planType: 1 })
    bank.refuseKept('over-limit')
    await goTo('2027-01-01T01:00:00Z')
    await renew(server.ctx, member.id)
    bank.refuseKept(null)
    await goTo('2027-01-02T01:00:00Z')
    await renew(server.ctx, member.id)
    expect((await standing()).subscription).toMatchObject({
      startsAt: '2027-01-01T01:00:00.000Z',
      endsAt: '2027-02-01T01:00:00.000Z',
      failures: 0,
    })
  })

  it('charges a renewal once whose answer was lost, and one that never arrived', async () => {
    for (const trick of ['lose-answer', 'drop'] as const) {
      member = await server.member()
      server.clock.set('2026-12-01T03:00:00Z')
      member = await server.again(member)
      await buy({ planType: 1 })
      await goTo('2027-01-01T01:00:00Z')
      bank.tricks.push(trick)
      await renew(server.ctx, member.id)
      await renew(server.ctx, member.id)
      expect((await ask('PATCH', '/invoice/subscription', {})).body.code).toBe('BILLING_IN_PROCESS')
      const [open] = (await ask('GET', '/invoice')).body.result.list
      await reconcile(server.ctx, { accountId: member.id, id: open._id })
      expect((await books()).money).toBe(58_000)
      expect((await standing()).subscription?.endsAt).toBe('2027-02-01T01:00:00.000Z')
      await expectSound()
    }
  })

  it('changes for more at once: what is not used comes off, and the days begin anew', async () => {
    await buy({ planType: 1 })
    await goTo('2026-12-16T03:00:00Z')
    const price = (await ask('GET', '/invoice2/price/2')).body.result
    // 16 of 31 days are left of 29,000.
    expect(price).toMatchObject({
      change: 'now',
      lines: [
        { kind: 'plan', amount: 79_000 },
        { kind: 'unused', amount: -14_968 },
      ],
      total: 64_032,
      next: { at: '2027-01-16T01:00:00.000Z', total: 79_000 },
    })
    const invoice = await buy({ planType: 2 })
    expect(invoice).toMatchObject({ status: 2, total: 64_032, kind: 'now' })
    expect((await books()).money).toBe(29_000 + 64_032)
    expect(await payment()).toMatchObject({ planType: 2 })
    await expectSound()
  })

  it('changes for less when what is paid for ends, and takes that back until a day before', async () => {
    await buy({ planType: 2 })
    const { body } = await ask('POST', '/invoice2/payment/request', { planType: 1, currency: 'KRW', consent })
    expect(body.result).toMatchObject({
      invoice: null,
      window: null,
      downgrade: { pending: 'payment', planType: 1, at: '2027-01-01T01:00:00.000Z', price: 29_000 },
    })
    expect((await ask('GET', '/user/info')).body.downgradeInvoice).toMatchObject({ planType: 1 })
    expect((await ask('DELETE', '/invoice2/downgrade')).body.code).toBe('SUCCESS')
    expect((await standing()).downgrade).toBeNull()
    await ask('POST', '/invoice2/payment/request', { planType: 1, currency: 'KRW', consent })
    await goTo('2026-12-31T01:00:01Z')
    expect((await ask('DELETE', '/invoice2/downgrade')).body.code).toBe('BILLING_TOO_LATE')
    await goTo('2027-01-01T01:00:00Z')
    await renew(server.ctx, member.id)
    expect(await payment()).toMatchObject({ planType: 1 })
    expect((await standing()).downgrade).toBeNull()
    expect((await books()).money).toBe(79_000 + 29_000)
  })

  it('ends with what is paid for, and a period later for who says so within the last day', async () => {
    await buy({ planType: 1 })
    const ended = await ask('PATCH', '/invoice/subscription', {})
    expect(ended.body.result).toEqual({ at: '2027-01-01T01:00:00.000Z', isLate: false })
    expect(await payment()).toMatchObject({ planType: 1, planEndsAt: '2027-01-01T01:00:00.000Z' })
    expect((await ask('PATCH', '/invoice/subscription', { renew: true })).body.code).toBe('SUCCESS')
    await goTo('2026-12-31T02:00:00Z')
    expect((await ask('PATCH', '/invoice/subscription', {})).body.result).toEqual({
      at: '2027-02-01T01:00:00.000Z',
      isLate: true,
    })
    await goTo('2027-01-01T01:00:00Z')
    await renew(server.ctx, member.id)
    expect((await books()).money).toBe(58_000)
    await goTo('2027-02-01T01:00:00Z')
    await renew(server.ctx, member.id)
    expect((await books()).money).toBe(58_000)
    expect(await payment()).toMatchObject({ planType: 0, planEndsAt: null })
    expect((await standing()).subscription).toBeNull()
  })

  it('adds the upload service for the days that are left, and ends it with them', async () => {
    await buy({ planType: 1 })
    await goTo('2026-12-16T03:00:00Z')
    const invoice = await buy({ planType: 1, uploadService: true })
    expect(invoice).toMatchObject({ kind: 'beside', total: Math.floor((19_000 * 16) / 31) })
    expect(await payment()).toMatchObject({ planType: 1, snsUpload: 1 })
    expect((await ask('DELETE', '/invoice2/optionalService')).body.result).toEqual({
      at: '2027-01-01T01:00:00.000Z',
      isLate: false,
    })
    await goTo('2027-01-01T01:00:00Z')
    await renew(server.ctx, member.id)
    expect(await payment()).toMatchObject({ planType: 1, snsUpload: 0 })
    await expectSound()
  })

  it('adds the upload service for nothing where no day is left, and keeps the card that pays for the next ones', async () => {
    await buy({ planType: 1 })
    await goTo('2027-01-01T00:30:00Z')
    const beside = await buy({ planType: 1, uploadService: true })
    expect(beside).toMatchObject({ kind: 'beside', total: 0, status: 2, card: { last4: '4242' } })
    const { subscription } = await standing()
    expect(subscription).toMatchObject({
      uploadService: true,
      card: { last4: '4242' },
      next: { total: 48_000 },
    })
    await expectSound()
  })

  it('gives everything back within seven days when nothing was made', async () => {
    await buy({ planType: 1 })
    await goTo('2026-12-08T03:00:00Z')
    expect((await standing()).subscription?.refund?.until).toBe('2026-12-08T03:00:00.000Z')
    const { body } = await ask('POST', '/invoice/billing/cancel')
    expect(body.result).toMatchObject({ status: 5 })
    expect(await payment()).toMatchObject({ planType: 0 })
    expect(await books()).toEqual({ money: 0, tax: 0 })
    expect((await ask('POST', '/invoice/billing/cancel')).body.code).toBe('BILLING_NO_SUBSCRIPTION')
    await expectSound()
  })

  it('gives nothing back after seven days, or after a video', async () => {
    await buy({ planType: 1 })
    await goTo('2026-12-08T03:00:00.001Z')
    expect((await ask('POST', '/invoice/billing/cancel')).body.code).toBe('BILLING_REFUND_TOO_LATE')
    await goTo('2026-12-03T03:00:00Z')
    await server.ctx.db().execute(
      sql`insert into credit_holds (account_id, ref, grant_id, state, label, held_at, closes_at)
          select account_id, 'video', id, 'settled', '영상', ${'2026-12-02T00:00:00Z'}::timestamptz, now() from credit_grants
          where account_id = ${member.id} limit 1`,
    )
    expect((await ask('POST', '/invoice/billing/cancel')).body.code).toBe('BILLING_REFUND_USED')
    expect((await standing()).subscription?.refund).toBeNull()
  })

  it('goes back to the plan before when a change for more is given back', async () => {
    await buy({ planType: 1 })
    await goTo('2026-12-16T03:00:00Z')
    await buy({ planType: 2 })
    const { body } = await ask('POST', '/invoice/billing/cancel')
    expect(body.result).toMatchObject({ status: 5, total: 64_032 })
    expect(await payment()).toMatchObject({ planType: 1 })
    expect((await standing()).subscription).toMatchObject({ planType: 1, endsAt: '2027-01-01T01:00:00.000Z' })
    expect((await books()).money).toBe(29_000)
    await expectSound()
  })

  it('goes back to a plan that was given when what took its place is given back', async () => {
    member = await server.member({ planType: 2 })
    await buy({ planType: 1 })
    expect(await payment()).toMatchObject({ planType: 1 })
    await ask('POST', '/invoice/billing/cancel')
    expect(await payment()).toMatchObject({ planType: 2, planEndsAt: null })
  })

  it('gives a plan again whose refund the bank will not carry out, and finishes one whose answer was lost', async () => {
    await buy({ planType: 1 })
    bank.tricks.push({ refuse: 'not-cancellable' })
    expect((await ask('POST', '/invoice/billing/cancel')).body.code).toBe('BILLING_CANCEL_FAILED')
    expect(await payment()).toMatchObject({ planType: 1 })
    bank.tricks.push('lose-answer')
    const { body } = await ask('POST', '/invoice/billing/cancel')
    expect(body.result).toMatchObject({ status: 2, isRefunding: true })
    expect(await payment()).toMatchObject({ planType: 0 })
    await reconcile(server.ctx, { accountId: member.id, id: body.result._id })
    const back = (await ask('GET', `/invoice/${body.result._id}`)).body.result
    expect(back).toMatchObject({ status: 5, isRefunding: false })
    await expectSound()
  })

  it('does not begin without consent to the renewals, nor in a currency beside the one that is paid in', async () => {
    const bare = { planType: 1, currency: 'KRW', consent: { purchase: true, gateway: true } }
    expect((await ask('POST', '/invoice2/payment/request', bare)).body.code).toBe('BILLING_RENEWAL_CONSENT')
    expect((await ask('POST', '/invoice2/payment/request', { ...bare, consent: {} })).status).toBe(400)
    await buy({ planType: 1 })
    const abroad = { planType: 2, currency: 'USD', consent }
    expect((await ask('POST', '/invoice2/payment/request', abroad)).body.code).toBe('BILLING_OTHER_CURRENCY')
  })

  it('sells a pack of credits once', async () => {
    const body = { item: 'credits10', currency: 'KRW', consent: { purchase: true, gateway: true } }
    const invoice: Invoice = (await ask('POST', '/invoice/payment/request', body)).body.result.invoice
    const fields = back(invoice, 'receipt')
    const certified = await ask('POST', `/invoice/payment/cert-pc/${invoice.orderId}`, fields)
    expect(certified.body).toMatchObject({ code: 'SUCCESS', result: { status: 1 } })
    const approve = (more: object = {}) =>
      ask('POST', `/invoice/${invoice._id}/approve-v2`, { pgReceiptId: 'receipt', ...more })
    expect((await approve({ userId: crypto.randomUUID() })).body.code).toBe('FORBIDDEN')
    expect((await approve({ pgReceiptId: 'another' })).body.code).toBe('BILLING_INFO_MISMATCH')
    expect((await approve({ userId: member.id })).body.result).toMatchObject({ status: 2, total: 9_900 })
    expect((await approve()).body.result.status).toBe(2)
    expect((await creditState(server.ctx, member.id)).left).toBe(13)
    expect((await books()).money).toBe(9_900)
  })

  it('reminds of a renewal seven days and a day before, once each', async () => {
    await buy({ planType: 1 })
    await server.jobsDone()
    const before = server.mail.sent.length
    const run = async (time: string) => {
      server.clock.set(time)
      await billingJobs.remind.run(
        server.ctx,
        {},
        { signal: AbortSignal.timeout(60_000), jobId: '', retry: 0, lastTry: false },
      )
    }
    for (const time of ['2026-12-20', '2026-12-25', '2026-12-26', '2026-12-31', '2026-12-31'])
      await run(`${time}T02:00:00Z`)
    await server.jobsDone()
    const own = server.mail.sent.slice(before).filter(({ to }) => to.startsWith(member.id))
    expect(own.map(({ subject }) => subject)).toEqual([
      '2027-01-01에 정기 결제가 있습니다',
      '2027-01-01에 정기 결제가 있습니다',
    ])
  })

  it('says by number what a lower plan locks, before it counts and once it does', async () => {
    const letters = async (time: string, does: () => Promise<unknown>) => {
      const before = server.mail.sent.length
      await goTo(time)
      await does()
      await server.jobsDone()
      return server.mail.sent.slice(before).map(({ subject, text }) => `${subject} ${text}`)
    }
    const remindAll = () =>
      billingJobs.remind.run(
        server.ctx,
        {},
        { signal: AbortSignal.timeout(60_000), jobId: '', retry: 0, lastTry: false },
      )
    await buy({ planType: 2 })
    for (let n = 0; n < 52; n += 1) await addProduct(server, member)
    expect((await ask('GET', '/user/limit')).body.result.has).toEqual({
      products: 52,
      places: 0,
      storageBytes: 0,
    })
    await ask('POST', '/invoice2/payment/request', { planType: 1, currency: 'KRW', consent })
    const [cheaper] = await letters('2026-12-26T02:00:00Z', remindAll)
    expect(cheaper).toMatch(/2027-01-01에 정기 결제가 있습니다[^]*베이직 요금제에서[^]*상품 2개가 잠깁니다/)
    await ask('PATCH', '/invoice/subscription', {})
    const [ending] = await letters('2026-12-31T01:00:00Z', remindAll)
    expect(ending).toMatch(/2027-01-01에 구독이 끝납니다[^]*무료 요금제에서[^]*상품 49개가 잠깁니다/)
    await ask('PATCH', '/invoice/subscription', { renew: true })
    bank.refuseKept('insufficient-funds')
    const days = ['01', '02', '05', '14'].map((day) => `2027-01-${day}T01:00:00Z`)
    const told: string[] = []
    for (const day of days) told.push(...(await letters(day, () => renew(server.ctx, member.id))))
    expect(told.at(-1)).toMatch(/구독이 종료되었습니다[^]*상품 49개가 잠깁니다/)
    expect(told.slice(0, -1).join('')).not.toContain('잠깁니다')
  })
})
