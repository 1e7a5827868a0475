import { beforeAll, describe, expect, it } from 'vitest'

import { testClip } from '../test/clip.ts'
import { link } from '../test/meta.ts'
import { bakery, reelsOf } from '../test/reel.ts'
import { useSandbox } from '../test/sandbox.ts'

const sandbox = useSandbox()
const { app, pass, control } = sandbox
let clip: Buffer
beforeAll(async () => {
  clip = await testClip()
})
const { graph, uploaded, finish } = reelsOf(sandbox, () => clip)

describe('insights', () => {
  it('come a day late, and fail whole by one name that is retired', async () => {
    const { token, video } = await uploaded()
    await finish(token, video)
    pass(5 * 86_400)
    const insights = (path: string, params: Record<string, string>) =>
      graph('GET', path, { access_token: token, ...params })
    const reel = await insights(`/${video}/video_insights`, {
      metric: 'blue_reels_play_count,post_video_social_actions',
    })
    expect(reel.body.data[0].values[0].value).toBeGreaterThan(0)
    const retired = await insights(`/${video}/video_insights`, {
      metric: 'blue_reels_play_count,post_impressions_unique',
    })
    expect(retired.body.error.code).toBe(100)
    const page = await insights(`/${bakery}/insights`, {
      metric: 'page_media_view',
      period: 'day',
      since: '2026-03-01',
      until: '2026-03-06',
    })
    const values: { value: number; end_time: string }[] = page.body.data[0].values
    expect(values.at(-1)?.end_time).toBe('2026-03-04T08:00:00+0000')
    expect(values.reduce((sum, { value }) => sum + value, 0)).toBeGreaterThan(0)
    const long = await insights(`/${bakery}/insights`, {
      metric: 'page_follows',
      since: '2026-01-01',
      until: '2026-06-01',
    })
    expect(long.body.error.message).toContain('90 days')
    expect((await insights(`/${bakery}/insights`, {})).body.error).toMatchObject({
      code: 3_001,
      error_subcode: 1_504_028,
    })
  })

  it('are empty for a Page that few like, and take their scope', async () => {
    await control(`/accounts/${bakery}`, { likes: 99 }, 'PUT')
    const { pages } = await link(app())
    const ask = (token = '') =>
      graph('GET', `/${bakery}/insights`, { access_token: token, metric: 'page_follows' })
    expect((await ask(pages[bakery])).body.data).toEqual([])
    const poor = await link(app(), { untick: 'read_insights' })
    expect((await ask(poor.pages[bakery])).body.error.code).toBe(10)
  })
})
