import type { Invoice } from '@clipmint/contract'
import { describe, expect, it } from 'vitest'

import { back, consentOnce } from '../../test/billing-calls.ts'
import { useBillingDesk } from '../../test/billing-desk.ts'
import { engines } from '../../test/index.ts'
import { creditState } from '../credits/index.ts'

describe.each(engines)('payments on %s', (engine) => {
  const desk = useBillingDesk(engine)
  const {
    ask,
    askPlan,
    askOnce,
    certify,
    certifyOnce,
    approve,
    request,
    buy,
    standing,
    payment,
    books,
    expectSound,
  } = desk

  it('sells a plan: the card is kept, the money taken once, and the plan runs with its credits', async () => {
    const invoice = await buy()
    expect(invoice).toMatchObject({ status: 2, total: 29_000, tax: 2_636, planType: 1, kind: 'start' })
    expect(await payment()).toMatchObject({ planType: 1, snsUpload: 0, planEndsAt: null })
    const { subscription } = await standing()
    expect(subscription).toMatchObject({
      endsAt: '2027-01-01T01:00:00.000Z',
      next: { at: '2027-01-01T01:00:00.000Z', total: 29_000 },
      card: { last4: '4242' },
    })
    expect((await creditState(desk.server.ctx, desk.member.id)).left).toBe(30)
    expect(await books()).toEqual({ money: 29_000, tax: 2_636 })
    await expectSound()
    const info = await ask('GET', '/user/info')
    expect(info.body.lastInvoice._id).toBe(invoice._id)
    await desk.server.jobsDone()
    expect(desk.server.mail.sent.at(-1)).toMatchObject({ subject: '결제가 완료되었습니다: 베이직 (월간)' })
  })

  it('answers the same receipt with the same payment, and takes nothing for another', async () => {
    const invoice = await request()
    const fields = back(invoice)
    await certify(invoice, fields)
    const asked = desk.bank.asked()
    expect((await certify(invoice, fields)).body).toMatchObject({ code: 'SUCCESS', result: { status: 2 } })
    expect((await certify(invoice, back(invoice, 'another'))).body.code).toBe('BILLING_ALREADY_PAID')
    expect(desk.bank.asked()).toBe(asked)
    expect((await askPlan()).body.code).toBe('BILLING_ALREADY_PAID')
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
    const invoice = await request()
    const stranger = await desk.server.member()
    const url = `/v3/invoice2/payment/cert-pc/${invoice.orderId}`
    const stolen = await desk.server.ask({ method: 'POST', url, as: stranger, body: back(invoice) })
    expect(stolen).toMatchObject({ status: 404, body: { code: 'BILLING_NOT_FOUND' } })
    expect((await certify(invoice, { ...back(invoice), amount: '100' })).body.code).toBe(
      'BILLING_INFO_MISMATCH',
    )
    const other = await request()
    expect((await certify(other, { ...back(other), orderId: invoice.orderId })).body.code).toBe(
      'BILLING_INFO_MISMATCH',
    )
    expect(await books()).toEqual({ money: 0, tax: 0 })
  })

  it('does not begin without consent to the renewals, nor in a currency beside the one that is paid in', async () => {
    expect((await askPlan({ consent: consentOnce })).body.code).toBe('BILLING_RENEWAL_CONSENT')
    expect((await askPlan({ consent: {} })).status).toBe(400)
    await buy()
    const abroad = await askPlan({ planType: 2, currency: 'USD' })
    expect(abroad.body.code).toBe('BILLING_OTHER_CURRENCY')
  })

  it('sells a pack of credits once', async () => {
    const invoice: Invoice = (await askOnce({ item: 'credits10' })).body.result.invoice
    const certified = await certifyOnce(invoice)
    expect(certified.body).toMatchObject({ code: 'SUCCESS', result: { status: 1 } })
    expect((await approve(invoice, { userId: crypto.randomUUID() })).body.code).toBe('FORBIDDEN')
    expect((await approve(invoice, { pgReceiptId: 'another' })).body.code).toBe('BILLING_INFO_MISMATCH')
    expect((await approve(invoice, { userId: desk.member.id })).body.result).toMatchObject({
      status: 2,
      total: 9_900,
    })
    expect((await approve(invoice)).body.result.status).toBe(2)
    expect((await creditState(desk.server.ctx, desk.member.id)).left).toBe(13)
    expect((await books()).money).toBe(9_900)
  })
})
