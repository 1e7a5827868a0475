import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { ProjectCard } from '@clipmint/contract'
import { must } from '@clipmint/kit'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { allowanceUses } from '../../../db/tables/account.ts'
import { assets } from '../../../db/tables/assets.ts'
import { renders, videos } from '../../../db/tables/projects.ts'
import { engineRenderer } from '../../../renderer/engine-renderer.ts'
import { usualEngines, type Member, startTestServer, type TestServer } from '../../../test/index.ts'
import { addPhoto } from '../../../test/seed.ts'
import { addSmallProject } from '../../../test/small-project.ts'
import { notificationJobs } from '../../notifications/index.ts'
import { projectJobs, projects } from '../index.ts'
import { beginDrawing, beginTry, failRender, finishRender } from './commands.ts'
import { runRender } from './work.ts'

const areas = {
  handlers: { projects },
  jobs: { projects: projectJobs, notifications: notificationJobs },
}
/** Renders of two seconds of film, with processes that have to start, on a machine that others use too. */
const PATIENCE_MS = 240_000

type RenderId = { accountId: string; id: string }

describe.each(usualEngines)('renders on %s', (engine) => {
  let server: TestServer
  let owner: Member
  beforeAll(async () => {
    server = await startTestServer({
      engine,
      areas,
      works: true,
      replace: { renderer: engineRenderer(null) },
    })
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    owner = await server.member()
  })

  const get = async (id: string): Promise<ProjectCard> =>
    (await server.ask({ url: `/v3/subtemplate/${id}`, as: owner })).body.result
  const setStatus = (id: string, status: number) =>
    server.ask({ method: 'PATCH', url: `/v3/subtemplate/${id}/status`, body: { status }, as: owner })
  const made = () => server.jobsDone(PATIENCE_MS)
  const until = (id: string, state: string) =>
    expect.poll(async () => (await get(id)).renderState, { timeout: PATIENCE_MS, interval: 20 }).toBe(state)
  const rendersOf = () =>
    server.ctx
      .db()
      .select()
      .from(renders)
      .where(eq(renders.accountId, owner.id))
      .orderBy(asc(renders.requestedAt))
  const counted = async () => (await usesOf(server, owner)).length

  it('make the file and its poster, tell how far they are, and count once', async () => {
    const id = await addSmallProject(server, owner, [await addPhoto(server, owner)])
    const heard: { at: number; state: unknown; progress: unknown }[] = []
    const stop = server.ctx.events.subscribe(owner.id, ({ kind, data }) => {
      if (kind !== 'project') return
      heard.push({ at: Date.now(), state: data?.['renderState'], progress: data?.['progress'] })
    })
    expect((await setStatus(id, 1)).body.code).toBe('SUCCESS')
    await made()
    stop()
    const done = await get(id)
    expect(done).toMatchObject({ status: 1, renderState: 'done', failure: null, queuePosition: null })
    const video = must(done.video, 'the video')
    expect(video).toMatchObject({ width: 1080, height: 1080, durationMs: 2_400 })
    const file = await server.ask({ url: video.downloadUrl ?? '' })
    expect(file.status).toBe(200)
    expect(file.headers['content-type']).toBe('video/mp4')
    expect(file.headers['content-disposition']).toContain(
      "filename*=UTF-8''%EC%9E%91%EC%9D%80%20%EC%98%81%EC%83%81%201x1.mp4",
    )
    expect(Number(file.headers['content-length'])).toBe(video.bytes)
    const poster = await server.ask({ url: video.posterUrl })
    expect([poster.status, poster.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(done.posterUrl).toBe(video.posterUrl)
    const states = heard.map(({ state }) => state)
    expect(states.filter((state, index) => state !== states[index - 1])).toEqual([
      'queued',
      'preparing',
      'rendering',
      'done',
    ])
    const drawing = heard.filter(({ state }) => state === 'rendering').map(({ at }) => at)
    const drawnForMs = (drawing.at(-1) ?? 0) - (drawing[0] ?? 0)
    expect(drawing.length, 'at most four a second').toBeLessThanOrEqual(drawnForMs / 250 + 2)
    expect(await counted()).toBe(1)
    expect(await readdir(server.ctx.settings.tempFolder)).toEqual([])
  })

  it('are made one at a time for an owner, in the order asked for, with a place and an estimate', async () => {
    const photo = await addPhoto(server, owner)
    const ids = [1, 2, 3].map(() => addSmallProject(server, owner, [photo]))
    const wanted = await Promise.all(ids)
    for (const id of wanted) await setStatus(id, 1)
    const last = await get(wanted[2] ?? '')
    expect(last.queuePosition).toBeGreaterThanOrEqual(1)
    expect(last.estimateSeconds).toBeGreaterThanOrEqual(1)
    await made()
    const rows = await rendersOf()
    expect(rows.map(({ projectId, state }) => [projectId, state])).toEqual(wanted.map((id) => [id, 'done']))
    const times = rows.flatMap(({ startedAt, endedAt }) =>
      [startedAt, endedAt].map((at) => must(at, 'a time').getTime()),
    )
    expect(times).toEqual(times.toSorted((a, b) => a - b))
  })

  it('are taken back while they wait, and left alone once they draw', async () => {
    const photo = await addPhoto(server, owner)
    const [first, second] = [
      await addSmallProject(server, owner, [photo]),
      await addSmallProject(server, owner, [photo]),
    ]
    await setStatus(first, 1)
    await setStatus(second, 1)
    expect((await setStatus(second, 0)).body.result.renderState).toBe('none')
    await until(first, 'rendering')
    expect((await setStatus(first, 0)).body.code).toBe('PROJECTS_INVALID_STATUS')
    await made()
    expect((await get(first)).status).toBe(1)
    expect(await get(second)).toMatchObject({ status: 0, renderState: 'none', video: null })
    expect(await counted()).toBe(1)
  })

  it('stop when their project is thrown away, and the next one is made', async () => {
    const photo = await addPhoto(server, owner)
    const [first, second] = [
      await addSmallProject(server, owner, [photo]),
      await addSmallProject(server, owner, [photo]),
    ]
    await setStatus(first, 1)
    await setStatus(second, 1)
    await until(first, 'rendering')
    expect((await setStatus(first, 3)).body.result.status).toBe(3)
    await made()
    expect((await get(second)).status).toBe(1)
    expect(await get(first)).toMatchObject({ status: 3, video: null })
    expect(await counted()).toBe(1)
    expect((await setStatus(first, 0)).body.result).toMatchObject({ status: 0, renderState: 'none' })
  })

  it('fail with a reason and give the count back, without holding up the next', async () => {
    const [lost, broken, whole] = [
      await addPhoto(server, owner),
      await addPhoto(server, owner),
      await addPhoto(server, owner),
    ]
    const wanted = [
      await addSmallProject(server, owner, [lost]),
      await addSmallProject(server, owner, [broken]),
      await addSmallProject(server, owner, [whole]),
    ] as const
    await server.ctx.files.delete(await keyOf(lost))
    await server.ctx.files.put(await keyOf(broken), Buffer.from('no picture'), { contentType: 'image/jpeg' })
    for (const id of wanted) await setStatus(id, 1)
    await made()
    expect(await get(wanted[0])).toMatchObject({ status: 0, renderState: 'failed', failure: 'media-missing' })
    expect(await get(wanted[1])).toMatchObject({ status: 0, renderState: 'failed', failure: 'engine' })
    for (const shown of [await get(wanted[1]), await rendersOf()]) {
      expect(JSON.stringify(shown), 'nothing of where files lie').not.toContain(server.folder)
    }
    expect((await get(wanted[2])).status).toBe(1)
    expect((await rendersOf()).map(({ attempt }) => attempt)).toEqual([1, 2, 1])
    expect(await counted()).toBe(1)
    expect(await readdir(server.ctx.settings.tempFolder)).toEqual([])
  })

  it('keep the old file until a reopened project is made anew', async () => {
    const id = await addSmallProject(server, owner, [await addPhoto(server, owner)])
    await setStatus(id, 1)
    await made()
    const before = must((await get(id)).video, 'the first video')
    expect((await setStatus(id, 0)).body.result).toMatchObject({
      status: 0,
      renderState: 'none',
      video: { bytes: before.bytes },
    })
    await setStatus(id, 1)
    await made()
    const after = must((await get(id)).video, 'the second video')
    expect(after.url).not.toBe(before.url)
    expect((await server.ask({ url: before.url })).status).toBe(404)
    expect((await server.ask({ url: after.url })).status).toBe(200)
    const kept = await server.ctx.db().select().from(videos).where(eq(videos.projectId, id))
    expect(kept).toHaveLength(1)
  })

  async function keyOf(assetId: string): Promise<string> {
    const [asset] = await server.ctx
      .db()
      .select({ key: assets.fileKey })
      .from(assets)
      .where(and(eq(assets.accountId, owner.id), eq(assets.id, assetId)))
    return must(asset, 'the asset').key
  }
})

describe.each(usualEngines)('a render on %s whose worker was lost', (engine) => {
  let server: TestServer
  let owner: Member
  let id: RenderId
  beforeAll(async () => {
    // No worker of its own: the tests are the workers.
    server = await startTestServer({ engine, areas, replace: { renderer: engineRenderer(null) } })
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    owner = await server.member()
    id = await requestSmall(server, owner)
  })

  const row = () => renderOf(server, owner)
  const uses = () => usesOf(server, owner)
  const run = () => runAs(server.ctx, id)

  it('begins again, is made, and counts once however often it begins', async () => {
    const lost = must(await beginTry(server.ctx, id), 'a try')
    await beginDrawing(server.ctx, lost)
    expect(await run()).toEqual({ done: true })
    expect(await run()).toEqual({ done: true })
    expect(await row()).toMatchObject({ state: 'done', attempt: 2 })
    expect(await uses()).toHaveLength(1)
    const { list } = (await server.ask({ url: '/v3/subtemplate?status=1', as: owner })).body.result
    expect(list).toHaveLength(1)
    expect((await server.ask({ url: list[0].video.url })).status).toBe(200)
  })

  it('is not touched any more by the worker that was only thought dead', async () => {
    const slow = must(await beginTry(server.ctx, id), 'a try')
    await beginDrawing(server.ctx, slow)
    const next = must(await beginTry(server.ctx, id), 'another try')
    const video = {
      fileKey: 'a',
      posterKey: 'b',
      width: 1,
      height: 1,
      durationMs: 1,
      bytes: 1,
      watermark: false,
      opensBlack: false,
    }
    expect(await beginDrawing(server.ctx, slow)).toBe(false)
    expect(await finishRender(server.ctx, slow, video)).toBe(false)
    await failRender(server.ctx, slow, 'engine')
    expect(await row()).toMatchObject({ state: 'preparing', attempt: 2 })
    await beginDrawing(server.ctx, next)
    expect(await finishRender(server.ctx, next, video)).toBe(true)
    expect(await uses()).toHaveLength(1)
  })

  it('fails with its count returned when no worker is left to try', async () => {
    const lost = must(projectJobs.render.lost, 'what a lost render does')
    await beginTry(server.ctx, id)
    const payload = { accountId: id.accountId, renderId: id.id }
    await lost(server.ctx, payload, 'killed')
    await lost(server.ctx, payload, 'killed')
    expect(await row()).toMatchObject({ state: 'failed', failure: 'interrupted' })
    expect(await uses()).toEqual([])
    expect(await run()).toEqual({ done: true })
  })
})

it('a render that hangs is stopped when its time is over, and fails with its count returned', async () => {
  const server = await startTestServer({ engine: 'postgres', areas })
  try {
    const owner = await server.member()
    const id = await requestSmall(server, owner)
    const [ffmpeg, pidFile] = [join(server.folder, 'hangs'), join(server.folder, 'pid')]
    await writeFile(ffmpeg, `#!/bin/sh\necho $$ > ${pidFile}\nexec sleep 3600\n`, { mode: 0o755 })
    const ctx = { ...server.ctx, renderer: engineRenderer(ffmpeg) }
    expect(await runAs(ctx, id, 8_000)).toEqual({ done: true })
    const failed = { state: 'failed', failure: 'too-slow', attempt: 1, film: null }
    expect(await renderOf(server, owner)).toMatchObject(failed)
    expect(await usesOf(server, owner)).toEqual([])
    const pid = Number(await readFile(pidFile, 'utf8'))
    const isAlive = () => {
      try {
        return process.kill(pid, 0)
      } catch {
        return false
      }
    }
    await expect.poll(isAlive, { message: 'the encoder went with it', interval: 20 }).toBe(false)
    expect(await readdir(server.ctx.settings.tempFolder)).toEqual([])
  } finally {
    await server.stop()
  }
})

/** Asks for the video of a new small project, which nobody makes yet. */
async function requestSmall(server: TestServer, owner: Member): Promise<RenderId> {
  const projectId = await addSmallProject(server, owner, [await addPhoto(server, owner)])
  const url = `/v3/subtemplate/${projectId}/status`
  await server.ask({ method: 'PATCH', url, body: { status: 1 }, as: owner })
  return { accountId: owner.id, id: (await renderOf(server, owner)).id }
}

function runAs(ctx: TestServer['ctx'], { accountId, id: renderId }: RenderId, limitMs?: number) {
  return runRender(ctx, { accountId, renderId }, { signal: new AbortController().signal, limitMs })
}

async function renderOf({ ctx }: TestServer, owner: Member) {
  const [found] = await ctx.db().select().from(renders).where(eq(renders.accountId, owner.id))
  return must(found, 'the render')
}

function usesOf({ ctx }: TestServer, owner: Member) {
  return ctx.db().select().from(allowanceUses).where(eq(allowanceUses.accountId, owner.id))
}
