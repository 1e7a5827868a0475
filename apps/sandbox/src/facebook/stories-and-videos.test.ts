import { beforeAll, describe, expect, it } from 'vitest'

import { testClip } from '../test/clip.ts'
import { sha256Of } from '../test/meta.ts'
import { bakery, reelsOf } from '../test/reel.ts'
import { useSandbox } from '../test/sandbox.ts'

const sandbox = useSandbox()
const { app, pass, control, visible } = sandbox
let clip: Buffer
beforeAll(async () => {
  clip = await testClip()
})
const { graph, tokenOf, upload, statusOf } = reelsOf(sandbox, () => clip)

describe('a Story', () => {
  it('is there for a day, and listed as archived after it', async () => {
    const token = await tokenOf()
    const call = (params: Record<string, string>) =>
      graph('POST', `/${bakery}/video_stories`, { access_token: token, ...params })
    const { video_id: video, upload_url: url } = (await call({ upload_phase: 'start' })).body
    expect((await call({ upload_phase: 'finish', video_id: video })).body.error.code).toBe(6_000)
    await upload(url, { token, bytes: clip })
    const words = await call({ upload_phase: 'finish', video_id: video, description: '말' })
    expect(words.body.error.code).toBe(100)
    const { post_id: post } = (await call({ upload_phase: 'finish', video_id: video })).body
    pass(20)
    const stories = async () => (await graph('GET', `/${bakery}/stories`, { access_token: token })).body.data
    expect(await stories()).toMatchObject([{ post_id: post, media_id: video, status: 'PUBLISHED' }])
    pass(86_400)
    expect(await stories()).toMatchObject([{ status: 'ARCHIVED' }])
    expect((await visible()).total).toBe(0)
  })
})

describe('a video of a Page', () => {
  const pieces = (token: string, params: Record<string, string>, chunk?: Buffer) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ access_token: token, ...params })) form.set(name, value)
    if (chunk) form.set('video_file_chunk', new Blob([new Uint8Array(chunk)]), 'piece')
    return send(form)
  }
  async function send(form: FormData) {
    const whole = new Response(form)
    const answer = await app().inject({
      method: 'POST',
      url: `/sandbox/networks/graph.facebook.com/v26.0/${bakery}/videos`,
      headers: { 'content-type': whole.headers.get('content-type') ?? '' },
      payload: Buffer.from(await whole.arrayBuffer()),
    })
    return answer.json()
  }

  it('comes in pieces, each at its offset', async () => {
    const token = await tokenOf()
    await control('/switches/facebook', { pieceBytes: 20_000, draftsVerticalVideos: false })
    const start = await pieces(token, { upload_phase: 'start', file_size: String(clip.length) })
    const session = { upload_session_id: start.upload_session_id }
    const wrong = await pieces(
      token,
      { ...session, upload_phase: 'transfer', start_offset: '5' },
      clip.subarray(5, 10),
    )
    expect(wrong.error).toMatchObject({ code: 1_363_037, error_data: { start_offset: 0 } })
    let at = start
    while (at.start_offset !== at.end_offset) {
      const chunk = clip.subarray(Number(at.start_offset), Number(at.end_offset))
      at = await pieces(token, { ...session, upload_phase: 'transfer', start_offset: at.start_offset }, chunk)
    }
    expect(await pieces(token, { ...session, upload_phase: 'finish', description: '조각' })).toEqual({
      success: true,
    })
    pass(20)
    expect((await visible()).groups).toMatchObject([{ kind: 'video', mediaSha256: sha256Of(clip) }])
  })

  it('that is vertical waits as a draft', async () => {
    const token = await tokenOf()
    const form = new FormData()
    form.set('access_token', token)
    form.set('source', new Blob([new Uint8Array(clip)]), 'clip.mp4')
    const { id } = await send(form)
    pass(20)
    expect((await statusOf(token, id)).status.publishing_phase.publish_status).toBe('draft')
    expect((await visible()).total).toBe(0)
  })
})
