import type { CampaignPost } from '@clipmint/contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { campaignPosts } from '../../db/tables/campaigns.ts'
import { notifications } from '../../db/tables/notifications.ts'
import { projects } from '../../db/tables/projects.ts'
import { socialAccounts } from '../../db/tables/social-accounts.ts'
import {
  bothNetworks,
  type CampaignDesk,
  openCampaignDesk,
  saleCampaign as sale,
} from '../../test/campaign-desk.ts'
import { usualEngines } from '../../test/index.ts'

/** Noon in Seoul, on a Tuesday; the next day's post is due at midnight UTC. */
const noon = '2026-12-01T03:00:00Z'

describe.each(usualEngines)('what an owner of a campaign does on %s', (engine) => {
  let desk: CampaignDesk
  beforeAll(async () => {
    desk = await openCampaignDesk(engine)
  })
  afterAll(() => desk.stop())
  beforeEach(() => desk.open(noon))

  const approve = (id: string | null) => desk.ask('PATCH', `/reservation/approval/${id}`)
  const takeBack = (id: string | null, body: object = {}) =>
    desk.ask('PATCH', `/reservation/cancelapproval/${id}`, body)
  const setLink = (changes: Partial<typeof socialAccounts.$inferInsert>) =>
    desk.server.ctx
      .db()
      .update(socialAccounts)
      .set(changes)
      .where(and(eq(socialAccounts.accountId, desk.state.owner.id), eq(socialAccounts.network, 'facebook')))

  const setStatus = ({ subtemplateId }: CampaignPost, status: 0 | 1) =>
    desk.ask('PATCH', `/subtemplate/${subtemplateId}/status`, { status })
  const edit = async (post: CampaignPost) => {
    await setStatus(post, 0)
    await setStatus(post, 1)
    await desk.settle()
  }
  const changeSale = async ({ subtemplateId }: CampaignPost, changes: object) => {
    const [project] = await desk.server.ctx
      .db()
      .select()
      .from(projects)
      .where(eq(projects.id, subtemplateId ?? ''))
    expect((await desk.ask('PATCH', `/airequest/${project?.requestId}/promotion`, changes)).code).toBe(
      'SUCCESS',
    )
  }

  it('takes no approval back once nobody could give it again, and posts what was approved', async () => {
    const { id, post } = await desk.made({ onSilence: 'post' })
    await approve(post._id)
    await desk.goOnTo('2026-12-01T23:52:00Z', 60)
    expect((await takeBack(post._id)).code).toBe('RESERVATIONS_UNDER_WAY')
    await desk.goOnTo('2026-12-02T00:05:00Z', 1)
    expect(await desk.first(id)).toMatchObject({ status: 4 })
  })

  it('posts nothing whose approval was taken back, though silence would post it', async () => {
    const { id, post } = await desk.made({ onSilence: 'post' })
    await approve(post._id)
    expect((await takeBack(post._id)).result).toMatchObject({ status: 1 })
    await desk.goOnTo('2026-12-01T23:45:00Z', 60)
    await desk.goOnTo('2026-12-02T00:10:00Z', 1)
    expect(await desk.first(id)).toMatchObject({ status: 8, skip: 'not-approved' })
    expect(desk.seenOf(post.copy)).toEqual([])
  })

  it('moves nothing so near that it could be neither made nor decided about by then', async () => {
    const { id, post } = await desk.made()
    const [, next] = await desk.posts(id)
    const inMinutes = (minutes: number) =>
      new Date(desk.server.clock.now().getTime() + minutes * 60_000).toISOString()
    const move = (of: string | null, minutes: number) => desk.changePost(of, { uploadAt: inMinutes(minutes) })
    const tooSoon = (least: string) => ({
      code: 'RESERVATIONS_TOO_SOON',
      message: expect.stringContaining(least),
    })
    expect(await move(post._id, 15)).toMatchObject(tooSoon('20분'))
    expect(await move(`${id}_${next?.day}_0`, 45)).toMatchObject(tooSoon('60분'))
    await approve(post._id)
    expect(await takeBack(post._id, { uploadAt: inMinutes(15) })).toMatchObject(tooSoon('20분'))
    expect((await move(post._id, 15)).result).toMatchObject({ status: 2 })
    await desk.goOnTo(inMinutes(20), 1)
    expect(await desk.first(id)).toMatchObject({ status: 4 })
  })

  it('has an approved post that is just made anew go out at the time that it was moved to, to the minute', async () => {
    const { id, post } = await desk.made(sale)
    desk.state.howRendersEnd = () => 'waits'
    await desk.changePrice()
    await desk.goOnTo('2026-12-01T03:30:00Z')
    expect((await approve(post._id)).result).toMatchObject({ status: 2, postId: null })
    await desk.changePost(post._id, { uploadAt: '2026-12-01T06:00:00Z' })
    await desk.goOnTo('2026-12-01T05:54:00Z', 10)
    desk.state.howRendersEnd = () => 'done'
    await desk.goOnTo('2026-12-01T06:05:00Z', 1)
    expect(await desk.first(id)).toMatchObject({ status: 4, skip: null })
  })

  it('never posts an old price where a post was moved nearer among the posts', async () => {
    const { id, post } = await desk.made({ ...sale, approval: false })
    await desk.ask('PATCH', `/reservation/directupload/${post.postId}`, {
      newUploadAt: '2026-12-01T05:00:00Z',
    })
    await desk.changePrice()
    await desk.goOnTo('2026-12-01T05:05:00Z')
    expect(await desk.first(id)).toMatchObject({ status: 4, skip: null })
    expect(desk.seen('instagram')).toHaveLength(1)
    expect(desk.seen('instagram')[0]?.text).toContain('15,900')
  })

  it('never posts an old price where its network had it wait before anything of it was seen', async () => {
    const { id } = await desk.made({ ...sale, approval: false })
    desk.misbehave((call) => (call === 'instagram.begin' ? 'throttled' : 'none'))
    await desk.goOnTo('2026-12-01T23:59:00Z', 60)
    await desk.goOnTo('2026-12-02T00:00:00Z', 1)
    desk.misbehave(() => 'none')
    await desk.changePrice()
    await desk.goOnTo('2026-12-02T00:10:00Z', 1)
    expect(await desk.first(id)).toMatchObject({ status: 8, skip: 'outdated' })
    expect(desk.seen('instagram')).toEqual([])
  })

  it('says of what waits for its time what it shows that is not so any more', async () => {
    const { post } = await desk.made(sale)
    await approve(post._id)
    const stale = async () => (await desk.ask('GET', `/reservation/autoupload/${post._id}`)).result.stale
    expect(await stale()).toBeNull()
    await desk.changePrice()
    expect(await stale()).toMatchObject({ isRemade: false, overAt: null })
    expect((await stale()).outdated).toContainEqual(
      expect.objectContaining({ shown: '12,900원', now: '15,900원', isInWords: true }),
    )
  })

  it('says at once why a post was left out whose time went by while the service stood still', async () => {
    const { id } = await desk.made({ approval: false })
    desk.server.clock.set('2026-12-02T09:00:00Z')
    await desk.goOnTo('2026-12-02T09:00:10Z')
    expect(await desk.first(id)).toMatchObject({ status: 8, skip: 'missed' })
  })

  it('says no more what stood in the way of a new video once none is needed', async () => {
    const { id, post } = await desk.made({ ...sale, approval: false })
    const failure = { platform: null, code: 'renew-no-render-left' }
    await desk.server.ctx
      .db()
      .update(campaignPosts)
      .set({ failure })
      .where(eq(campaignPosts.id, post._id ?? ''))
    expect(await desk.first(id)).toMatchObject({ failure })
    await desk.goOnTo('2026-12-01T20:00:00Z', 60)
    expect(await desk.first(id)).toMatchObject({ status: 2, failure: null })
  })

  it('posts to a network as well that was connected again after its post was approved', async () => {
    const { _id: id } = await desk.begin({ targets: bothNetworks })
    await setLink({ unlinkedAt: desk.server.clock.now() })
    await desk.settle()
    const post = await desk.first(id)
    expect((await approve(post._id)).result).toMatchObject({
      status: 2,
      failure: { platform: 'facebook', code: 'not-linked' },
    })
    await desk.goOnTo('2026-12-01T10:00:00Z', 60)
    await setLink({ unlinkedAt: null, linkedAt: desk.server.clock.now() })
    await desk.goOnTo('2026-12-02T00:05:00Z', 20)
    expect(await desk.first(id)).toMatchObject({ status: 4, failure: null })
    expect([desk.seen('instagram'), desk.seen('facebook')].map(({ length }) => length)).toEqual([1, 1])
  })

  it('asks anew about an approved video that its owner edited since, and posts it only once that is answered', async () => {
    const { id, post } = await desk.made()
    await approve(post._id)
    await edit(post)
    expect(await desk.first(id)).toMatchObject({ status: 1, postId: null, subtemplateId: post.subtemplateId })
    expect(desk.asked.map(({ why }) => why)).toEqual(['made', 'changed'])
    await approve(post._id)
    await desk.goOnTo('2026-12-02T00:05:00Z', 20)
    expect(await desk.first(id)).toMatchObject({ status: 4 })
    expect(desk.seenOf(post.copy)).toHaveLength(1)
  })

  it.each([0, 1])(
    'asks anew about a video whose change was being made, and failed %i times, as the one before was approved',
    async (times) => {
      const { id, post } = await desk.made()
      let left = times
      desk.state.howRendersEnd = () => (left-- > 0 ? 'failed' : 'waits')
      await edit(post)
      expect((await approve(post._id)).result).toMatchObject({ status: 2, postId: null })
      desk.state.howRendersEnd = () => 'done'
      await desk.goOnTo('2026-12-01T20:00:00Z', 30)
      expect(await desk.first(id)).toMatchObject({ status: 1, postId: null })
      expect(desk.asked.map(({ why }) => why)).toEqual(['made', 'changed'])
      await desk.goOnTo('2026-12-02T00:10:00Z', 5)
      expect(desk.seen('instagram')).toEqual([])
    },
  )

  it('asks anew about an approved video that its owner edited while its campaign stood still', async () => {
    const { id, post } = await desk.made()
    await approve(post._id)
    await desk.change(id, { act: 'stop' })
    await edit(post)
    expect((await desk.change(id, { act: 'resume' })).code).toBe('SUCCESS')
    await desk.settle()
    expect(await desk.first(id)).toMatchObject({ status: 1, postId: null })
    expect(desk.asked.map(({ why }) => why)).toEqual(['made', 'changed'])
    const told = await desk.server.ctx
      .db()
      .select()
      .from(notifications)
      .where(eq(notifications.postId, post._id ?? ''))
    expect(told.map(({ kind }) => kind)).toEqual(['approval-needed', 'approval-needed'])
    await approve(post._id)
    await desk.goOnTo('2026-12-01T23:59:00Z', 60)
    await desk.goOnTo('2026-12-02T00:05:00Z', 1)
    expect(await desk.first(id)).toMatchObject({ status: 4 })
  })

  it('asks at once about a video that was open for a change as it was approved, when that is made', async () => {
    const { id, post } = await desk.made()
    await setStatus(post, 0)
    expect((await approve(post._id)).result).toMatchObject({
      status: 2,
      postId: null,
      failure: { platform: null, code: 'renew-by-hand' },
    })
    await setStatus(post, 1)
    await desk.settle()
    expect(await desk.first(id)).toMatchObject({ status: 1, failure: null })
    expect(desk.asked.map(({ why }) => why)).toEqual(['made', 'changed'])
  })

  it('says of an approved video that stayed open that it was not made', async () => {
    const { id, post } = await desk.made()
    await setStatus(post, 0)
    await approve(post._id)
    await desk.goOnTo('2026-12-02T00:10:00Z', 5)
    expect(await desk.first(id)).toMatchObject({ status: 8, skip: 'not-made' })
  })

  it('posts no edited video that nobody approved anew', async () => {
    const { id, post } = await desk.made()
    await approve(post._id)
    await desk.goOnTo('2026-12-01T23:51:00Z', 60)
    await edit(post)
    await desk.goOnTo('2026-12-02T00:10:00Z', 1)
    expect(await desk.first(id)).toMatchObject({ status: 8, skip: 'not-approved' })
    expect(desk.seen('instagram')).toEqual([])
  })

  it('keeps the approval of a video that says a new price, whoever had it made anew', async () => {
    const { id, post } = await desk.made(sale)
    await approve(post._id)
    await desk.changePrice()
    const { result } = await desk.ask('POST', '/subtemplate/outdated', {
      subtemplateIds: [post.subtemplateId],
    })
    expect(result.list).toMatchObject([{ outcome: 'making' }])
    await desk.goOnTo('2026-12-02T00:05:00Z', 20)
    expect(await desk.first(id)).toMatchObject({ status: 4 })
    expect(desk.asked.map(({ why }) => why)).toEqual(['made'])
    expect(desk.seen('instagram')[0]?.text).toContain('15,900')
  })

  it('approves what was looked at, and nothing that it became meanwhile', async () => {
    const { post } = await desk.made()
    const words = { caption: '다른 사람이 고친 글', hashtags: [], title: '' }
    const changed = (await desk.changePost(post._id, { words })).result
    const approveSeen = (seen: string | null) =>
      desk.ask('PATCH', `/reservation/approval/${post._id}`, { seen })
    expect((await approveSeen(post.seen)).code).toBe('APPROVALS_CHANGED')
    expect((await approveSeen(changed.seen)).result).toMatchObject({ status: 2, copy: words.caption })
  })

  it('says no more that a video cannot be made anew once its owner made it, and makes it anew the next time', async () => {
    const { id, post } = await desk.made(sale)
    desk.state.howRendersEnd = () => 'failed'
    await desk.changePrice()
    await desk.goOnTo('2026-12-01T04:00:00Z', 5)
    expect(await desk.first(id)).toMatchObject({ status: 1, failure: { code: 'renew-failed' } })
    desk.state.howRendersEnd = () => 'done'
    await desk.ask('PATCH', `/subtemplate/${post.subtemplateId}/status`, { status: 1 })
    await desk.settle()
    expect(await desk.first(id)).toMatchObject({ status: 1, failure: null })
    await desk.ask('PATCH', `/product/${desk.state.productId}`, { price: 17_900 })
    await desk.goOnTo('2026-12-01T05:00:00Z', 5)
    await approve(post._id)
    await desk.goOnTo('2026-12-02T00:05:00Z', 20)
    expect(desk.seen('instagram').map(({ text }) => text.includes('17,900'))).toEqual([true])
  })

  it('shows whoever is to approve a post the sale as it was changed, long before its time', async () => {
    const { id, post } = await desk.made(sale)
    expect(post.copy).toContain('9,900')
    await changeSale(post, { discountPrice: 8_900 })
    await desk.goOnTo('2026-12-01T04:00:00Z', 5)
    const shown = await desk.first(id)
    expect(shown.copy).toContain('8,900')
    expect(shown.video?.url).not.toBe(post.video?.url)
  })

  it('posts nothing of a sale that was ended sooner, and says so', async () => {
    const { id, post } = await desk.made({ ...sale, approval: false })
    await changeSale(post, { endAt: '2026-12-01' })
    await desk.goOnTo('2026-12-02T00:10:00Z', 20)
    const left = await desk.first(id)
    expect(left).toMatchObject({ status: 8, skip: 'promotion-over' })
    expect((await desk.ask('GET', `/reservation/directupload/${left.postId}`)).result.targets).toMatchObject([
      { status: 'cancelled', failure: 'promotion-over' },
    ])
    expect(desk.seen('instagram')).toEqual([])
  })

  it('sends nothing again of a sale that is over by then', async () => {
    const promotion = { ...sale.promotion, endAt: '2026-12-02' }
    const { id } = await desk.made({ ...sale, promotion, approval: false })
    desk.misbehave(() => 'rejected')
    await desk.goOnTo('2026-12-01T23:55:00Z', 720)
    await desk.goOnTo('2026-12-02T00:10:00Z', 1)
    desk.misbehave(() => 'none')
    await desk.goOnTo('2026-12-02T16:00:00Z', 720)
    const failed = await desk.first(id)
    expect(failed.status).toBe(6)
    const again = await desk.ask('POST', `/reservation/autoupload/retry/${failed.postId}`, {})
    expect(again.code).toBe('RESERVATIONS_OUTDATED')
  })

  it('changes what no network has a say in while one is not connected', async () => {
    const { _id: id } = await desk.begin({ targets: bothNetworks })
    await setLink({ unlinkedAt: desk.server.clock.now() })
    expect((await desk.change(id, { changes: { tone: 'fun' } })).result).toMatchObject({ tone: 'fun' })
    expect((await desk.change(id, { changes: { targets: bothNetworks } })).code).toBe('CAMPAIGNS_NO_ACCOUNT')
  })

  it('goes on saying what a network will not take of a post that gets another video', async () => {
    const targets = [
      {
        platform: 'tiktok',
        type: 'video',
        settings: { privacy: 'SELF_ONLY', disclosure: 'own', musicConsent: true },
      },
    ]
    const { id, post } = await desk.made({ targets, creations: 2 })
    const [, other] = await desk.posts(id, { ahead: 2 })
    desk.state.privacies = ['PUBLIC_TO_EVERYONE']
    const swapped = await desk.ask('PATCH', `/reservation/subtemplate/${post._id}`, {
      subtemplateId: other?.subtemplateId,
    })
    expect(swapped.result).toMatchObject({ failure: { platform: 'tiktok', code: 'setting-unavailable' } })
  })

  it('keeps what waits to be made as it is where something else of its campaign is changed', async () => {
    const { id } = await desk.made({ creations: 2 })
    await desk.changePost(`${id}_2026-12-09_0`, { act: 'skip' })
    const ofDay = async () => (await desk.posts(id)).filter(({ day }) => day === '2026-12-09')
    const before = await ofDay()
    expect(before.map(({ _id, status }) => [_id === null, status])).toEqual([
      [false, 8],
      [false, 0],
    ])
    await desk.change(id, { changes: { hashtags: ['겨울'] } })
    expect((await ofDay()).map(({ _id }) => _id)).toEqual(before.map(({ _id }) => _id))
    await desk.change(id, { changes: { creations: 3 } })
    expect(await ofDay()).toHaveLength(3)
  })

  it('has no more campaigns go on at once than the plan has', async () => {
    const begun = []
    for (const title of ['하나', '둘', '셋', '넷']) begun.push(await desk.begin({ title }))
    for (const { _id } of begun) await desk.change(_id, { act: 'stop' })
    await desk.setOwner({ planType: 1 })
    const answers = await Promise.all(begun.map(({ _id }) => desk.change(_id, { act: 'resume' })))
    const codes = answers.map(({ code }) => code)
    expect(codes.filter((code) => code === 'SUCCESS')).toHaveLength(3)
    expect(codes).toContain('CAMPAIGNS_TOO_MANY')
  })

  it('ends a campaign of a sale after its last day, though the sale goes on', async () => {
    const { id } = await desk.made({ ...sale, approval: false, endsOn: '2026-12-02' })
    await desk.goOnTo('2026-12-01T23:55:00Z', 720)
    await desk.goOnTo('2026-12-02T00:20:00Z')
    expect(await desk.look(id)).toMatchObject({ status: 5, stop: null })
  })
})
