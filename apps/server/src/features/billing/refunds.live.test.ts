import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { useBillingDesk } from '../../test/billing-desk.ts'
import { usualEngines } from '../../test/index.ts'
import { addSeenPost } from '../../test/posting/world.ts'
import { reconcile } from './payments/reconcile.ts'

describe.each(usualEngines)('refunds on %s', (engine) => {
  const desk = useBillingDesk(engine)
  const { ask, buy, standing, payment, goTo, books, expectSound } = desk

  it('gives everything back within seven days when nothing was made', async () => {
    await buy()
    await goTo('2026-12-08T03:00:00Z')
    expect((await standing()).subscription?.refund?.until).toBe('2026-12-08T03:00:00.000Z')
    const { body } = await ask('POST', '/invoice/billing/cancel')
    expect(body.result).toMatchObject({ status: 5 })
    expect(await payment()).toMatchObject({ planType: 0 })
    expect(await books()).toEqual({ money: 0, tax: 0 })
    expect((await ask('POST', '/invoice/billing/cancel')).body.code).toBe('BILLING_NO_SUBSCRIPTION')
    await expectSound()
  })

  it('gives nothing back after seven days, or after a video', async () => {
    await buy()
    await goTo('2026-12-08T03:00:00.001Z')
    expect((await ask('POST', '/invoice/billing/cancel')).body.code).toBe('BILLING_REFUND_TOO_LATE')
    await goTo('2026-12-03T03:00:00Z')
    await desk.server.ctx.db().execute(
      sql`insert into credit_holds (account_id, ref, grant_id, state, label, held_at, closes_at)
          select account_id, 'video', id, 'settled', '영상', ${'2026-12-02T00:00:00Z'}::timestamptz, now() from credit_grants
          where account_id = ${desk.member.id} limit 1`,
    )
    expect((await ask('POST', '/invoice/billing/cancel')).body.code).toBe('BILLING_REFUND_USED')
    expect((await standing()).subscription?.refund).toBeNull()
  })

  it('gives the upload service back after a video, and not after a post', async () => {
    await buy()
    await goTo('2026-12-03T03:00:00Z')
    await buy({ uploadService: true })
    const { db } = desk.server.ctx
    await db().execute(
      sql`insert into credit_holds (account_id, ref, grant_id, state, label, held_at, closes_at)
          select account_id, 'video', id, 'settled', '영상', ${'2026-12-04T00:00:00Z'}::timestamptz, now() from credit_grants
          where account_id = ${desk.member.id} limit 1`,
    )
    expect((await standing()).subscription?.refund).toMatchObject({ planType: 1 })
    await addSeenPost(desk.server.ctx, desk.member.id, new Date('2026-12-04T00:00:00Z'))
    expect((await ask('POST', '/invoice/billing/cancel')).body.code).toBe('BILLING_REFUND_POSTED')
  })

  it('goes back to the plan before when a change for more is given back', async () => {
    await buy()
    await goTo('2026-12-16T03:00:00Z')
    await buy({ planType: 2 })
    const { body } = await ask('POST', '/invoice/billing/cancel')
    expect(body.result).toMatchObject({ status: 5, total: 64_032 })
    expect(await payment()).toMatchObject({ planType: 1 })
    expect((await standing()).subscription).toMatchObject({ planType: 1, endsAt: '2027-01-01T01:00:00.000Z' })
    expect((await books()).money).toBe(29_000)
    await expectSound()
  })

  it('goes back to a plan that was given when what took its place is given back', async () => {
    desk.member = await desk.server.member({ planType: 2 })
    await buy()
    expect(await payment()).toMatchObject({ planType: 1 })
    await ask('POST', '/invoice/billing/cancel')
    expect(await payment()).toMatchObject({ planType: 2, planEndsAt: null })
  })

  it('gives a plan again whose refund the bank will not carry out, and finishes one whose answer was lost', async () => {
    await buy()
    desk.bank.tricks.push({ refuse: 'not-cancellable' })
    expect((await ask('POST', '/invoice/billing/cancel')).body.code).toBe('BILLING_CANCEL_FAILED')
    expect(await payment()).toMatchObject({ planType: 1 })
    desk.bank.tricks.push('lose-answer')
    const { body } = await ask('POST', '/invoice/billing/cancel')
    expect(body.result).toMatchObject({ status: 2, isRefunding: true })
    expect(await payment()).toMatchObject({ planType: 0 })
    await reconcile(desk.server.ctx, { accountId: desk.member.id, id: body.result._id })
    const back = (await ask('GET', `/invoice/${body.result._id}`)).body.result
    expect(back).toMatchObject({ status: 5, isRefunding: false })
    await expectSound()
  })
})
