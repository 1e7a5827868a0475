import type { CreditEntry, Invoice, OnceItem } from '@clipmint/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { type Bank, createBank } from '../../test/bank.ts'
import {
  usualEngines,
  type Member,
  startTestServer,
  type TestServer,
  wholeAccount,
} from '../../test/index.ts'
import { expectSound, readLedger } from '../../test/ledger.ts'
import { creditState, credits, holdCredit, releaseCredit, settleCredit } from '../credits/index.ts'
import { billing, billingJobs } from './index.ts'
import { reconcile } from './payments/reconcile.ts'

const consent = { purchase: true, gateway: true, renewal: true }

describe.each(usualEngines)('refunds of packs on %s', (engine) => {
  let server: TestServer
  let bank: Bank
  let member: Member
  beforeAll(async () => {
    let now = () => new Date()
    bank = createBank(() => now())
    server = await startTestServer({
      engine,
      areas: {
        handlers: { account: wholeAccount, billing, credits },
        jobs: { billing: { letter: billingJobs.letter } },
      },
      works: true,
      payments: bank.gateways,
    })
    now = server.clock.now
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    server.clock.set('2026-12-01T03:00:00Z')
    bank.tricks.length = 0
    member = await server.member()
  })

  const ask = async (method: 'GET' | 'POST', path: string, body?: unknown) =>
    (await server.ask({ method, url: `/v3${path}`, as: member, body })).body
  const giveBack = (invoice: Invoice) => ask('POST', '/invoice/billing/cancel', { invoiceId: invoice._id })
  async function buyPack(item: OnceItem = 'credits10', currency = 'KRW'): Promise<Invoice> {
    const { invoice } = (await ask('POST', '/invoice/payment/request', { item, currency, consent })).result
    const { orderId, total, _id } = invoice as Invoice
    const key = `key-${orderId}`
    await ask('POST', `/invoice/payment/cert-pc/${orderId}`, { orderId, amount: String(total), key })
    const { code, result } = await ask('POST', `/invoice/${_id}/approve-v2`, { pgReceiptId: key })
    expect(code).toBe('SUCCESS')
    return result
  }
  const left = async () => (await creditState(server.ctx, member.id)).left
  const inHistory = async ({ _id }: Invoice): Promise<Invoice | undefined> =>
    ((await ask('GET', '/invoice')).result as { list: Invoice[] }).list.find((it) => it._id === _id)
  const look = (invoice: Invoice) => reconcile(server.ctx, { accountId: member.id, id: invoice._id })
  /** What is told of the ledger, the newest first. */
  const told = async (): Promise<[string, number][]> =>
    ((await ask('GET', '/credit')).result as { list: CreditEntry[] }).list.map(({ change, amount }) => [
      change,
      amount,
    ])
  async function goTo(time: string): Promise<void> {
    server.clock.set(time)
    member = await server.again(member)
  }
  /** Uses up what the free plan grants, so that a video is paid by a pack. */
  async function useUpCycle(): Promise<void> {
    for (const ref of ['one', 'two', 'three']) await makeOf(ref)
  }
  async function makeOf(ref: string): Promise<void> {
    const key = { accountId: member.id, ref }
    expect(await holdCredit(server.ctx, { ...key, label: ref })).toBe('held')
    expect(await settleCredit(server.ctx, key)).toBe(true)
  }
  /** The books of the account and the bank say the same, and the ledger follows from its lines. */
  async function expectAllSound(money: number): Promise<void> {
    const { rows } = (await server.ctx
      .db()
      .execute(
        sql`select debit, credit, amount, order_id from money_transfers t join invoices i on i.id = t.invoice_id where t.account_id = ${member.id}`,
      )) as unknown as { rows: { debit: string; credit: string; amount: number; order_id: string }[] }
    const isGateway = (name: string) => name.startsWith('gateway:')
    const inBooks = rows.reduce(
      (sum, it) => sum + (isGateway(it.debit) ? it.amount : 0) - (isGateway(it.credit) ? it.amount : 0),
      0,
    )
    const orders = new Set(rows.map((row) => row.order_id))
    const atBank = [...bank.payments.values()]
      .filter(({ orderId }) => orders.has(orderId))
      .reduce((sum, it) => sum + it.money.amount - it.cancelled, 0)
    expect([inBooks, atBank]).toEqual([money, money])
    expectSound(await readLedger(server.ctx, member.id))
  }

  it('give all of it back until seven days after the payment, once, with a line in the ledger', async () => {
    const pack = await buyPack()
    expect(pack.refundUntil).toBe('2026-12-08T03:00:00.000Z')
    expect(await left()).toBe(13)
    await goTo('2026-12-08T03:00:00Z')
    expect((await inHistory(pack))?.refundUntil).toBe('2026-12-08T03:00:00.000Z')
    const asked = await Promise.all([giveBack(pack), giveBack(pack)])
    expect(asked.map(({ code }) => code)).toEqual(['SUCCESS', 'SUCCESS'])
    expect((await giveBack(pack)).result).toMatchObject({ status: 5, refundUntil: null })
    expect(await inHistory(pack)).toMatchObject({ status: 5, refundUntil: null })
    expect(await left()).toBe(3)
    expect((await told())[0]).toEqual(['reclaim', -10])
    await expectAllSound(0)
    await server.jobsDone()
    expect(server.mail.sent.at(-1)?.subject).toBe('환불되었습니다: 크레딧 10개')
  })

  it('give nothing back a moment later', async () => {
    const pack = await buyPack()
    await goTo('2026-12-08T03:00:00.001Z')
    expect((await inHistory(pack))?.refundUntil).toBeNull()
    expect((await giveBack(pack)).code).toBe('BILLING_REFUND_TOO_LATE')
    await expectAllSound(9_900)
  })

  it('leave out a pack of which one is spent, and give back another that is whole', async () => {
    const [used, whole] = [await buyPack(), await buyPack('credits50')]
    await useUpCycle()
    await makeOf('four')
    expect((await inHistory(used))?.refundUntil).toBeNull()
    expect(await giveBack(used)).toMatchObject({ code: 'BILLING_PACK_USED', retryable: false })
    expect((await giveBack(whole)).result).toMatchObject({ status: 5, total: 39_000 })
    expect(await left()).toBe(9)
    await expectAllSound(9_900)
  })

  it('wait for a video that is being made of it, and give it back when none came of that', async () => {
    const pack = await buyPack()
    await useUpCycle()
    const key = { accountId: member.id, ref: 'four' }
    await holdCredit(server.ctx, { ...key, label: 'four' })
    expect((await giveBack(pack)).code).toBe('BILLING_PACK_USED')
    await releaseCredit(server.ctx, key)
    expect((await giveBack(pack)).code).toBe('SUCCESS')
    await expectAllSound(0)
  })

  it('let no credit be spent while the bank has not answered, and end as the bank did', async () => {
    const pack = await buyPack()
    await useUpCycle()
    bank.tricks.push('lose-answer')
    expect((await giveBack(pack)).result).toMatchObject({ status: 2, isRefunding: true, refundUntil: null })
    expect((await giveBack(pack)).result).toMatchObject({ status: 2, isRefunding: true })
    expect(await holdCredit(server.ctx, { accountId: member.id, ref: 'four', label: 'four' })).toBe('short')
    // What it says to who asks once more is not what became of the first call.
    bank.tricks.push({ refuse: 'unavailable' })
    await look(pack)
    expect(await inHistory(pack)).toMatchObject({ status: 5 })
    expect(await left()).toBe(0)
    await expectAllSound(0)
  })

  it('put the credits back that the bank does not give money for, and can be asked for again', async () => {
    const pack = await buyPack()
    bank.tricks.push({ refuse: 'not-cancellable' })
    expect((await giveBack(pack)).code).toBe('BILLING_CANCEL_FAILED')
    expect(await inHistory(pack)).toMatchObject({ status: 2, isRefunding: false })
    expect(await left()).toBe(13)
    expect((await told()).slice(0, 2)).toEqual([
      ['restore', 10],
      ['reclaim', -10],
    ])
    await expectAllSound(9_900)
    expect((await giveBack(pack)).result.status).toBe(5)
    await expectAllSound(0)
  })

  it('put them back later too, once no call can be under way and the bank still refuses', async () => {
    const pack = await buyPack()
    bank.tricks.push('drop')
    await giveBack(pack)
    await goTo('2026-12-01T03:05:00Z')
    bank.tricks.push({ refuse: 'not-cancellable' })
    await look(pack)
    expect(await inHistory(pack)).toMatchObject({ isRefunding: true })
    await goTo('2026-12-01T03:12:00Z')
    bank.tricks.push({ refuse: 'not-cancellable' })
    await look(pack)
    expect(await inHistory(pack)).toMatchObject({ status: 2, isRefunding: false })
    expect(await left()).toBe(13)
    await expectAllSound(9_900)
  })

  it('are of the account’s own packs, and of nothing else that is bought once', async () => {
    const pack = await buyPack('credits10', 'USD')
    const owner = member
    member = await server.member()
    expect((await giveBack(pack)).code).toBe('BILLING_NOT_FOUND')
    member = owner
    const { rows } = (await server.ctx
      .db()
      .execute(
        sql`update invoices set item = 'watermark' where id = ${pack._id} returning id`,
      )) as unknown as {
      rows: unknown[]
    }
    expect(rows).toHaveLength(1)
    expect((await inHistory(pack))?.refundUntil).toBeNull()
    expect((await giveBack(pack)).code).toBe('BILLING_NOT_REFUNDABLE')
  })
})
