import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { testClip } from '../test/clip.ts'
import type { FileServer } from '../test/files.ts'
import { insta, instagramOf, serveClips } from '../test/instagram.ts'
import { useSandbox } from '../test/sandbox.ts'

const sandbox = useSandbox()
const { pass, control } = sandbox
let clip: Buffer
let site: FileServer
beforeAll(async () => {
  clip = await testClip()
  site = await serveClips(clip)
})
afterAll(() => site.close())
const { graph, signIn, container, publish } = instagramOf(sandbox, () => site.url)

describe('insights', () => {
  async function posted() {
    const { token } = await signIn()
    const { body } = await publish(token, await container(token))
    return { token, id: String(body.id) }
  }

  it('of a Reel are an empty set for two days, and then numbers', async () => {
    const { token, id } = await posted()
    const ask = (metric: string) => graph('GET', `/${id}/insights`, { metric, access_token: token })
    expect((await ask('views,reach')).body).toEqual({ data: [] })
    pass(5 * 86_400)
    const { data } = (await ask('views,reach')).body
    expect(data.map(({ name }: { name: string }) => name)).toEqual(['views', 'reach'])
    expect(data[0].values[0].value).toBeGreaterThan(data[1].values[0].value)
    expect((await ask('plays')).body.error.code).toBe(100)
  })

  it('of an account go back thirty days, each in its own way', async () => {
    const { token } = await posted()
    pass(10 * 86_400)
    const ask = (params: Record<string, string>) =>
      graph('GET', `/${insta}/insights`, { access_token: token, period: 'day', ...params })
    const days = { since: '2026-03-01', until: '2026-03-08' }
    const reach = (await ask({ metric: 'reach', ...days })).body.data[0].values
    expect(reach.length).toBe(7)
    expect((await ask({ metric: 'views', ...days })).body.error.message).toContain('metric_type=total_value')
    const views = await ask({ metric: 'views', metric_type: 'total_value', ...days })
    expect(views.body.data[0].total_value.value).toBeGreaterThan(0)
    const long = await ask({ metric: 'reach', since: '2026-01-01', until: '2026-03-08' })
    expect(long.body.error.message).toContain('2592000')
    await control(`/accounts/${insta}`, { followers: 99 }, 'PUT')
    expect((await ask({ metric: 'follower_count', ...days })).body.error.code).toBe(100)
  })

  it('are nothing where nobody looks, fewer where they are revised, and without the days and likes that are hidden', async () => {
    const { token, id } = await posted()
    pass(10 * 86_400)
    const views = async () =>
      (await graph('GET', `/${id}`, { fields: 'view_count,like_count', access_token: token })).body
    const plain = await views()
    await control('/switches/room', { revisedTo: 0.5, hidesLikes: true, missingDay: '2026-03-03' })
    const revised = await views()
    expect(revised.view_count).toBeLessThan(plain.view_count)
    expect(revised.like_count).toBeUndefined()
    const days = {
      metric: 'reach',
      period: 'day',
      since: '2026-03-01',
      until: '2026-03-08',
      access_token: token,
    }
    const reach = (await graph('GET', `/${insta}/insights`, days)).body.data[0].values
    expect(reach.length).toBe(6)
    await control('/switches/room', { unseen: true })
    expect((await views()).view_count).toBe(0)
    await control('/switches/room', { unseen: false, viral: true })
    expect((await views()).view_count).toBeGreaterThan(10 * plain.view_count)
  })
})
