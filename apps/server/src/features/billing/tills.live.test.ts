import { type CouponBenefit, type Invoice, priceOfPlan } from '@clipmint/contract'
import { beforeEach, describe, expect, it } from 'vitest'

import { back, consentOnce } from '../../test/billing-calls.ts'
import { useBillingDesk } from '../../test/billing-desk.ts'
import { usualEngines } from '../../test/index.ts'
import { addProject } from '../../test/seed.ts'
import { spendCoupon } from '../coupons/index.ts'

const half: CouponBenefit = { kind: 'PERCENT', percent: 50, cap: null }
const whole: CouponBenefit = { kind: 'PERCENT', percent: 100, cap: null }

describe.each(usualEngines)('tills on %s', (engine) => {
  const desk = useBillingDesk(engine)
  const { ask, askPlan, askOnce, certify, certifyOnce, approve, buy, standing, ownCoupon } = desk

  describe('a coupon for one payment', () => {
    it('takes something off one of two that are begun with it, and not off both', async () => {
      const couponId = await ownCoupon({ benefit: half })
      const plan: Invoice = (await askPlan({ couponId })).body.result.invoice
      const once: Invoice = (await askOnce({ couponId })).body.result.invoice
      expect([plan.total, once.total]).toEqual([14_500, 19_500])
      expect((await certify(plan)).body.code).not.toBe('SUCCESS')
      expect((await certifyOnce(once)).body.code).toBe('SUCCESS')
      expect((await approve(once)).body.code).toBe('SUCCESS')
      expect((await askPlan({ couponId })).body.code).toBe('BILLING_COUPON_NOT_USABLE')
    })

    it('is held by a payment of which nobody knows yet', async () => {
      const couponId = await ownCoupon({ benefit: half })
      const plan: Invoice = (await askPlan({ couponId })).body.result.invoice
      desk.bank.tricks.push('drop')
      expect((await certify(plan)).body.code).toBe('BILLING_IN_PROCESS')
      expect((await askOnce({ couponId })).body.code).toBe('BILLING_IN_PROCESS')
    })

    it('is free again after a card that was refused', async () => {
      const couponId = await ownCoupon({ benefit: half })
      const once: Invoice = (await askOnce({ couponId })).body.result.invoice
      await certifyOnce(once)
      desk.bank.tricks.push({ refuse: 'declined' })
      expect((await approve(once)).body.code).toBe('BILLING_APPROVAL_FAILED')
      const again: Invoice = (await askPlan({ couponId })).body.result.invoice
      expect(again.total).toBe(14_500)
      expect((await certify(again)).body.code).toBe('SUCCESS')
    })

    it('that was used up meanwhile has no money taken at its price', async () => {
      const couponId = await ownCoupon({ benefit: half })
      const plan: Invoice = (await askPlan({ couponId })).body.result.invoice
      await spendCoupon(desk.server.ctx, desk.member.id, couponId)
      const asked = desk.bank.asked()
      expect((await certify(plan)).body.code).toBe('BILLING_INFO_MISMATCH')
      expect(desk.bank.asked()).toBe(asked)
      await desk.server.jobsDone()
      expect(desk.bank.kept()).not.toContain(`token-${back(plan).key}`)
      expect((await askPlan({ couponId })).body.code).toBe('BILLING_COUPON_NOT_USABLE')
    })
  })

  describe('what was ended', () => {
    it('goes on only with consent to its renewals, as it is or on a lower plan', async () => {
      await buy({ planType: 2 })
      await ask('PATCH', '/invoice/subscription', {})
      const ended = await standing()
      for (const planType of [1, 2])
        expect((await askPlan({ planType, consent: consentOnce })).body.code).toBe('BILLING_RENEWAL_CONSENT')
      expect(await standing()).toEqual(ended)
      expect((await askPlan()).body.code).toBe('SUCCESS')
      expect((await standing()).downgrade).toMatchObject({ pending: 'payment', planType: 1 })
      expect((await askPlan({ planType: 2 })).body.code).toBe('SUCCESS')
      expect((await standing()).downgrade).toBeNull()
    })

    it('does not go on by a free change for more without that consent', async () => {
      await buy()
      await ask('PATCH', '/invoice/subscription', {})
      const couponId = await ownCoupon({ benefit: whole })
      const wish = { planType: 2, couponId, consent: consentOnce }
      expect((await askPlan(wish)).body.code).toBe('BILLING_RENEWAL_CONSENT')
    })
  })

  describe('a plan that began free, with no card kept', () => {
    beforeEach(async () => {
      await buy({ planType: 2, couponId: await ownCoupon({ benefit: whole }), consent: consentOnce })
    })

    it('is told of by mail without a word of a payment', async () => {
      await desk.server.jobsDone()
      const told = desk.server.mail.sent.map(({ subject }) => subject)
      expect(told.at(-1)).toBe('결제 없이 적용되었습니다: 스탠다드 (월간)')
    })

    it('goes over to a lower one with a card that is kept first', async () => {
      expect(await standing()).toMatchObject({
        subscription: { card: null, next: null },
        downgrade: { pending: 'downgrade' },
      })
      const { result } = (await askPlan()).body
      expect(result.invoice).toMatchObject({ kind: 'card', total: 0 })
      expect(result.window).not.toBeNull()
      expect((await standing()).downgrade).toMatchObject({ pending: 'downgrade' })
      expect((await certify(result.invoice)).body.code).toBe('SUCCESS')
      expect(await standing()).toMatchObject({
        subscription: { card: { last4: '4242' }, next: { total: 29_000 } },
        downgrade: { pending: 'payment', planType: 1 },
      })
    })

    it('goes on as it is with a card that is kept first', async () => {
      const { result } = (await askPlan({ planType: 2 })).body
      expect((await certify(result.invoice)).body.result).toMatchObject({ status: 2, isFirstCard: true })
      await desk.server.jobsDone()
      expect(desk.server.mail.sent.at(-1)?.subject).toBe('결제 카드가 등록되었습니다')
      expect(await standing()).toMatchObject({
        subscription: { planType: 2, next: { total: priceOfPlan(2, 'KRW') } },
        downgrade: null,
      })
    })
  })

  describe('a change for more that a coupon made free', () => {
    const history = async () =>
      ((await ask('GET', '/invoice')).body.result as { list: Invoice[] }).list.map((it) => [
        it.total,
        it.status,
      ])
    const cancel = async () => (await ask('POST', '/invoice/billing/cancel')).body.code
    beforeEach(async () => {
      await buy()
      await buy({ planType: 2, couponId: await ownCoupon({ benefit: whole }) })
    })

    it('leaves the payment beneath it to be given back, and ends with it', async () => {
      expect((await standing()).subscription).toMatchObject({
        planType: 2,
        refund: { amount: 29_000, planType: 0 },
      })
      expect(await cancel()).toBe('SUCCESS')
      expect((await standing()).subscription).toBeNull()
      expect(await history()).toEqual([
        [0, 5],
        [29_000, 5],
      ])
      expect(await cancel()).toBe('BILLING_NO_SUBSCRIPTION')
    })

    it('is there again when the bank does not give that payment back', async () => {
      desk.bank.tricks.push({ refuse: 'not-cancellable' })
      expect(await cancel()).toBe('BILLING_CANCEL_FAILED')
      expect((await standing()).subscription).toMatchObject({ planType: 2, refund: { amount: 29_000 } })
      expect(await history()).toEqual([
        [0, 2],
        [29_000, 2],
      ])
    })
  })

  it('have nothing to give back to who began free', async () => {
    await buy({ planType: 2, couponId: await ownCoupon({ benefit: whole }), consent: consentOnce })
    expect((await ask('POST', '/invoice/billing/cancel')).body.code).toBe('BILLING_NOTHING_PAID')
  })

  describe('two windows of one account', () => {
    it.each([false, true])(
      'say in the older that the payment was begun anew (the newer paid: %s)',
      async (isPaid) => {
        const older: Invoice = (await askPlan()).body.result.invoice
        const newer: Invoice = (await askPlan({ planType: 2 })).body.result.invoice
        if (isPaid) await certify(newer)
        expect((await certify(older)).body.code).toBe('BILLING_BEGUN_ANEW')
        const { result } = (await ask('GET', `/invoice2/${older._id}`)).body
        expect(result).toMatchObject({ status: 3, refusal: 'begun-anew' })
        expect((await certify(newer)).body.code).toBe('SUCCESS')
      },
    )
  })

  it('open a window for the mark off a video of the account’s own, and of no other', async () => {
    const other = await desk.server.member()
    const [templateId, foreign] = [crypto.randomUUID(), crypto.randomUUID()]
    await addProject(desk.server, desk.member, { templateId })
    await addProject(desk.server, other, { templateId: foreign })
    const askFor = async (wish: string) => (await askOnce({ item: 'watermark', templateId: wish })).body.code
    expect(await askFor('no-such-template')).toBe('TEMPLATES_NOT_FOUND')
    expect(await askFor(foreign)).toBe('TEMPLATES_NOT_FOUND')
    expect(await askFor(templateId)).toBe('SUCCESS')
  })
})
