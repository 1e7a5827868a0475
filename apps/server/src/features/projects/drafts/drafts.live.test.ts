import { openingFile, type Project, type VideoBatch } from '@clipmint/contract'
import { slotsOf } from '@clipmint/film'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'

import { accounts } from '../../../db/tables/account.ts'
import { usualEngines } from '../../../test/index.ts'
import { expectSound, readLedger } from '../../../test/ledger.ts'
import { code, nobody, onlyTry, useDesk } from '../../../test/project-desk.ts'
import { addPhoto } from '../../../test/seed.ts'
import { creditJobs, giveCredits } from '../../credits/index.ts'
import { projectJobs } from '../index.ts'

describe.each(usualEngines)('several videos of one plan on %s', (engine) => {
  const desk = useDesk(engine)
  const { ask } = desk
  let requestId: string
  let scenarioIds: string[]
  beforeEach(async () => {
    const photos = [await addPhoto(desk.server, desk.owner), await addPhoto(desk.server, desk.owner)]
    ;({ requestId } = await desk.request(photos))
    const { data } = (await ask('GET', `/airequest/${requestId}`)).body
    scenarioIds = data.scenarios.map(({ id }: { id: string }) => id)
  })

  const order = (count: number, wish: object = {}) =>
    ask('POST', `/airequest/${requestId}/videos`, {
      _id: crypto.randomUUID(),
      scenarioIds: scenarioIds.slice(0, count),
      ...wish,
    })
  const ordered = async (count: number, wish: object = {}): Promise<VideoBatch> =>
    (await order(count, wish)).body.result
  const payload = ({ _id }: Pick<VideoBatch, '_id'>) => ({
    accountId: desk.owner.id,
    batchId: _id,
    lang: 'ko' as const,
  })
  const work = (batch: VideoBatch, run = onlyTry) =>
    projectJobs.makeVideos.run(desk.server.ctx, payload(batch), run)
  const seen = async (): Promise<VideoBatch> =>
    (await ask('GET', `/airequest/${requestId}/videos`)).body.result
  const status = async () => (await ask('GET', `/airequest/${requestId}`)).body.result.status
  const credits = async () => (await ask('GET', '/user/limit')).body.result.credits
  const setPlan = (planType: number) =>
    desk.server.ctx.db().update(accounts).set({ planType }).where(eq(accounts.id, desk.owner.id))
  const check = async () => {
    const ledger = await readLedger(desk.server.ctx, desk.owner.id)
    expectSound(ledger)
    return ledger
  }

  it('are paid when they are asked for, made one by one, and named apart', async () => {
    const batch = await ordered(2)
    expect(batch).toMatchObject({ state: 'making', videos: [{ state: 'waiting' }, { state: 'waiting' }] })
    expect(await credits()).toMatchObject({ left: 28, held: 2, used: 2 })
    expect(await status()).toBe(4)
    await work(batch)
    expect(await credits()).toMatchObject({ left: 28, held: 0, used: 2 })
    expect(await status()).toBe(5)
    const { state, videos } = await seen()
    expect(state).toBe('done')
    expect(new Set(videos.map(({ templateId }) => templateId)).size).toBe(2)
    const { list } = (await ask('GET', '/subtemplate')).body.result
    expect(list).toHaveLength(2)
    expect(new Set(list.map(({ title }: { title: string }) => title)).size).toBe(2)
    for (const { subtemplateId, templateId } of videos) {
      const project = (await ask('GET', `/subtemplate/${subtemplateId}`)).body.result
      expect(project).toMatchObject({ status: 0, ratio: '9:16' })
      expect(project.template.id).toBe(templateId)
    }
    await check()
  })

  it('open each with another picture, as their previews did', async () => {
    const photos = [1, 2, 3, 4, 5, 6].map(() => addPhoto(desk.server, desk.owner))
    ;({ requestId } = await desk.request(await Promise.all(photos)))
    const url = `/ai/design/recommendation/${requestId}`
    const { list } = (await desk.server.ask({ method: 'GET', url, as: desk.owner })).body.result
    // Which stories are recommended first is the ranking's own matter.
    scenarioIds = [...new Set<string>(list.map(({ scenarioId }: { scenarioId: string }) => scenarioId))]
    const shown = scenarioIds.slice(0, 2).map((id) => openingFile(list, id))
    expect(shown).not.toContain(null)
    expect(new Set(shown).size).toBe(2)
    await work(await ordered(2))
    const { videos } = await seen()
    const opened = videos.map(async ({ subtemplateId }) => {
      const project: Project = (await ask('GET', `/subtemplate/${subtemplateId}`)).body.result
      return firstPictureOf(project)
    })
    expect(await Promise.all(opened)).toEqual(shown)
  })

  it('asked for again by the same id are the same, and others are refused while they are being made', async () => {
    const _id = crypto.randomUUID()
    const [one, other] = await Promise.all([order(2, { _id }), order(2, { _id })])
    expect(one.body.result).toEqual(other.body.result)
    expect((await credits()).held).toBe(2)
    expect((await order(1)).body.code).toBe('AI_REQUESTS_MAKING')
    await work(one.body.result)
    await work(one.body.result)
    expect((await ask('GET', '/subtemplate')).body.result.total).toBe(2)
    expect((await order(1)).body.code).toBe('SUCCESS')
    await check()
  })

  it('are as many as there are credits for, and the result says so', async () => {
    await setPlan(0)
    const batch = await ordered(4)
    expect(batch.videos.map(({ state, failure }) => [state, failure])).toEqual([
      ['waiting', null],
      ['waiting', null],
      ['waiting', null],
      ['failed', 'no-credit'],
    ])
    await work(batch)
    expect((await seen()).state).toBe('partly')
    expect(await status()).toBe(6)
    const none = await order(1)
    expect(code(none)).toEqual([200, 'AI_REQUESTS_NO_CREDIT'])
    expect(none.body.message).toMatch(/\d에 새로 드려요/)
    expect((await ask('GET', '/subtemplate')).body.result.total).toBe(3)
    await check()
  })

  it('leave out the selling points that their owner left out, and have the ratio that was asked for', async () => {
    const { data } = (await ask('GET', `/airequest/${requestId}`)).body
    const without = data.sellingPoints.map(({ id }: { id: string }) => id)
    await work(await ordered(1, { ratio: '1:1', without }))
    const { videos } = await seen()
    const project = (await ask('GET', `/subtemplate/${videos[0]?.subtemplateId}`)).body.result
    expect(project.ratio).toBe('1:1')
    const told = JSON.stringify(project.userSource.text)
    const scenario = data.scenarios[0]
    const dropped = scenario.lines.filter(({ pointIds }: { pointIds: string[] }) => pointIds.length > 0)
    expect(dropped.length).toBeGreaterThan(0)
    const gone = dropped
      .map(({ headline }: { headline: string[] }) => headline[0])
      .filter((it: string) => it !== data.name)
    expect(gone.filter((words: string) => told.includes(JSON.stringify(words)))).toEqual([])
  })

  it('of which one cannot be made are made but for that one, whose credit comes back', async () => {
    const batch = await ordered(3)
    await desk.server.ctx
      .db()
      .execute(
        sql`update video_drafts set template_id = ${nobody} where batch_id = ${batch._id} and position = 1`,
      )
    await work(batch)
    const { state, videos } = await seen()
    expect(state).toBe('partly')
    expect(videos.map((video) => [video.state, video.failure])).toEqual([
      ['made', null],
      ['failed', 'template-gone'],
      ['made', null],
    ])
    expect(await credits()).toMatchObject({ left: 28, held: 0, used: 2 })
    expect(await status()).toBe(6)
    await check()
  })

  it('that break are tried again with their job, and give their credits back after the last try', async () => {
    const batch = await ordered(2)
    const { ctx } = desk.server
    let calls = 0
    // The database goes away in the middle of each second transaction.
    const flaky = {
      ...ctx,
      withTx: <T>(it: () => Promise<T>): Promise<T> => {
        calls += 1
        return calls % 2 === 0 ? Promise.reject(new Error('The connection was lost.')) : ctx.withTx(it)
      },
    }
    const run = { ...onlyTry, lastTry: false }
    await expect(projectJobs.makeVideos.run(flaky, payload(batch), run)).rejects.toThrow('connection')
    await check()
    expect(await status()).toBe(4)
    await projectJobs.makeVideos.lost?.(ctx, payload(batch), 'lost')
    const ledger = await check()
    expect(ledger.holds.map(({ state }) => state)).not.toContain('held')
    const made = (await ask('GET', '/subtemplate')).body.result.total
    expect(ledger.holds.filter(({ state }) => state === 'settled')).toHaveLength(made)
    expect(await status()).toBe(made === 0 ? 2 : 6)
  })

  it('whose job is lost give their credits back, and make no video afterwards', async () => {
    const batch = await ordered(2)
    await projectJobs.makeVideos.lost?.(desk.server.ctx, payload(batch), 'lost')
    expect(await seen()).toMatchObject({
      state: 'failed',
      videos: [{ failure: 'interrupted' }, { failure: 'interrupted' }],
    })
    expect(await status()).toBe(2)
    await work(batch)
    expect((await ask('GET', '/subtemplate')).body.result.total).toBe(0)
    expect(await credits()).toMatchObject({ left: 30, held: 0, used: 0 })
    await check()
  })

  it('that nobody works on are ended by the clock, and by whichever of two sweeps comes first', async () => {
    const batch = await ordered(1)
    const { ctx, clock } = desk.server
    const began = clock.now().getTime()
    try {
      clock.set(new Date(began + 31 * 60_000).toISOString())
      await projectJobs.closeDeadBatches.run(ctx, {}, onlyTry)
      await creditJobs.sweep.run(ctx, {}, onlyTry)
    } finally {
      clock.set(new Date(began).toISOString())
    }
    expect((await seen()).state).toBe('failed')
    const late = await ordered(1)
    try {
      clock.set(new Date(began + 61 * 60_000).toISOString())
      await creditJobs.sweep.run(ctx, {}, onlyTry)
      await work(late)
    } finally {
      clock.set(new Date(began).toISOString())
    }
    expect((await seen()).videos).toMatchObject([{ state: 'failed', failure: 'interrupted' }])
    expect((await check()).holds.map(({ state }) => state)).toEqual(['released', 'released'])
    expect(batch.state).toBe('making')
  })

  it('of an owner who has left are not made, and their credits are closed', async () => {
    const batch = await ordered(2)
    const { ctx, clock } = desk.server
    await ctx.db().update(accounts).set({ withdrawnAt: clock.now() }).where(eq(accounts.id, desk.owner.id))
    await work(batch)
    expect((await check()).holds.map(({ state }) => state)).toEqual(['released', 'released'])
  })

  it('cost nothing more when they are edited, copied, laid out in another ratio or rendered again', async () => {
    await work(await ordered(1))
    const { videos } = await seen()
    const id = videos[0]?.subtemplateId ?? ''
    const before = await credits()
    const { rev, userSource } = (await ask('GET', `/subtemplate/${id}`)).body.result
    expect((await ask('PATCH', `/subtemplate/${id}`, { rev, userSource, title: '새 제목' })).body.code).toBe(
      'SUCCESS',
    )
    expect((await ask('POST', `/subtemplate/anotherRatio/${id}`, { ratio: '16:9' })).body.code).toBe(
      'SUCCESS',
    )
    expect((await ask('POST', '/subtemplate/replica', { subtemplateId: id })).body.code).toBe('SUCCESS')
    for (const wanted of [1, 0, 1, 0]) expect((await desk.setStatus(id, wanted)).body.code).toBe('SUCCESS')
    // A plan written anew is free too.
    await desk.plan(
      (
        await ask(
          'POST',
          `/airequest/v2/${(await ask('GET', `/airequest/${requestId}`)).body.result.productId}`,
          {},
        )
      ).body.result._id,
    )
    expect(await credits()).toEqual(before)
    await check()
  })

  it('are refused before the plan is there, for scenarios that it has not, and for another’s request', async () => {
    expect(code(await order(1, { scenarioIds: ['no-such'] }))).toEqual([400, 'INVALID_INPUT'])
    for (const ids of [[], [scenarioIds[0], scenarioIds[0]]])
      expect(code(await order(1, { scenarioIds: ids }))).toEqual([400, 'INVALID_INPUT'])
    const other = await desk.server.member()
    const body = { _id: crypto.randomUUID(), scenarioIds }
    for (const [method, sent] of [
      ['POST', body],
      ['GET', undefined],
    ] as const)
      expect(code(await ask(method, `/airequest/${requestId}/videos`, sent, other))).toEqual([
        404,
        'AI_REQUESTS_NOT_FOUND',
      ])
    expect(await seen()).toBeNull()
    const early = await desk.request([await addPhoto(desk.server, desk.owner)], { planned: false })
    const answer = await ask('POST', `/airequest/${early.requestId}/videos`, {
      _id: crypto.randomUUID(),
      scenarioIds,
    })
    expect(answer.body.code).toBe('AI_REQUESTS_NOT_PLANNED')
    expect((await credits()).left).toBe(30)
  })

  it('can be more of one plan later, of which those made before stay', async () => {
    await giveCredits(desk.server.ctx, { accountId: desk.owner.id, kind: 'pack', ref: 'pack:1', amount: 10 })
    await work(await ordered(1))
    await work(await ordered(2))
    expect((await ask('GET', '/subtemplate')).body.result.total).toBe(3)
    expect((await seen()).videos).toHaveLength(2)
    await check()
  })
})

/** The file in the first place for one of a project's template. */
function firstPictureOf({ template, userSource }: Project): string | null {
  const off = new Set(userSource.scenes?.off)
  const scenes = slotsOf(template).filter(({ scene }) => !off.has(scene.id))
  const [first] = scenes.flatMap(({ media }) => media)
  return (first && userSource.media[first.id]?.assetId) ?? null
}
