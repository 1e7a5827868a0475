import { type CouponBenefit, type Invoice, priceOfPlan } from '@clipmint/contract'
import { must } from '@clipmint/kit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { type Bank, createBank } from '../../test/bank.ts'
import { engines, type Member, startTestServer, type TestServer, wholeAccount } from '../../test/index.ts'
import { addProject } from '../../test/seed.ts'
import { coupons, createCoupon, NewCoupon, spendCoupon } from '../coupons/index.ts'
import { billing, billingJobs } from './index.ts'

const consent = { purchase: true, gateway: true, renewal: true }
const half: CouponBenefit = { kind: 'PERCENT', percent: 50, cap: null }
const whole: CouponBenefit = { kind: 'PERCENT', percent: 100, cap: null }

describe.each(engines)('tills on %s', (engine) => {
  let server: TestServer
  let bank: Bank
  let member: Member
  beforeAll(async () => {
    bank = createBank(() => new Date())
    server = await startTestServer({
      engine,
      areas: {
        handlers: { account: wholeAccount, billing, coupons },
        jobs: { billing: { letter: billingJobs.letter, forgetCard: billingJobs.forgetCard } },
      },
      works: true,
      payments: bank.gateways,
    })
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    bank.tricks.length = 0
    member = await server.member()
  })

  const ask = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) =>
    (await server.ask({ method, url: `/v3${path}`, as: member, body })).body
  async function ownCoupon(benefit: CouponBenefit): Promise<string> {
    const wish = {
      code: null,
      name: { ko: '쿠폰', en: 'Coupon' },
      benefit,
      conditions: {
        plans: null,
        period: null,
        currency: null,
        channels: null,
        minPrice: null,
        firstPaymentOnly: false,
        cycles: 1,
      },
      startsOn: '2026-01-01',
      endsOn: null,
      daysAfterRegister: null,
      maxUses: null,
    }
    const made = must(await createCoupon(server.ctx, NewCoupon.parse(wish)), 'a coupon')
    expect((await ask('POST', `/coupon/${made.code}`)).code).toBe('SUCCESS')
    return made.id
  }
  const requestPlan = (plan: object) =>
    ask('POST', '/invoice2/payment/request', { planType: 1, currency: 'KRW', consent, ...plan })
  const requestOnce = (once: object) =>
    ask('POST', '/invoice/payment/request', { item: 'credits50', currency: 'KRW', consent, ...once })
  const back = ({ orderId, total }: Invoice) => ({ orderId, amount: String(total), key: `key-${orderId}` })
  const certify = (invoice: Invoice) =>
    ask('POST', `/invoice2/payment/cert-pc/${invoice.orderId}`, back(invoice))
  const certifyOnce = (invoice: Invoice) =>
    ask('POST', `/invoice/payment/cert-pc/${invoice.orderId}`, back(invoice))
  const approve = (invoice: Invoice) =>
    ask('POST', `/invoice/${invoice._id}/approve-v2`, { pgReceiptId: back(invoice).key })

  describe('a coupon for one payment', () => {
    it('takes something off one of two that are begun with it, and not off both', async () => {
      const couponId = await ownCoupon(half)
      const plan: Invoice = (await requestPlan({ couponId })).result.invoice
      const once: Invoice = (await requestOnce({ couponId })).result.invoice
      expect([plan.total, once.total]).toEqual([14_500, 19_500])
      expect((await certify(plan)).code).not.toBe('SUCCESS')
      expect((await certifyOnce(once)).code).toBe('SUCCESS')
      expect((await approve(once)).code).toBe('SUCCESS')
      expect((await requestPlan({ couponId })).code).toBe('BILLING_COUPON_NOT_USABLE')
    })

    it('is held by a payment of which nobody knows yet', async () => {
      const couponId = await ownCoupon(half)
      const plan: Invoice = (await requestPlan({ couponId })).result.invoice
      bank.tricks.push('drop')
      expect((await certify(plan)).code).toBe('BILLING_IN_PROCESS')
      expect((await requestOnce({ couponId })).code).toBe('BILLING_IN_PROCESS')
    })

    it('is free again after a card that was refused', async () => {
      const couponId = await ownCoupon(half)
      const once: Invoice = (await requestOnce({ couponId })).result.invoice
      await certifyOnce(once)
      bank.tricks.push({ refuse: 'declined' })
      expect((await approve(once)).code).toBe('BILLING_APPROVAL_FAILED')
      const again: Invoice = (await requestPlan({ couponId })).result.invoice
      expect(again.total).toBe(14_500)
      expect((await certify(again)).code).toBe('SUCCESS')
    })

    it('that was used up meanwhile has no money taken at its price', async () => {
      const couponId = await ownCoupon(half)
      const plan: Invoice = (await requestPlan({ couponId })).result.invoice
      await spendCoupon(server.ctx, member.id, couponId)
      const asked = bank.asked()
      expect((await certify(plan)).code).toBe('BILLING_INFO_MISMATCH')
      expect(bank.asked()).toBe(asked)
      await server.jobsDone()
      expect(bank.kept()).not.toContain(`token-${back(plan).key}`)
      expect((await requestPlan({ couponId })).code).toBe('BILLING_COUPON_NOT_USABLE')
    })
  })

  const buy = async (plan: object): Promise<void> => {
    const begun = await requestPlan(plan)
    const { code } = begun.result.window === null ? begun : await certify(begun.result.invoice)
    expect(code).toBe('SUCCESS')
  }
  const standing = async () => (await ask('GET', '/invoice2/subscription')).result
  const bare = { purchase: true, gateway: true }

  describe('what was ended', () => {
    it('goes on only with consent to its renewals, as it is or on a lower plan', async () => {
      await buy({ planType: 2 })
      await ask('PATCH', '/invoice/subscription', {})
      const ended = await standing()
      for (const planType of [1, 2])
        expect((await requestPlan({ planType, consent: bare })).code).toBe('BILLING_RENEWAL_CONSENT')
      expect(await standing()).toEqual(ended)
      expect((await requestPlan({ planType: 1 })).code).toBe('SUCCESS')
      expect((await standing()).downgrade).toMatchObject({ pending: 'payment', planType: 1 })
      expect((await requestPlan({ planType: 2 })).code).toBe('SUCCESS')
      expect((await standing()).downgrade).toBeNull()
    })

    it('does not go on by a free change for more without that consent', async () => {
      await buy({ planType: 1 })
      await ask('PATCH', '/invoice/subscription', {})
      const couponId = await ownCoupon(whole)
      const wish = { planType: 2, couponId, consent: bare }
      expect((await requestPlan(wish)).code).toBe('BILLING_RENEWAL_CONSENT')
    })
  })

  describe('a plan that began free, with no card kept', () => {
    beforeEach(async () => {
      await buy({ planType: 2, couponId: await ownCoupon(whole), consent: bare })
    })

    it('goes over to a lower one with a card that is kept first', async () => {
      expect(await standing()).toMatchObject({
        subscription: { card: null, next: null },
        downgrade: { pending: 'downgrade' },
      })
      const { result } = await requestPlan({ planType: 1 })
      expect(result.invoice).toMatchObject({ kind: 'card', total: 0 })
      expect(result.window).not.toBeNull()
      expect((await standing()).downgrade).toMatchObject({ pending: 'downgrade' })
      expect((await certify(result.invoice)).code).toBe('SUCCESS')
      expect(await standing()).toMatchObject({
        subscription: { card: { last4: '4242' }, next: { total: 29_000 } },
        downgrade: { pending: 'payment', planType: 1 },
      })
    })

    it('goes on as it is with a card that is kept first', async () => {
      const { result } = await requestPlan({ planType: 2 })
      expect((await certify(result.invoice)).result).toMatchObject({ status: 2, isFirstCard: true })
      await server.jobsDone()
      expect(server.mail.sent.at(-1)?.subject).toBe('결제 카드가 등록되었습니다')
      expect(await standing()).toMatchObject({
        subscription: { planType: 2, next: { total: priceOfPlan(2, 'KRW') } },
        downgrade: null,
      })
    })
  })

  describe('a change for more that a coupon made free', () => {
    const history = async () =>
      ((await ask('GET', '/invoice')).result as { list: Invoice[] }).list.map((it) => [it.total, it.status])
    const cancel = async () => (await ask('POST', '/invoice/billing/cancel')).code
    beforeEach(async () => {
      await buy({ planType: 1 })
      await buy({ planType: 2, couponId: await ownCoupon(whole) })
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
      bank.tricks.push({ refuse: 'not-cancellable' })
      expect(await cancel()).toBe('BILLING_CANCEL_FAILED')
      expect((await standing()).subscription).toMatchObject({ planType: 2, refund: { amount: 29_000 } })
      expect(await history()).toEqual([
        [0, 2],
        [29_000, 2],
      ])
    })
  })

  it('have nothing to give back to who began free', async () => {
    await buy({ planType: 2, couponId: await ownCoupon(whole), consent: bare })
    expect((await ask('POST', '/invoice/billing/cancel')).code).toBe('BILLING_NOTHING_PAID')
  })

  describe('two windows of one account', () => {
    it.each([false, true])(
      'say in the older that the payment was begun anew (the newer paid: %s)',
      async (isPaid) => {
        const older: Invoice = (await requestPlan({ planType: 1 })).result.invoice
        const newer: Invoice = (await requestPlan({ planType: 2 })).result.invoice
        if (isPaid) await certify(newer)
        expect((await certify(older)).code).toBe('BILLING_BEGUN_ANEW')
        const { result } = await ask('GET', `/invoice2/${older._id}`)
        expect(result).toMatchObject({ status: 3, refusal: 'begun-anew' })
        expect((await certify(newer)).code).toBe('SUCCESS')
      },
    )
  })

  it('open a window for the mark off a video of the account’s own, and of no other', async () => {
    const other = await server.member()
    const [templateId, foreign] = [crypto.randomUUID(), crypto.randomUUID()]
    await addProject(server, member, { templateId })
    await addProject(server, other, { templateId: foreign })
    const askFor = async (wish: string) => (await requestOnce({ item: 'watermark', templateId: wish })).code
    expect(await askFor('no-such-template')).toBe('TEMPLATES_NOT_FOUND')
    expect(await askFor(foreign)).toBe('TEMPLATES_NOT_FOUND')
    expect(await askFor(templateId)).toBe('SUCCESS')
  })
})
