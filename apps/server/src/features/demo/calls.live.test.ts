import { limits } from '@clipmint/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { usualEngines, startTestServer, type TestServer } from '../../test/index.ts'
import { demo, demoJobs } from './index.ts'

const morning = '2026-12-01T00:00:00Z'
const first = '2026-12-01T03:00:00.000Z'

describe.each(usualEngines)('a demo on %s', (engine) => {
  let server: TestServer
  let visitors = 0
  beforeAll(async () => {
    server = await startTestServer({
      engine,
      works: true,
      areas: { handlers: { demo }, jobs: { demo: demoJobs } },
      settings: { sandbox: false },
      trustedProxies: 1,
    })
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    server.clock.set(morning)
    server.mail.sent.length = 0
    const { demoBookings } = await import('../../db/tables/demo.ts')
    await server.ctx.db().delete(demoBookings)
  })

  const wish = (more: object = {}) => {
    visitors += 1
    return {
      userName: '박하나',
      userEmail: `visitor-${visitors}@shop.kr`,
      userPhoneNumber: '02-123-4567',
      companyName: '하나상점',
      startAt: first,
      ...more,
    }
  }
  const book = (body: object, address = `198.51.100.${(visitors % 250) + 1}`) =>
    server.ask({ method: 'POST', url: '/v3/demo/booking', body, headers: { 'x-forwarded-for': address } })
  const times = async (): Promise<string[]> =>
    (await server.ask({ url: '/v3/demo/slots' })).body.result.list.flatMap(
      (day: { startAt: string[] }) => day.startAt,
    )
  const mailTo = async (whom: string) => {
    await server.jobsDone()
    return server.mail.sent.filter(({ to }) => to === whom)
  }
  /** The token of the link in the newest mail to somebody. */
  const tokenFor = async (email: string) =>
    /token=([\w-]+)/.exec((await mailTo(email)).at(-1)?.text ?? '')?.[1] ?? ''
  const at = (token: string, method = 'GET', path = '') =>
    server.ask({ method: method as 'GET', url: `/v3/demo/booking/${token}${path}` })

  it('is held, mailed to both, confirmed by its link, and its time is taken', async () => {
    expect(await times()).toContain(first)
    const asked = wish()
    expect((await book(asked)).body).toMatchObject({
      code: 'SUCCESS',
      result: { state: 'held', startAt: first, userPhoneNumber: '02-123-4567' },
    })
    expect(await times()).not.toContain(first)
    expect(await mailTo('business@clipmint.example')).toMatchObject([
      { subject: '[도입 상담] 하나상점, 확인 대기', replyTo: asked.userEmail },
    ])
    const [mail] = await mailTo(asked.userEmail)
    expect(mail?.attachments?.[0]).toMatchObject({ name: 'clipmint-demo.ics' })
    const token = await tokenFor(asked.userEmail)
    expect((await at(token)).body.result.state).toBe('held')
    expect((await at(token, 'POST', '/confirm')).body.result.state).toBe('confirmed')
    // Opened again, it stays confirmed, and nobody hears of it twice.
    expect((await at(token, 'POST', '/confirm')).body.result.state).toBe('confirmed')
    expect(await mailTo(asked.userEmail)).toHaveLength(2)
    server.clock.advance(86_400_000 / 12)
    expect((await at(token)).body.result.state).toBe('confirmed')
  })

  it('goes to one of many who want the same time at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => book(wish())))
    const count = (code: string) => answers.filter(({ body }) => body.code === code).length
    expect([count('SUCCESS'), count('DEMO_SLOT_TAKEN')]).toEqual([1, 7])
    expect(answers.find(({ body }) => body.code === 'DEMO_SLOT_TAKEN')?.body.field).toBe('startAt')
  })

  it('is one for an e-mail that asks for several times at once', async () => {
    const { userEmail } = wish()
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        book(wish({ userEmail, startAt: `2026-12-02T0${n + 1}:00:00.000Z` })),
      ),
    )
    const count = (code: string) => answers.filter(({ body }) => body.code === code).length
    expect([count('SUCCESS'), count('DEMO_ALREADY_BOOKED')]).toEqual([1, 5])
  })

  it('is cancelled by its link, once, and its time is free again', async () => {
    const asked = wish()
    await book(asked)
    const token = await tokenFor(asked.userEmail)
    expect((await at(token, 'DELETE')).body.result.state).toBe('cancelled')
    expect((await at(token, 'DELETE')).body.code).toBe('DEMO_CANCELLED')
    expect((await at(token, 'POST', '/confirm')).body.code).toBe('DEMO_CANCELLED')
    expect(await times()).toContain(first)
    expect((await mailTo(asked.userEmail)).at(-1)).toMatchObject({
      subject: '도입 상담 예약을 취소했어요',
      attachments: [{ content: expect.stringContaining('METHOD:CANCEL') }],
    })
    expect((await book(wish())).body.code).toBe('SUCCESS')
  })

  it('lets its time go when nobody confirms it, and says so', async () => {
    const startAt = '2026-12-08T01:00:00.000Z'
    const asked = wish({ startAt })
    await book(asked)
    const token = await tokenFor(asked.userEmail)
    server.clock.advance(limits.demoHoldHours * 3_600_000)
    expect((await at(token, 'POST', '/confirm')).body.code).toBe('DEMO_HOLD_ENDED')
    expect(await times()).toContain(startAt)
    expect((await book(wish({ startAt }))).body.code).toBe('SUCCESS')
  })

  it('tells of a link that is over, and of one that is none', async () => {
    const asked = wish()
    await book(asked)
    const token = await tokenFor(asked.userEmail)
    await at(token, 'POST', '/confirm')
    server.clock.set('2026-12-01T03:30:00Z')
    expect((await at(token)).body.code).toBe('DEMO_LINK_EXPIRED')
    const forged = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`
    expect((await at(forged)).body).toMatchObject({
      code: 'DEMO_LINK_INVALID',
      message: '예약 링크가 올바르지 않아요. 메일에 있는 링크를 그대로 열어 주세요.',
    })
    expect((await at('nothing')).body.code).toBe('DEMO_LINK_INVALID')
  })

  it('is one at a time for a visitor, who speaks English and comes from the partner’s form', async () => {
    const asked = wish({ source: 'kbpay' })
    const url = '/v3/demo/booking?lang=en'
    expect((await server.ask({ method: 'POST', url, body: asked })).body.code).toBe('SUCCESS')
    const again = await book({ ...asked, startAt: '2026-12-02T01:00:00.000Z' })
    expect(again.body).toMatchObject({ code: 'DEMO_ALREADY_BOOKED', field: 'userEmail' })
    const [mail] = await mailTo(asked.userEmail)
    expect(mail?.subject).toBe('Please confirm your demo')
    expect(mail?.text).toContain('/demo/typeform_confirm_kbpay?token=')
  })

  it.each([
    ['a Sunday', '2026-12-06T01:00:00.000Z'],
    ['a holiday', '2026-12-25T01:00:00.000Z'],
    ['a time too soon', '2026-12-01T01:30:00.000Z'],
    ['no half hour', '2026-12-02T01:10:00.000Z'],
  ])('cannot be booked on %s', async (_what, startAt) => {
    expect((await book(wish({ startAt }))).body).toMatchObject({ code: 'DEMO_SLOT_CLOSED', field: 'startAt' })
  })

  it.each([
    ['userName', { userName: ' ' }],
    ['userEmail', { userEmail: 'hana' }],
    ['userPhoneNumber', { userPhoneNumber: 'call me' }],
    ['companyName', { companyName: '' }],
    ['startAt', { startAt: 'tomorrow' }],
  ])('refuses a bad %s by naming it', async (field, wrong) => {
    expect((await book(wish(wrong))).body).toMatchObject({ code: 'INVALID_INPUT', field })
  })

  it('is booked so often a day from one address', async () => {
    const address = '203.0.113.20'
    for (let n = 0; n < limits.demosPerAddressPerDay; n += 1)
      expect((await book(wish({ startAt: `2026-12-02T0${n + 1}:00:00.000Z` }), address)).body.code).toBe(
        'SUCCESS',
      )
    expect((await book(wish(), address)).body.code).toBe('TOO_MANY_REQUESTS')
  })
})
