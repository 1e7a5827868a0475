import { createHash } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { access, byPath, fails, now, ok, openTiktok } from './bench.suite.ts'

let on: Awaited<ReturnType<typeof openTiktok>>
beforeAll(async () => {
  on = await openTiktok()
})
afterAll(() => on.stop())

const visit = { redirectUri: 'https://clipmint.example/back', state: 'our-state', verifier: 'v'.repeat(64) }
const formOf = (body: Buffer | undefined) => Object.fromEntries(new URLSearchParams(body?.toString()))
const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000)
const pair = {
  access_token: 'act.next',
  expires_in: 7_200,
  open_id: 'open-mint',
  refresh_token: 'rft.next',
  refresh_expires_in: 15_552_000,
  scope: 'user.info.basic,video.publish',
  token_type: 'Bearer',
}
const tokens = {
  access: { token: 'act.next', expiresAt: after(7_200) },
  refresh: { token: 'rft.next', expiresAt: after(15_552_000) },
  issuedAt: now,
  scopes: ['user.info.basic', 'video.publish'],
}

describe('the consent page', () => {
  it('is asked by the names that TikTok has, with a challenge in hex', async () => {
    const url = await on.tiktok.consentUrl(visit)
    expect(url.href).toContain(`${on.at('www.tiktok.com')}/v2/auth/authorize/?`)
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_key: 'our-key',
      scope: 'user.info.basic,video.publish,video.list,user.info.profile,user.info.stats',
      response_type: 'code',
      redirect_uri: visit.redirectUri,
      state: 'our-state',
      code_challenge: createHash('sha256').update(visit.verifier).digest('hex'),
      code_challenge_method: 'S256',
    })
  })

  it('makes tokens of a code as long-lived as it is told, and names what was declined', async () => {
    on.answers(() => ({ json: pair }))
    const back = { code: 'a*code!4', state: 'our-state' }
    expect(await on.tiktok.exchange(back, visit)).toEqual({
      status: 'granted',
      missing: ['video.list'],
      tokens,
    })
    expect(on.heard[0]?.path).toBe('/v2/oauth/token/')
    expect(formOf(on.heard[0]?.body)).toEqual({
      client_key: 'our-key',
      client_secret: 'our-secret',
      grant_type: 'authorization_code',
      code: 'a*code!4',
      redirect_uri: visit.redirectUri,
      code_verifier: visit.verifier,
    })
  })

  it('knows an error that came with success, and a person who went back', async () => {
    on.answers(() => ({
      json: { error: 'invalid_grant', error_description: 'Code a*code!4 is used.', log_id: '1' },
    }))
    const used = await on.tiktok.exchange({ code: 'a*code!4', state: 'our-state' }, visit)
    expect(used).toMatchObject({ status: 'needs-owner', code: 'invalid_grant' })
    expect(JSON.stringify(used)).not.toContain('a*code!4')
    const denied = { error: 'access_denied', state: 'our-state' }
    expect(await on.tiktok.exchange(denied, visit)).toEqual({ status: 'cancelled' })
  })
})

describe('the link', () => {
  it('gets a new refresh token with each access token, as the one before is dead then', async () => {
    on.answers(() => ({ json: pair }))
    expect(await on.tiktok.renew(access)).toEqual({ status: 'renewed', tokens })
    expect(formOf(on.heard[0]?.body)).toMatchObject({
      grant_type: 'refresh_token',
      refresh_token: 'rft.refresh',
    })
  })

  it('is not renewed by half a pair, and ends by invalid_grant', async () => {
    on.answers(() => ({ json: { ...pair, refresh_token: undefined } }))
    expect((await on.tiktok.renew(access)).status).toBe('unclear')
    on.answers(() => ({ json: { error: 'invalid_grant', error_description: '' } }))
    expect(await on.tiktok.renew(access)).toMatchObject({ status: 'needs-owner', fault: 'ended' })
    on.answers(() => ({ status: 400, json: { error: 'invalid_client', error_description: '' } }))
    expect(await on.tiktok.renew(access)).toMatchObject({ status: 'rejected', code: 'invalid_client' })
  })

  it('is taken back, also where it is dead already', async () => {
    for (const answer of [{}, { json: {} }, fails('access_token_invalid', 401)]) {
      on.answers(() => answer)
      expect(await on.tiktok.revoke(access)).toEqual({ status: 'revoked' })
    }
    expect(formOf(on.heard[0]?.body)).toMatchObject({ token: 'act.access' })
    on.answers(() => ({ text: '<html>', headers: { 'content-type': 'text/html' } }))
    expect((await on.tiktok.revoke(access)).status).toBe('unclear')
  })

  it('shows its account, asking for no field that was declined', async () => {
    const user = {
      open_id: 'open-mint',
      display_name: '민트',
      avatar_url: 'https://p16/a.jpg',
      username: 'mint',
    }
    on.answers(() => ok({ user }))
    expect(await on.tiktok.candidates(access.tokens)).toMatchObject({
      list: [
        { remoteId: 'open-mint', name: '민트', handle: 'mint', avatarUrl: 'https://p16/a.jpg', fault: null },
      ],
    })
    expect(on.heard[0]?.query.get('fields')).toBe('open_id,display_name,avatar_url,username,follower_count')
    await on.tiktok.candidates({ ...access.tokens, scopes: ['user.info.basic'] })
    expect(on.heard[1]?.query.get('fields')).toBe('open_id,display_name,avatar_url')
  })

  it('tells what the account allows at this moment', async () => {
    on.answers(() =>
      ok({
        creator_username: 'mint',
        privacy_level_options: ['FOLLOWER_OF_CREATOR', 'SELF_ONLY'],
        comment_disabled: false,
        duet_disabled: true,
        stitch_disabled: true,
        max_video_post_duration_sec: 60,
      }),
    )
    expect(await on.tiktok.limits(access, 'video')).toEqual({
      status: 'known',
      left: null,
      resetsAt: null,
      mostSeconds: 60,
      choices: { privacy: ['FOLLOWER_OF_CREATOR', 'SELF_ONLY'] },
      off: ['duet', 'stitch'],
    })
    on.answers(() => fails('spam_risk_too_many_posts', 200))
    expect(await on.tiktok.limits(access, 'video')).toMatchObject({ status: 'wait', why: 'quota' })
  })

  it('counts what is told, and asks nothing of posts without a public id', async () => {
    const counts = { view_count: 12, like_count: 3, share_count: 0 }
    on.answers(
      byPath({
        '/video/query/': ok({ videos: [{ id: '71', ...counts }] }),
        '/user/info/': ok({ user: { open_id: 'open-mint', follower_count: 9 } }),
      }),
    )
    const posts = ['71', '72', 'v_pub_file~v2.1'].map((remoteId) => ({ remoteId, kind: 'video' as const }))
    const none = { comments: null, reach: null, saves: null, meanWatchedSeconds: null }
    expect(await on.tiktok.figures(access, posts)).toEqual({
      status: 'read',
      posts: [{ remoteId: '71', views: 12, likes: 3, shares: 0, ...none }],
      gone: ['72'],
      followers: 9,
    })
    expect(JSON.parse(on.heard[0]?.body.toString() ?? '')).toEqual({ filters: { video_ids: ['71', '72'] } })
  })
})
