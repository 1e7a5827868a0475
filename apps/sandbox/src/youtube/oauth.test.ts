import { createHash } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { useSandbox } from '../test/sandbox.ts'
import {
  googleToken,
  linkYoutube,
  redeemYoutube,
  youtube,
  youtubeAuth,
  youtubeCode,
  youtubeConsentUrl,
} from '../test/youtube.ts'

const sandbox = useSandbox()
const { app, pass, control } = sandbox
const channels = async (token: string, more = '') =>
  youtube(app(), `/youtube/v3/channels?part=snippet,statistics,contentDetails,status&mine=true${more}`, {
    token,
  })
const refresh = (refresh_token: string) => googleToken(app(), { grant_type: 'refresh_token', refresh_token })

describe('linking a channel', () => {
  it('brings an hour’s token, one that renews it, and the channel that was chosen', async () => {
    const tokens = await linkYoutube(app(), { person: 'bada', accounts: 'UCsandbox0000000000bada2' })
    expect(tokens).toMatchObject({ expires_in: 3_599, token_type: 'Bearer' })
    expect(tokens.scope.split(' ')).toContain(`${youtubeAuth}youtube.upload`)
    const { body } = await channels(tokens.access_token)
    expect(body.items).toMatchObject([
      {
        id: 'UCsandbox0000000000bada2',
        snippet: { title: '바다의 하루', customUrl: '@badavlog' },
        contentDetails: { relatedPlaylists: { uploads: 'UUsandbox0000000000bada2' } },
        statistics: { subscriberCount: '89', hiddenSubscriberCount: false },
        status: { longUploadsStatus: 'eligible' },
      },
    ])
  })

  it('shows its page in both languages, one channel to be chosen, and goes back with a refusal', async () => {
    const address = youtubeConsentUrl({}).replace(/&sandbox_\w+=\w+/g, '')
    const page = (await app().inject(`${address}&sandbox_person=bada&lang=en`)).body
    expect(page).toContain('Upload YouTube videos')
    expect(page.match(/type="radio"/g)).toHaveLength(2)
    expect((await app().inject(`${address}&sandbox_person=bada&lang=ko`)).body).toContain(
      'YouTube 동영상 올리기',
    )
    const back = new URL((await app().inject(youtubeConsentUrl({ consent: 'deny' }))).headers.location ?? '')
    expect(Object.fromEntries(back.searchParams)).toEqual({ error: 'access_denied', state: 'a-state' })
  })

  it.each([
    ['another client', { client_id: 'other' }],
    ['an address that differs by a slash', { redirect_uri: 'http://localhost:3000/services/youtube/' }],
    ['a scope that there is not', { scope: `${youtubeAuth}youtube.everything` }],
    ['another access type', { access_type: 'sometimes' }],
  ])('lets nobody through with %s', async (_what, more) => {
    const answer = await app().inject(youtubeConsentUrl({ more }))
    expect([answer.statusCode, answer.headers.location]).toEqual([400, undefined])
  })

  it('tells what was ticked, and holds calls to it', async () => {
    const tokens = await linkYoutube(app(), { untick: 'youtube.readonly' })
    expect(tokens.scope).not.toContain('youtube.readonly')
    await control('/faults', {
      network: 'youtube',
      route: 'GET /youtube/v3/channels',
      effect: { kind: 'drop-scope', scope: `${youtubeAuth}youtube.force-ssl` },
    })
    const { status, body, headers } = await channels(tokens.access_token)
    expect([status, body.error.errors[0].reason]).toEqual([403, 'insufficientPermissions'])
    expect(headers['www-authenticate']).toContain('insufficient_scope')
  })

  it('carries what was granted before where it is asked to, and set to', async () => {
    const more = { scope: `${youtubeAuth}youtube.readonly`, include_granted_scopes: 'true' }
    await linkYoutube(app())
    expect((await linkYoutube(app(), { more })).scope).toBe(more.scope)
    await control('/switches/youtube', { includesGrantedScopes: true })
    expect((await linkYoutube(app(), { more })).scope).toContain('youtube.upload')
  })

  it('takes a code once, within ten minutes, with its address, its secret and its proof', async () => {
    const verifier = 'a-verifier-of-forty-three-letters-or-some-more'
    const code_challenge = createHash('sha256').update(verifier).digest('base64url')
    const code = () => youtubeCode(app(), { more: { code_challenge, code_challenge_method: 'S256' } })
    expect(await redeemYoutube(app(), await code())).toMatchObject({
      error: 'invalid_grant',
      error_description: 'Missing code verifier.',
    })
    expect(await redeemYoutube(app(), await code(), { code_verifier: 'other' })).toMatchObject({
      error: 'invalid_grant',
    })
    const good = await code()
    expect(await redeemYoutube(app(), good, { client_secret: 'other' })).toMatchObject({
      error: 'invalid_client',
    })
    expect(await redeemYoutube(app(), good, { code_verifier: verifier })).toHaveProperty('refresh_token')
    expect(await redeemYoutube(app(), good, { code_verifier: verifier })).toMatchObject({
      error: 'invalid_grant',
    })
    expect(
      await redeemYoutube(app(), await code(), { redirect_uri: 'http://localhost:3000/' }),
    ).toMatchObject({ error: 'redirect_uri_mismatch' })
    const late = await youtubeCode(app())
    pass(601)
    expect(await redeemYoutube(app(), late)).toMatchObject({ error: 'invalid_grant' })
  })
})

