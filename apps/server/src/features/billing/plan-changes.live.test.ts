import { describe, expect, it } from 'vitest'

import { useBillingDesk } from '../../test/billing-desk.ts'
import { usualEngines } from '../../test/index.ts'

describe.each(usualEngines)('changes of a plan on %s', (engine) => {
  const desk = useBillingDesk(engine)
  const { ask, askPlan, buy, standing, payment, goTo, renewAt, books, expectSound } = desk

  it('changes for more at once: what is not used comes off, and the days begin anew', async () => {
    await buy()
    await goTo('2026-12-16T03:00:00Z')
    const price = (await ask('GET', '/invoice2/price/2')).body.result
    // 16 of 31 days are left of 29,000.
    expect(price).toMatchObject({
      change: 'now',
      lines: [
        { kind: 'plan', amount: 79_000 },
        { kind: 'unused', amount: -14_968 },
      ],
      total: 64_032,
      next: { at: '2027-01-16T01:00:00.000Z', total: 79_000 },
    })
    const invoice = await buy({ planType: 2 })
    expect(invoice).toMatchObject({ status: 2, total: 64_032, kind: 'now' })
    expect((await books()).money).toBe(29_000 + 64_032)
    expect(await payment()).toMatchObject({ planType: 2 })
    await expectSound()
  })

  it('changes for less when what is paid for ends, and takes that back until a day before', async () => {
    await buy({ planType: 2 })
    const { body } = await askPlan()
    expect(body.result).toMatchObject({
      invoice: null,
      window: null,
      downgrade: { pending: 'payment', planType: 1, at: '2027-01-01T01:00:00.000Z', price: 29_000 },
    })
    expect((await ask('GET', '/user/info')).body.downgradeInvoice).toMatchObject({ planType: 1 })
    expect((await ask('DELETE', '/invoice2/downgrade')).body.code).toBe('SUCCESS')
    expect((await standing()).downgrade).toBeNull()
    await askPlan()
    await goTo('2026-12-31T01:00:01Z')
    expect((await ask('DELETE', '/invoice2/downgrade')).body.code).toBe('BILLING_TOO_LATE')
    await renewAt('2027-01-01T01:00:00Z')
    expect(await payment()).toMatchObject({ planType: 1 })
    expect((await standing()).downgrade).toBeNull()
    expect((await books()).money).toBe(79_000 + 29_000)
  })

  it('ends with what is paid for, and a period later for who says so within the last day', async () => {
    await buy()
    const ended = await ask('PATCH', '/invoice/subscription', {})
    expect(ended.body.result).toEqual({ at: '2027-01-01T01:00:00.000Z', isLate: false })
    expect(await payment()).toMatchObject({ planType: 1, planEndsAt: '2027-01-01T01:00:00.000Z' })
    expect((await ask('PATCH', '/invoice/subscription', { renew: true })).body.code).toBe('SUCCESS')
    await goTo('2026-12-31T02:00:00Z')
    expect((await ask('PATCH', '/invoice/subscription', {})).body.result).toEqual({
      at: '2027-02-01T01:00:00.000Z',
      isLate: true,
    })
    await renewAt('2027-01-01T01:00:00Z')
    expect((await books()).money).toBe(58_000)
    await renewAt('2027-02-01T01:00:00Z')
    expect((await books()).money).toBe(58_000)
    expect(await payment()).toMatchObject({ planType: 0, planEndsAt: null })
    expect((await standing()).subscription).toBeNull()
  })

  it('adds the upload service for the days that are left, and ends it with them', async () => {
    await buy()
    await goTo('2026-12-16T03:00:00Z')
    const invoice = await buy({ planType: 1, uploadService: true })
    expect(invoice).toMatchObject({ kind: 'beside', total: Math.floor((19_000 * 16) / 31) })
    expect(await payment()).toMatchObject({ planType: 1, snsUpload: 1 })
    expect((await ask('DELETE', '/invoice2/optionalService')).body.result).toEqual({
      at: '2027-01-01T01:00:00.000Z',
      isLate: false,
    })
    await renewAt('2027-01-01T01:00:00Z')
    expect(await payment()).toMatchObject({ planType: 1, snsUpload: 0 })
    await expectSound()
  })

  it('adds the upload service for nothing where no day is left, and keeps the card that pays for the next ones', async () => {
    await buy()
    await goTo('2027-01-01T00:30:00Z')
    const beside = await buy({ planType: 1, uploadService: true })
    expect(beside).toMatchObject({ kind: 'beside', total: 0, status: 2, card: { last4: '4242' } })
    const { subscription } = await standing()
    expect(subscription).toMatchObject({
      uploadService: true,
      card: { last4: '4242' },
      next: { total: 48_000 },
    })
    await expectSound()
  })
})
