import { dayMs } from '@clipmint/kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { accountDesk, type TestBrowser } from '../../../test/account-desk.ts'
import { type TestServer, usualEngines, startTestServer, wholeAccount } from '../../../test/index.ts'

describe.each(usualEngines)('promotions on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ engine, areas: { handlers: { account: wholeAccount } } })
  })
  afterAll(() => server.stop())

  const desk = () => accountDesk(server)
  const tokenOf = async (type: string): Promise<string> =>
    (await server.ask({ url: `/v3/token/promotion?type=${type}` })).body.result.token
  const login = (at: TestBrowser, userEmail: string, more: object) =>
    at.ask('POST', '/user/login', { channel: 'email', userEmail, password: 'tree house 9', ...more })

  it('give a signed token of a type that is known, with how long it holds', async () => {
    const { body } = await server.ask({ url: '/v3/token/promotion?type=naver' })
    expect(body.result).toMatchObject({ type: 'naver', label: '네이버 커머스솔루션마켓' })
    expect(body.result.token.split('.')).toHaveLength(3)
    const days = (new Date(body.result.expiresAt).getTime() - server.clock.now().getTime()) / dayMs
    expect(days).toBeCloseTo(7, 3)
    const english = await server.ask({ url: '/v3/token/promotion?type=naver&lang=en' })
    expect(english.body.result.label).toBe('Naver Commerce Solution Market')
  })

  it.each(['nothing', 'toString', '__proto__'])('say of the type %s that there is none', async (type) => {
    const { status, body } = await server.ask({ url: `/v3/token/promotion?type=${type}&lang=en` })
    expect([status, body.code]).toEqual([200, 'ACCOUNT_PROMOTION_UNKNOWN'])
    expect(body.message).toBe('There is no such promotion. Please check the address.')
  })

  it('are noted of who signs up by one, and not made up', async () => {
    const { browser, signUp } = desk()
    const ref = await tokenOf('makeshop')
    expect((await signUp(browser(), 'by-token@example.com', { ref })).user.inflow).toBe('makeshop')
    const words = { ref: await tokenOf('naver'), inflow: 'direct/event4' }
    expect((await signUp(browser(), 'by-both@example.com', words)).user.inflow).toBe('naver')
    const forged = `${ref.slice(0, -3)}AAA`
    const { user } = await signUp(browser(), 'forged@example.com', { ref: forged, kbPay: 1 })
    expect([user.inflow, user.kbPay]).toEqual([null, 0])
  })

  it('make a card-pay user by the token of the payment app alone', async () => {
    const { browser, signUp } = desk()
    const at = browser()
    const email = 'kb@example.com'
    expect((await signUp(at, email, { kbPay: 1 })).user.kbPay).toBe(0)
    const naver = await tokenOf('naver')
    expect((await login(at, email, { ref: naver, kbPay: 2 })).body.result.user.kbPay).toBe(0)
    const kbpay = await tokenOf('kbpay')
    expect((await login(at, email, { ref: kbpay, kbPay: 2 })).body.result.user.kbPay).toBe(2)
    // The same token counts once for an owner.
    expect((await login(at, email, { ref: kbpay, kbPay: 1 })).body.result.user.kbPay).toBe(2)
    expect((await at.ask('GET', '/user/info')).body.result.inflow).toBe('naver')
  })

  it('that have run out change nothing and keep nobody from signing in', async () => {
    const { browser, signUp } = desk()
    const at = browser()
    await signUp(at, 'late@example.com')
    const ref = await tokenOf('kbpay')
    server.clock.advance(dayMs)
    const { body } = await login(at, 'late@example.com', { ref })
    expect(body).toMatchObject({ code: 'SUCCESS', result: { user: { kbPay: 0, inflow: null } } })
  })
})
