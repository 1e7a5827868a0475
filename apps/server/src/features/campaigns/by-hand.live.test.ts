import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { type CampaignDesk, openCampaignDesk, saleCampaign as sale } from '../../test/campaign-desk.ts'
import { usualEngines } from '../../test/index.ts'
import { readLedger } from '../../test/ledger.ts'

/** Noon in Seoul, on a Tuesday, and the time of the next day's post. */
const noon = '2026-12-01T03:00:00Z'

describe.each(usualEngines)('what an owner does by hand with posts of a campaign on %s', (engine) => {
  let desk: CampaignDesk
  beforeAll(async () => {
    desk = await openCampaignDesk(engine)
  })
  afterAll(() => desk.stop())
  beforeEach(() => desk.open(noon))

  const made = (changes: object = {}) => desk.made({ approval: false, ...changes })
  const changeVideo = (id: string | null, subtemplateId: string | null | undefined) =>
    desk.ask('PATCH', `/reservation/subtemplate/${id}`, { subtemplateId })
  const moveAsPost = (postId: string | null, newUploadAt: string) =>
    desk.ask('PATCH', `/reservation/directupload/${postId}`, { newUploadAt })
  const retry = (postId: string | null) => desk.ask('POST', `/reservation/autoupload/retry/${postId}`, {})
  const failedAtItsTime = async (changes: object = {}) => {
    const { id } = await made(changes)
    desk.misbehave(() => 'rejected')
    await desk.goOnTo('2026-12-01T23:59:00Z', 60)
    await desk.goOnTo('2026-12-02T00:10:00Z', 1)
    desk.misbehave(() => 'none')
    const post = await desk.first(id)
    expect(post.status).toBe(6)
    return { id, post }
  }

  it('posts what failed when it is sent again a day later, though its time is long over', async () => {
    const { id, post } = await failedAtItsTime()
    await desk.goOnTo('2026-12-03T02:00:00Z', 60)
    expect((await retry(post.postId)).code).toBe('SUCCESS')
    await desk.goOnTo('2026-12-03T02:10:00Z', 1)
    expect(await desk.first(id)).toMatchObject({ status: 4 })
    expect(desk.seenOf(post.copy)).toHaveLength(1)
  })

  it('does not send again what shows an old price, and says so', async () => {
    const { id, post } = await failedAtItsTime(sale)
    await desk.changePrice()
    expect((await retry(post.postId)).code).toBe('RESERVATIONS_OUTDATED')
    expect(await desk.first(id)).toMatchObject({ status: 6 })
  })

  it('tells its owner of an old price that came while it waited to be sent again, and goes nowhere', async () => {
    const { id, post } = await failedAtItsTime(sale)
    desk.misbehave((call) => (call === 'instagram.limits' ? 'busy' : 'none'))
    expect((await retry(post.postId)).code).toBe('SUCCESS')
    await desk.goOnTo('2026-12-02T00:11:00Z', 1)
    desk.misbehave(() => 'none')
    await desk.changePrice()
    await desk.goOnTo('2026-12-02T01:00:00Z', 1)
    expect(await desk.first(id)).toMatchObject({ status: 6, skip: null })
    const { result } = await desk.ask('GET', `/reservation/directupload/${post.postId}`)
    expect(result.targets).toMatchObject([{ status: 'failed', failure: 'outdated' }])
    expect(desk.seen('instagram')).toEqual([])
  })

  it.each([
    ['stop', 8],
    ['cancel', 7],
  ])('goes nowhere once it waits to be sent again and its campaign is had %s', async (act, status) => {
    const { id, post } = await failedAtItsTime()
    desk.misbehave((call) => (call === 'instagram.limits' ? 'busy' : 'none'))
    await retry(post.postId)
    await desk.goOnTo('2026-12-02T00:11:00Z', 1)
    desk.misbehave(() => 'none')
    expect((await desk.change(id, { act })).code).toBe('SUCCESS')
    await desk.goOnTo('2026-12-02T01:00:00Z', 1)
    expect(await desk.first(id)).toMatchObject({ status })
    expect(desk.seen('instagram')).toEqual([])
  })

  it('does not post now what shows an old price or is being made anew, and posts it at its time', async () => {
    const { id, post } = await made(sale)
    await desk.goOnTo('2026-12-01T20:00:00Z', 60)
    await desk.changePrice()
    expect((await desk.changePost(post._id, { act: 'now' })).code).toBe('CAMPAIGNS_OUTDATED')
    desk.state.howRendersEnd = () => 'waits'
    await desk.goOnTo('2026-12-01T20:30:00Z')
    expect((await desk.changePost(post._id, { act: 'now' })).code).toBe('CAMPAIGNS_OUTDATED')
    desk.state.howRendersEnd = () => 'done'
    await desk.goOnTo('2026-12-02T00:05:00Z', 5)
    expect(await desk.first(id)).toMatchObject({ status: 4, skip: null })
  })

  it('sends nothing at once from among the posts that shows an old price, and has it made anew by its time', async () => {
    const { id, post } = await made(sale)
    await desk.changePrice()
    const now = await desk.ask('PATCH', `/reservation/directupload/${post.postId}`, { newUploadAt: null })
    expect(now.code).toBe('RESERVATIONS_OUTDATED')
    await desk.goOnTo('2026-12-02T00:05:00Z', 20)
    expect(await desk.first(id)).toMatchObject({ status: 4 })
    expect(desk.seen('instagram')[0]?.text).toContain('15,900')
  })

  it('says that a campaign may go on once the product that it stopped with is shown again', async () => {
    const { id } = await made()
    const hide = (hidden: boolean) => desk.ask('PATCH', `/product/${desk.state.productId}`, { hidden })
    await hide(true)
    expect(await desk.look(id)).toMatchObject({ status: 3, stop: 'product-hidden' })
    await hide(false)
    expect(await desk.look(id)).toMatchObject({ status: 3, stop: 'product-shown' })
    expect((await desk.change(id, { act: 'resume' })).result).toMatchObject({ stop: null })
  })

  it('ends a campaign that stands still once its last day is over', async () => {
    const { id } = await made({ endsOn: '2026-12-09' })
    await desk.change(id, { act: 'stop' })
    await desk.goOnTo('2026-12-09T10:00:00Z', 240)
    expect(await desk.look(id)).toMatchObject({ status: 3, stop: 'owner' })
    await desk.goOnTo('2026-12-11T00:00:00Z', 240)
    expect(await desk.look(id)).toMatchObject({ status: 5, stop: null })
  })

  it('keeps the time that a post was moved to among posts, when it gets another video or its approval is taken back', async () => {
    const { id, post } = await made({ creations: 2 })
    const [, other] = await desk.posts(id, { ahead: 2 })
    await moveAsPost(post.postId, '2026-12-05T02:00:00Z')
    const swapped = await changeVideo(post._id, other?.subtemplateId)
    expect(swapped.result).toMatchObject({ status: 2, uploadAt: '2026-12-05T02:00:00.000Z' })
    // The calendar has it where it is, before its old time is over, too.
    const on = (from: string, to: string) => ({ startAt: `${from}T00:00:00Z`, endAt: `${to}T00:00:00Z` })
    const seenOn = async (at: Record<string, string>) =>
      (
        await desk.ask('GET', `/reservation/campaign/reservation/${id}?${new URLSearchParams(at).toString()}`)
      ).result.list.map(({ _id }: { _id: string }) => _id)
    await moveAsPost((await desk.first(id)).postId, '2026-12-05T02:30:00Z')
    expect(await seenOn(on('2026-12-05', '2026-12-06'))).toContain(post._id)
    expect(await seenOn(on('2026-12-01', '2026-12-03'))).not.toContain(post._id)
    const asked = await made({ approval: true, title: '승인할 것' })
    await desk.ask('PATCH', `/reservation/approval/${asked.post._id}`)
    const { postId } = await desk.first(asked.id)
    await moveAsPost(postId, '2026-12-05T03:00:00Z')
    const withdrawn = await desk.ask('PATCH', `/reservation/cancelapproval/${asked.post._id}`, {})
    expect(withdrawn.result).toMatchObject({ status: 1, uploadAt: '2026-12-05T03:00:00.000Z' })
  })

  it('keeps another video for a post of a campaign that stands still, and posts it only once that goes on', async () => {
    const { id, post } = await made({ creations: 2 })
    const [, other] = await desk.posts(id, { ahead: 2 })
    await desk.change(id, { act: 'stop' })
    const swapped = await changeVideo(post._id, other?.subtemplateId)
    expect(swapped.result).toMatchObject({ status: 2, postId: null, subtemplateId: other?.subtemplateId })
    await desk.goOnTo('2026-12-01T20:00:00Z', 60)
    await desk.change(id, { act: 'resume' })
    expect((await desk.first(id)).postId).not.toBeNull()
    await desk.goOnTo('2026-12-02T00:05:00Z', 5)
    expect(await desk.first(id)).toMatchObject({ status: 4, subtemplateId: other?.subtemplateId })
  })

  it('takes no other video for a post that nobody could approve any more', async () => {
    const { id, post } = await made({ approval: true, creations: 2 })
    const [, other] = await desk.posts(id, { ahead: 2 })
    await desk.ask('PATCH', `/reservation/approval/${post._id}`)
    await desk.goOnTo('2026-12-01T23:55:00Z', 60)
    expect((await changeVideo(post._id, other?.subtemplateId)).code).toBe('RESERVATIONS_UNDER_WAY')
    await desk.goOnTo('2026-12-02T00:05:00Z', 1)
    expect(await desk.first(id)).toMatchObject({ status: 4, subtemplateId: post.subtemplateId })
  })

  it('takes no words for a video that is not made yet', async () => {
    const { id } = await made()
    const [, second] = await desk.posts(id)
    const words = { caption: '먼저 써 둔 글', hashtags: [], title: '' }
    const refused = await desk.changePost(`${id}_${second?.day}_0`, { words })
    expect(refused).toMatchObject({ code: 'RESERVATIONS_VIDEO_NOT_READY', field: 'words' })
  })

  it('makes all of a run whose first post was moved away, though its campaign is changed meanwhile', async () => {
    const { id } = await made({ creations: 2 })
    const [, , first] = await desk.posts(id)
    await desk.changePost(`${id}_${first?.day}_0`, { uploadAt: '2026-12-23T00:00:00Z' })
    await desk.change(id, { changes: { schedule: { times: { 3: '09:00' }, zone: 'Asia/Seoul' } } })
    await desk.goOnTo('2026-12-09T01:30:00Z', 60)
    const onTheNinth = (await desk.posts(id)).filter(({ day }) => day === '2026-12-09')
    expect(onTheNinth.map(({ no, status }) => [no, status])).toEqual([
      [1, 4],
      [0, 2],
    ])
  })

  it('makes the rest of a run as a campaign goes on whose first post of it is over', async () => {
    const { id } = await made({ creations: 2, schedule: { times: { 3: '09:00' }, zone: 'Asia/Seoul' } })
    await desk.goOnTo('2026-12-06T20:00:00Z', 60)
    await desk.changePost(`${id}_2026-12-09_1`, { uploadAt: '2026-12-09T08:00:00Z' })
    await desk.change(id, { act: 'stop' })
    // Nobody has looked at it since.
    desk.server.clock.set('2026-12-08T23:55:00Z')
    await desk.change(id, { act: 'resume' })
    await desk.goOnTo('2026-12-09T07:59:00Z', 60)
    await desk.goOnTo('2026-12-09T08:10:00Z', 1)
    const onTheNinth = (await desk.posts(id)).filter(({ day }) => day === '2026-12-09')
    expect(onTheNinth.map(({ no, status }) => [no, status])).toEqual([
      [0, 8],
      [1, 4],
    ])
  })

  it('makes nothing after a new last day but what its owner put there', async () => {
    const { id } = await made({ creations: 2 })
    await desk.changePost(`${id}_2026-12-16_0`, { uploadAt: '2026-12-16T06:00:00Z' })
    await desk.change(id, { changes: { endsOn: '2026-12-10' } })
    const days = (await desk.posts(id)).map(({ day, no }) => [day, no])
    expect(days).toEqual([
      ['2026-12-02', 0],
      ['2026-12-02', 1],
      ['2026-12-09', 0],
      ['2026-12-09', 1],
      ['2026-12-16', 0],
    ])
  })

  it('plans nothing for after the promotion that it tells of', async () => {
    const promotion = { ...sale.promotion, endAt: '2026-12-09' }
    const { id } = await made({ ...sale, promotion })
    expect((await desk.look(id)).promotion).toMatchObject({ discountPrice: 9_900, endAt: '2026-12-09' })
    expect((await desk.posts(id)).map(({ day }) => day)).toEqual(['2026-12-02', '2026-12-09'])
    await desk.goOnTo('2026-12-09T14:55:00Z', 240)
    expect(await desk.look(id)).toMatchObject({ stop: null, nextAt: null })
    await desk.goOnTo('2026-12-09T15:05:00Z')
    expect(await desk.look(id)).toMatchObject({ status: 3, stop: 'promotion-over' })
    const { ctx } = desk.server
    expect((await readLedger(ctx, desk.state.owner.id)).holds).toHaveLength(2)
  })

  it('says when it posted last, which a slot that was left out is not', async () => {
    const { id } = await made()
    await desk.changePost(`${id}_2026-12-09_0`, { act: 'skip' })
    expect(await desk.look(id)).toMatchObject({ lastUploadAt: null, lastStatus: null })
    await desk.goOnTo('2026-12-01T23:59:00Z', 60)
    await desk.goOnTo('2026-12-02T00:05:00Z', 1)
    await desk.goOnTo('2026-12-09T00:10:00Z', 60)
    const campaign = await desk.look(id)
    expect(campaign).toMatchObject({ lastStatus: 8 })
    expect(campaign.lastUploadAt).toMatch(/^2026-12-02T00:0/u)
  })

  it('shows whoever is to approve a post what is so, long before its time', async () => {
    const { id, post } = await made({ ...sale, approval: true })
    expect(post.copy).toContain('12,900원에서 9,900원으로')
    await desk.changePrice()
    await desk.goOnTo('2026-12-01T03:15:00Z')
    const shown = await desk.first(id)
    expect(shown).toMatchObject({ status: 1 })
    expect(shown.copy).toContain('15,900원에서 9,900원으로')
    const { result } = await desk.ask('GET', `/reservation/subtemplate/${post._id}`)
    expect(result).toMatchObject({ outdated: false })
  })

  it('names as next what is to come, and not a day that its owner left out', async () => {
    const { id } = await made()
    const [, second] = await desk.posts(id)
    await desk.changePost(`${id}_${second?.day}_0`, { act: 'skip' })
    await desk.goOnTo('2026-12-02T00:10:00Z', 60)
    expect(await desk.look(id)).toMatchObject({ nextAt: '2026-12-16T00:00:00.000Z' })
  })

  it('goes on under a longer name from before as other settings change, and takes none as long now', async () => {
    const { _id: id } = await desk.begin()
    const title = '가'.repeat(40)
    await desk.rewrite(id, { title })
    expect(await desk.look(id)).toMatchObject({ title })
    expect(await desk.change(id, { changes: { hashtags: ['잼'] } })).toMatchObject({
      code: 'SUCCESS',
      result: { title, hashtags: ['잼'] },
    })
    const rename = (to: string) => desk.ask('PATCH', `/reservation/campaigntitle/${id}`, { title: to })
    expect(await rename('나'.repeat(31))).toMatchObject({ code: 'INVALID_INPUT' })
    expect((await rename('나'.repeat(30))).result).toMatchObject({ title: '나'.repeat(30) })
  })

  it('answers for a day thousands of years ahead as soon as for the next', async () => {
    const { id } = await made()
    const far = `/reservation/campaign/reservation/${id}?startAt=9999-11-01T00:00:00Z&endAt=9999-12-01T00:00:00Z`
    expect((await desk.ask('GET', far)).result.list.length).toBeGreaterThan(3)
    expect((await desk.ask('GET', `/reservation/autoupload/${id}_9999-12-31_0`)).code).not.toBe('INTERNAL')
    for (const name of [`${'-'.repeat(36)}_2026-12-09_0`, `${id}_2026-13-45_0`])
      expect((await desk.changePost(name, { act: 'skip' })).code).toBe('INVALID_INPUT')
  })
})
