import type { CampaignPost } from '@clipmint/contract'
import { must } from '@clipmint/kit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { type CampaignDesk, openCampaignDesk } from '../../test/campaign-desk.ts'
import { usualEngines } from '../../test/index.ts'
import { findProjects } from '../projects/index.ts'
import { catalogue } from '../templates/index.ts'

/** Noon in Seoul, on a Tuesday. */
const noon = '2026-12-01T03:00:00Z'
const christmas = { id: 'christmas', day: '2026-12-25' }
const daily = {
  times: Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [day, '09:00'])),
  zone: 'Asia/Seoul',
}

describe.each(usualEngines)('a campaign for a day of the year on %s', (engine) => {
  let desk: CampaignDesk
  beforeAll(async () => {
    desk = await openCampaignDesk(engine)
  })
  afterAll(() => desk.stop())
  beforeEach(() => desk.open(noon))

  const refused = async (changes: object) => {
    const { _id: id } = await desk.begin()
    return (await desk.change(id, { changes })).code
  }
  const videosOf = async (posts: readonly CampaignPost[]) =>
    findProjects(
      desk.server.ctx,
      desk.state.owner.id,
      posts.flatMap(({ subtemplateId }) => subtemplateId ?? []),
    )
  /** All that a post's video shows in words. */
  const wordsOf = async (post: CampaignPost) =>
    (await videosOf([post])).map(({ userSource }) => JSON.stringify(userSource)).join()

  it('says so in its videos, captions and hashtags, and is as usual after that day', async () => {
    const { id, post } = await desk.made({ occasion: christmas, approval: false, purpose: 'season' })
    expect(await wordsOf(post)).toContain('크리스마스엔')
    expect(post.copy).toContain('이번 크리스마스엔')
    expect(post.tags).toContain('크리스마스')
    await desk.goOnTo('2026-12-28T03:00:00Z', 240)
    await desk.settle()
    const all = await desk.posts(id)
    const after = must(
      all.find(({ uploadAt, copy }) => uploadAt > '2026-12-26' && copy !== ''),
      'a post after that day',
    )
    expect([after.copy, ...after.tags, await wordsOf(after)].join(' ')).not.toContain('크리스마스')
  })

  it('shows no template of another time of the year', async () => {
    const { id } = await desk.made({ occasion: christmas, purpose: 'season', creations: 5 })
    const shown = await videosOf(await desk.posts(id))
    expect(shown).toHaveLength(5)
    const cards = shown.flatMap(({ templateId }) => catalogue.find(templateId)?.card ?? [])
    const said = cards.map(({ title, summary, tags }) => JSON.stringify([title, summary, tags]))
    expect(said.filter((words) => /봄|여름|가을|추석|설날|벚꽃|빙수/u.test(words))).toEqual([])
  })

  it('begins on its first day, and makes its first video two days ahead of it', async () => {
    const { _id: id } = await desk.begin({ startsOn: '2026-12-12', schedule: daily })
    await desk.settle()
    expect(await desk.look(id)).toMatchObject({ status: 0, nextAt: '2026-12-12T00:00:00.000Z' })
    expect((await desk.posts(id, { ahead: 14 })).map(({ _id, day }) => [_id, day]).slice(0, 2)).toEqual([
      [null, '2026-12-12'],
      [null, '2026-12-13'],
    ])
    await desk.goOnTo('2026-12-09T23:00:00Z', 240)
    expect((await desk.posts(id)).every(({ _id }) => _id === null)).toBe(true)
    await desk.goOnTo('2026-12-10T03:00:00Z', 20)
    expect(await desk.first(id)).toMatchObject({ day: '2026-12-12', status: 1 })
  })

  it('makes its first video at once where its first day is near', async () => {
    const { _id: id } = await desk.begin({ startsOn: '2026-12-05', schedule: daily })
    await desk.settle()
    expect(await desk.first(id)).toMatchObject({ day: '2026-12-05', status: 1 })
  })

  it('has its first day moved on, and nothing of before it is made', async () => {
    const { _id: id } = await desk.begin({ startsOn: '2026-12-12', schedule: daily })
    expect((await desk.change(id, { changes: { startsOn: '2026-12-20' } })).result).toMatchObject({
      startsOn: '2026-12-20',
      nextAt: '2026-12-20T00:00:00.000Z',
    })
    await desk.goOnTo('2026-12-18T03:00:00Z', 240)
    expect((await desk.posts(id)).map(({ day }) => day).toSorted()[0]).toBe('2026-12-20')
  })

  it('may not begin more than ninety days on, nor after its last day', async () => {
    expect(await refused({ startsOn: '2027-03-02' })).toBe('CAMPAIGNS_STARTS_LATE')
    const { nextAt } = await desk.begin({ startsOn: '2027-03-01' })
    expect(nextAt).toBe('2027-03-03T00:00:00.000Z')
    expect(await refused({ startsOn: '2026-12-12', endsOn: '2026-12-11' })).toBe('CAMPAIGNS_ENDS_BEFORE')
  })

  it('keeps what its owner chose where other settings are changed', async () => {
    const { _id: id } = await desk.begin({ occasion: christmas, startsOn: '2026-12-03' })
    const { result } = await desk.change(id, { changes: { tone: 'fun' } })
    expect(result).toMatchObject({ occasion: christmas, startsOn: '2026-12-03', tone: 'fun' })
  })
})
