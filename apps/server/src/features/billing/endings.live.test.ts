import type { Invoice } from '@clipmint/contract'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { useBillingDesk } from '../../test/billing-desk.ts'
import { usualEngines } from '../../test/index.ts'
import { hearOf, reconcile } from './payments/reconcile.ts'
import { renew } from './renewals/commands.ts'

describe.each(usualEngines)('endings on %s', (engine) => {
  const desk = useBillingDesk(engine)
  const { ask, askPlan, certify, request, buy, standing, payment, goTo, renewAt, books } = desk

  const cancel = async () => (await ask('PATCH', '/invoice/subscription', {})).body.result
  /** Buys a plan whose renewal on the first of January fails; it is tried again on the second, the fifth and the 14th. */
  async function failToRenew(plan: object = {}): Promise<void> {
    await buy(plan)
    desk.bank.refuseKept('insufficient-funds')
    await renewAt('2027-01-01T01:00:00Z')
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
    desk.bank.refuseKept(null)
    await renewAt('2027-01-05T01:00:00Z')
    expect(await payment()).toMatchObject({ planType: 0, planEndsAt: null })
    expect((await standing()).subscription).toBeNull()
    expect((await books()).money).toBe(29_000)
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
    desk.bank.refuseKept(null)
    await renewAt('2027-01-05T01:00:00Z')
    expect((await books()).money).toBe(29_000)
  })

  it('leaves the upload service out of the next try for who ends it a day before', async () => {
    await failToRenew({ uploadService: true })
    await renewAt('2027-01-02T01:00:00Z')
    expect((await ask('DELETE', '/invoice2/optionalService')).body.result).toEqual({
      at: '2027-01-05T01:00:00.000Z',
      isLate: false,
    })
    desk.bank.refuseKept(null)
    await renewAt('2027-01-05T01:00:00Z')
    expect(await payment()).toMatchObject({ planType: 1, snsUpload: 0 })
    expect((await books()).money).toBe(48_000 + 29_000)
    expect(await standing()).toMatchObject({
      subscription: { endsAt: '2027-02-01T01:00:00.000Z', failures: 0 },
      downgrade: null,
    })
  })

  it('tries the lower plan for who chooses it a day before the next try, or too late for the one that failed', async () => {
    for (const time of ['2027-01-02T01:00:00Z', '2027-01-01T12:00:00Z']) {
      await goTo('2026-12-01T03:00:00Z')
      desk.member = await desk.server.member()
      desk.bank.refuseKept(null)
      await failToRenew({ planType: 2 })
      await goTo(time)
      if (time.includes('-02T')) await renew(desk.server.ctx, desk.member.id)
      expect((await askPlan()).body.code).toBe('SUCCESS')
      if (time.includes('-01T')) await renewAt('2027-01-02T01:00:00Z')
      expect((await standing()).downgrade).toMatchObject({ planType: 1, at: '2027-01-05T01:00:00.000Z' })
      desk.bank.refuseKept(null)
      await renewAt('2027-01-05T01:00:00Z')
      expect(await payment()).toMatchObject({ planType: 1 })
      expect((await standing()).downgrade).toBeNull()
      expect((await books()).money).toBe(79_000 + 29_000)
    }
  })

  it('ends after the days that are paid by another card while its owner cancels', async () => {
    await failToRenew()
    await renewAt('2027-01-02T01:00:00Z')
    const invoice = await request({ otherCard: true })
    await cancel()
    desk.bank.refuseKept(null)
    expect((await certify(invoice)).body.result.status).toBe(2)
    expect((await standing()).downgrade).toMatchObject({
      pending: 'downgrade',
      at: '2027-02-01T01:00:00.000Z',
    })
    expect(await payment()).toMatchObject({ planType: 1, planEndsAt: '2027-02-01T01:00:00.000Z' })
  })

  it('gives the payment before back as well, once what took its place was given back', async () => {
    await buy()
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
    expect((await books()).money).toBe(0)
  })

  it('tells of a service beside the plan that the plan stays, and of a given plan that it comes back', async () => {
    await buy()
    await buy({ uploadService: true })
    expect((await standing()).subscription?.refund).toMatchObject({ amount: 19_000, planType: 1 })
    desk.member = await desk.server.member({ planType: 2 })
    await buy()
    expect((await standing()).subscription?.refund).toMatchObject({ amount: 29_000, planType: 2 })
  })

  it('looks at the payment beneath a service that cost nothing any more, and is too late for it', async () => {
    await buy()
    await goTo('2027-01-01T00:30:00Z')
    expect(await buy({ uploadService: true })).toMatchObject({ total: 0 })
    expect((await ask('POST', '/invoice/billing/cancel')).body.code).toBe('BILLING_REFUND_TOO_LATE')
  })

  it('gives back the payment that is named, and no older one before what took its place', async () => {
    const first = await buy()
    const second = await buy({ planType: 2 })
    const named = async ({ _id }: Invoice) =>
      (await ask('POST', '/invoice/billing/cancel', { invoiceId: _id })).body
    expect((await named(first)).code).toBe('BILLING_NOT_REFUNDABLE')
    expect((await named(second)).result).toMatchObject({ _id: second._id, status: 5 })
    expect((await named(second)).result).toMatchObject({ _id: second._id, status: 5 })
    expect((await books()).money).toBe(29_000)
    expect((await named(first)).result).toMatchObject({ _id: first._id, status: 5 })
    expect((await books()).money).toBe(0)
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
    await buy()
    await ask('POST', '/invoice/billing/cancel')
    await buy({ currency: 'USD' })
    await ask('POST', '/invoice/billing/cancel')
    expect(desk.bank.reasons).toEqual(['7일 이내 청약 철회', 'Taken back by the customer within seven days'])
  })

  it('tells the bank that money came too late, or of who had left', async () => {
    const old = await request()
    const next = await request()
    await desk.bank.gateways.KRW?.confirm({
      order: {
        id: old.orderId,
        name: 'late',
        money: { amount: old.total, currency: 'KRW' },
        payer: { customerKey: 'late', email: null, name: null },
      },
      proof: '',
    })
    await hearOf(desk.server.ctx, old.orderId)
    expect(desk.bank.reasons).toEqual(['취소된 주문에 들어온 결제 반환'])
    desk.bank.tricks.push('lose-answer')
    await certify(next)
    await desk.server.ctx
      .db()
      .execute(
        sql`update accounts set withdrawn_at = ${'2026-12-01T03:00:00Z'}::timestamptz where id = ${desk.member.id}`,
      )
    for (let look = 0; look < 2; look += 1)
      await reconcile(desk.server.ctx, { accountId: desk.member.id, id: next._id })
    expect(desk.bank.reasons.at(-1)).toBe('탈퇴한 뒤에 들어온 결제 반환')
    expect((await books()).money).toBe(0)
  })
})
