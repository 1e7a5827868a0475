import type { CouponBenefit, CouponConditions, Invoice, WeighedCoupon } from '@clipmint/contract'
import { describe, expect, it } from 'vitest'

import { useBillingDesk } from '../../test/billing-desk.ts'
import { usualEngines } from '../../test/index.ts'

const half: CouponBenefit = { kind: 'PERCENT', percent: 50, cap: null }

describe.each(usualEngines)('coupons at the till on %s', (engine) => {
  const desk = useBillingDesk(engine)
  const { ask, askOnce, buy, ownCoupon } = desk

  const own = (name: string, benefit: CouponBenefit, conditions: Partial<CouponConditions> = {}) =>
    ownCoupon({ name, benefit, conditions })
  /** What is said of each coupon for a payment: its price with it, or why not. */
  async function weighed(query: string): Promise<Record<string, number | string | null>> {
    const { result } = (await ask('GET', `/invoice2/coupon?${query}`)).body as { result: WeighedCoupon[] }
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
    const invoice: Invoice = (await askOnce({ item: 'credits10', couponId: id })).body.result.invoice
    expect(invoice.total).toBe(4_950)
  })

  it('are weighed for a plan, and none is for the service beside one', async () => {
    await own('half', half)
    await own('yearly', half, { period: 'year' })
    expect(await weighed('planType=1&currency=KRW')).toEqual({ half: 14_500, yearly: 'period' })
    await buy()
    expect(await weighed('planType=1&uploadService=true&currency=KRW')).toEqual({
      half: 'service',
      yearly: 'service',
    })
  })
})
