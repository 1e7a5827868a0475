import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { testClip } from '../test/clip.ts'
import type { FileServer } from '../test/files.ts'
import { insta, instagramOf, serveClips } from '../test/instagram.ts'
import { sha256Of } from '../test/meta.ts'
import { useSandbox } from '../test/sandbox.ts'

const sandbox = useSandbox()
const { app, pass, control, visible, state } = sandbox
let clip: Buffer
let site: FileServer
beforeAll(async () => {
  clip = await testClip()
  site = await serveClips(clip)
})
afterAll(() => site.close())
const { graph, signIn, create, container, statusOf, publish } = instagramOf(sandbox, () => site.url)

describe('a container', () => {
  it('becomes a Reel that people see once', async () => {
    const { token } = await signIn()
    const id = await container(token, {}, 10)
    expect(await statusOf(token, id)).toMatchObject({ status_code: 'IN_PROGRESS' })
    expect((await publish(token, id)).body.error).toMatchObject({ code: 9_007, error_subcode: 2_207_027 })
    pass(20)
    expect((await statusOf(token, id)).status_code).toBe('FINISHED')
    const { body } = await publish(token, id)
    expect((await statusOf(token, id)).status_code).toBe('PUBLISHED')
    expect((await publish(token, id)).body.error).toMatchObject({ code: 24, error_subcode: 2_207_008 })
    expect(await visible()).toMatchObject({
      total: 1,
      groups: [{ account: insta, mediaSha256: sha256Of(clip) }],
    })
    const read = await graph('GET', `/${body.id}`, {
      fields: 'caption,media_product_type,permalink',
      access_token: token,
    })
    expect(read.body).toMatchObject({ caption: '오늘의 빵 🍞', media_product_type: 'REELS' })
    const list = await graph('GET', `/${insta}/media`, { fields: 'caption', access_token: token })
    expect(list.body.data).toEqual([{ id: body.id, caption: '오늘의 빵 🍞' }])
    expect(site.asked).toContain('facebookexternalhit/1.1 /clip.mp4')
    expect((await app().inject('/sandbox/instagram/feed')).body).toContain('오늘의 빵')
  })

  it('follows an address that has moved, and brings its cover', async () => {
    const { token } = await signIn()
    const id = await container(token, {
      video_url: `${site.url}/moved.mp4`,
      cover_url: `${site.url}/cover.jpg`,
    })
    await publish(token, id)
    const { posts } = await state()
    expect(posts).toMatchObject([{ coverSha256: expect.stringMatching(/^\w{64}$/) }])
  })

  it.each([
    ['is not there', { video_url: '/missing.mp4' }, '2207052'],
    ['robots may not fetch', { video_url: '/private/clip.mp4' }, '2207052'],
    ['is a page', { video_url: '/page.mp4' }, '2207026'],
    ['is no video', { video_url: '/broken.mp4' }, '2207026'],
    ['has no sound for its name', { audio_name: '우리 가게' }, '2207082'],
    ['is shorter than its cover’s moment', { thumb_offset: '9000' }, '2207057'],
    ['has a cover that is no picture', { cover_url: '/clip.mp4' }, '2207005'],
  ])('fails later when its video %s', async (_what, params: Record<string, string>, code) => {
    const { token } = await signIn()
    const full = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        value.startsWith('/') ? `${site.url}${value}` : value,
      ]),
    )
    const id = await container(token, full)
    const status = await statusOf(token, id)
    expect(status).toMatchObject({
      status_code: 'ERROR',
      status: expect.stringContaining(`error code ${code}`),
    })
    expect((await publish(token, id)).status).toBe(400)
    expect((await visible()).total).toBe(0)
  })

  it('is refused at once where it is set to be', async () => {
    await control('/switches/instagram', { refusesUnfetchableAtOnce: true })
    const { token } = await signIn()
    const { body } = await create(token, { video_url: `${site.url}/missing.mp4` })
    expect(body.error).toMatchObject({ code: 9_004, error_subcode: 2_207_052 })
  })

  it('fetches nothing from this machine, or by http, where that is not public', async () => {
    await control('/switches/room', { fetchesLocal: false })
    const { token } = await signIn()
    expect((await statusOf(token, await container(token))).status).toContain('2207052')
    const plain = await container(token, { video_url: 'http://clipmint.example/clip.mp4' })
    expect((await statusOf(token, plain)).status).toContain('2207052')
  })

  it.each([
    ['VIDEO', { media_type: 'VIDEO' }, 100, 2_207_089],
    ['another type', { media_type: 'IMAGES' }, 100, 2_207_023],
    ['a caption too long', { caption: '가'.repeat(2_201) }, 36_004, 2_207_010],
    ['too many people named', { caption: '@a '.repeat(21) }, 100, 2_207_040],
    [
      'too many hashtags',
      { caption: Array.from({ length: 31 }, (_, at) => `#빵${at}`).join(' ') },
      100,
      undefined,
    ],
    ['four collaborators', { collaborators: '["a","b","c","d"]' }, 100, undefined],
    ['trial for whom few follow', { trial_params: '{"graduation_strategy":"MANUAL"}' }, 100, 2_207_081],
    ['bytes, which its host does not take', { upload_type: 'resumable' }, 100, undefined],
    ['a word that is not known', { captoin: 'x' }, 100, undefined],
  ])('is not made with %s', async (_what, params: Record<string, string>, code, subcode) => {
    await control(`/accounts/${insta}`, { followers: 500 }, 'PUT')
    const { token } = await signIn()
    const { status, body } = await create(token, params)
    expect([status, body.error.code, body.error.error_subcode]).toEqual([400, code, subcode])
  })

  it('is gone after a day', async () => {
    const { token } = await signIn()
    const id = await container(token, {}, 86_400)
    expect((await statusOf(token, id)).status_code).toBe('EXPIRED')
    expect((await publish(token, id)).body.error.error_subcode).toBe(2_207_020)
  })

  it('that is a Story lets its words fall, and is there for a day', async () => {
    const { token } = await signIn()
    const id = await container(token, { media_type: 'STORIES', caption: '말' })
    const { body } = await publish(token, id)
    const stories = async () => (await graph('GET', `/${insta}/stories`, { access_token: token })).body.data
    expect(await stories()).toEqual([{ id: body.id }])
    const read = await graph('GET', `/${body.id}`, {
      fields: 'caption,media_product_type',
      access_token: token,
    })
    expect(read.body).toEqual({ id: body.id, media_product_type: 'STORY' })
    pass(86_401)
    expect(await stories()).toEqual([])
    const late = await graph('GET', `/${body.id}/insights`, { metric: 'views', access_token: token })
    expect(late.body.error.error_subcode).toBe(33)
  })
})
