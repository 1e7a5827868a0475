import { createHmac } from 'node:crypto'

import { beforeAll, describe, expect, it } from 'vitest'

import { apps } from '../networks/apps.ts'
import { testClip } from '../test/clip.ts'
import { codeOf, dialogUrl, graphOf, link } from '../test/meta.ts'
import { bakery, reelsOf } from '../test/reel.ts'
import { useSandbox } from '../test/sandbox.ts'

const sandbox = useSandbox()
const { app, pass, control } = sandbox
let clip: Buffer
beforeAll(async () => {
  clip = await testClip()
})
const { graph, uploaded } = reelsOf(sandbox, () => clip)

describe('linking Pages', () => {
  it('brings tokens that last, for the Pages that somebody may work on', async () => {
    const { user, pages } = await link(app())
    expect(Object.keys(pages)).toEqual([bakery, '100100000000002'])
    const { body } = await graph('GET', '/debug_token', {
      input_token: pages[bakery] ?? '',
      access_token: `${apps.facebook.id}|${apps.facebook.secret}`,
    })
    expect(body.data).toMatchObject({ type: 'PAGE', is_valid: true, expires_at: 0, profile_id: bakery })
    const me = await graph('GET', '/me', { fields: 'id,name', access_token: user })
    expect(me.body).toEqual({ id: '122100000000001', name: '김하늘' })
    const list = await graph('GET', '/me/accounts', { fields: 'name,tasks', access_token: user })
    expect(list.body.data[1].tasks).toEqual(['ANALYZE', 'MODERATE'])
  })

  it('shows a page of people, then what is asked, in both languages', async () => {
    const address = dialogUrl().replace(/sandbox_\w+=\w+&?/g, '')
    expect((await app().inject(address)).body).toContain('박바다')
    const page = (await app().inject(`${address}&sandbox_person=haneul&lang=en`)).body
    expect(page).toContain('Let Clipmint in at Facebook?')
    expect(page).toContain('pages_manage_posts')
    const back = await app().inject({
      method: 'POST',
      url: `${address}&sandbox_person=haneul`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `answer=allow&account+${bakery}=on&scope+pages_show_list=on`,
    })
    expect(back.headers.location).toMatch(
      /^http:\/\/localhost:3000\/services\/facebook\?code=[\w-]+&state=a-state$/,
    )
  })

  it('goes back with a refusal when somebody says no', async () => {
    const back = new URL((await app().inject(dialogUrl({ consent: 'deny' }))).headers.location ?? '')
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      error_reason: 'user_denied',
      state: 'a-state',
    })
  })

  it.each([
    ['another app', { client_id: '1' }],
    ['an address that is not registered', { redirect_uri: 'http://localhost:3000/elsewhere' }],
    ['a scope that there is not', { scope: 'pages_everything' }],
    ['no response type', { response_type: 'token' }],
  ])('lets nobody through with %s', async (_what, more) => {
    const answer = await app().inject(dialogUrl({}, more))
    expect(answer.statusCode).toBe(400)
    expect(answer.headers.location).toBeUndefined()
  })

  it('takes a code once, in ten minutes, with the same address', async () => {
    const { id: client_id, secret: client_secret } = apps.facebook
    const redeem = (code: string, redirect_uri = 'http://localhost:3000/services/facebook') =>
      graph('GET', '/oauth/access_token', { client_id, client_secret, redirect_uri, code })
    const code = await codeOf(app())
    expect((await redeem(code, 'http://localhost:3000/services/facebook/')).body.error.error_subcode).toBe(
      36_008,
    )
    expect((await redeem(code)).body.error.message).toContain('has been used')
    const late = await codeOf(app())
    pass(601)
    expect((await redeem(late)).body.error.error_subcode).toBe(36_007)
  })

  it('adds what is agreed to later to what was agreed to before, and takes away what is unticked', async () => {
    await link(app(), { person: 'bada' })
    const { user } = await link(app(), {
      person: 'bada',
      scope: 'instagram_basic,pages_show_list',
      untick: 'pages_show_list',
    })
    const { body } = await graph('GET', '/me/permissions', { access_token: user })
    for (const permission of ['pages_manage_posts', 'instagram_basic'])
      expect(body.data).toContainEqual({ permission, status: 'granted' })
    expect(body.data).toContainEqual({ permission: 'pages_show_list', status: 'declined' })
  })

  it('tells of scopes that were unticked, and hides Pages of portfolios without theirs', async () => {
    const { user } = await link(app(), { person: 'bada', untick: 'business_management,pages_manage_posts' })
    const { body } = await graph('GET', '/me/permissions', { access_token: user })
    expect(body.data).toContainEqual({ permission: 'pages_manage_posts', status: 'declined' })
    expect((await graph('GET', '/me/accounts', { access_token: user })).body.data).toEqual([])
    const all = await link(app(), { person: 'bada' })
    const businesses = await graph('GET', '/me/businesses', { access_token: all.user })
    const [{ id }] = businesses.body.data
    const clients = await graph('GET', `/${id}/client_pages`, { access_token: all.user, fields: 'name' })
    expect(clients.body.data).toEqual([{ id: '100100000000004', name: '부산 어묵골목' }])
  })

  it('turns pages of a list by the address in the answer', async () => {
    const { user } = await link(app())
    const first = await graph('GET', '/me/accounts', { access_token: user, fields: 'name', limit: '1' })
    const second = await graph('GET', first.body.paging.next)
    expect(second.body.data).toMatchObject([{ name: '하늘빵집 2호점' }])
    expect(second.body.paging.next).toBeUndefined()
  })
})

