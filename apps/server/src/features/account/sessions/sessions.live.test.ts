import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { type TestServer, usualEngines, startTestServer, wholeAccount } from '../../../test/index.ts'

describe.each(usualEngines)('sessions on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ engine, areas: { handlers: { account: wholeAccount } } })
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

  const useToken = (accessToken: string) =>
    server.ask({ url: '/v3/user/info', headers: { authorization: `Bearer ${accessToken}` } })

  it('ends the whole family when a replaced token comes back', async () => {
    const { refreshToken } = await signIn()
    const { refreshToken: next, accessToken } = (await refresh(refreshToken)).body.result
    await useToken(accessToken)
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

  it('makes one rotation of fifty refreshes that come at once', async () => {
    const { refreshToken } = await signIn()
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(refreshToken)))
    const given = new Set(answers.map(({ body }) => body.result?.refreshToken))
    expect([...given]).toHaveLength(1)
    const [successor = ''] = given
    expect(successor).toMatch(/\.1\./)
    expect((await refresh(successor)).body.code).toBe('SUCCESS')
  })

  it('signs owner and thief out when both hold tokens, whoever of them refreshed first', async () => {
    const { refreshToken: stolen } = await signIn()
    const thief = (await refresh(stolen)).body.result
    await useToken(thief.accessToken)
    server.clock.advance(60_000)
    expect((await refresh(stolen)).body.code).toBe('ACCOUNT_SESSION_ENDED')
    expect((await refresh(thief.refreshToken)).body.code).toBe('ACCOUNT_SESSION_ENDED')
  })

  it('lets a browser back in that was killed before it kept its new token', async () => {
    const { refreshToken } = await signIn()
    const lost = (await refresh(refreshToken)).body.result.refreshToken
    server.clock.advance(86_400_000)
    const again = await refresh(refreshToken)
    expect(again.body.result.refreshToken).toBe(lost)
    await useToken(again.body.accessToken)
    expect((await refresh(refreshToken)).body.code).toBe('ACCOUNT_SESSION_ENDED')
  })

  it('tells a thief who asked first and kept quiet at the owner’s next refresh', async () => {
    const { refreshToken: stolen } = await signIn()
    const thief = (await refresh(stolen)).body.result.refreshToken
    server.clock.advance(60_000)
    const owner = (await refresh(stolen)).body.result
    await useToken(owner.accessToken)
    server.clock.advance(600_000)
    const renewed = (await refresh(owner.refreshToken)).body.result
    await useToken(renewed.accessToken)
    server.clock.advance(60_000)
    expect((await refresh(thief)).body.code).toBe('ACCOUNT_SESSION_ENDED')
    expect((await refresh(renewed.refreshToken)).body.code).toBe('ACCOUNT_SESSION_ENDED')
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
