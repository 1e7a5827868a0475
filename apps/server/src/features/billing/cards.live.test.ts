import type { Invoice, Subscription } from '@clipmint/contract'
import { must } from '@clipmint/kit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { accountDesk, strongPassword } from '../../test/account-desk.ts'
import { type Bank, createBank } from '../../test/bank.ts'
import { engines, startTestServer, type TestServer } from '../../test/index.ts'
import { listOpen } from './invoices/store.ts'
import { forgetKept } from './payments/kept-cards.ts'
import { settle } from './payments/settle.ts'
import { renew } from './renewals/commands.ts'
import { changeSubscription, findSubscription } from './subscriptions/store.ts'

const consent = { purchase: true, gateway: true, renewal: true }
const plan = { planType: 1, currency: 'KRW', consent }

describe.each(engines)('cards on %s', (engine) => {
  let server: TestServer
  let bank: Bank
  let id: string
  let ask: (
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    body?: object,
  ) => Promise<{ code: string; result: never }>
  let leave: () => Promise<{ code: string }>
  let owners = 0
  beforeAll(async () => {
    let now = () => new Date()
    bank = createBank(() => now())
    server = await startTestServer({ engine, works: true, payments: bank.gateways })
    now = server.clock.now
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    server.clock.set('2026-12-01T03:00:00Z')
    bank.tricks.length = 0
    const desk = accountDesk(server)
    const at = desk.browser()
    owners += 1
    ;({ id } = await desk.signUp(at, `cards-${owners}@example.com`))
    ask = async (method, path, body) => (await at.ask(method, path, body)).body
    leave = async () =>
      (
        await at.ask('POST', '/user/withdrawal', {
          reasons: ['rarely-used'],
          password: strongPassword,
          forfeitsPlan: true,
        })
      ).body
  })

  const request = async (more: object = {}): Promise<Invoice> => {
    const { code, result } = await ask('POST', '/invoice2/payment/request', { ...plan, ...more })
    expect(code).toBe('SUCCESS')
    return (result as { invoice: Invoice }).invoice
  }
  const certify = ({ orderId, total }: Invoice, key: string) =>
    ask('POST', `/invoice2/payment/cert-pc/${orderId}`, { orderId, amount: String(total), key })
  const buy = async (key: string, more: object = {}): Promise<void> => {
    expect((await certify(await request(more), key)).code).toBe('SUCCESS')
  }
  const running = async () =>
    ((await ask('GET', '/invoice2/subscription')).result as { subscription: Subscription | null })
      .subscription
  const own = (keys: readonly string[]) => bank.kept().filter((token) => keys.includes(token))

  it('changes the card of a plan without a charge; the next one goes to it, and the old one is forgotten', async () => {
    const [first, second] = [`a-${id}`, `b-${id}`]
    await buy(first)
    const asked = bank.asked()
    const invoice = await request({ otherCard: true })
    expect(invoice).toMatchObject({ kind: 'card', total: 0, status: 0 })
    expect((await certify(invoice, second)).result).toMatchObject({
      status: 2,
      kind: 'card',
      isFirstCard: false,
    })
    expect(bank.asked()).toBe(asked)
    await server.jobsDone()
    expect(own([`token-${first}`, `token-${second}`])).toEqual([`token-${second}`])
    expect(server.mail.sent.at(-1)).toMatchObject({ subject: '결제 카드가 바뀌었습니다' })
    expect(server.mail.sent.at(-1)?.text).toContain('29,000원')

    // Of another card nothing was paid: it is no payment, and the refund is still that of the plan.
    const { list } = (await ask('GET', '/invoice')).result as { list: Invoice[] }
    expect(list.map(({ kind }) => kind)).toEqual(['start'])
    expect((await running())?.refund?.until).toBe('2026-12-08T03:00:00.000Z')

    server.clock.set('2027-01-01T01:00:00Z')
    await renew(server.ctx, id)
    expect(bank.asked()).toBe(asked + 1)
    expect([...bank.payments.values()].filter(({ money }) => money.amount === 29_000).length).toBeGreaterThan(
      1,
    )
  })

  it('gives the same return the same answer, and leaves the old card where the new one is refused', async () => {
    await buy(`a-${id}`)
    const invoice = await request({ otherCard: true })
    const twice = await Promise.all([certify(invoice, `b-${id}`), certify(invoice, `b-${id}`)])
    expect(twice.map(({ code }) => code).filter((code) => code !== 'BILLING_IN_PROCESS')).toContain('SUCCESS')
    expect((await certify(invoice, `b-${id}`)).code).toBe('SUCCESS')
    expect((await certify(invoice, `c-${id}`)).code).toBe('BILLING_ALREADY_PAID')

    const refused = await request({ otherCard: true })
    bank.tricks.push({ refuse: 'wrong-number' })
    expect((await certify(refused, `d-${id}`)).code).toBe('BILLING_INVALID_CARD')
    const lost = await request({ otherCard: true })
    bank.tricks.push('lose-card')
    expect((await certify(lost, `e-${id}`)).code).toBe('BILLING_FAILED')
    bank.tricks.length = 0
    await server.jobsDone()
    expect(own(['a', 'b', 'c', 'd'].map((key) => `token-${key}-${id}`))).toEqual([`token-b-${id}`])
    server.clock.set('2027-01-01T01:00:00Z')
    await renew(server.ctx, id)
    expect((await findSubscription(server.ctx, id))?.startsAt.toISOString()).toBe('2027-01-01T01:00:00.000Z')
  })

  it('asks for consent to the renewals, and for a plan', async () => {
    const bare = { ...plan, otherCard: true, consent: { purchase: true, gateway: true } }
    await buy(`a-${id}`)
    expect((await ask('POST', '/invoice2/payment/request', bare)).code).toBe('BILLING_RENEWAL_CONSENT')
  })

  it('forgets a card that is kept only after another payment took its place', async () => {
    await buy(`a-${id}`)
    const invoice = await request({ otherCard: true })
    const gateway = must(bank.gateways.KRW, 'the bank of won')
    const { keepCard } = gateway
    gateway.keepCard = async (asked) => {
      const outcome = await keepCard(asked)
      await request({ planType: 2, otherCard: true })
      return outcome
    }
    expect((await certify(invoice, `b-${id}`)).code).toBe('BILLING_BEGUN_ANEW')
    gateway.keepCard = keepCard
    await server.jobsDone()
    expect(own([`token-a-${id}`, `token-b-${id}`])).toEqual([`token-a-${id}`])
  })

  it('keeps a card that was given while a renewal to the one before was under way', async () => {
    await buy(`a-${id}`)
    const invoice = await request({ otherCard: true })
    await changeSubscription(server.ctx, id, { chargeAt: server.clock.now() })
    bank.tricks.push('drop')
    await renew(server.ctx, id)
    expect((await certify(invoice, `b-${id}`)).code).toBe('SUCCESS')
    await server.jobsDone()
    // It is not forgotten before the charge has come to its end.
    expect(own([`token-a-${id}`, `token-b-${id}`])).toHaveLength(2)
    const renewal = must((await listOpen(server.ctx, id)).at(0), 'the renewal that is under way')
    const paid = { receipt: renewal.orderId, card: null, receiptUrl: null, paidAt: server.clock.now() }
    await settle(server.ctx, renewal, paid)
    await bank.gateways.KRW?.forgetCard({ token: `token-a-${id}`, customerKey: '' })
    expect((await request({ planType: 2 })).status).toBe(2)
  })

  it('keeps the newer card when a change for more is given back', async () => {
    await buy(`a-${id}`)
    await buy(`b-${id}`, { planType: 2, otherCard: true })
    await server.jobsDone()
    expect(own([`token-a-${id}`, `token-b-${id}`])).toEqual([`token-b-${id}`])
    expect((await ask('POST', '/invoice/billing/cancel')).code).toBe('SUCCESS')
    expect(await running()).toMatchObject({ planType: 1 })
    const asked = bank.asked()
    server.clock.set('2027-01-01T01:00:00Z')
    await renew(server.ctx, id)
    expect(bank.asked()).toBe(asked + 1)
    expect((await findSubscription(server.ctx, id))?.startsAt.toISOString()).toBe('2027-01-01T01:00:00.000Z')
  })

  it('forgets the card of what is over: used up, or given back', async () => {
    const [ended, refunded] = [`a-${id}`, `b-${id}`]
    await buy(ended)
    expect((await ask('PATCH', '/invoice/subscription')).code).toBe('SUCCESS')
    server.clock.set('2027-01-01T01:00:00Z')
    await renew(server.ctx, id)
    await server.jobsDone()
    expect(own([`token-${ended}`])).toEqual([])

    const again = accountDesk(server).browser()
    await again.signIn(`cards-${owners}@example.com`)
    ask = async (method, path, body) => (await again.ask(method, path, body)).body
    await buy(refunded)
    const card = must((await findSubscription(server.ctx, id))?.card, 'the card that is kept')
    expect((await ask('POST', '/invoice/billing/cancel')).code).toBe('SUCCESS')
    await server.jobsDone()
    // Where its turn came before the money was back, it has another one later.
    await forgetKept(server.ctx, { accountId: id, currency: 'KRW', card })
    expect(own([`token-${refunded}`])).toEqual([])
    expect(await running()).toBeNull()
  })

  it('charges nobody who has left, and forgets their card at once', async () => {
    await buy(`a-${id}`)
    expect((await leave()).code).toBe('SUCCESS')
    await server.jobsDone()
    expect(own([`token-a-${id}`])).toEqual([])
    const asked = bank.asked()
    server.clock.set('2027-01-01T01:00:00Z')
    await renew(server.ctx, id)
    expect(bank.asked()).toBe(asked)
  })
})