describe('the Graph API', () => {
  it('knows the versions that there were, and no others', async () => {
    const at = (version: string) =>
      graphOf(app, `/sandbox/networks/graph.facebook.com/${version}`)('GET', '/me')
    expect((await at('v20.0')).body.error.code).toBe(104)
    expect((await at('v27.0')).body.error).toMatchObject({ code: 2_500 })
    expect((await at('v27.0')).body.error.message).toContain('Unknown path components')
  })

  it('refuses a field that there is not, and an object of somebody else', async () => {
    const { token, video } = await uploaded()
    const wrong = await graph('GET', `/${video}`, { fields: 'statuses', access_token: token })
    expect(wrong.body.error).toMatchObject({
      code: 100,
      message: expect.stringContaining('nonexisting field'),
    })
    const { pages } = await link(app(), { person: 'lucia' })
    const stranger = await graph('GET', `/${video}`, {
      fields: 'status',
      access_token: Object.values(pages)[0] ?? '',
    })
    expect(stranger.body.error).toMatchObject({ code: 100, error_subcode: 33 })
  })

  it('takes its token from a header, and its parameters from JSON', async () => {
    const { token } = await uploaded()
    const answer = await app().inject({
      method: 'POST',
      url: `/sandbox/networks/graph.facebook.com/v26.0/${bakery}/video_reels`,
      headers: { authorization: `Bearer ${token}` },
      payload: { upload_phase: 'start' },
    })
    expect(answer.json().video_id).toMatch(/^\d+$/)
  })

  it('wants the secret proven where it is set to, and never takes a wrong proof', async () => {
    const { user } = await link(app())
    const me = (more: Record<string, string> = {}) => graph('GET', '/me', { access_token: user, ...more })
    const proof = createHmac('sha256', apps.facebook.secret).update(user).digest('hex')
    expect((await me({ appsecret_proof: 'guess' })).body.error.code).toBe(100)
    await control('/switches/facebook', { needsProof: true })
    expect((await me()).body.error.code).toBe(100)
    expect((await me({ appsecret_proof: proof })).body.id).toBeDefined()
  })

  it('says how much of its limits is used, and when it may be called again', async () => {
    const { token, video } = await uploaded()
    await control('/switches/facebook', { pageCallsPerDay: 4 })
    let last: Awaited<ReturnType<typeof graph>> | null = null
    for (let count = 0; count < 4; count += 1) last = await graph('GET', `/${video}`, { access_token: token })
    expect(last?.body.error.code).toBe(80_001)
    const usage = JSON.parse(String(last?.headers['x-business-use-case-usage']))
    expect(usage[bakery][0]).toMatchObject({ type: 'pages', estimated_time_to_regain_access: 1_440 })
    expect(usage[bakery][0].call_count).toBeGreaterThan(100)
  })
})
