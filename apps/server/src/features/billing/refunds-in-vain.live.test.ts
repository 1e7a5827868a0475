import type { Invoice } from '@clipmint/contract'
import { dayMs } from '@clipmint/kit'
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
import { billing, billingJobs, listRefunds, retryRefund } from './index.ts'
import { findInvoice, listToLookAt } from './invoices/store.ts'
import { forgetKept } from './payments/kept-cards.ts'
import { reconcile } from './payments/reconcile.ts'

const consent = { purchase: true, gateway: true, renewal: true }
const { letter, forgetCard } = billingJobs

describe.each(usualEngines)('a refund that the gateway does not carry out on %s', (engine) => {
  let server: TestServer
  let bank: Bank
  let member: Member
  beforeAll(async () => {
    let now = () => new Date()
    bank = createBank(() => now())
    server = await startTestServer({
      engine,
      areas: { handlers: { account: wholeAccount, billing }, jobs: { billing: { letter, forgetCard } } },
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

  const ask = async (path: string, body: unknown) =>
    (await server.ask({ method: 'POST', url: `/v3${path}`, as: member, body })).body
  const find = (id: string) => findInvoice(server.ctx, { accountId: member.id, id })

  /** A payment that came in once its owner had left; its refund is due. */
  async function paidByWhoLeft(): Promise<string> {
    const wish = { planType: 1, currency: 'KRW', consent }
    const { invoice } = (await ask('/invoice2/payment/request', wish)).result as { invoice: Invoice }
    bank.tricks.push('lose-answer')
    const { orderId, total, _id: id } = invoice
    const back = { orderId, amount: String(total), key: orderId }
    await ask(`/invoice2/payment/cert-pc/${orderId}`, back)
    await server.ctx
      .db()
      .execute(
        sql`update accounts set withdrawn_at = ${'2026-12-01T03:00:00Z'}::timestamptz where id = ${member.id}`,
      )
    await reconcile(server.ctx, { accountId: member.id, id })
    expect(await find(id)).toMatchObject({ status: 2, step: 'refunding' })
    return id
  }

  /** Looks at what is due as the worker does, for so many days; gives how often this one was. */
  async function live(days: number, id: string): Promise<number> {
    let looks = 0
    const end = server.clock.now().getTime() + days * dayMs
    while (server.clock.now().getTime() < end) {
      const due = await listToLookAt(server.ctx, server.clock.now(), 100)
      if (due.some((it) => it.id === id)) {
        looks += 1
        bank.tricks.push({ refuse: 'not-cancellable' })
        await reconcile(server.ctx, { accountId: member.id, id })
      }
      server.clock.advance(15 * 60_000)
    }
    return looks
  }

  it('is asked for ever more rarely over some days, and then no more: it is listed with why', async () => {
    const id = await paidByWhoLeft()
    const first = await live(1, id)
    expect(first).toBeGreaterThan(4)
    expect(first).toBeLessThan(9)
    const mine = async (withTried: boolean) =>
      (await listRefunds(server.ctx, { withTried })).filter((it) => it.id === id)
    expect(await mine(false)).toEqual([])
    expect(await mine(true)).toMatchObject([{ tries: first, nextTryAt: expect.any(Date) }])
    expect(first + (await live(9, id))).toBe(10)
    expect(await live(20, id)).toBe(0)
    expect(await mine(false)).toMatchObject([
      { id, total: 29_000, tries: 10, nextTryAt: null, fault: 'not-cancellable: not-cancellable' },
    ])
  })

  it('is asked for anew when an operator says so, and closes once the money is back', async () => {
    const id = await paidByWhoLeft()
    await live(10, id)
    const orderId = (await find(id))?.orderId ?? ''
    expect(await retryRefund(server.ctx, orderId)).toMatchObject({ id })
    bank.tricks.push({ refuse: 'already-cancelled' })
    expect(await listToLookAt(server.ctx, server.clock.now(), 100)).toContainEqual({
      accountId: member.id,
      id,
    })
    await reconcile(server.ctx, { accountId: member.id, id })
    expect(await find(id)).toMatchObject({ status: 5, step: null, lookAt: null })
    expect((await listRefunds(server.ctx, { withTried: true })).filter((it) => it.id === id)).toEqual([])
    expect(await retryRefund(server.ctx, id)).toBeNull()
    expect(await retryRefund(server.ctx, 'no such order')).toBeNull()
  })

  it('keeps no card once it is given up', async () => {
    const id = await paidByWhoLeft()
    const card = (await find(id))?.card
    expect(card).not.toBeNull()
    const token = `token-${(await find(id))?.orderId}`
    const forgetIt = () => forgetKept(server.ctx, { accountId: member.id, currency: 'KRW', card: card ?? '' })
    expect(await forgetIt()).toMatchObject({ again: 'later' })
    expect(bank.kept()).toContain(token)
    await live(10, id)
    expect(await forgetIt()).toEqual({ done: true })
    expect(bank.kept()).not.toContain(token)
  })
})
