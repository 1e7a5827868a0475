import { limits } from '@clipmint/contract'
import { dayMs } from '@clipmint/kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { usualEngines, startTestServer, type TestServer } from '../../../test/index.ts'
import { billing } from '../../billing/index.ts'
import { creditLimit } from '../../credits/index.ts'
import { account, accountJobs, forget } from '../index.ts'

const once = { signal: new AbortController().signal, jobId: 'job', retry: 0, lastTry: true }

describe.each(usualEngines)('the waitlist on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({
      engine,
      areas: {
        handlers: { billing, account: { ...account, ...creditLimit } },
        jobs: { account: accountJobs },
      },
      settings: { sandbox: false },
      trustedProxies: 1,
    })
  })
  afterAll(() => server.stop())

  let visitors = 0
  const join = (body: object, lang = 'ko', address = `198.51.100.${(visitors += 1)}`) =>
    server.ask({
      method: 'POST',
      url: `/v3/invoice/waitlist?lang=${lang}`,
      body,
      headers: { 'x-forwarded-for': address },
    })
  /** Runs every invitation that was sent to the queue, as its time would. */
  const invite = async () => {
    const { waitlist } = await import('../../../db/tables/waitlist.ts')
    const rows = await server.ctx.db().select({ id: waitlist.id }).from(waitlist)
    return Promise.all(rows.map(({ id }) => accountJobs.invite.run(server.ctx, { waitingId: id }, once)))
  }

  it('takes an e-mail once for each plan, whatever its letters’ case, and says by when it is invited', async () => {
    server.clock.set('2026-12-10T06:00:00Z')
    const first = await join({ userEmail: 'Hana@Shop.kr', planType: 2 })
    expect(first.body).toMatchObject({ code: 'SUCCESS', result: { invitedBy: '2026-12-17T06:00:00.000Z' } })
    expect((await join({ userEmail: 'hana@shop.kr', planType: '2' })).body).toMatchObject({
      code: 'ALREADY REGISTERED',
      field: 'userEmail',
      message: expect.stringContaining('이미 대기자로'),
    })
    expect((await join({ userEmail: 'hana@shop.kr', planType: 12 }, 'en')).body.code).toBe('SUCCESS')
  })

  it('takes one of many who ask at once', async () => {
    const asked = { userEmail: 'many@shop.kr', planType: 1 }
    const answers = await Promise.all(Array.from({ length: 6 }, () => join(asked)))
    expect(answers.filter(({ body }) => body.code === 'SUCCESS')).toHaveLength(1)
  })

  it('invites once, in the language that was read, also after an outage', async () => {
    server.mail.answer = () => ({ status: 'later', afterSeconds: 9, reason: 'SMTP: 451' })
    server.clock.advance((limits.waitlistDays - 1) * dayMs)
    expect(await invite()).toContainEqual({ again: 'later', afterSeconds: 9 })
    server.mail.answer = () => ({ status: 'sent' })
    await invite()
    await invite()
    const mine = server.mail.sent.filter(({ to }) => to === 'hana@shop.kr').map(({ subject }) => subject)
    expect(mine.toSorted((a, b) => a.localeCompare(b))).toEqual([
      expect.stringContaining('place for you'),
      expect.stringContaining('스탠다드'),
    ])
  })

  it('gives an account of that e-mail one more render a day until then', async () => {
    server.clock.set('2026-12-20T00:00:00Z')
    const owner = await server.member()
    const email = `${owner.id}@example.com`
    const left = async () => {
      const token = await server.ctx.signer.sign('access', { sub: owner.id, sid: server.ctx.newId() }, 900)
      return (await server.ask({ url: '/v3/user/limit', as: { id: owner.id, token } })).body.result.renderCnt
    }
    expect(await left()).toBe(3)
    await join({ userEmail: email, planType: 1 })
    expect(await left()).toBe(4)
    server.clock.advance(2 * dayMs)
    expect(await left()).toBe(6)
    // Whoever waits for the next plan when the first wait is over is given nothing more.
    server.clock.set('2027-01-05T00:00:00Z')
    await join({ userEmail: email, planType: 2 })
    expect(await left()).toBe(3)
    // Whoever leaves for good waits no more.
    await forget(server.ctx, owner.id)
    expect((await join({ userEmail: email, planType: 1 })).body.code).toBe('SUCCESS')
  })

  it.each([
    ['userEmail', { userEmail: 'hana', planType: 1 }],
    ['planType', { userEmail: 'a@shop.kr', planType: 0 }],
    ['planType', { userEmail: 'a@shop.kr', planType: 77 }],
    ['planType', { userEmail: 'a@shop.kr', planType: 13 }],
    ['planType', { userEmail: 'a@shop.kr', planType: 105 }],
  ])('refuses a bad %s by naming it', async (field, body) => {
    expect((await join(body)).body).toMatchObject({ code: 'INVALID_INPUT', field })
  })

  it('takes so many a day from one address', async () => {
    const from = '203.0.113.40'
    for (let n = 0; n < limits.waitlistsPerAddressPerDay; n += 1)
      expect((await join({ userEmail: `n${n}@shop.kr`, planType: 1 }, 'ko', from)).body.code).toBe('SUCCESS')
    const { body } = await join({ userEmail: 'last@shop.kr', planType: 1 }, 'ko', from)
    expect(body.code).toBe('TOO_MANY_REQUESTS')
  })
})
