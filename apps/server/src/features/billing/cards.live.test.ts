import type { Invoice } from '@clipmint/contract'
import { must } from '@clipmint/kit'
import { describe, expect, it } from 'vitest'

import { accountDesk, strongPassword } from '../../test/account-desk.ts'
import { back, consentOnce } from '../../test/billing-calls.ts'
import { useBillingDesk } from '../../test/billing-desk.ts'
import { usualEngines } from '../../test/index.ts'
import { listOpen } from './invoices/store.ts'
import { forgetKept } from './payments/kept-cards.ts'
import { settle } from './payments/settle.ts'
import { renew } from './renewals/commands.ts'
import { changeSubscription, findSubscription } from './subscriptions/store.ts'

describe.each(usualEngines)('cards on %s', (engine) => {
  const desk = useBillingDesk(engine, { isWhole: true })
  const { ask, askPlan, certify, request, buy, standing, renewAt } = desk

  const running = async () => (await standing()).subscription
  /** The cards of a test are a, b, c and so on; its bank knows them by the name of their owner too. */
  const nameOf = (card: string) => `${card}-${desk.member.id}`
  const buyBy = (card: string, plan: object = {}) => buy(plan, nameOf(card))
  const comeBack = (invoice: Invoice, card: string) => certify(invoice, back(invoice, nameOf(card)))
  const kept = (...cards: string[]) =>
    cards.filter((card) => desk.bank.kept().includes(`token-${nameOf(card)}`))

  it('changes the card of a plan without a charge; the next one goes to it, and the old one is forgotten', async () => {
    await buyBy('a')
    const asked = desk.bank.asked()
    const invoice = await request({ otherCard: true })
    expect(invoice).toMatchObject({ kind: 'card', total: 0, status: 0 })
    expect((await comeBack(invoice, 'b')).body.result).toMatchObject({
      status: 2,
      kind: 'card',
      isFirstCard: false,
    })
    expect(desk.bank.asked()).toBe(asked)
    await desk.server.jobsDone()
    expect(kept('a', 'b')).toEqual(['b'])
    expect(desk.server.mail.sent.at(-1)).toMatchObject({ subject: '결제 카드가 바뀌었습니다' })
    expect(desk.server.mail.sent.at(-1)?.text).toContain('29,000원')

    // Of another card nothing was paid: it is no payment, and the refund is still that of the plan.
    const { list } = (await ask('GET', '/invoice')).body.result as { list: Invoice[] }
    expect(list.map(({ kind }) => kind)).toEqual(['start'])
    expect((await running())?.refund?.until).toBe('2026-12-08T03:00:00.000Z')

    await renewAt('2027-01-01T01:00:00Z')
    expect(desk.bank.asked()).toBe(asked + 1)
    expect(
      [...desk.bank.payments.values()].filter(({ money }) => money.amount === 29_000).length,
    ).toBeGreaterThan(1)
  })

  it('gives the same return the same answer, and leaves the old card where the new one is refused', async () => {
    await buyBy('a')
    const invoice = await request({ otherCard: true })
    const twice = await Promise.all([comeBack(invoice, 'b'), comeBack(invoice, 'b')])
    expect(twice.map(({ body }) => body.code).filter((code) => code !== 'BILLING_IN_PROCESS')).toContain(
      'SUCCESS',
    )
    expect((await comeBack(invoice, 'b')).body.code).toBe('SUCCESS')
    expect((await comeBack(invoice, 'c')).body.code).toBe('BILLING_ALREADY_PAID')

    const refused = await request({ otherCard: true })
    desk.bank.tricks.push({ refuse: 'wrong-number' })
    expect((await comeBack(refused, 'd')).body.code).toBe('BILLING_INVALID_CARD')
    const lost = await request({ otherCard: true })
    desk.bank.tricks.push('lose-card')
    expect((await comeBack(lost, 'e')).body.code).toBe('BILLING_FAILED')
    desk.bank.tricks.length = 0
    await desk.server.jobsDone()
    expect(kept('a', 'b', 'c', 'd')).toEqual(['b'])
    await renewAt('2027-01-01T01:00:00Z')
    expect((await findSubscription(desk.server.ctx, desk.member.id))?.startsAt.toISOString()).toBe(
      '2027-01-01T01:00:00.000Z',
    )
  })

  it('asks for consent to the renewals, and for a plan', async () => {
    await buyBy('a')
    expect((await askPlan({ otherCard: true, consent: consentOnce })).body.code).toBe(
      'BILLING_RENEWAL_CONSENT',
    )
  })

  it('forgets a card that is kept only after another payment took its place', async () => {
    await buyBy('a')
    const invoice = await request({ otherCard: true })
    const gateway = must(desk.bank.gateways.KRW, 'the bank of won')
    const { keepCard } = gateway
    gateway.keepCard = async (asked) => {
      const outcome = await keepCard(asked)
      await request({ planType: 2, otherCard: true })
      return outcome
    }
    expect((await comeBack(invoice, 'b')).body.code).toBe('BILLING_BEGUN_ANEW')
    gateway.keepCard = keepCard
    await desk.server.jobsDone()
    expect(kept('a', 'b')).toEqual(['a'])
  })

  it('keeps a card that was given while a renewal to the one before was under way', async () => {
    await buyBy('a')
    const invoice = await request({ otherCard: true })
    await changeSubscription(desk.server.ctx, desk.member.id, { chargeAt: desk.server.clock.now() })
    desk.bank.tricks.push('drop')
    await renew(desk.server.ctx, desk.member.id)
    expect((await comeBack(invoice, 'b')).body.code).toBe('SUCCESS')
    await desk.server.jobsDone()
    // It is not forgotten before the charge has come to its end.
    expect(kept('a', 'b')).toHaveLength(2)
    const renewal = must(
      (await listOpen(desk.server.ctx, desk.member.id)).at(0),
      'the renewal that is under way',
    )
    const paid = { receipt: renewal.orderId, card: null, receiptUrl: null, paidAt: desk.server.clock.now() }
    await settle(desk.server.ctx, renewal, paid)
    await desk.bank.gateways.KRW?.forgetCard({ token: `token-${nameOf('a')}`, customerKey: '' })
    expect((await request({ planType: 2 })).status).toBe(2)
  })

  it('keeps the newer card when a change for more is given back', async () => {
    await buyBy('a')
    await buyBy('b', { planType: 2, otherCard: true })
    await desk.server.jobsDone()
    expect(kept('a', 'b')).toEqual(['b'])
    expect((await ask('POST', '/invoice/billing/cancel')).body.code).toBe('SUCCESS')
    expect(await running()).toMatchObject({ planType: 1 })
    const asked = desk.bank.asked()
    await renewAt('2027-01-01T01:00:00Z')
    expect(desk.bank.asked()).toBe(asked + 1)
    expect((await findSubscription(desk.server.ctx, desk.member.id))?.startsAt.toISOString()).toBe(
      '2027-01-01T01:00:00.000Z',
    )
  })

  it('forgets the card of what is over: used up, or given back', async () => {
    await buyBy('a')
    expect((await ask('PATCH', '/invoice/subscription')).body.code).toBe('SUCCESS')
    await renewAt('2027-01-01T01:00:00Z')
    await desk.server.jobsDone()
    expect(kept('a')).toEqual([])

    await buyBy('b')
    const card = must(
      (await findSubscription(desk.server.ctx, desk.member.id))?.card,
      'the card that is kept',
    )
    expect((await ask('POST', '/invoice/billing/cancel')).body.code).toBe('SUCCESS')
    await desk.server.jobsDone()
    // Where its turn came before the money was back, it has another one later.
    await forgetKept(desk.server.ctx, { accountId: desk.member.id, currency: 'KRW', card })
    expect(kept('b')).toEqual([])
    expect(await running()).toBeNull()
  })

  it('charges nobody who has left, and forgets their card at once', async () => {
    const { browser, signUp } = accountDesk(desk.server)
    desk.member = await desk.server.again({ ...(await signUp(browser(), 'cards@example.com')), token: '' })
    await buyBy('a')
    const farewell = { reasons: ['rarely-used'], password: strongPassword, forfeitsPlan: true }
    expect((await ask('POST', '/user/withdrawal', farewell)).body.code).toBe('SUCCESS')
    await desk.server.jobsDone()
    expect(kept('a')).toEqual([])
    const asked = desk.bank.asked()
    await renewAt('2027-01-01T01:00:00Z')
    expect(desk.bank.asked()).toBe(asked)
  })
})
