import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { type CampaignDesk, openCampaignDesk, usualCampaign } from '../../test/campaign-desk.ts'
import { usualEngines } from '../../test/index.ts'
import { expectSound, readLedger } from '../../test/ledger.ts'
import { addPhoto, addPlace } from '../../test/seed.ts'
import { creditState, giveCredits, holdCredit, settleCredit } from '../credits/index.ts'
import { findProjects } from '../projects/index.ts'

/** Noon in Seoul, on a Tuesday, and the time of the next day's post. */
const noon = '2026-12-01T03:00:00Z'
const due = '2026-12-02T00:00:00.000Z'

describe.each(usualEngines)('a campaign on %s', (engine) => {
  let desk: CampaignDesk
  beforeAll(async () => {
    desk = await openCampaignDesk(engine)
  })
  afterAll(() => desk.stop())
  beforeEach(() => desk.open(noon))

  const approve = (id: string | null) => desk.ask('PATCH', `/reservation/approval/${id}`)
  const told = async () =>
    (await desk.ask('GET', '/notification')).result.list.map(
      ({ kind, failure }: { kind: string; failure?: string }) => [kind, failure ?? null],
    )
  const trail = async (id: string | null) =>
    (await desk.ask('GET', `/reservation/autoupload/${id}`)).result.trail.map(
      ({ kind }: { kind: string }) => kind,
    )

  it('makes its first video at once, has it approved, and posts it at its time', async () => {
    const campaign = await desk.begin()
    expect(campaign).toMatchObject({ status: 0, nextAt: due, toApprove: 0, about: { name: '수제 딸기잼' } })
    await desk.settle()
    const post = await desk.first(campaign._id)
    expect(post).toMatchObject({
      status: 1,
      uploadAt: due,
      decideBy: '2026-12-01T23:50:00.000Z',
      choice: { because: 'preference' },
    })
    expect(post.tags[0]).toBe('딸기잼')
    expect(post.copy).not.toBe('')
    expect(await desk.look(campaign._id)).toMatchObject({ status: 1, toApprove: 1 })
    expect(desk.asked).toMatchObject([{ why: 'made', posts: [{ id: post._id }] }])
    expect(await told()).toEqual([['approval-needed', null]])
    expect((await approve(post._id)).result).toMatchObject({ status: 2, decideBy: null })
    await desk.goOnTo('2026-12-02T00:05:00Z')
    expect(await desk.first(campaign._id)).toMatchObject({ status: 4, skip: null })
    expect(desk.seenOf(post.copy)).toHaveLength(1)
    expect(desk.seenOf(post.copy)[0]?.at).toBeLessThanOrEqual(Date.parse('2026-12-02T00:05:00Z'))
    expect(await desk.look(campaign._id)).toMatchObject({ lastStatus: 4, nextAt: '2026-12-09T00:00:00.000Z' })
    expect(await trail(post._id)).toEqual(['planned', 'made', 'approved'])
    const ledger = await readLedger(desk.server.ctx, desk.state.owner.id)
    expectSound(ledger)
    expect(ledger.holds.map(({ state }) => state)).toEqual(['settled'])
  })

  it('makes the next videos two days before their time, and ends after its last day', async () => {
    const { id } = await desk.made({ approval: false, endsOn: '2026-12-09' })
    await desk.goOnTo('2026-12-06T23:55:00Z', 60)
    expect((await desk.posts(id)).map(({ _id, status }) => [_id === null, status])).toEqual([
      [false, 4],
      [true, 0],
    ])
    await desk.goOnTo('2026-12-07T00:05:00Z')
    await desk.settle()
    expect((await desk.posts(id)).map(({ status }) => status)).toEqual([4, 2])
    await desk.goOnTo('2026-12-08T23:55:00Z', 720)
    await desk.goOnTo('2026-12-09T00:20:00Z')
    expect((await desk.posts(id)).map(({ status }) => status)).toEqual([4, 4])
    expect(await desk.look(id)).toMatchObject({ status: 5, nextAt: null })
    expect((await desk.change(id, { act: 'resume' })).code).toBe('CAMPAIGNS_ENDED')
  })

  it('posts without being asked where its owner wants that, as a story too and an hour apart', async () => {
    const { id } = await desk.made({ approval: false, creations: 2, story: true })
    const posts = await desk.posts(id, { ahead: 2 })
    expect(posts.map(({ status, uploadAt }) => [status, uploadAt])).toEqual([
      [2, due],
      [2, '2026-12-02T01:00:00.000Z'],
    ])
    expect(posts[0]?.targets).toEqual([
      { platform: 'instagram', type: 'reels' },
      { platform: 'instagram', type: 'story' },
    ])
    expect(new Set(posts.map(({ copy }) => copy)).size).toBe(2)
    expect(desk.asked).toEqual([])
    await desk.goOnTo('2026-12-02T01:10:00Z')
    expect((await desk.posts(id, { ahead: 1 })).map(({ status }) => status)).toEqual([4, 4])
  })

  it('leaves a post out that nobody decided about, or posts it, as its owner wanted', async () => {
    const silent = await desk.made()
    const bold = await desk.made({ onSilence: 'post', title: '그냥 올리기' })
    await desk.goOnTo('2026-12-02T00:10:00Z')
    expect(await desk.first(silent.id)).toMatchObject({ status: 8, skip: 'not-approved', postId: null })
    expect(await desk.first(bold.id)).toMatchObject({ status: 4 })
    expect((await approve(silent.post._id)).code).toBe('CAMPAIGNS_NOTHING_TO_DECIDE')
  })

  it('takes one decision of two at once, and none after its end', async () => {
    const { post } = await desk.made()
    const both = await Promise.all([approve(post._id), approve(post._id)])
    const codes = both.map(({ code }): string => code)
    expect(codes).toHaveLength(2)
    expect(new Set(codes)).toEqual(new Set(['CAMPAIGNS_DECIDED', 'SUCCESS']))
    expect((await approve(post._id)).code).toBe('CAMPAIGNS_DECIDED')
    expect((await trail(post._id)).filter((kind: string) => kind === 'approved')).toHaveLength(1)
  })

  const toTiktok = (privacy: string) => [
    { platform: 'tiktok', type: 'video', settings: { privacy, disclosure: 'own', musicConsent: true } },
  ]
  it('begins with no setting that its account does not allow', async () => {
    desk.state.privacies = ['SELF_ONLY']
    const body = { _id: crypto.randomUUID(), ...usualCampaign, targets: toTiktok('PUBLIC_TO_EVERYONE') }
    const refused = await desk.ask('POST', `/reservation/autoupload/${desk.state.productId}`, body)
    expect(refused).toMatchObject({ code: 'RESERVATIONS_CHECK', field: 'targets.0' })
    const { id } = await desk.made({ targets: toTiktok('SELF_ONLY') })
    const changed = await desk.change(id, { changes: { targets: toTiktok('PUBLIC_TO_EVERYONE') } })
    expect(changed).toMatchObject({ code: 'RESERVATIONS_CHECK', field: 'targets.0' })
  })

  it('goes on saying what a network will not take, also once it is approved, until that is mended', async () => {
    const { id, post } = await desk.made({ targets: toTiktok('SELF_ONLY') })
    expect(post.failure).toBeNull()
    desk.state.privacies = ['PUBLIC_TO_EVERYONE']
    const failure = { platform: 'tiktok', code: 'setting-unavailable' }
    expect((await approve(post._id)).result).toMatchObject({ status: 2, failure })
    await desk.ask('PATCH', `/reservation/cancelapproval/${post._id}`, {})
    expect(await desk.first(id)).toMatchObject({ status: 1, failure })
    await desk.change(id, { changes: { targets: toTiktok('PUBLIC_TO_EVERYONE') } })
    expect(await desk.first(id)).toMatchObject({ status: 1, failure: null })
  })

  it('says something else each week as long as there is more to say, with no more hashtags than advised', async () => {
    const { id } = await desk.made({
      approval: false,
      schedule: { times: { 3: '09:00', 5: '09:00' }, zone: 'Asia/Seoul' },
    })
    await desk.goOnTo('2026-12-14T00:10:00Z', 60)
    const posted = (await desk.posts(id)).filter(({ copy }) => copy !== '')
    expect(posted.length).toBeGreaterThanOrEqual(4)
    const beginnings = posted.map(({ copy }) => copy.split('\n')[0])
    expect(new Set(beginnings).size).toBe(beginnings.length)
    for (const { tags } of posted) expect(tags.length).toBeLessThanOrEqual(5)
  })

  it('leaves a post out that the service comes to hours late, and says that its time has passed', async () => {
    const { id, post } = await desk.made({ approval: false })
    desk.server.clock.set('2026-12-02T03:30:00Z')
    await desk.goOnTo('2026-12-02T03:40:00Z')
    expect(await desk.first(id)).toMatchObject({ status: 8, skip: 'missed' })
    expect(desk.seenOf(post.copy)).toEqual([])
  })

  it('calls off and holds what waits while it is stopped, and goes on with what is still ahead', async () => {
    const { id, post } = await desk.made({ approval: false })
    expect((await desk.change(id, { act: 'stop' })).result).toMatchObject({
      status: 3,
      stop: 'owner',
      nextAt: null,
    })
    expect(await desk.first(id)).toMatchObject({ status: 2, postId: null })
    expect((await desk.change(id, { act: 'resume' })).result).toMatchObject({ status: 2, stop: null })
    await desk.goOnTo('2026-12-02T00:05:00Z')
    expect(await desk.first(id)).toMatchObject({ status: 4 })
    expect(desk.seenOf(post.copy)).toHaveLength(1)
    expect(await trail(post._id)).toEqual(['planned', 'made', 'stopped', 'resumed'])
  })

  it('never posts what it missed while it was stopped', async () => {
    const { id, post } = await desk.made({ approval: false })
    await desk.change(id, { act: 'stop' })
    await desk.goOnTo('2026-12-09T03:00:00Z', 60)
    expect(await desk.first(id)).toMatchObject({ status: 8, skip: 'campaign-stopped' })
    const resumed = await desk.change(id, { act: 'resume' })
    expect(resumed.result).toMatchObject({ status: 0, nextAt: '2026-12-16T00:00:00.000Z' })
    await desk.goOnTo('2026-12-10T00:00:00Z', 60)
    expect(desk.seenOf(post.copy)).toEqual([])
    expect((await desk.posts(id)).map(({ uploadAt }) => uploadAt.slice(0, 10))).toEqual([
      '2026-12-02',
      '2026-12-16',
      '2026-12-23',
      '2026-12-30',
      '2027-01-06',
    ])
  })

  it('leaves out what would be due within minutes when it goes on', async () => {
    const { id, post } = await desk.made({ approval: false })
    await desk.change(id, { act: 'stop' })
    await desk.goOnTo('2026-12-01T23:55:00Z', 60)
    await desk.change(id, { act: 'resume' })
    expect(await desk.first(id)).toMatchObject({ status: 8, skip: 'campaign-stopped' })
    await desk.goOnTo('2026-12-02T00:10:00Z')
    expect(desk.seenOf(post.copy)).toEqual([])
  })

  it('calls everything off for good when it is cancelled, and begins with the next slot when it goes on', async () => {
    const { id, post } = await desk.made({ approval: false })
    expect((await desk.change(id, { act: 'cancel' })).result).toMatchObject({ status: 4 })
    expect(await desk.first(id)).toMatchObject({ status: 7 })
    const going = await desk.change(id, { act: 'resume' })
    expect(going.result).toMatchObject({ status: 0, nextAt: '2026-12-09T00:00:00.000Z' })
    await desk.goOnTo('2026-12-02T00:30:00Z', 10)
    expect(desk.seenOf(post.copy)).toEqual([])
    expect(await desk.first(id)).toMatchObject({ status: 7 })
  })

  it('stops at once when its product is hidden or deleted, and says why', async () => {
    const { id, post } = await desk.made({ approval: false })
    await desk.ask('PATCH', `/product/${desk.state.productId}`, { hidden: true })
    expect(await desk.look(id)).toMatchObject({ status: 3, stop: 'product-hidden' })
    expect(await told()).toContainEqual(['campaign-stopped', 'product-hidden'])
    expect((await desk.change(id, { act: 'resume' })).code).toBe('CAMPAIGNS_STILL_STOPPED')
    await desk.ask('PATCH', `/product/${desk.state.productId}`, { hidden: false })
    expect((await desk.change(id, { act: 'resume' })).code).toBe('SUCCESS')
    await desk.ask('DELETE', `/product/${desk.state.productId}`)
    expect(await desk.look(id)).toMatchObject({
      status: 3,
      stop: 'product-gone',
      about: { name: '수제 딸기잼' },
    })
    await desk.goOnTo('2026-12-02T00:30:00Z', 10)
    expect(desk.seenOf(post.copy)).toEqual([])
  })

  it('makes fewer videos with few credits, and stops without any', async () => {
    await desk.setOwner({ planType: 1 })
    await spendAllBut(2)
    const { id } = await desk.made({ creations: 3 })
    expect((await desk.posts(id, { ahead: 2 })).map(({ status, skip }) => [status, skip])).toEqual([
      [1, null],
      [1, null],
      [8, 'no-credit'],
    ])
    await desk.goOnTo('2026-12-07T00:05:00Z', 60)
    await desk.settle()
    expect(await desk.look(id)).toMatchObject({ status: 3, stop: 'no-credit' })
    expect(await told()).toContainEqual(['campaign-stopped', 'no-credit'])
    expect(await desk.change(id, { act: 'resume' })).toMatchObject({
      code: 'CAMPAIGNS_STILL_STOPPED',
      message: '아직 다시 시작할 수 없어요. 남은 크레딧이 없어요.',
    })
    await giveCredits(desk.server.ctx, {
      accountId: desk.state.owner.id,
      kind: 'pack',
      ref: 'more',
      amount: 5,
    })
    expect((await desk.change(id, { act: 'resume' })).code).toBe('SUCCESS')
    await desk.settle()
    // The day that it stopped at is made now: there is time for it.
    const ofDay = (await desk.posts(id)).filter(({ day }) => day === '2026-12-09')
    expect(ofDay.map(({ status }) => status)).toEqual([1, 1, 1])
    expectSound(await readLedger(desk.server.ctx, desk.state.owner.id))
  })

  it('leaves out what nobody bought credits for in time, and says that they were missing', async () => {
    await desk.setOwner({ planType: 1 })
    await spendAllBut(0)
    const { id } = await desk.made()
    expect(await desk.look(id)).toMatchObject({ status: 3, stop: 'no-credit' })
    await desk.goOnTo('2026-12-02T00:05:00Z', 20)
    expect(await desk.first(id)).toMatchObject({ status: 8, skip: 'no-credit' })
  })

  it('stops when the upload service or the plan has ended', async () => {
    const { id } = await desk.made({ approval: false })
    await desk.setOwner({ snsUpload: 0 })
    await desk.goOnTo('2026-12-01T04:00:00Z')
    expect(await desk.look(id)).toMatchObject({ status: 3, stop: 'no-service' })
    expect((await desk.change(id, { act: 'resume' })).code).toBe('CAMPAIGNS_NO_SERVICE')
    await desk.setOwner({ snsUpload: 1 })
    expect((await desk.change(id, { act: 'resume' })).code).toBe('SUCCESS')
    await desk.setOwner({ planType: 0 })
    await desk.goOnTo('2026-12-01T05:00:00Z')
    expect(await desk.look(id)).toMatchObject({ status: 3, stop: 'plan' })
  })

  it('stops when its promotion is over, and posts nothing of it after that', async () => {
    const promotion = {
      regularPrice: 12_900,
      discountPrice: 9_900,
      currency: 'KRW',
      startAt: '2026-11-01',
      endAt: '2026-12-02',
      text: '겨울맞이 할인이에요.',
    }
    const { id } = await desk.made({ approval: false, category: 'promotion', promotion })
    await desk.goOnTo('2026-12-01T23:55:00Z', 720)
    await desk.goOnTo('2026-12-02T00:10:00Z')
    await desk.goOnTo('2026-12-02T14:55:00Z', 720)
    expect(await desk.first(id)).toMatchObject({ status: 4 })
    expect(await desk.look(id)).toMatchObject({ stop: null })
    await desk.goOnTo('2026-12-02T15:05:00Z')
    expect(await desk.look(id)).toMatchObject({ status: 3, stop: 'promotion-over' })
  })

  it('has a video made anew and a caption say anew what shows an old price, and never posts the old one', async () => {
    const { id, post } = await desk.made({
      approval: false,
      goal: 'buy',
      category: 'promotion',
      promotion: sale,
    })
    expect(post.copy).toContain('12,900원에서 9,900원으로')
    await desk.goOnTo('2026-12-01T20:00:00Z', 60)
    const before = (await desk.first(id)).postId
    await desk.changePrice()
    await desk.goOnTo('2026-12-01T21:00:00Z')
    const renewed = await desk.first(id)
    expect(renewed).toMatchObject({ status: 2, subtemplateId: post.subtemplateId })
    expect(renewed.postId).not.toBe(before)
    expect(await trail(post._id)).toContain('remade')
    await desk.goOnTo('2026-12-02T00:05:00Z')
    expect(await desk.first(id)).toMatchObject({ status: 4 })
    expect(desk.seenOf(post.copy)).toEqual([])
    const [seen] = desk.seenOf(post.copy.replaceAll('12,900', '15,900').replaceAll('23%', '37%'))
    expect(seen?.text).toContain('15,900원에서 9,900원으로')
    expect(seen?.text).not.toMatch(/12,900|23%/u)
  })

  it('says the price of now in a caption that waits for its approval, or whose owner wrote it', async () => {
    const { id, post } = await desk.made({ approval: true, category: 'promotion', promotion: sale })
    const own = { caption: '이번 주만 12,900원 → 9,900원! 놀러 오세요', hashtags: post.tags, title: '' }
    await desk.changePost(post._id, { words: own })
    // It was found to say what is so many times by then.
    await desk.goOnTo('2026-12-01T18:00:00Z', 30)
    expect((await desk.first(id)).copy).toBe(own.caption)
    await desk.changePrice()
    await desk.goOnTo('2026-12-01T21:00:00Z', 30)
    const renewed = await desk.first(id)
    expect(renewed).toMatchObject({ status: 1, copy: '이번 주만 15,900원 → 9,900원! 놀러 오세요' })
    expect(await trail(post._id)).toContain('changed')
    await approve(post._id)
    await desk.goOnTo('2026-12-02T00:05:00Z')
    expect(desk.seenOf(renewed.copy)).toHaveLength(1)
  })

  it('leaves a post out that cannot be made anew by its time', async () => {
    const { id, post } = await desk.made({ approval: false, category: 'promotion', promotion: sale })
    await desk.goOnTo('2026-12-01T23:59:00Z', 60)
    desk.state.howRendersEnd = () => 'failed'
    await desk.changePrice()
    await desk.goOnTo('2026-12-02T00:10:00Z', 1)
    expect(await desk.first(id)).toMatchObject({ status: 8, skip: 'outdated' })
    expect(desk.seenOf(post.copy)).toEqual([])
  })

  it('moves and skips a slot of which nothing is made yet', async () => {
    const { id } = await desk.made({ approval: false })
    const [, second, third] = await desk.posts(id)
    const named = (one = second) => `${id}_${one?.day}_${one?.no}`
    const moved = await desk.changePost(named(), { uploadAt: '2026-12-10T08:00:00+09:00' })
    expect(moved.result).toMatchObject({ day: '2026-12-09', status: 0, uploadAt: '2026-12-09T23:00:00.000Z' })
    expect((await desk.changePost(named(third), { act: 'skip' })).result).toMatchObject({
      status: 8,
      skip: 'owner',
    })
    await desk.change(id, {
      changes: { schedule: { times: { 3: '18:00' }, zone: 'Asia/Seoul' } },
    })
    expect((await desk.posts(id, { back: 0 })).map(({ status, uploadAt }) => [status, uploadAt])).toEqual([
      [2, due],
      [0, '2026-12-09T23:00:00.000Z'],
      [8, '2026-12-16T00:00:00.000Z'],
      [0, '2026-12-23T09:00:00.000Z'],
      [0, '2026-12-30T09:00:00.000Z'],
    ])
    await desk.goOnTo('2026-12-09T23:10:00Z', 60)
    await desk.goOnTo('2026-12-09T23:15:00Z')
    expect((await desk.posts(id)).map(({ status }) => status).slice(0, 3)).toEqual([4, 4, 8])
    expect((await desk.changePost(`${id}_2026-12-22_0`, { act: 'skip' })).code).toBe('RESERVATIONS_NOT_FOUND')
  })

  it('changes a scheduled post: its words, its time, or to now', async () => {
    const { id, post } = await desk.made({ approval: false })
    const words = { caption: '새로 쓴 글이에요', hashtags: ['딸기'] }
    expect((await desk.changePost(post._id, { words })).result).toMatchObject({
      copy: words.caption,
      status: 2,
    })
    const later = await desk.changePost(post._id, { uploadAt: '2026-12-02T05:00:00Z' })
    expect(later.result).toMatchObject({ uploadAt: '2026-12-02T05:00:00.000Z', postId: post.postId })
    expect((await desk.changePost(post._id, { uploadAt: '2026-12-01T03:05:00Z' })).code).toBe(
      'RESERVATIONS_TOO_SOON',
    )
    await desk.goOnTo('2026-12-02T00:10:00Z', 30)
    expect(desk.seenOf(words.caption)).toEqual([])
    await desk.changePost(post._id, { act: 'now' })
    await desk.goOnTo('2026-12-02T00:20:00Z', 1)
    const out = await desk.first(id)
    expect(out).toMatchObject({ status: 4, postId: post.postId })
    expect(post.publishedAt).toBeNull()
    expect(out.publishedAt).toMatch(/^2026-12-02T00:[12]/u)
    expect(desk.seenOf(words.caption)).toHaveLength(1)
    expect((await desk.changePost(post._id, { act: 'skip' })).code).toBe('RESERVATIONS_UNDER_WAY')
  })

  it('goes with a post that its owner moves among their posts, and shows there none that it called off', async () => {
    const { id, post } = await desk.made({ approval: false })
    const moved = { newUploadAt: '2026-12-02T02:00:00Z' }
    await desk.ask('PATCH', `/reservation/directupload/${post.postId}`, moved)
    await desk.change(id, { act: 'stop' })
    expect(await desk.first(id)).toMatchObject({ status: 2, uploadAt: '2026-12-02T02:00:00.000Z' })
    await desk.change(id, { act: 'resume' })
    const { list } = (await desk.ask('GET', '/reservation/directupload/status/all')).result
    expect(list.map(({ status }: { status: number }) => status)).toEqual([2])
    await desk.goOnTo('2026-12-02T00:30:00Z', 30)
    expect(desk.seenOf(post.copy)).toEqual([])
    await desk.goOnTo('2026-12-02T02:05:00Z', 5)
    expect(desk.seenOf(post.copy)).toHaveLength(1)
  })

  it('takes an approval back, and asks anew for another video', async () => {
    const { id, post } = await desk.made({ creations: 2 })
    const [, other] = await desk.posts(id, { ahead: 2 })
    await approve(post._id)
    const withdrawn = await desk.ask('PATCH', `/reservation/cancelapproval/${post._id}`, {
      uploadAt: '2026-12-02T03:00:00Z',
    })
    expect(withdrawn.result).toMatchObject({ status: 1, uploadAt: '2026-12-02T03:00:00.000Z', postId: null })
    await approve(post._id)
    const video = { subtemplateId: other?.subtemplateId }
    const swapped = await desk.ask('PATCH', `/reservation/subtemplate/${post._id}`, video)
    expect(swapped.result).toMatchObject({ status: 1, subtemplateId: other?.subtemplateId, postId: null })
    expect(desk.asked.map(({ why }) => why)).toEqual(['made', 'changed'])
    expect((await desk.ask('GET', `/reservation/subtemplate/${post._id}`)).result).toMatchObject({
      subtemplateId: other?.subtemplateId,
      outdated: false,
    })
    await desk.goOnTo('2026-12-02T03:30:00Z', 30)
    expect(desk.seenOf(post.copy)).toEqual([])
  })

  it('makes no two days alike, though both are made at once', async () => {
    const times = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [day, '09:00']))
    const { id } = await desk.made({ schedule: { times, zone: 'Asia/Seoul' }, creations: 2 })
    await desk.settle()
    const made = (await desk.posts(id)).filter(({ status }) => status === 1)
    expect(new Set(made.map(({ day }) => day)).size).toBe(2)
    const videos = await findProjects(
      desk.server.ctx,
      desk.state.owner.id,
      made.flatMap(({ subtemplateId }) => subtemplateId ?? []),
    )
    expect(videos).toHaveLength(4)
    const told = videos.map(({ scenarioId, templateId }) => `${scenarioId} ${templateId}`)
    expect(new Set(told).size).toBe(4)
  })

  it('says what failed on which network, and lets that be tried again', async () => {
    const targets = ['instagram', 'facebook'].map((platform) => ({ platform, type: 'reels', settings: {} }))
    const { id, post } = await desk.made({ approval: false, targets })
    desk.misbehave((call) => (call === 'facebook.begin' ? 'rejected' : 'none'))
    await desk.goOnTo('2026-12-01T23:59:00Z', 60)
    await desk.goOnTo('2026-12-02T00:10:00Z', 1)
    const { list } = (await desk.ask('GET', `/reservation/campaign/retry/${id}`)).result
    expect(list).toMatchObject([
      { post: { _id: post._id, status: 5 }, failures: [{ platform: 'facebook', failure: 'refused-policy' }] },
    ])
    desk.misbehave(() => 'none')
    await desk.ask('POST', `/reservation/autoupload/retry/${list[0].post.postId}`, {})
    await desk.goOnTo('2026-12-02T00:20:00Z', 1)
    expect(await desk.first(id)).toMatchObject({ status: 4 })
    expect([desk.seenOf(post.copy).length, desk.seenOf(post.copy, 'facebook').length]).toEqual([1, 1])
  })

  it('is refused without the plan, the service, an account, or a slot before its end, and once only of one wish', async () => {
    const refused = async (changes: object) => {
      const body = { _id: crypto.randomUUID(), ...usualCampaign }
      return (
        await desk.ask('POST', `/reservation/autoupload/${desk.state.productId}`, { ...body, ...changes })
      ).code
    }
    expect(await refused({ endsOn: '2026-12-01' })).toBe('CAMPAIGNS_ENDS_BEFORE')
    expect(await refused({ hashtags: ['a', 'A'] })).toBe('RESERVATIONS_HASHTAG_TWICE')
    expect(await refused({ schedule: { times: { 3: '09:00' }, zone: 'Nowhere' } })).toBe('RESERVATIONS_ZONE')
    const lying = { targets: [{ platform: 'facebook', type: 'video', settings: {} }] }
    expect(await refused(lying)).toBe('CAMPAIGNS_RATIO')
    await desk.server.ctx
      .db()
      .execute(sql`update social_accounts set unlinked_at = now() where account_id = ${desk.state.owner.id}`)
    expect(await refused({})).toBe('CAMPAIGNS_NO_ACCOUNT')
    await desk.setOwner({ snsUpload: 0 })
    expect(await refused({})).toBe('CAMPAIGNS_NO_SERVICE')
    await desk.setOwner({ planType: 0 })
    expect(await refused({})).toBe('CAMPAIGNS_NOT_IN_PLAN')
  })

  it('made twice of one wish is one', async () => {
    const _id = crypto.randomUUID()
    const [one, other] = await Promise.all([desk.begin({ _id }), desk.begin({ _id })])
    expect(one?._id).toBe(other?._id)
    expect((await desk.ask('GET', '/reservation/product/all')).result.total).toBe(1)
    await desk.settle()
    expect(await desk.posts(_id, { ahead: 2 })).toHaveLength(1)
  })

  it('is refused of a wish that asks for something else by now, and stays as it was begun', async () => {
    const wish = { _id: crypto.randomUUID(), ...usualCampaign, targets: toTiktok('SELF_ONLY') }
    const begin = (changes: object) =>
      desk.ask('POST', `/reservation/autoupload/${desk.state.productId}`, { ...wish, ...changes })
    const { result: begun } = await begin({})
    for (const changes of [
      { title: '다른 이름' },
      { approval: false },
      { schedule: { times: { 4: '09:00' } } },
    ])
      expect((await begin(changes)).code).toBe('CAMPAIGNS_BEGUN_OTHERWISE')
    expect((await begin({})).result).toMatchObject({ _id: wish._id, title: begun.title, approval: true })
    expect((await desk.ask('GET', '/reservation/product/all')).result.total).toBe(1)
  })

  it('shows its owner the headline of a post, which stays as words are changed', async () => {
    const { post } = await desk.made({})
    expect(post).toMatchObject({ title: '' })
    const path = `/reservation/autoupload/${post._id}`
    const words = { caption: post.copy, hashtags: post.tags, title: '소금빵 나오는 시간' }
    expect((await desk.ask('PATCH', path, { words })).result.title).toBe(words.title)
    expect((await desk.ask('GET', path)).result.title).toBe(words.title)
  })

  it('of a place is planned from it, shown in its market, and stops when that is deleted', async () => {
    await desk.setOwner({ kbPay: 1 })
    const { server, state } = desk
    const photoIds = [await addPhoto(server, state.owner), await addPhoto(server, state.owner)]
    const placeId = await addPlace(server, state.owner, {
      menu: [{ name: '칼국수', price: 9_000 }],
      photoIds,
    })
    const wish = { _id: crypto.randomUUID(), ...usualCampaign, category: 'place', approval: false }
    const begun = await desk.ask('POST', `/reservation/autoupload/${placeId}`, wish)
    expect(begun.result).toMatchObject({ placeId, productId: null, about: { name: '달빛국수' } })
    await desk.settle()
    const post = await desk.first(wish._id)
    expect(post).toMatchObject({ status: 2, skip: null })
    const { list } = (await desk.ask('GET', '/reservation/place/product/all')).result
    expect(list.map(({ _id }: { _id: string }) => _id)).toEqual([wish._id])
    expect((await desk.ask('GET', '/reservation/product/all')).result.list).toEqual([])
    await desk.ask('DELETE', `/place/${placeId}`)
    expect(await desk.look(wish._id)).toMatchObject({ status: 3, stop: 'place-gone' })
    await desk.goOnTo('2026-12-02T00:30:00Z', 30)
    expect(desk.seenOf(post.copy)).toEqual([])
  })

  it('takes what was learned to work where its owner wants that, and says why', async () => {
    const offered: number[] = []
    const foretold = new Set<number>()
    desk.ears.openChooser = async () => (candidates) => {
      offered.push(candidates.length)
      for (const { traits } of candidates) foretold.add(traits.hashtags)
      const best = candidates.find(({ traits }) => traits.angle === 'making') ?? candidates[0]
      const levels = [{ attribute: 'angle', level: 'making' }]
      return best ? { id: best.id, because: 'believed', levels } : null
    }
    const { post } = await desk.made({ template: { by: 'learned', category: null } })
    desk.ears.openChooser = null
    expect(offered[0]).toBeGreaterThan(10)
    expect(post.choice).toEqual({ because: 'believed', levels: [{ attribute: 'angle', level: 'making' }] })
    expect([...foretold]).toEqual([post.tags.length])
  })

  it('takes what fits where what was learned tells nothing of it, and says so', async () => {
    let [opened, asked] = [0, 0]
    desk.ears.openChooser = async () => {
      opened += 1
      return (candidates) => {
        asked += 1
        const other = candidates.find(({ traits }) => traits.angle !== candidates[0]?.traits.angle)
        return asked === 1 && other ? { id: other.id, because: 'trying', levels: [] } : null
      }
    }
    const { id } = await desk.made({ template: { by: 'learned', category: null }, creations: 3 })
    desk.ears.openChooser = null
    // What worked is worked out once for all videos of a run.
    expect([opened, asked]).toEqual([1, 3])
    const run = (await desk.posts(id)).filter(({ choice }) => choice !== null)
    expect(run.map(({ choice }) => choice?.because)).toEqual(['trying', 'preference', 'preference'])
    const { rows } = await desk.server.ctx.db().execute(sql`
      select count(distinct template_id)::int as templates, count(distinct scenario_id)::int as scenarios
      from projects where id in (${sql.join(
        run.map(({ subtemplateId }) => sql`${subtemplateId}::uuid`),
        sql`, `,
      )})`)
    expect(rows).toEqual([{ templates: 3, scenarios: 3 }])
  })

  it('has a post that cannot be made left out, and goes on with the next', async () => {
    desk.state.howRendersEnd = () => 'failed'
    const { id } = await desk.made({ approval: false })
    await desk.goOnTo('2026-12-01T03:30:00Z', 1)
    expect(await desk.first(id)).toMatchObject({ status: 8, skip: 'not-made', failure: { code: 'failed' } })
    expect(await desk.look(id)).toMatchObject({ status: 0, stop: null, nextAt: '2026-12-09T00:00:00.000Z' })
  })

  it('stops when no account of it is connected any more, and goes on once one is', async () => {
    const { id } = await desk.made({ approval: false })
    await desk.server.ctx
      .db()
      .execute(sql`update social_accounts set unlinked_at = now() where account_id = ${desk.state.owner.id}`)
    await desk.goOnTo('2026-12-07T00:10:00Z', 60)
    expect(await desk.look(id)).toMatchObject({ status: 3, stop: 'no-account' })
    expect((await desk.change(id, { act: 'resume' })).code).toBe('CAMPAIGNS_NO_ACCOUNT')
  })

  const sale = {
    regularPrice: 12_900,
    discountPrice: 9_900,
    currency: 'KRW',
    startAt: '2026-11-01',
    endAt: '2026-12-31',
    text: '겨울맞이 할인이에요.',
  }

  async function spendAllBut(left: number): Promise<void> {
    const { ctx } = desk.server
    const { left: has } = await creditState(ctx, desk.state.owner.id)
    for (let no = left; no < has; no += 1) {
      const ref = crypto.randomUUID()
      await holdCredit(ctx, { accountId: desk.state.owner.id, ref, label: 'spent' })
      await settleCredit(ctx, { accountId: desk.state.owner.id, ref })
    }
  }
})
