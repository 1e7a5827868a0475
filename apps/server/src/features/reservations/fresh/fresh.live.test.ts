import type { Project, Reservation } from '@clipmint/contract'
import { must } from '@clipmint/kit'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { notifications } from '../../../db/tables/notifications.ts'
import { projects } from '../../../db/tables/projects.ts'
import { posts, postTargets } from '../../../db/tables/reservations.ts'
import { type CampaignDesk, openCampaignDesk } from '../../../test/campaign-desk.ts'
import { makeVideos } from '../../../test/campaign-work.ts'
import { usualEngines } from '../../../test/index.ts'
import { design } from '../../../test/project-desk.ts'
import { followVideos } from './follow.ts'

/** Noon in Seoul, and the time that posts are planned for: the next morning at nine. */
const noon = '2026-12-01T03:00:00Z'
const nine = '2026-12-02T00:00:00Z'
const sale = {
  regularPrice: 12_900,
  discountPrice: 9_900,
  currency: 'KRW',
  startAt: '2026-11-01',
  endAt: '2026-12-31',
  text: '겨울맞이 할인이에요.',
}

describe.each(usualEngines)('posts by hand of what changes on %s', (engine) => {
  let desk: CampaignDesk
  beforeAll(async () => {
    desk = await openCampaignDesk(engine)
  })
  afterAll(() => desk.stop())
  beforeEach(() => desk.open(noon))

  const db = () => desk.server.ctx.db()
  const result = async <Value>(...of: Parameters<CampaignDesk['ask']>): Promise<Value> => {
    const answer = await desk.ask(...of)
    expect(answer.code).toBe('SUCCESS')
    return answer.result
  }
  const plan = async (wish: object = {}): Promise<string> => {
    const { _id } = await result<{ _id: string }>('POST', `/airequest/v2/${desk.state.productId}`, wish)
    await makeVideos(desk.server.ctx)
    return _id
  }
  const video = (requestId: string) => result<Project>('POST', '/subtemplate', { ...design, requestId })
  const finish = async (id: string) => {
    await result('PATCH', `/subtemplate/${id}/status`, { status: 1 })
    await desk.settle()
  }
  const finished = async (requestId: string): Promise<string> => {
    const { _id } = await video(requestId)
    await finish(_id)
    return _id
  }
  const wish = (more: object = {}) => ({
    words: { caption: '갓 졸인 딸기잼 12,900원', hashtags: ['딸기잼'], title: '' },
    targets: [{ platform: 'instagram', type: 'reels' }],
    uploadAt: nine,
    requestKey: crypto.randomUUID(),
    ...more,
  })
  const schedule = (id: string, more: object = {}) =>
    result<Reservation>('POST', `/reservation/directupload/${id}`, wish(more))
  const look = (id: string) => result<Reservation>('GET', `/reservation/directupload/${id}`)
  const stale = async (query = ''): Promise<string[]> =>
    (await result<{ list: Reservation[] }>('GET', `/reservation/outdated${query}`)).list.map(({ _id }) => _id)
  const renew = async (ids: string[], way: 'renew' | 'keep' = 'renew'): Promise<string[]> =>
    (await result<{ list: { outcome: string }[] }>('POST', '/reservation/outdated', { ids, way })).list.map(
      ({ outcome }) => outcome,
    )
  const textsSeen = () => desk.seen('instagram').map(({ text }) => text.split('\n')[0])
  const videoOf = async (id: string) => {
    const [row] = await db().select().from(posts).where(eq(posts.id, id))
    const post = must(row, 'the post')
    const [project] = await db().select().from(projects).where(eq(projects.id, post.projectId))
    return { post, now: project?.videoId }
  }

  it('are not sent with an old price, and their owner is told', async () => {
    const { _id } = await schedule(await finished(await plan()))
    expect(await stale()).toEqual([])
    await desk.changePrice()
    expect(await stale()).toEqual([_id])
    const { stale: found } = await look(_id)
    expect(found).toMatchObject({ overAt: null, isRemade: false })
    expect(new Set(found?.outdated.map(({ isInWords }) => isInWords))).toEqual(new Set([true, false]))
    expect(found?.outdated[0]).toMatchObject({ shown: '12,900원', now: '15,900원' })

    await desk.goOnTo('2026-12-02T00:05:00Z', 60)
    expect(textsSeen()).toEqual([])
    const ended = await look(_id)
    expect(ended).toMatchObject({
      status: 6,
      stale: null,
      targets: [{ status: 'failed', failure: 'outdated' }],
    })
    const told = await db().select().from(notifications).where(eq(notifications.postId, _id))
    expect(told.map(({ kind }) => kind)).toEqual(['post-failed'])
    expect((await desk.ask('POST', `/reservation/autoupload/retry/${_id}`, {})).code).toBe(
      'RESERVATIONS_OUTDATED',
    )
  })

  it('are brought up to date by one call, three of them, and none is published with what was', async () => {
    const requestId = await plan()
    const videos = [await finished(requestId), await finished(requestId)]
    const [first = '', second = ''] = videos
    const own = { platform: 'facebook', type: 'reels', words: null, settings: {} }
    const mine = { ...own, words: { caption: '페이스북에서도 12,900원', hashtags: [], title: '' } }
    const scheduled = [
      await schedule(first),
      await schedule(second, { targets: [mine] }),
      await schedule(second, { uploadAt: '2026-12-04T12:00:00Z' }),
    ]
    const ids = scheduled.map(({ _id }) => _id)
    await desk.changePrice()
    expect(await stale()).toEqual(ids)
    expect(await stale(`?subtemplateId=${first}`)).toEqual(ids.slice(0, 1))
    expect(await renew(ids)).toEqual(['making', 'making', 'making'])
    expect((await look(ids[0] ?? '')).stale).toMatchObject({ isRemade: true })
    await desk.settle()
    await followVideos(desk.server.ctx)
    expect(await stale()).toEqual([])
    for (const [index, id] of ids.entries()) {
      const { post, now } = await videoOf(id)
      expect(post.videoId).toBe(now)
      const { copy, uploadAt, targets, tags } = await look(id)
      expect(copy).toBe('갓 졸인 딸기잼 15,900원')
      expect({ uploadAt, tags }).toEqual({ uploadAt: scheduled[index]?.uploadAt, tags: ['딸기잼'] })
      expect(targets[0]?.status).toBe('pending')
    }
    expect((await look(ids[1] ?? '')).targets[0]?.words?.caption).toBe('페이스북에서도 15,900원')
    expect(await renew(ids)).toEqual(['current', 'current', 'current'])
    await desk.goOnTo('2026-12-02T00:05:00Z', 60)
    await desk.goOnTo('2026-12-04T12:05:00Z', 60)
    await desk.goOnTo('2026-12-04T12:10:00Z')
    expect(textsSeen()).toEqual(['갓 졸인 딸기잼 15,900원', '갓 졸인 딸기잼 15,900원'])
    expect(desk.seen('facebook').map(({ text }) => text)).toEqual(['페이스북에서도 15,900원'])
  })

  it('wait for their video where that is still being made, and go out with it', async () => {
    const { _id } = await schedule(await finished(await plan()))
    await desk.goOnTo('2026-12-01T23:58:00Z', 60)
    await desk.changePrice()
    desk.state.howRendersEnd = () => 'waits'
    expect(await renew([_id])).toEqual(['making'])
    await desk.goOnTo('2026-12-02T00:20:00Z', 1)
    expect(textsSeen()).toEqual([])
    expect(await look(_id)).toMatchObject({ status: 2, targets: [{ status: 'pending', waitsFor: 'video' }] })
    desk.state.howRendersEnd = () => 'done'
    await desk.goOnTo('2026-12-02T00:30:00Z', 1)
    expect(textsSeen()).toEqual(['갓 졸인 딸기잼 15,900원'])
    const { post, now } = await videoOf(_id)
    expect(post.videoId).toBe(now)
  })

  it('are given up where their video does not come within hours, or cannot be made', async () => {
    const requestId = await plan()
    const [slow, broken] = [await finished(requestId), await finished(requestId)]
    const ids = [(await schedule(slow))._id, (await schedule(broken))._id]
    await desk.changePrice()
    desk.state.howRendersEnd = ({ projectId }) => (projectId === slow ? 'waits' : 'failed')
    expect(await renew(ids)).toEqual(['making', 'making'])
    await desk.goOnTo('2026-12-02T00:05:00Z', 60)
    await desk.goOnTo('2026-12-02T03:10:00Z', 10)
    expect(textsSeen()).toEqual([])
    for (const id of ids) expect((await look(id)).targets[0]?.failure).toBe('outdated')
  })

  it('go out as they are where their owner keeps them, until something changes once more', async () => {
    const id = await finished(await plan())
    const [kept, again] = [await schedule(id), await schedule(id, { uploadAt: '2026-12-05T00:00:00Z' })]
    await desk.changePrice()
    expect(await renew([kept._id, again._id], 'keep')).toEqual(['kept', 'kept'])
    expect(await stale()).toEqual([])
    await desk.goOnTo('2026-12-02T00:05:00Z', 60)
    expect(textsSeen()).toEqual(['갓 졸인 딸기잼 12,900원'])
    await result('PATCH', `/product/${desk.state.productId}`, { price: 17_000 })
    expect(await stale()).toEqual([again._id])
  })

  it('are refused with an old price from the start, but where their owner wants that', async () => {
    const id = await finished(await plan())
    await desk.changePrice()
    const check = async (keeps: boolean) => {
      const { requestKey: _key, ...asked } = wish({ keeps })
      const path = `/reservation/directupload/${id}/check`
      const { list } = await result<{ list: { findings: object[] }[] }>('POST', path, asked)
      return list[0]?.findings
    }
    const values = { was: '12,900원', now: '15,900원' }
    expect(await check(false)).toContainEqual({ code: 'outdated', stops: true, values })
    expect(await check(true)).toContainEqual({ code: 'outdated', stops: false, values })
    const refused = await desk.ask('POST', `/reservation/directupload/${id}`, wish())
    expect(refused).toMatchObject({ code: 'RESERVATIONS_CHECK', field: 'targets.0' })
    expect(refused.message).toContain('바뀌기 전 정보')
    expect((await schedule(id, { keeps: true })).stale).toBeNull()
    await desk.goOnTo('2026-12-02T00:05:00Z', 60)
    expect(textsSeen()).toEqual(['갓 졸인 딸기잼 12,900원'])
  })

  it('are not touched once they are being sent', async () => {
    const { _id } = await schedule(await finished(await plan()))
    await db()
      .update(postTargets)
      .set({ startedAt: desk.server.ctx.now() })
      .where(eq(postTargets.postId, _id))
    const before = await videoOf(_id)
    await desk.changePrice()
    expect(await renew([_id])).toEqual(['locked'])
    expect(await renew([_id], 'keep')).toEqual(['locked'])
    expect((await videoOf(_id)).post).toEqual(before.post)
  })

  it('follow a video that its owner made anew, whose file of before is gone', async () => {
    const id = await finished(await plan())
    const { _id } = await schedule(id)
    const before = await videoOf(_id)
    await result('PATCH', `/subtemplate/${id}/status`, { status: 0 })
    expect((await desk.ask('POST', `/reservation/directupload/${id}`, wish())).code).toBe(
      'RESERVATIONS_VIDEO_NOT_READY',
    )
    await finish(id)
    await desk.server.ctx.files.delete((before.post.video as { fileKey: string }).fileKey)
    await desk.goOnTo('2026-12-02T00:05:00Z', 60)
    expect(textsSeen()).toEqual(['갓 졸인 딸기잼 12,900원'])
    const { post, now } = await videoOf(_id)
    expect(post.videoId).toBe(now)
    expect(post.videoId).not.toBe(before.post.videoId)
  })

  it('are not sent with what their words still say of a price that is nothing to say any more', async () => {
    const id = await finished(await plan({ category: 'promotion', promotion: sale }))
    const words = { caption: '딸기잼 12,900원 → 9,900원', hashtags: [], title: '' }
    const { _id } = await schedule(id, { words })
    // Below the sale's own: there is no sale any more.
    await result('PATCH', `/product/${desk.state.productId}`, { price: 8_900 })
    await result('PATCH', `/subtemplate/${id}/status`, { status: 0 })
    const { userSource } = await result<Project>('GET', `/subtemplate/${id}`)
    const free = JSON.parse(JSON.stringify(userSource).replaceAll(/(?:12,900|9,900)원/gu, '특가'))
    await result('PATCH', `/subtemplate/${id}`, {
      userSource: free,
      rev: (await result<Project>('GET', `/subtemplate/${id}`)).rev,
    })
    await finish(id)
    await followVideos(desk.server.ctx)
    const { post, now } = await videoOf(_id)
    expect(post.videoId).toBe(now)
    expect(await stale()).toEqual([_id])
    await desk.goOnTo('2026-12-02T00:05:00Z', 60)
    expect(textsSeen()).toEqual([])
  })

  it('from before it was kept what they show are known by their video', async () => {
    const { _id } = await schedule(await finished(await plan()))
    const { shows: _shows, ...older } = (await videoOf(_id)).post.video as Record<string, unknown>
    await db().update(posts).set({ video: older }).where(eq(posts.id, _id))
    await desk.changePrice()
    expect(await stale()).toEqual([_id])
    await desk.goOnTo('2026-12-02T00:05:00Z', 60)
    expect(textsSeen()).toEqual([])
  })

  it('of a promotion end with it', async () => {
    const requestId = await plan({ category: 'promotion', promotion: sale })
    const id = await finished(requestId)
    const words = { caption: '딸기잼 할인', hashtags: [], title: '' }
    const late = { words, uploadAt: '2027-01-01T00:00:00Z' }
    const refused = await desk.ask('POST', `/reservation/directupload/${id}`, wish(late))
    expect(refused.message).toContain('행사가 끝나')
    const { _id } = await schedule(id, { words })
    const kept = await schedule(id, { ...late, keeps: true })
    const moved = await desk.ask('PATCH', `/reservation/directupload/${_id}`, { newUploadAt: late.uploadAt })
    expect(moved).toMatchObject({ code: 'RESERVATIONS_CHECK', message: refused.message })
    await result('PATCH', `/airequest/${requestId}/promotion`, { endAt: '2026-12-01' })
    expect(await stale()).toEqual([_id, kept._id])
    expect((await look(_id)).stale?.overAt).toBe('2026-12-01T15:00:00.000Z')
    await renew([_id])
    await desk.goOnTo('2026-12-02T00:05:00Z', 60)
    expect(textsSeen()).toEqual([])
    expect((await look(_id)).targets[0]?.failure).toBe('promotion-over')
  })

  it('are their owner’s business alone', async () => {
    const { _id } = await schedule(await finished(await plan()))
    await desk.changePrice()
    const other = await desk.server.member()
    const list = await desk.ask('GET', '/reservation/outdated', undefined, other)
    expect(list.result.list).toEqual([])
    const refused = await desk.ask('POST', '/reservation/outdated', { ids: [_id] }, other)
    expect(refused.code).toBe('RESERVATIONS_NOT_FOUND')
  })
})
