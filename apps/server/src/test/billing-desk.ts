import type { CouponBenefit, CouponConditions } from '@clipmint/contract'
import { must } from '@clipmint/kit'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'

import { billing, billingJobs } from '../features/billing/index.ts'
import { renew } from '../features/billing/renewals/commands.ts'
import { coupons, createCoupon, NewCoupon } from '../features/coupons/index.ts'
import { notifications } from '../features/notifications/index.ts'
import { expectMoneySound, moneyOf } from './account-money.ts'
import { type Bank, createBank } from './bank.ts'
import { billingCalls } from './billing-calls.ts'
import type { Engine } from './databases.ts'
import type { Member } from './requests.ts'
import { startTestServer, type TestServer } from './start-test-server.ts'
import { wholeAccount } from './whole-account.ts'

const { letter, hear, forgetCard } = billingJobs
const areas = {
  handlers: { account: wholeAccount, billing, coupons, notifications },
  // What runs by the clock is run by hand: the test's clock is another.
  jobs: { billing: { letter, hear, forgetCard } },
}
const anyone: CouponConditions = {
  plans: null,
  period: null,
  currency: null,
  channels: null,
  minPrice: null,
  firstPaymentOnly: false,
  cycles: 1,
}

type Seat = { server: TestServer; bank: Bank; member: Member }
type Coupon = { benefit: CouponBenefit; name?: string; conditions?: Partial<CouponConditions> }

/**
 * A server, its bank, and an owner who is another one in every test, each of which begins on 1 December 2026 at noon in
 * Seoul. `isWhole`: with every area, and not only what has to do with payments.
 */
export function useBillingDesk(engine: Engine, { isWhole = false } = {}) {
  const seat: Seat = {
    // Both are there once the hooks below have run, and no test runs before them.
    server: null as never,
    member: null as never,
    bank: createBank(() => seat.server.clock.now()),
  }
  beforeAll(async () => {
    const options = { engine, works: true, payments: seat.bank.gateways }
    seat.server = await startTestServer(isWhole ? options : { ...options, areas })
  })
  afterAll(() => seat.server.stop())
  beforeEach(async () => {
    seat.server.clock.set('2026-12-01T03:00:00Z')
    seat.bank.refuseKept(null)
    seat.bank.tricks.length = 0
    seat.bank.reasons.length = 0
    seat.member = await seat.server.member()
  })

  const calls = billingCalls(seat)
  /** Goes to a time, where the access token of before is not good any more. */
  async function goTo(time: string): Promise<void> {
    seat.server.clock.set(time)
    seat.member = await seat.server.again(seat.member)
  }
  /** Goes to a time at which the owner is charged, where they are due. */
  async function renewAt(time: string): Promise<void> {
    await goTo(time)
    await renew(seat.server.ctx, seat.member.id)
  }
  /** A coupon that the owner has; its id. */
  async function ownCoupon({ benefit, name = '쿠폰', conditions = {} }: Coupon): Promise<string> {
    const wish = NewCoupon.parse({
      code: null,
      name: { ko: name, en: name },
      benefit,
      conditions: { ...anyone, ...conditions },
      startsOn: '2026-01-01',
      endsOn: null,
      daysAfterRegister: null,
      maxUses: null,
    })
    const made = must(await createCoupon(seat.server.ctx, wish), 'a coupon')
    expect((await calls.ask('POST', `/coupon/${made.code}`)).body.code).toBe('SUCCESS')
    return made.id
  }
  const books = () => moneyOf(seat.server.ctx, seat.member.id)
  const expectSound = () => expectMoneySound(seat.server.ctx, seat.bank, seat.member.id)
  return Object.assign(seat, calls, { goTo, renewAt, ownCoupon, books, expectSound })
}
