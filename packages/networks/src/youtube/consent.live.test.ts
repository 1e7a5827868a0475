import { createHash } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { access, byPath, now, openYoutube } from './bench.suite.ts'

let on: Awaited<ReturnType<typeof openYoutube>>
beforeAll(async () => {
  on = await openYoutube()
})
afterAll(() => on.stop())

const visit = { redirectUri: 'https://clipmint.example/back', state: 'our-state', verifier: 'v'.repeat(64) }
const back = { code: 'a/code', state: 'our-state' }
const needed = [
  'https://www.googleapis.com/auth/youtube.upload',
  'https://www.googleapis.com/auth/youtube.readonly',
]
const formOf = (body: Buffer | undefined) => Object.fromEntries(new URLSearchParams(body?.toString()))
const hour = new Date(now.getTime() + 3_599_000)

describe('the consent page', () => {
  it('asks for a refresh token each time, by the challenge of the visit', async () => {
    const url = await on.youtube.consentUrl(visit)
    expect(url.href).toContain(`${on.at('accounts.google.com')}/o/oauth2/v2/auth?`)
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'our-id',
      redirect_uri: visit.redirectUri,
      response_type: 'code',
      scope: needed.join(' '),
      state: 'our-state',
      access_type: 'offline',
      prompt: 'consent',
      include_granted_scopes: 'true',
      code_challenge: createHash('sha256').update(visit.verifier).digest('base64url'),
      code_challenge_method: 'S256',
    })
  })

  it('makes tokens of a code, and names what was unticked', async () => {
    const json = { access_token: 'a', expires_in: 3_599, refresh_token: 'r', scope: `openid ${needed[0]}` }
    on.answers(() => ({ json: { ...json, refresh_token_expires_in: 604_800, token_type: 'Bearer' } }))
    expect(await on.youtube.exchange(back, visit)).toEqual({
      status: 'granted',
      missing: [needed[1]],
      tokens: {
        access: { token: 'a', expiresAt: hour },
        refresh: { token: 'r', expiresAt: new Date(now.getTime() + 604_800_000) },
        issuedAt: now,
        scopes: ['openid', needed[0]],
      },
    })
    expect(on.heard[0]).toMatchObject({ host: 'oauth2.googleapis.com', path: '/token', method: 'POST' })
    expect(formOf(on.heard[0]?.body)).toEqual({
      grant_type: 'authorization_code',
      code: 'a/code',
      redirect_uri: visit.redirectUri,
      code_verifier: visit.verifier,
      client_id: 'our-id',
      client_secret: 'our-secret',
    })
  })

  it('asks nothing when the person went back, or another visit came back', async () => {
    on.answers(() => ({}))
    const denied = { error: 'access_denied', state: 'our-state' }
    expect(await on.youtube.exchange(denied, visit)).toEqual({ status: 'cancelled' })
    const strange = await on.youtube.exchange({ ...back, state: 'other' }, visit)
    expect(strange).toMatchObject({ status: 'rejected', code: 'state' })
    expect(on.heard).toEqual([])
  })

  it('finds no channel where the person has none', async () => {
    on.answers(byPath({ channels: { json: { kind: 'youtube#channelListResponse' } } }))
    expect(await on.youtube.candidates(access.tokens)).toMatchObject({
      status: 'needs-owner',
      fault: 'no-channel',
    })
  })

  it('shows the channel that the person chose', async () => {
    const snippet = {
      title: '민트',
      customUrl: '@mint',
      thumbnails: { default: { url: 'https://yt3/a.jpg' } },
    }
    on.answers(byPath({ channels: { json: { items: [{ id: 'UC-mint', snippet }] } } }))
    expect(await on.youtube.candidates(access.tokens)).toMatchObject({
      list: [
        { remoteId: 'UC-mint', name: '민트', handle: 'mint', avatarUrl: 'https://yt3/a.jpg', fault: null },
      ],
    })
  })
})

describe('the link', () => {
  it('keeps its refresh token when it is renewed', async () => {
    on.answers(() => ({ json: { access_token: 'next', expires_in: 3_599, scope: needed[0] } }))
    expect(await on.youtube.renew(access)).toMatchObject({
      status: 'renewed',
      tokens: {
        access: { token: 'next', expiresAt: hour },
        refresh: access.tokens.refresh,
        scopes: [needed[0]],
      },
    })
  })

  it('ends for the owner by invalid_grant, and not when the keys are wrong or Google is down', async () => {
    const error = (name: string) => ({
      status: 400,
      json: { error: name, error_description: '1//refresh is bad' },
    })
    on.answers(() => error('invalid_grant'))
    const ended = await on.youtube.renew(access)
    expect(ended).toMatchObject({ status: 'needs-owner', fault: 'ended', code: 'invalid_grant' })
    expect(JSON.stringify(ended)).not.toContain('1//refresh')
    on.answers(() => error('invalid_client'))
    expect(await on.youtube.renew(access)).toMatchObject({ status: 'rejected', code: 'invalid_client' })
    on.answers(() => ({ status: 503, text: '<html>' }))
    expect(await on.youtube.renew(access)).toMatchObject({ status: 'unclear', why: 'outage' })
  })

  it('is taken back by its refresh token, also where it is dead already', async () => {
    on.answers(() => ({ json: {} }))
    expect(await on.youtube.revoke(access)).toEqual({ status: 'revoked' })
    expect(on.heard[0]).toMatchObject({ path: '/revoke', query: new URLSearchParams() })
    expect(formOf(on.heard[0]?.body)).toEqual({ token: '1//refresh' })
    on.answers(() => ({ status: 400, json: { error: 'invalid_token' } }))
    expect(await on.youtube.revoke(access)).toEqual({ status: 'revoked' })
  })

  it('says that a channel without a proven phone has a quarter of an hour', async () => {
    const limitsWith = async (longUploadsStatus: string) => {
      on.answers(
        byPath({ channels: { json: { items: [{ id: 'UC-mint', status: { longUploadsStatus } }] } } }),
      )
      return on.youtube.limits(access, 'video')
    }
    expect(await limitsWith('eligible')).toMatchObject({ status: 'known', mostSeconds: 900, left: null })
    expect(await limitsWith('allowed')).toMatchObject({ status: 'known', mostSeconds: null })
  })

  it('counts what is told, never 0 for what is not, and knows what is gone', async () => {
    const subscribers = { subscriberCount: '1230', hiddenSubscriberCount: false }
    on.answers(
      byPath({
        channels: { json: { items: [{ id: 'UC-mint', statistics: subscribers }] } },
        videos: { json: { items: [{ id: 'a', statistics: { viewCount: '12', favoriteCount: '0' } }] } },
      }),
    )
    const posts = ['a', 'b'].map((remoteId) => ({ remoteId, kind: 'shorts' as const }))
    const none = {
      likes: null,
      comments: null,
      reach: null,
      shares: null,
      saves: null,
      meanWatchedSeconds: null,
    }
    expect(await on.youtube.figures(access, posts)).toEqual({
      status: 'read',
      posts: [{ remoteId: 'a', views: 12, ...none }],
      gone: ['b'],
      followers: 1_230,
    })
  })
})
