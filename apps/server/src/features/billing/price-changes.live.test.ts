import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { useBillingDesk } from '../../test/billing-desk.ts'
import { usualEngines } from '../../test/index.ts'
import { onlyTry } from '../../test/project-desk.ts'
import { billingJobs } from './index.ts'

describe.each(usualEngines)('a price that changes on %s', (engine) => {
  const desk = useBillingDesk(engine)
  const { ask, askPlan, buy, renewAt, ownCoupon } = desk

  /** What the owner is told when the reminders run on these days. */
  async function toldOn(...days: string[]) {
    await desk.server.jobsDone()
    const before = desk.server.mail.sent.length
    for (const day of days) {
      desk.server.clock.set(`${day}T02:00:00Z`)
      await billingJobs.remind.run(desk.server.ctx, {}, onlyTry)
      await desk.server.jobsDone()
    }
    return desk.server.mail.sent.slice(before).filter(({ to }) => to.startsWith(desk.member.id))
  }
  const half = (cycles: number) =>
    ownCoupon({ benefit: { kind: 'PERCENT', percent: 50, cap: null }, conditions: { cycles } })
  const changed = (day: string) => `${day}부터 정기 결제 금액이 바뀝니다`
  const plain = (day: string) => `${day}에 정기 결제가 있습니다`

  it('is told 30, 7 and 1 days before, with both prices, the card and how to cancel, when a coupon ends', async () => {
    await buy({ couponId: await half(1) })
    const told = await toldOn(
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-25',
      '2026-12-31',
      '2026-12-31',
    )
    expect(told.map(({ subject }) => subject)).toEqual(Array(3).fill(changed('2027년 1월 1일')))
    for (const said of ['14,500원', '29,000원', '4242', '해지', '2027년 1월 1일', '등록하신 카드'])
      expect(told[0]?.text).toContain(said)
    await renewAt('2027-01-01T01:00:00Z')
    const next = await toldOn('2027-01-02', '2027-01-25', '2027-01-31')
    expect(next.map(({ subject }) => subject)).toEqual([plain('2027년 2월 1일'), plain('2027년 2월 1일')])
  })

  it('is told when its last discounted charge was made, and not before', async () => {
    await buy({ couponId: await half(2) })
    expect((await ask('GET', '/invoice2/subscription')).body.result.subscription.next.total).toBe(14_500)
    const first = await toldOn('2026-12-02', '2026-12-25')
    expect(first.map(({ subject }) => subject)).toEqual([plain('2027년 1월 1일')])
    expect(first[0]?.text).toContain('14,500원')
    expect(first[0]?.text).not.toContain('29,000원')
    await renewAt('2027-01-01T01:00:00Z')
    const then = await toldOn('2027-01-02', '2027-01-25')
    expect(then.map(({ subject }) => subject)).toEqual(Array(2).fill(changed('2027년 2월 1일')))
  })

  /** As if the plan had been sold for so much when it was bought. */
  async function soldFor(price: number): Promise<void> {
    const lines = JSON.stringify([{ kind: 'plan', amount: price }])
    await desk.server.ctx
      .db()
      .execute(
        sql`update invoices set total = ${price}, lines = ${lines}::jsonb where account_id = ${desk.member.id}`,
      )
  }

  it('is none to who pays already when it is raised, and counts when they choose anew', async () => {
    await buy()
    await soldFor(25_000)
    expect((await ask('GET', '/invoice2/subscription')).body.result.subscription.next.total).toBe(25_000)
    const told = await toldOn('2026-12-26')
    expect(told.map(({ subject }) => subject)).toEqual([plain('2027년 1월 1일')])
    expect(told[0]?.text).toContain('25,000원')
    for (const [time, month] of [
      ['2027-01-01T01:00:00Z', 2],
      ['2027-02-01T01:00:00Z', 3],
    ] as const) {
      await renewAt(time)
      const { list } = (await ask('GET', '/invoice')).body.result
      expect(list[0]).toMatchObject({ kind: 'renewal', status: 2, total: 25_000 })
      expect(list[0].endsAt).toContain(`2027-0${month}-01`)
    }
    expect((await ask('GET', '/invoice2/price/2')).body.result.total).toBeGreaterThan(0)
  })

  it('is told when it was lowered, and charged from then on', async () => {
    await buy()
    await soldFor(35_000)
    const told = await toldOn('2026-12-10')
    expect(told.map(({ subject }) => subject)).toEqual([changed('2027년 1월 1일')])
    for (const said of ['35,000원', '29,000원']) expect(told[0]?.text).toContain(said)
  })

  it('is none where its owner chose the other price', async () => {
    await buy()
    await askPlan({ uploadService: true })
    const told = await toldOn('2026-12-10', '2026-12-26')
    expect(told.map(({ subject }) => subject)).toEqual([plain('2027년 1월 1일')])
    expect(told[0]?.text).toContain('48,000원')
  })
})