describe('a refresh token', () => {
  const online = { prompt: 'select_account' }

  it('comes with the first consent, or where consent is asked for, and offline alone', async () => {
    expect(await linkYoutube(app(), { more: { access_type: 'online' } })).not.toHaveProperty('refresh_token')
    expect(await linkYoutube(app(), { more: online })).not.toHaveProperty('refresh_token')
    expect(await linkYoutube(app())).toHaveProperty('refresh_token')
    expect(await linkYoutube(app(), { person: 'sam', more: online })).toHaveProperty('refresh_token')
  })

  it('renews for good, and none comes with what it brings', async () => {
    const { refresh_token: token } = await linkYoutube(app())
    for (let turn = 0; turn < 2; turn += 1) {
      pass(3_600)
      const { body } = await refresh(token)
      expect(body).not.toHaveProperty('refresh_token')
      expect((await channels(body.access_token)).status).toBe(200)
    }
  })

  it('ends after a week in testing, after six months unused, and when the app is taken out', async () => {
    await control('/switches/youtube', { isTesting: true })
    const testing = await linkYoutube(app())
    expect(testing.refresh_token_expires_in).toBe(604_800)
    pass(604_800)
    expect((await refresh(testing.refresh_token)).body).toMatchObject({ error: 'invalid_grant' })
    await control('/switches/youtube', { isTesting: false })
    const kept = await linkYoutube(app())
    pass(150 * 86_400)
    expect((await refresh(kept.refresh_token)).status).toBe(200)
    pass(150 * 86_400)
    const { status, body } = await refresh(kept.refresh_token)
    expect(status).toBe(200)
    await app().inject({
      method: 'POST',
      url: `/sandbox/networks/oauth2.googleapis.com/revoke?token=${body.access_token}`,
    })
    expect((await channels(body.access_token)).status).toBe(401)
    expect(await refresh(kept.refresh_token)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
    const unused = await linkYoutube(app())
    pass(184 * 86_400)
    expect((await refresh(unused.refresh_token)).status).toBe(400)
  })

  it('is one of a hundred: the next ends the oldest', async () => {
    const first = await linkYoutube(app())
    for (let turn = 0; turn < 99; turn += 1) await linkYoutube(app())
    expect((await refresh(first.refresh_token)).status).toBe(200)
    await linkYoutube(app())
    expect((await refresh(first.refresh_token)).body.error).toBe('invalid_grant')
  })
})

describe('Google', () => {
  it('says in its words what is wrong with a token', async () => {
    const none = await youtube(app(), '/youtube/v3/channels?part=id&mine=true')
    expect(none.body.error).toMatchObject({
      code: 401,
      status: 'UNAUTHENTICATED',
      errors: [{ reason: 'required' }],
    })
    const { access_token: token } = await linkYoutube(app())
    pass(3_599)
    const ended = await channels(token)
    expect(ended.body.error).toMatchObject({
      code: 401,
      errors: [{ domain: 'global', reason: 'authError', location: 'Authorization' }],
    })
    expect(ended.headers['www-authenticate']).toContain('invalid_token')
  })

  it('rounds subscribers to three figures, and hides them where a channel does', async () => {
    const statistics = async (person: string) =>
      (await channels((await linkYoutube(app(), { person })).access_token)).body.items[0].statistics
    const { subscriberCount } = await statistics('bada')
    expect(subscriberCount).toMatch(/^4\d\d00$/)
    expect(await statistics('sam')).toMatchObject({ hiddenSubscriberCount: true })
    expect(await statistics('sam')).not.toHaveProperty('subscriberCount')
  })

  it('refuses parts, parameters and paths that there are not', async () => {
    const { access_token: token } = await linkYoutube(app())
    const reason = async (path: string) => {
      const { status, body } = await youtube(app(), path, { token })
      return [status, body.error.errors[0].reason]
    }
    expect(await reason('/youtube/v3/channels?part=everything&mine=true')).toEqual([400, 'unknownPart'])
    expect(await reason('/youtube/v3/channels?mine=true')).toEqual([400, 'missingRequiredParameter'])
    expect(await reason('/youtube/v3/channels?part=id')).toEqual([400, 'missingRequiredParameter'])
    expect(await reason('/youtube/v3/channels?part=id&mine=true&colour=red')).toEqual([
      400,
      'invalidParameter',
    ])
    expect(await reason('/youtube/v4/channels')).toEqual([404, 'notFound'])
  })
})
