import type { CouponBenefit, CouponConditions, Invoice, WeighedCoupon } from '@clipmint/contract'
import { must } from '@clipmint/kit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createBank } from '../../test/bank.ts'
import { callEngines, type Member, startTestServer, type TestServer, wholeAccount } from '../../test/index.ts'
import { coupons, createCoupon, NewCoupon } from '../coupons/index.ts'
import { billing, billingJobs } from './index.ts'

const half: CouponBenefit = { kind: 'PERCENT', percent: 50, cap: null }
const always: CouponConditions = {
  plans: null,
  period: null,
  currency: null,
  channels: null,
  minPrice: null,
  firstPaymentOnly: false,
  cycles: 1,
}

describe.each(callEngines)('coupons at the till on %s', (engine) => {
  let server: TestServer
  let member: Member
  beforeAll(async () => {
    server = await startTestServer({
      engine,
      areas: {
        handlers: { account: wholeAccount, billing, coupons },
        jobs: { billing: { letter: billingJobs.letter } },
      },
      works: true,
      payments: createBank(() => new Date()).gateways,
    })
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    member = await server.member()
  })

  const ask = async (method: 'GET' | 'POST', path: string, body?: unknown) =>
    (await server.ask({ method, url: `/v3${path}`, as: member, body })).body
  async function own(name: string, benefit: CouponBenefit, conditions: Partial<CouponConditions> = {}) {
    const wish = {
      code: null,
      name: { ko: name, en: name },
      benefit,
      conditions: { ...always, ...conditions },
      startsOn: '2026-01-01',
      endsOn: null,
      daysAfterRegister: null,
      maxUses: null,
    }
    const made = must(await createCoupon(server.ctx, NewCoupon.parse(wish)), 'a coupon')
    expect((await ask('POST', `/coupon/${made.code}`)).code).toBe('SUCCESS')
    return made.id
  }
  /** What is said of each coupon for a payment: its price with it, or why not. */
  async function weighed(query: string): Promise<Record<string, number | string | null>> {
    const { result } = (await ask('GET', `/invoice2/coupon?${query}`)) as { result: WeighedCoupon[] }
    return Object.fromEntries(result.map(({ coupon, refusal, total }) => [coupon.name.ko, refusal ?? total]))
  }

  it('are weighed for what is bought once, with the price with each, or the reason why not', async () => {
    const id = await own('half', half)
    await own('mark', { kind: 'WATERMARK' })
    await own('basic', half, { plans: [1] })
    await own('dollars', half, { currency: 'USD' })
    await own('big', half, { minPrice: { KRW: 30_000 } })
    await own('credits', { kind: 'CREDIT', count: 3 })
    expect(await weighed('planType=credits10&currency=KRW')).toEqual({
      half: 4_950,
      mark: 'other-thing',
      basic: 'plan',
      dollars: 'currency',
      big: 'min-price',
    })
    expect(await weighed('planType=credits50&currency=KRW')).toMatchObject({ half: 19_500, big: 19_500 })
    expect(await weighed('planType=watermark&currency=KRW')).toMatchObject({ mark: 0, half: 4_950 })
    const consent = { purchase: true, gateway: true }
    const body = { item: 'credits10', currency: 'KRW', couponId: id, consent }
    const invoice: Invoice = (await ask('POST', '/invoice/payment/request', body)).result.invoice
    expect(invoice.total).toBe(4_950)
  })

  it('are weighed for a plan, and none is for the service beside one', async () => {
    await own('half', half)
    await own('yearly', half, { period: 'year' })
    expect(await weighed('planType=1&currency=KRW')).toEqual({ half: 14_500, yearly: 'period' })
    const begun = await ask('POST', '/invoice2/payment/request', {
      planType: 1,
      currency: 'KRW',
      consent: { purchase: true, gateway: true, renewal: true },
    })
    const { orderId, total }: Invoice = begun.result.invoice
    const back = { orderId, amount: String(total), key: crypto.randomUUID() }
    expect((await ask('POST', `/invoice2/payment/cert-pc/${orderId}`, back)).code).toBe('SUCCESS')
    expect(await weighed('planType=1&uploadService=true&currency=KRW')).toEqual({
      half: 'service',
      yearly: 'service',
    })
  })
})
