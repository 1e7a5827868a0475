import { beforeAll, describe, expect, it } from 'vitest'

import { testClip } from '../test/clip.ts'
import { bakery, reelsOf } from '../test/reel.ts'
import { useSandbox } from '../test/sandbox.ts'

const sandbox = useSandbox()
const { app, pass, visible } = sandbox
let clip: Buffer
beforeAll(async () => {
  clip = await testClip()
})
const { graph, uploaded, finish, statusOf, rule } = reelsOf(sandbox, () => clip)

describe('what a rule does to a call', () => {
  it.each([
    ['its answer lost', { kind: 'after-commit', answer: '500' }, 1],
    ['its answer a refusal', { kind: 'after-commit', answer: 'meta.368' }, 1],
    ['nothing done', { kind: 'before-commit' }, 0],
  ])('finishes with %s', async (_what, effect, posts) => {
    const { token, video } = await uploaded()
    await rule('POST /{page}/video_reels?upload_phase=finish', effect)
    expect((await finish(token, video)).status).toBeGreaterThanOrEqual(400)
    pass(20)
    expect((await visible()).total).toBe(posts)
  })

  it('drops the line after all is done', async () => {
    const { token, video } = await uploaded()
    await rule('POST /{page}/video_reels?upload_phase=finish', { kind: 'after-commit', answer: 'drop' })
    await expect(finish(token, video)).rejects.toThrow(Error)
    pass(20)
    expect((await visible()).total).toBe(1)
    const { calls } = (await app().inject('/sandbox/networks/journal.json?network=facebook')).json()
    expect(calls.at(-1)).toMatchObject({
      status: 0,
      fault: 'after-commit',
      account: bakery,
      as: `page:haneul:${bakery}`,
    })
    expect(JSON.stringify(calls)).not.toContain(token)
    const route = encodeURIComponent('POST /video-upload')
    const uploads = (await app().inject(`/sandbox/networks/journal.json?route=${route}`)).json().calls
    expect(uploads).toMatchObject([{ ids: { id: video }, bytes: clip.length, status: 200 }])
  })

  it.each([
    ['expires its token', { kind: 'expire-token' }, 463],
    ['ends its token', { kind: 'revoke', subcode: 460 }, 460],
    ['takes the role from its person', { kind: 'lose-role' }, 492],
  ])('%s at the second poll', async (_what, effect, subcode) => {
    const { token, video } = await uploaded()
    await rule('GET /{video}', effect, { match: { nth: 2 } })
    expect((await statusOf(token, video)).status).toBeDefined()
    expect((await statusOf(token, video)).error).toMatchObject({ code: 190, error_subcode: subcode })
    expect((await finish(token, video)).body.error.code).toBe(190)
  })

  it('answers in another spelling, with garbage, or by a name', async () => {
    const { token, video } = await uploaded()
    await rule('GET /{video}', { kind: 'drift', form: 'spelling' })
    expect((await statusOf(token, video)).status.uploading_phase).toMatchObject({
      status: 'completed',
      bytes_transferred: clip.length,
    })
    await rule('GET /{video}', { kind: 'garbage', form: 'truncated' })
    await expect(statusOf(token, video)).rejects.toThrow(SyntaxError)
    await rule('GET /{video}', { kind: 'http', preset: 'meta.190.459' })
    expect((await statusOf(token, video)).error.error_subcode).toBe(459)
    await rule('GET /{video}', { kind: 'drift', form: 'ids-as-numbers' })
    const raw = await app().inject(
      `/sandbox/networks/graph.facebook.com/v26.0/${video}?${new URLSearchParams({ fields: 'status', access_token: token }).toString()}`,
    )
    expect(raw.body).toContain(`"id":${video}`)
  })

  it('shows a post in lists only later', async () => {
    const { token, video } = await uploaded()
    await rule('POST /{page}/video_reels?upload_phase=finish', { kind: 'late-visible', ms: 60_000 })
    await finish(token, video)
    pass(20)
    const count = async () =>
      (await graph('GET', `/${bakery}/video_reels`, { access_token: token })).body.data.length
    expect([(await visible()).total, await count()]).toEqual([1, 0])
    pass(61)
    expect(await count()).toBe(1)
  })

  it('drops a scope, slows an answer down, empties it, and takes its own time to process', async () => {
    const { token, video } = await uploaded()
    await rule('GET /{video}', { kind: 'slow', ms: 60 })
    const before = performance.now()
    await statusOf(token, video)
    expect(performance.now() - before).toBeGreaterThan(55)
    await rule('GET /{video}', { kind: 'slow', ms: 20, trickle: true })
    expect((await statusOf(token, video)).id).toBe(video)
    await rule('GET /{video}', { kind: 'garbage', form: 'empty' })
    expect((await graph('GET', `/${video}`, { access_token: token })).body).toBeNull()
    await rule('GET /{video}', { kind: 'garbage', form: 'html' })
    await expect(statusOf(token, video)).rejects.toThrow(SyntaxError)
    await rule('POST /{page}/video_reels?upload_phase=finish', { kind: 'process', ms: 300_000 })
    await finish(token, video)
    pass(299)
    expect((await visible()).total).toBe(0)
    pass(2)
    expect((await visible()).total).toBe(1)
    await rule('GET /{video}', { kind: 'drop-scope', scope: 'pages_read_engagement' })
    expect((await statusOf(token, video)).error.code).toBe(10)
  })

  it('adds what is new to an answer, or leaves out what is not always there', async () => {
    const { token, video } = await uploaded()
    await rule('GET /{video}', { kind: 'drift', form: 'extra' })
    expect(await statusOf(token, video)).toHaveProperty('status.something_new')
    await rule('GET /{video}', { kind: 'drift', form: 'missing' })
    expect(await statusOf(token, video)).not.toHaveProperty('status.processing_progress')
  })

  it('is met as often as it says, by chance that is always the same, at its own account', async () => {
    const { token, video } = await uploaded()
    const outcomes = async () => {
      const codes: number[] = []
      for (let count = 0; count < 12; count += 1)
        codes.push((await graph('GET', `/${video}`, { access_token: token })).status)
      return codes
    }
    await rule('GET /{vi*', { kind: 'before-commit' }, { match: { account: 'somebody' }, times: null })
    expect(new Set(await outcomes())).toEqual(new Set([200]))
    const chance = { match: { probability: 0.5, seed: 7 }, times: null }
    await rule('GET /{vi*', { kind: 'before-commit' }, chance)
    const first = await outcomes()
    expect(new Set(first)).toEqual(new Set([200, 500]))
    await app().inject({ method: 'DELETE', url: '/sandbox/networks/faults' })
    await rule('GET /{vi*', { kind: 'before-commit' }, chance)
    expect(await outcomes()).toEqual(first)
  })
})
