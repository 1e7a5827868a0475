import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { type TestServer, engines, startTestServer } from '../../../test/index.ts'
import { account } from '../index.ts'

describe.each(engines)('sessions on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ engine, areas: { handlers: { account } } })
  })
  afterAll(() => server.stop())

  const post = (path: string, body: unknown) => server.ask({ method: 'POST', url: `/v3/user/${path}`, body })

  const signIn = async () => (await post('login', { channel: 'sandbox' })).body.result.tokens
  const refresh = (refreshToken: string) => post('token', { refreshToken })

  it('gives new tokens for a refresh token, with the access token beside the result', async () => {
    const { refreshToken } = await signIn()
    const { body } = await refresh(refreshToken)
    expect(body.code).toBe('SUCCESS')
    expect(body.accessToken).toBe(body.result.accessToken)
    expect(body.result.refreshToken).not.toBe(refreshToken)
  })

  it('ends the whole family when a replaced token comes back', async () => {
    const { refreshToken } = await signIn()
    const next = (await refresh(refreshToken)).body.result.refreshToken
    server.clock.advance(60_000)
    expect(await refresh(refreshToken)).toMatchObject({
      status: 401,
      body: { code: 'ACCOUNT_SESSION_ENDED' },
    })
    expect((await refresh(next)).body.code).toBe('ACCOUNT_SESSION_ENDED')
  })

  it('gives two tabs that refresh at once the same successor', async () => {
    const { refreshToken } = await signIn()
    const [one, two] = await Promise.all([refresh(refreshToken), refresh(refreshToken)])
    expect(one.body.code).toBe('SUCCESS')
    expect(two.body.result.refreshToken).toBe(one.body.result.refreshToken)
  })

  it('refuses a token with another number or a broken signature', async () => {
    const { refreshToken } = await signIn()
    const forged = refreshToken.replace(/\.0\./, '.1.')
    expect((await refresh(forged)).body.code).toBe('ACCOUNT_SESSION_ENDED')
    expect((await refresh('nonsense')).body.code).toBe('ACCOUNT_SESSION_ENDED')
    expect((await post('token', {})).body.code).toBe('ACCOUNT_SESSION_ENDED')
  })

  it('refreshes by the cookie, which scripts cannot read, for three days', async () => {
    const { headers } = await post('login', { channel: 'sandbox' })
    const cookie = String(headers['set-cookie'])
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Strict/)
    const sent = { cookie: cookie.split(';')[0] ?? '' }
    const known = await server.ask({ url: '/v3/user/cookie', headers: sent })
    expect(known.body.result.signedIn).toBe(true)
    const again = await server.ask({ method: 'POST', url: '/v3/user/token', headers: sent })
    expect(again.body.code).toBe('SUCCESS')
    const renewed = { cookie: String(again.headers['set-cookie']).split(';')[0] ?? '' }
    server.clock.advance(3 * 86_400_000)
    const gone = await server.ask({ url: '/v3/user/cookie', headers: renewed })
    expect(gone.body.result).toEqual({ signedIn: false, expiresAt: null })
  })

  it('says signed out to a browser without the cookie', async () => {
    expect((await server.ask({ url: '/v3/user/cookie' })).body.result).toEqual({
      signedIn: false,
      expiresAt: null,
    })
  })

  it('signs out: the refresh token stops working', async () => {
    const tokens = await signIn()
    const headers = { authorization: `Bearer ${tokens.accessToken}` }
    expect((await server.ask({ method: 'DELETE', url: '/v3/user/logout', headers })).body).toEqual({
      code: 'SUCCESS',
      result: null,
    })
    expect((await refresh(tokens.refreshToken)).body.code).toBe('ACCOUNT_SESSION_ENDED')
  })

  it('takes an access token for ten minutes and a little, and not longer', async () => {
    const { accessToken } = await signIn()
    const headers = { authorization: `Bearer ${accessToken}` }
    server.clock.advance(600_000)
    expect((await server.ask({ url: '/v3/user/info', headers })).status).toBe(200)
    server.clock.advance(61_000)
    expect((await server.ask({ url: '/v3/user/info', headers })).body.code).toBe('UNAUTHENTICATED')
  })
})
