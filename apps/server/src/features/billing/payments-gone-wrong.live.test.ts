import { describe, expect, it } from 'vitest'

import { back } from '../../test/billing-calls.ts'
import { useBillingDesk } from '../../test/billing-desk.ts'
import { usualEngines } from '../../test/index.ts'
import { reconcile } from './payments/reconcile.ts'

const minuteMs = 60_000

describe.each(usualEngines)('payments that go wrong on %s', (engine) => {
  const desk = useBillingDesk(engine)
  const { ask, askPlan, certify, request, buy, payment, goTo, expectSound } = desk

  it('gives the window three minutes', async () => {
    const invoice = await request()
    desk.server.clock.advance(3 * minuteMs)
    expect((await certify(invoice)).body.code).toBe('BILLING_TIMED_OUT')
    expect((await ask('GET', `/invoice2/${invoice._id}`)).body.result).toMatchObject({
      status: 4,
      refusal: 'timed-out',
    })
  })

  it('says nothing of a failure to who closes the window, and lets them try again', async () => {
    const invoice = await request()
    expect((await certify(invoice, { code: 'USER_CANCEL' })).body.code).toBe('BILLING_WINDOW_CLOSED')
    expect((await ask('GET', `/invoice2/${invoice._id}`)).body.result.status).toBe(3)
    expect((await buy()).status).toBe(2)
  })

  it('hears from a page whose window was closed, or not used in time', async () => {
    const closed = await request()
    expect((await certify(closed, { window: 'closed' })).body.code).toBe('BILLING_WINDOW_CLOSED')
    const late = await request()
    expect((await certify(late, { window: 'late' })).body.code).toBe('BILLING_TIMED_OUT')
    const states = await Promise.all(
      [closed, late].map(async ({ _id }) => (await ask('GET', `/invoice2/${_id}`)).body.result.status),
    )
    expect(states).toEqual([3, 4])
  })

  it.each([
    ['wrong-number', 'BILLING_INVALID_CARD'],
    ['insufficient-funds', 'BILLING_APPROVAL_FAILED'],
    ['wrong-identity', 'BILLING_INFO_MISMATCH'],
    ['unsupported-card', 'BILLING_WRONG_METHOD'],
    ['maintenance', 'BILLING_FAILED'],
  ] as const)('tells why a card was refused: %s', async (refuse, code) => {
    const invoice = await request()
    desk.bank.tricks.push({ refuse })
    expect((await certify(invoice)).body.code).toBe(code)
    expect(await payment()).toMatchObject({ planType: 0 })
    await expectSound()
  })

  it('keeps a lost answer open until the bank was asked, and gives what was paid', async () => {
    const invoice = await request()
    desk.bank.tricks.push('lose-answer')
    const fields = back(invoice)
    expect((await certify(invoice, fields)).body.code).toBe('BILLING_IN_PROCESS')
    expect((await askPlan({ planType: 2 })).body.code).toBe('BILLING_IN_PROCESS')
    desk.server.clock.advance(2 * minuteMs)
    await reconcile(desk.server.ctx, { accountId: desk.member.id, id: invoice._id })
    expect((await certify(invoice, fields)).body).toMatchObject({ code: 'SUCCESS', result: { status: 2 } })
    expect(await payment()).toMatchObject({ planType: 1 })
    await expectSound()
  })

  it('gives up what never arrived, only once no call can be under way any more', async () => {
    const invoice = await request()
    desk.bank.tricks.push('drop')
    expect((await certify(invoice)).body.code).toBe('BILLING_IN_PROCESS')
    const look = () => reconcile(desk.server.ctx, { accountId: desk.member.id, id: invoice._id })
    desk.server.clock.advance(9 * minuteMs)
    await look()
    const stands = async () => (await ask('GET', `/invoice2/${invoice._id}`)).body.result.status
    expect(await stands()).toBe(1)
    desk.server.clock.advance(minuteMs)
    await look()
    expect(await stands()).toBe(4)
    await expectSound()
  })

  it('gives money back that comes after a payment was given up', async () => {
    const invoice = await request()
    desk.bank.tricks.push('drop')
    await certify(invoice)
    desk.server.clock.advance(10 * minuteMs)
    await goTo(desk.server.clock.now().toISOString())
    await reconcile(desk.server.ctx, { accountId: desk.member.id, id: invoice._id })
    const kept = { token: 'late', customerKey: 'late' }
    await desk.bank.gateways.KRW?.confirm({
      order: {
        id: invoice.orderId,
        name: 'late',
        money: { amount: invoice.total, currency: 'KRW' },
        payer: { customerKey: kept.customerKey, email: null, name: null },
      },
      proof: '',
    })
    const hook = await desk.server.ask({
      method: 'POST',
      url: '/hooks/payments/toss',
      body: invoice.orderId,
      headers: { 'content-type': 'text/plain' },
    })
    expect(hook.status).toBe(200)
    await desk.server.jobsDone()
    expect((await ask('GET', `/invoice2/${invoice._id}`)).body.result.status).toBe(5)
    expect(await payment()).toMatchObject({ planType: 0 })
    await expectSound()
  })

  it('believes nothing that a stranger tells of an order', async () => {
    const invoice = await request()
    await desk.server.ask({
      method: 'POST',
      url: '/hooks/payments/toss',
      body: invoice.orderId,
      headers: { 'content-type': 'text/plain' },
    })
    expect((await desk.server.ask({ method: 'POST', url: '/hooks/payments/toss' })).status).toBe(400)
    expect((await desk.server.ask({ method: 'POST', url: '/hooks/payments/nobody' })).status).toBe(404)
    await desk.server.jobsDone()
    expect((await ask('GET', `/invoice2/${invoice._id}`)).body.result.status).toBe(0)
  })
})
