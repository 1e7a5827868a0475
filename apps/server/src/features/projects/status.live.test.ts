import type { Project } from '@clipmint/contract'
import { dayMs } from '@clipmint/kit'
import { eq, type SQL, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import type { Context } from '../../context.ts'
import { projects, renders, videos } from '../../db/tables/projects.ts'
import { usualEngines } from '../../test/index.ts'
import { code, nobody, onlyTry, useDesk } from '../../test/project-desk.ts'
import { projectJobs } from './index.ts'

describe.each(usualEngines)('the status of projects on %s', (engine) => {
  const desk = useDesk(engine)
  const { ask, expire, setStatus, start, startWhole } = desk
  const owner = () => desk.owner

  describe('asking for the video', () => {
    it('queues it in order, with places, and takes one render of the month', async () => {
      const [first, second] = [await startWhole(), await startWhole()]
      const answer = await setStatus(first._id, 1)
      expect(answer.body.result).toMatchObject({
        status: 0,
        renderState: 'queued',
        progress: 0,
        queuePosition: 1,
      })
      expect((await setStatus(second._id, 1)).body.result.queuePosition).toBe(2)
      expect((await ask('GET', '/user/limit')).body.result.renderCnt).toBe(298)
      const list = (await ask('GET', '/subtemplate?status=0')).body.result.list
      expect(list.map((card: Project) => card.queuePosition)).toEqual(expect.arrayContaining([1, 2]))
    })

    it('is taken back while it waits, and the count returned; the next moves up', async () => {
      const [first, second] = [await startWhole(), await startWhole()]
      await setStatus(first._id, 1)
      await setStatus(second._id, 1)
      const answer = await setStatus(first._id, 0)
      expect(answer.body.result).toMatchObject({ status: 0, renderState: 'none', queuePosition: null })
      expect((await ask('GET', `/subtemplate/${second._id}`)).body.result.queuePosition).toBe(1)
      expect((await ask('GET', '/user/limit')).body.result.renderCnt).toBe(299)
      expect((await setStatus(first._id, 0)).body.code).toBe('PROJECTS_INVALID_STATUS')
    })

    it('is refused while something is missing, and past the month’s renders', async () => {
      const bare = await start()
      expect(code(await setStatus(bare._id, 1))).toEqual([200, 'PROJECTS_NOT_READY'])
      const free = await desk.server.member()
      const mine = await Promise.all([1, 2, 3, 4].map(() => startWhole(free)))
      const answers = await Promise.all(
        mine.map(({ _id }) => ask('PATCH', `/subtemplate/${_id}/status`, { status: 1 }, free)),
      )
      const codes = answers.map(({ body }) => body.code)
      expect(codes.filter((one) => one === 'SUCCESS')).toHaveLength(3)
      expect(codes).toContain('PROJECTS_RENDER_LIMIT')
    })

    it('is estimated by recent renders, and waits for what others asked for before', async () => {
      const stranger = await desk.server.member({ planType: 1 })
      const [theirs, mine] = [await startWhole(stranger), await startWhole()]
      await ask('PATCH', `/subtemplate/${theirs._id}/status`, { status: 1 }, stranger)
      const { ctx } = desk.server
      // Theirs is half drawn; of those before it, the one that was held up says nothing.
      await ctx.db().execute(sql`update renders set state = 'rendering', progress = 50`)
      for (const seconds of [20, 20, 9_000]) await addDone(ctx, stranger.id, seconds)
      await setStatus(mine._id, 1)
      const ofFilm = 2 * ((await filmMs(ctx, owner().id)) / 1_000)
      const { estimateSeconds } = (await ask('GET', `/subtemplate/${mine._id}`)).body.result
      expect(estimateSeconds).toBe(Math.ceil(ofFilm * 1.5))
      // One more waits for mine, and takes as long as a film of its length does.
      const next = (await ask('GET', `/subtemplate/check-project/${(await startWhole())._id}`)).body.result
      expect(next.estimate).toEqual({
        seconds: Math.ceil(ofFilm * 2.5),
        moreSeconds: Math.ceil(ofFilm),
      })
    })

    it('asked for twice is the same render, counted once', async () => {
      const { _id } = await startWhole()
      const [first, second] = await Promise.all([setStatus(_id, 1), setStatus(_id, 1)])
      const again = await setStatus(_id, 1)
      for (const { body } of [first, second, again])
        expect(body.result).toMatchObject({ _id, renderState: 'queued', queuePosition: 1 })
      expect((await ask('GET', '/user/limit')).body.result.renderCnt).toBe(299)
    })

    it('is refused by a status that cannot be asked for', async () => {
      const { _id } = await start()
      expect((await setStatus(_id, 2)).body.code).toBe('PROJECTS_INVALID_STATUS')
      expect((await setStatus(_id, 4)).status).toBe(400)
      expect(code(await setStatus(nobody, 1))).toEqual([404, 'PROJECTS_NOT_FOUND'])
    })
  })

  describe('expiry', () => {
    it('shows an expired project in the tab it had, and closes it but for looking and deleting', async () => {
      const { _id } = await start()
      await expire(_id)
      const list = async (status: string) => (await ask('GET', `/subtemplate?status=${status}`)).body.result
      expect((await list('0')).list[0]).toMatchObject({ _id, status: 2, expiredFrom: 0 })
      expect((await list('1')).total).toBe(0)
      expect((await list('2')).total).toBe(1)
      expect((await ask('GET', `/subtemplate/${_id}`)).status).toBe(200)
      expect((await ask('PATCH', `/subtemplate/${_id}/status`, { status: 1 })).body.code).toBe(
        'PROJECTS_EXPIRED',
      )
      expect((await ask('POST', '/subtemplate/replica', { subtemplateId: _id })).body.code).toBe(
        'PROJECTS_EXPIRED',
      )
      const check = (await ask('GET', `/subtemplate/check-project/${_id}`)).body.result
      expect(check.findings[0]).toMatchObject({ severity: 'blocking', code: 'expired' })
      expect((await ask('DELETE', '/subtemplate', { subtemplateIds: [_id] })).body.result.trashed).toEqual([
        _id,
      ])
    })
  })

  describe('an expired video', () => {
    const give = (id: string, more: SQL) =>
      desk.server.ctx.db().execute(sql`update projects set ${more} where id = ${id}`)
    const get = async (id: string) => (await ask('GET', `/subtemplate/${id}`)).body.result as Project

    it('can be watched, and not downloaded', async () => {
      const { _id } = await start()
      await finish(desk.server.ctx, owner().id, _id)
      expect((await get(_id)).video).toMatchObject({ downloadUrl: expect.any(String), watermark: true })
      await expire(_id)
      const { status, expiredFrom, video } = await get(_id)
      expect([status, expiredFrom, video?.downloadUrl]).toEqual([2, 1, null])
      const played = await desk.server.ask({ method: 'GET', url: video?.url ?? '' })
      expect([played.status, played.text]).toEqual([200, 'film'])
    })

    it('is no more downloaded from the trash than it was before, and one that is not expired is', async () => {
      const [over, done] = [await start(), await start()]
      for (const { _id } of [over, done]) await finish(desk.server.ctx, owner().id, _id)
      await expire(over._id)
      await ask('DELETE', '/subtemplate', { subtemplateIds: [over._id, done._id] })
      const inTrash = async (id: string) => {
        const { status, video } = await get(id)
        return [status, video?.downloadUrl]
      }
      expect(await inTrash(over._id)).toEqual([3, null])
      expect(await inTrash(done._id)).toEqual([3, expect.any(String)])
    })

    it('comes back as it was when it is given more time, and expires again at the end of it', async () => {
      const [going, done] = [await start(), await start()]
      await finish(desk.server.ctx, owner().id, done._id)
      for (const { _id } of [going, done]) {
        await expire(_id)
        expect((await get(_id)).status).toBe(2)
      }
      // A plan that is paid for ends the counting; a watermark that is paid away gives a month.
      await give(going._id, sql`expires_at = null`)
      await give(done._id, sql`watermark_free_until = now() + interval '1 month'`)
      expect(await get(going._id)).toMatchObject({ status: 0, expiredFrom: null, expiresAt: null })
      const back = await get(done._id)
      expect(back).toMatchObject({ status: 1, expiredFrom: null, video: { downloadUrl: expect.any(String) } })
      expect(back.watermarkFreeUntil).not.toBeNull()
      expect(back.expiresAt).toBe(back.watermarkFreeUntil)
      await give(done._id, sql`watermark_free_until = now() - interval '1 second'`)
      expect(await get(done._id)).toMatchObject({ status: 2, expiredFrom: 1 })
    })

    it('stays in the trash until it is taken out, and is then what it was', async () => {
      const { _id } = await start()
      await expire(_id)
      expect((await get(_id)).status).toBe(2)
      await setStatus(_id, 3)
      await give(_id, sql`expires_at = null`)
      expect(await get(_id)).toMatchObject({ status: 3, expiredFrom: 2 })
      expect((await setStatus(_id, 0)).body.result).toMatchObject({ status: 0, deletedAt: null })
    })
  })

  describe('the trash', () => {
    it('says when it deletes a video for good', async () => {
      const { _id } = await start()
      const { deletedAt } = (await setStatus(_id, 3)).body.result
      const days = (Date.parse(deletedAt) - desk.server.clock.now().getTime()) / dayMs
      expect(days).toBeGreaterThan(29.9)
      expect(days).toBeLessThanOrEqual(30)
    })

    it('takes projects, a waiting video off the queue, and gives them back as they were', async () => {
      const project = await startWhole()
      await setStatus(project._id, 1)
      expect((await setStatus(project._id, 3)).body.result).toMatchObject({
        status: 3,
        renderState: 'none',
        expiredFrom: 0,
      })
      expect((await ask('GET', '/user/limit')).body.result.renderCnt).toBe(300)
      expect((await ask('GET', '/subtemplate')).body.result.total).toBe(0)
      expect((await ask('GET', '/subtemplate?status=3')).body.result.total).toBe(1)
      expect((await setStatus(project._id, 1)).body.result).toMatchObject({ status: 0, renderState: 'none' })
    })

    it('is emptied for good on the second delete, and by the clock after thirty days', async () => {
      const [first, second] = [await start(), await start()]
      const remove = (ids: string[]) => ask('DELETE', '/subtemplate', { subtemplateIds: ids })
      expect((await remove([first._id])).body.result).toEqual({ trashed: [first._id], deleted: [] })
      expect((await remove([first._id, second._id])).body.result).toEqual({
        trashed: [second._id],
        deleted: [first._id],
      })
      expect((await ask('GET', `/subtemplate/${first._id}`)).status).toBe(404)
      await projectJobs.emptyTrash.run(desk.server.ctx, {}, onlyTry)
      expect((await ask('GET', `/subtemplate/${second._id}`)).status).toBe(200)
      desk.server.clock.advance(31 * dayMs)
      await projectJobs.emptyTrash.run(desk.server.ctx, {}, onlyTry)
      desk.server.clock.advance(-31 * dayMs)
      expect((await ask('GET', `/subtemplate/${second._id}`)).status).toBe(404)
    })

    it('takes all or nothing, and never what is another owner’s', async () => {
      const other = await desk.server.member()
      const [mine, theirs] = [await start(), await start(other)]
      const answer = await ask('DELETE', '/subtemplate', { subtemplateIds: [mine._id, theirs._id] })
      expect(code(answer)).toEqual([404, 'PROJECTS_NOT_FOUND'])
      expect((await ask('GET', `/subtemplate/${mine._id}`)).body.result.status).toBe(0)
    })
  })
})

type Rows = Pick<Context, 'db' | 'newId' | 'now'>

/** A render of ten seconds of film that took so long. */
async function addDone({ db, newId, now }: Rows, accountId: string, seconds: number): Promise<void> {
  const endedAt = now()
  const startedAt = new Date(endedAt.getTime() - seconds * 1_000)
  const times = { requestedAt: startedAt, startedAt, endedAt }
  const render = { accountId, id: newId(), projectId: newId(), rev: 0, state: 'done', filmMs: 10_000 }
  await db()
    .insert(renders)
    .values({ ...render, ...times })
}

/** Puts a finished file under a project, as a render of it would. */
async function finish(
  ctx: Rows & Pick<Context, 'files'>,
  accountId: string,
  projectId: string,
): Promise<void> {
  const { db, files, newId, now } = ctx
  const id = newId()
  const [fileKey, posterKey] = [`accounts/${accountId}/${id}.mp4`, `accounts/${accountId}/${id}.jpg`]
  await files.put(fileKey, Buffer.from('film'), { contentType: 'video/mp4' })
  const size = { width: 1_080, height: 1_920, durationMs: 15_000, bytes: 4 }
  const video = { accountId, id, projectId, fileKey, posterKey, ...size, renderedAt: now() }
  await db()
    .insert(videos)
    .values({ ...video, watermark: true })
  const done = { status: 1, renderState: 'done', videoId: id }
  await db().update(projects).set(done).where(eq(projects.id, projectId))
}

async function filmMs({ db }: Rows, accountId: string): Promise<number> {
  const { rows } = await db().execute<{ ms: number }>(
    sql`select film_ms as ms from renders where account_id = ${accountId}`,
  )
  return Number(rows[0]?.ms)
}
