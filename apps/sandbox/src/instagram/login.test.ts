import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { testClip } from '../test/clip.ts'
import type { FileServer } from '../test/files.ts'
import { insta, instaScopes, instagramOf, serveClips } from '../test/instagram.ts'
import { graphOf, link } from '../test/meta.ts'
import { useSandbox } from '../test/sandbox.ts'

const sandbox = useSandbox()
const { app, pass, control } = sandbox
let clip: Buffer
let site: FileServer
beforeAll(async () => {
  clip = await testClip()
  site = await serveClips(clip)
})
afterAll(() => site.close())
const { graph, unversioned, authorize, redeem, signIn } = instagramOf(sandbox, () => site.url)
const facebook = graphOf(app)

describe('Instagram Login', () => {
  it('ends in a token of sixty days, which is renewed when it is a day old', async () => {
    const { location, token, code } = await signIn()
    expect(location).toMatch(/state=a-state#_$/)
    expect((await redeem(code)).body.error_message).toContain('has been used')
    const renew = () =>
      unversioned('GET', '/refresh_access_token', { grant_type: 'ig_refresh_token', access_token: token })
    expect((await renew()).body.error.code).toBe(100)
    pass(86_400)
    expect((await renew()).body).toMatchObject({ token_type: 'bearer', expires_in: 5_183_944 })
    pass(60 * 86_400)
    expect((await renew()).body.error).toMatchObject({ code: 190, error_subcode: 463 })
    expect((await unversioned('POST', '/refresh_access_token', { access_token: token })).status).toBe(400)
  })

  it('gives its first token flat where it is set to', async () => {
    await control('/switches/instagram', { wrapsToken: false })
    const location = (await authorize()).headers.location ?? ''
    const { body } = await redeem(new URL(location).searchParams.get('code') ?? '')
    expect(body).toMatchObject({ user_id: insta, permissions: instaScopes.join(',') })
  })

  it('links no personal account, and nobody who has none', async () => {
    const personal = await authorize({ sandbox_person: 'mina' })
    expect([personal.statusCode, personal.body]).toEqual([400, expect.stringContaining('professional')])
    const denied = new URL((await authorize({ sandbox_consent: 'deny' })).headers.location ?? '')
    expect(denied.searchParams.get('error_reason')).toBe('user_denied')
  })

  it('knows who it is, and is no token at the other host', async () => {
    const { token } = await signIn()
    const me = await graph('GET', '/me', { fields: 'user_id,username,account_type', access_token: token })
    expect(me.body).toMatchObject({ user_id: insta, username: 'haneul.bakery', account_type: 'BUSINESS' })
    expect((await graph('GET', '/17841400000000003', { access_token: token })).body.error.error_subcode).toBe(
      33,
    )
    expect((await facebook('GET', `/${insta}`, { access_token: token })).body.error.code).toBe(190)
    const { pages } = await link(app())
    expect(
      (await graph('GET', `/${insta}`, { access_token: Object.values(pages)[0] ?? '' })).body.error.code,
    ).toBe(190)
  })

  it('refuses a wrong secret in words of its own', async () => {
    const { body } = await redeem('x', { client_secret: 'guess' })
    expect(body).toMatchObject({ error_type: 'OAuthException', code: 400 })
  })
})
