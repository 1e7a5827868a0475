import { describe, expect, it } from 'vitest'

import { useBillingDesk } from '../../test/billing-desk.ts'
import { usualEngines } from '../../test/index.ts'
import { onlyTry } from '../../test/project-desk.ts'
import { addProduct } from '../../test/seed.ts'
import { billingJobs } from './index.ts'
import { reconcile } from './payments/reconcile.ts'
import { renew } from './renewals/commands.ts'

describe.each(usualEngines)('renewals on %s', (engine) => {
  const desk = useBillingDesk(engine)
  const { ask, askPlan, certify, request, buy, standing, payment, goTo, renewAt, books, expectSound } = desk

  it('charges again on the day, from the kept card, and for the days after', async () => {
    await buy({ planType: 1, uploadService: true })
    await renewAt('2027-01-01T00:59:59Z')
    expect((await books()).money).toBe(48_000)
    await goTo('2027-01-01T01:00:00Z')
    await Promise.all([renew(desk.server.ctx, desk.member.id), renew(desk.server.ctx, desk.member.id)])
    expect((await books()).money).toBe(96_000)
    expect((await standing()).subscription).toMatchObject({
      startsAt: '2027-01-01T01:00:00.000Z',
      endsAt: '2027-02-01T01:00:00.000Z',
    })
    expect(await payment()).toMatchObject({ planType: 1, snsUpload: 1 })
    await expectSound()
  })

  it('tries a renewal again on the 1st, 4th and 13th day, mails each time, and then ends the plan', async () => {
    await buy()
    desk.bank.refuseKept('insufficient-funds')
    const states: [string, number, string | undefined][] = []
    for (const day of ['01', '02', '05', '14']) {
      await renewAt(`2027-01-${day}T01:00:00Z`)
      const next = (await standing()).subscription?.next?.at.slice(0, 10)
      states.push([day, (await payment()).planType, next])
    }
    expect(states).toEqual([
      ['01', 1, '2027-01-02'],
      ['02', 1, '2027-01-05'],
      ['05', 1, '2027-01-14'],
      ['14', 0, undefined],
    ])
    await desk.server.jobsDone()
    const subjects = desk.server.mail.sent.slice(-4).map(({ subject }) => subject)
    expect(subjects).toEqual([...Array(3).fill('정기 결제를 하지 못했습니다'), '구독이 종료되었습니다'])
    await expectSound()
  })

  it('lets a renewal that failed be paid by another card, whose failing is no try of ours', async () => {
    await buy()
    desk.bank.refuseKept('stopped-card')
    await renewAt('2027-01-01T01:00:00Z')
    const price = async () => (await ask('GET', '/invoice2/price/1')).body.result
    expect(await price()).toMatchObject({ change: 'same', total: 29_000, next: { total: 29_000 } })
    const again = await askPlan()
    expect(again.body.code).toBe('BILLING_ALREADY_PAID')

    const refused = await request({ planType: 1, otherCard: true })
    expect(refused).toMatchObject({ kind: 'renewal', total: 29_000, startsAt: '2027-01-01T01:00:00.000Z' })
    expect((await certify(refused)).body.code).toBe('BILLING_INVALID_CARD')
    expect((await standing()).subscription).toMatchObject({
      failures: 1,
      next: { at: '2027-01-02T01:00:00.000Z' },
    })

    // While its window is open, the old card is left alone.
    desk.bank.refuseKept(null)
    const open = await request({ planType: 1, otherCard: true })
    await renewAt('2027-01-02T01:00:00Z')
    expect((await books()).money).toBe(29_000)
    await reconcile(desk.server.ctx, { accountId: desk.member.id, id: open._id })
    const paid = await request({ planType: 1, otherCard: true })
    expect((await certify(paid)).body.result).toMatchObject({ status: 2, kind: 'renewal' })
    expect((await standing()).subscription).toMatchObject({
      startsAt: '2027-01-01T01:00:00.000Z',
      endsAt: '2027-02-01T01:00:00.000Z',
      failures: 0,
    })
    expect(await price()).toMatchObject({ change: 'same', total: 0 })
    await renew(desk.server.ctx, desk.member.id)
    expect((await books()).money).toBe(58_000)
    await expectSound()
  })

  it('keeps the day of a renewal that came through late', async () => {
    await buy()
    desk.bank.refuseKept('over-limit')
    await renewAt('2027-01-01T01:00:00Z')
    desk.bank.refuseKept(null)
    await renewAt('2027-01-02T01:00:00Z')
    expect((await standing()).subscription).toMatchObject({
      startsAt: '2027-01-01T01:00:00.000Z',
      endsAt: '2027-02-01T01:00:00.000Z',
      failures: 0,
    })
  })

  it('charges a renewal once whose answer was lost, and one that never arrived', async () => {
    for (const trick of ['lose-answer', 'drop'] as const) {
      desk.member = await desk.server.member()
      desk.server.clock.set('2026-12-01T03:00:00Z')
      desk.member = await desk.server.again(desk.member)
      await buy()
      await goTo('2027-01-01T01:00:00Z')
      desk.bank.tricks.push(trick)
      await renew(desk.server.ctx, desk.member.id)
      await renew(desk.server.ctx, desk.member.id)
      expect((await ask('PATCH', '/invoice/subscription', {})).body.code).toBe('BILLING_IN_PROCESS')
      const [open] = (await ask('GET', '/invoice')).body.result.list
      await reconcile(desk.server.ctx, { accountId: desk.member.id, id: open._id })
      expect((await books()).money).toBe(58_000)
      expect((await standing()).subscription?.endsAt).toBe('2027-02-01T01:00:00.000Z')
      await expectSound()
    }
  })

  it('reminds of a renewal seven days and a day before, once each', async () => {
    await buy()
    await desk.server.jobsDone()
    const before = desk.server.mail.sent.length
    const run = async (time: string) => {
      desk.server.clock.set(time)
      await billingJobs.remind.run(desk.server.ctx, {}, onlyTry)
    }
    for (const time of ['2026-12-20', '2026-12-25', '2026-12-26', '2026-12-31', '2026-12-31'])
      await run(`${time}T02:00:00Z`)
    await desk.server.jobsDone()
    const own = desk.server.mail.sent.slice(before).filter(({ to }) => to.startsWith(desk.member.id))
    expect(own.map(({ subject }) => subject)).toEqual([
      '2027년 1월 1일에 정기 결제가 있습니다',
      '2027년 1월 1일에 정기 결제가 있습니다',
    ])
  })

  it('says by number what a lower plan locks, before it counts and once it does', async () => {
    const letters = async (time: string, does: () => Promise<unknown>) => {
      const before = desk.server.mail.sent.length
      await goTo(time)
      await does()
      await desk.server.jobsDone()
      return desk.server.mail.sent.slice(before).map(({ subject, text }) => `${subject} ${text}`)
    }
    const remindAll = () => billingJobs.remind.run(desk.server.ctx, {}, onlyTry)
    await buy({ planType: 2 })
    for (let n = 0; n < 52; n += 1) await addProduct(desk.server, desk.member)
    expect((await ask('GET', '/user/limit')).body.result.has).toEqual({
      products: 52,
      places: 0,
      storageBytes: 0,
    })
    await askPlan()
    const [cheaper] = await letters('2026-12-26T02:00:00Z', remindAll)
    expect(cheaper).toMatch(
      /2027년 1월 1일에 정기 결제가 있습니다[^]*베이직 요금제에서[^]*상품 2개가 잠깁니다/,
    )
    await ask('PATCH', '/invoice/subscription', {})
    const [ending] = await letters('2026-12-31T01:00:00Z', remindAll)
    expect(ending).toMatch(/2027년 1월 1일에 구독이 끝납니다[^]*무료 요금제에서[^]*상품 49개가 잠깁니다/)
    await ask('PATCH', '/invoice/subscription', { renew: true })
    desk.bank.refuseKept('insufficient-funds')
    const days = ['01', '02', '05', '14'].map((day) => `2027-01-${day}T01:00:00Z`)
    const told: string[] = []
    for (const day of days) told.push(...(await letters(day, () => renew(desk.server.ctx, desk.member.id))))
    expect(told.at(-1)).toMatch(/구독이 종료되었습니다[^]*상품 49개가 잠깁니다/)
    expect(told.slice(0, -1).join('')).not.toContain('잠깁니다')
  })
})
