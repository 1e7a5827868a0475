import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { AppEvent } from '../../events/events.ts'
import { usualEngines, type Member, type TestServer, startTestServer } from '../../test/index.ts'
import { addPhoto } from '../../test/seed.ts'
import { assetJobs, assets } from './index.ts'

describe.each(usualEngines)('preparing a clip on %s', (engine) => {
  let server: TestServer
  let owner: Member
  let heard: AppEvent[] = []
  beforeAll(async () => {
    const areas = { handlers: { assets }, jobs: { assets: assetJobs } }
    server = await startTestServer({ engine, areas, works: true })
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    owner = await server.member()
    heard = []
    server.ctx.events.subscribe(owner.id, (event) => heard.push(event))
  })

  /** A clip that says it is one, and holds a photograph. */
  const addClip = (status = 'preparing') =>
    addPhoto(server, owner, { type: 'video', status, durationMs: 2_000 })
  const preview = (id: string) => `accounts/${owner.id}/assets/${id}/preview.mp4`
  const lose = (assetId: string) =>
    assetJobs.prepare.lost?.(server.ctx, { accountId: owner.id, assetId }, 'The last worker was lost.')
  const statuses = async () =>
    (await server.ask({ url: '/ai/asset', as: owner })).body.result.list.map(
      ({ status }: { status: string }) => status,
    )
  const used = async () => (await server.ask({ url: '/ai/asset/info', as: owner })).body.result.used

  it('that cannot be made into a proxy ends as failed, and its owner hears of it once', async () => {
    const assetId = await addClip()
    await server.ctx.jobs.send('assets.prepare', { accountId: owner.id, assetId })
    await server.jobsDone()
    expect(await statuses()).toEqual(['failed'])
    await expect.poll(() => heard).toEqual([{ kind: 'asset', id: assetId, data: { status: 'failed' } }])
  })

  it('whose job died for good ends as failed, with nothing left of its tries', async () => {
    const assetId = await addClip()
    await server.ctx.files.put(preview(assetId), Buffer.from('half'), { contentType: 'video/mp4' })
    await lose(assetId)
    await lose(assetId)
    expect(await statuses()).toEqual(['failed'])
    expect(await server.ctx.files.head(preview(assetId))).toBeNull()
    await expect.poll(() => heard).toEqual([{ kind: 'asset', id: assetId, data: { status: 'failed' } }])
  })

  it('that failed can be deleted, which gives its space back', async () => {
    const assetId = await addClip()
    await lose(assetId)
    expect(await used()).toBeGreaterThan(0)
    await server.ask({ method: 'DELETE', url: '/ai/asset', body: { deleteList: [assetId] }, as: owner })
    expect(await used()).toBe(0)
  })

  it('that is ready stays so, though its job is called lost', async () => {
    const assetId = await addClip('ready')
    await server.ctx.files.put(preview(assetId), Buffer.from('whole'), { contentType: 'video/mp4' })
    await lose(assetId)
    expect(await statuses()).toEqual(['ready'])
    expect(await server.ctx.files.head(preview(assetId))).not.toBeNull()
  })
})
