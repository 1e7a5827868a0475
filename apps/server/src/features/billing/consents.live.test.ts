import type { Invoice } from '@clipmint/contract'
import { consentVersions } from '@clipmint/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createBank } from '../../test/bank.ts'
import {
  usualEngines,
  type Member,
  startTestServer,
  type TestServer,
  wholeAccount,
} from '../../test/index.ts'
import { documentVersion } from '../help/index.ts'
import { listConsents } from './consents/store.ts'
import { forget } from './forget.ts'
import { billing, billingJobs } from './index.ts'
import { deleteSubscription } from './subscriptions/store.ts'

const all = { purchase: true, gateway: true, renewal: true }
const { renewal: _, ...bare } = all
const { letter, forgetCard, tidy } = billingJobs
const signal = { signal: new AbortController().signal }

describe.each(usualEngines)('what is agreed to before a payment on %s', (engine) => {
  let server: TestServer
  let member: Member
  beforeAll(async () => {
    let now = () => new Date()
    server = await startTestServer({
      engine,
      areas: { handlers: { account: wholeAccount, billing }, jobs: { billing: { letter, forgetCard } } },
      works: true,
      payments: createBank(() => now()).gateways,
    })
    now = server.clock.now
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    server.clock.set('2026-12-01T03:00:00Z')
    member = await server.member()
  })

  const ask = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) =>
    (await server.ask({ method, url: `/v3${path}`, as: member, body })).body
  const requestPlan = (more: object) =>
    ask('POST', '/invoice2/payment/request', { planType: 1, currency: 'KRW', consent: all, ...more })
  const certify = ({ orderId, total }: Invoice) =>
    ask('POST', `/invoice2/payment/cert-pc/${orderId}`, { orderId, amount: String(total), key: orderId })
  async function buy(more: object = {}): Promise<Invoice> {
    const { result } = await requestPlan(more)
    return result.window === null ? result.invoice : (await certify(result.invoice)).result
  }
  const noted = async (invoiceId?: string) =>
    (await listConsents(server.ctx, { accountId: member.id, ...(invoiceId ? { invoiceId } : {}) })).map(
      ({ consent, occasion }) => `${occasion} ${consent}`,
    )

  it('is written down with the payment: each box, its words, when and from where', async () => {
    const { _id } = await buy()
    const rows = await listConsents(server.ctx, { accountId: member.id, invoiceId: _id })
    const [purchase, gateway, renewal] = rows
    expect(rows).toHaveLength(3)
    expect(purchase).toMatchObject({ consent: 'purchase', version: documentVersion(server.ctx, 'payment') })
    expect(gateway).toMatchObject({ consent: 'gateway', version: consentVersions.gateway })
    expect(renewal).toMatchObject({ consent: 'renewal', version: consentVersions.renewal })
    for (const row of rows)
      expect(row).toMatchObject({
        occasion: 'payment',
        language: 'ko',
        ip: '127.0.0.1',
        at: new Date('2026-12-01T03:00:00Z'),
      })
  })

  it('is of what is bought once without renewals, and of a card by its own name', async () => {
    const wish = { item: 'credits10', currency: 'KRW', consent: bare }
    const { invoice } = (await ask('POST', '/invoice/payment/request', wish)).result
    expect(await noted(invoice._id)).toEqual(['payment purchase', 'payment gateway'])
    await buy()
    const card = await buy({ otherCard: true })
    expect(await noted(card._id)).toEqual(['card purchase', 'card gateway', 'card renewal'])
  })

  it('is asked for: without it nothing begins, and nothing is written down', async () => {
    for (const consent of [undefined, {}, { ...all, purchase: false }, { purchase: true, renewal: true }])
      expect((await requestPlan({ consent })).code).toBe('INVALID_INPUT')
    expect((await requestPlan({ consent: bare })).code).toBe('BILLING_RENEWAL_CONSENT')
    for (const consent of [undefined, { purchase: true }, { gateway: true }]) {
      const wish = { item: 'credits10', currency: 'KRW', consent }
      expect((await ask('POST', '/invoice/payment/request', wish)).code).toBe('INVALID_INPUT')
    }
    expect(await noted()).toEqual([])
  })

  it('is written down where an ending is taken back, by its button or at the till, and for a change that waits', async () => {
    await buy({ planType: 2 })
    const before = await noted()
    const since = async () => (await noted()).slice(before.length)
    const at = (time: string) => server.clock.set(`2026-12-01T03:0${time}:00Z`)
    at('1')
    await ask('PATCH', '/invoice/subscription', {})
    expect(await since()).toEqual([])
    await ask('DELETE', '/invoice2/downgrade')
    expect(await since()).toEqual(['taken-back renewal'])
    at('2')
    // There is nothing to take back any more.
    await ask('DELETE', '/invoice2/downgrade')
    expect(await since()).toHaveLength(1)
    await ask('PATCH', '/invoice/subscription', {})
    await requestPlan({ planType: 2 })
    const whole = ['purchase', 'gateway', 'renewal']
    expect((await since()).slice(1)).toEqual(whole.map((it) => `taken-back ${it}`))
    at('3')
    await requestPlan({ planType: 1 })
    expect((await since()).slice(4)).toEqual(whole.map((it) => `less ${it}`))
  })

  it('stays when its owner is forgotten, with no address that anybody could read', async () => {
    await buy()
    await forget(server.ctx, member.id)
    const rows = await listConsents(server.ctx, { accountId: member.id })
    expect(rows).toHaveLength(3)
    for (const { ip } of rows) {
      expect(ip).not.toContain('127.0.0.1')
      expect(ip).toBe(`hash:${server.ctx.signer.hash('payment-consent', '127.0.0.1')}`)
    }
  })

  it('is kept for five years after the last payment, and as long as anything runs', async () => {
    await buy()
    const tidyAt = async (time: string) => {
      server.clock.set(time)
      await tidy.run(server.ctx, {}, signal as never)
      return noted()
    }
    expect(await tidyAt('2032-01-01T00:00:00Z')).toHaveLength(3)
    await deleteSubscription(server.ctx, member.id)
    expect(await tidyAt('2031-12-01T02:59:00Z')).toHaveLength(3)
    expect(await tidyAt('2031-12-01T03:00:01Z')).toEqual([])
  })
})
