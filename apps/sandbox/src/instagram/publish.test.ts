import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { testClip } from '../test/clip.ts'
import type { FileServer } from '../test/files.ts'
import { insta, instagramOf, serveClips } from '../test/instagram.ts'
import { graphOf, link, sha256Of } from '../test/meta.ts'
import { useSandbox } from '../test/sandbox.ts'

const sandbox = useSandbox()
const { app, pass, control, visible } = sandbox
let clip: Buffer
let site: FileServer
beforeAll(async () => {
  clip = await testClip()
  site = await serveClips(clip)
})
afterAll(() => site.close())
const { graph, signIn, create, container, statusOf, publish } = instagramOf(sandbox, () => site.url)
const facebook = graphOf(app)

describe('publishing', () => {
  it('ends at the quota, which rolls', async () => {
    await control('/switches/instagram', { quotaTotal: 1 })
    const { token } = await signIn()
    const [first, second] = [await container(token), await container(token)]
    await publish(token, first)
    const limit = await graph('GET', `/${insta}/content_publishing_limit`, {
      fields: 'quota_usage,config',
      access_token: token,
    })
    expect(limit.body.data).toEqual([{ quota_usage: 1, config: { quota_total: 1, quota_duration: 86_400 } }])
    expect((await publish(token, second)).body.error).toMatchObject({ code: 9, error_subcode: 2_207_042 })
    pass(86_390)
    const third = await container(token)
    expect((await publish(token, third)).body.id).toBeDefined()
  })

  it('calls it spam although the post is live, when a rule says so', async () => {
    const { token } = await signIn()
    const id = await container(token)
    const effect = { kind: 'after-commit', answer: 'ig.2207051' }
    await control('/faults', { network: 'instagram', route: 'POST /{ig}/media_publish', effect })
    expect((await publish(token, id)).body.error).toMatchObject({ code: 4, error_subcode: 2_207_051 })
    expect((await visible()).total).toBe(1)
    expect((await statusOf(token, id)).status_code).toBe('PUBLISHED')
  })

  it('finds its container gone, when a rule says so', async () => {
    const { token } = await signIn()
    const id = await container(token)
    await control('/faults', {
      network: 'instagram',
      route: 'GET /{container}',
      effect: { kind: 'session-gone' },
    })
    expect((await statusOf(token, id)).status_code).toBe('EXPIRED')
    expect((await publish(token, id)).body.error.error_subcode).toBe(2_207_020)
  })

  it('leads from its address to the post in the feed', async () => {
    const { token } = await signIn()
    const { body } = await publish(token, await container(token))
    const read = await graph('GET', `/${body.id}`, { fields: 'permalink', access_token: token })
    const { pathname } = new URL(read.body.permalink)
    // Addresses that were given before all networks shared a room are kept by those who posted then.
    for (const path of [pathname, pathname.replace('/networks/', '/instagram/')]) {
      const answer = await app().inject(path)
      expect(answer.headers.location).toBe(`/sandbox/instagram/feed?account=${insta}#post-${body.id}`)
    }
  })

  it('takes its scope, and an account that is not restricted', async () => {
    const poor = await signIn({ sandbox_untick: 'instagram_business_content_publish' })
    expect((await create(poor.token)).body.error.code).toBe(10)
    const { token } = await signIn()
    const id = await container(token)
    await control(`/accounts/${insta}`, { isRestricted: true }, 'PUT')
    expect((await publish(token, id)).body.error).toMatchObject({ code: 25, error_subcode: 2_207_050 })
  })

  it('takes a comment, and no removing by its own login', async () => {
    const { token } = await signIn()
    const { body } = await publish(token, await container(token))
    const comment = await graph('POST', `/${body.id}/comments`, {
      message: '예약은 프로필에서',
      access_token: token,
    })
    const comments = await graph('GET', `/${body.id}/comments`, { access_token: token })
    expect(comments.body.data).toMatchObject([{ id: comment.body.id, text: '예약은 프로필에서' }])
    expect((await graph('DELETE', `/${body.id}`, { access_token: token })).body.error.error_subcode).toBe(33)
  })
})

describe('by Facebook Login', () => {
  async function viaPage() {
    const { user, pages } = await link(app())
    const fields = 'instagram_business_account{id,username}'
    const { body } = await facebook('GET', '/me/accounts', { access_token: user, fields })
    expect(body.data[0].instagram_business_account).toEqual({ id: insta, username: 'haneul.bakery' })
    return pages['100100000000001'] ?? ''
  }

  it('the bytes are sent, and the post can be taken away', async () => {
    const token = await viaPage()
    const made = await facebook('POST', `/${insta}/media`, {
      media_type: 'REELS',
      upload_type: 'resumable',
      caption: '바이트로',
      access_token: token,
    })
    const { id, uri } = made.body
    const send = (bytes: Buffer, offset: number) =>
      app().inject({
        method: 'POST',
        url: uri.slice(uri.indexOf('/sandbox')),
        headers: { authorization: `OAuth ${token}`, offset: String(offset), file_size: String(clip.length) },
        payload: bytes,
      })
    expect((await send(clip.subarray(0, 1_000), 0)).json().debug_info.type).toBe('PartialRequestError')
    expect((await send(clip.subarray(1_000), 1_000)).json().success).toBe(true)
    pass(30)
    expect((await statusOf(token, id, facebook)).status_code).toBe('FINISHED')
    // It is about Instagram, whichever host is asked.
    const broken = {
      network: 'instagram',
      route: 'POST /{ig}/media_publish',
      effect: { kind: 'before-commit' },
    }
    await control('/faults', broken)
    expect(
      (await facebook('POST', `/${insta}/media_publish`, { creation_id: id, access_token: token })).status,
    ).toBe(500)
    const { body } = await facebook('POST', `/${insta}/media_publish`, {
      creation_id: id,
      access_token: token,
    })
    expect((await visible()).groups).toMatchObject([{ network: 'instagram', mediaSha256: sha256Of(clip) }])
    await facebook('DELETE', `/${body.id}`, { access_token: token })
    expect((await visible()).total).toBe(0)
  })
})
