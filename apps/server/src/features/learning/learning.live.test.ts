import type { NetworkId } from '@clipmint/contract'
import { createRandom } from '@clipmint/kit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { usualEngines, startTestServer, type TestServer } from '../../test/index.ts'
import { addPublishedOn } from '../../test/published.ts'
import { learn, levelsOf, noteOutcome, noteTraits, openChooser, whatWorked } from './index.ts'

const evening = { at: new Date('2026-11-20T11:00:00Z'), zone: 'Asia/Seoul' }
const morning = { at: new Date('2026-11-20T00:00:00Z'), zone: 'Asia/Seoul' }
const traits = { angle: null, opening: null, family: null, impression: null, seconds: 15, hashtags: 5 }

describe.each(usualEngines)('what is learned of posts on %s', (engine) => {
  let server: TestServer
  let accountId: string

  beforeAll(async () => {
    server = await startTestServer({ engine, areas: { handlers: {} } })
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    accountId = (await server.member()).id
  })

  /** Posts of an owner, of which those of the evening are seen so many times as often, on each of the networks alike. */
  async function post(many: number, times: number, on: readonly NetworkId[] = ['youtube']): Promise<void> {
    const random = createRandom(11)
    for (let no = 0; no < many; no += 1) {
      const isEvening = no % 2 === 0
      const day = new Date((isEvening ? evening : morning).at.getTime() - Math.floor(no / 2) * 86_400_000)
      const views = Math.round(200 * (isEvening ? times : 1) * Math.exp(random() - 0.5))
      const { projectId, targetIds } = await addPublishedOn(server.ctx, accountId, { networks: on, at: day })
      for (const targetId of targetIds) {
        const of = { accountId, targetId, projectId, publishedAt: day, zone: 'Asia/Seoul' }
        await noteTraits(server.ctx, accountId, [{ ...of, group: 'a network', seconds: 15, hashtags: 5 }])
        await noteOutcome(server.ctx, { accountId, targetId, views })
      }
    }
    await learn(server.ctx, accountId)
  }
  const candidates = [
    { id: 'evening', levels: levelsOf({ ...traits, ...evening }) },
    { id: 'morning', levels: levelsOf({ ...traits, ...morning }) },
  ]
  async function choices() {
    const choose = await openChooser(server.ctx, accountId)
    return Array.from({ length: 60 }, () => choose(candidates))
  }

  it('is nothing yet of an owner who has posted little, and has no part in what is made next', async () => {
    await post(10, 3)
    const worked = await whatWorked(server.ctx, accountId)
    expect(worked).toMatchObject({ posts: 10, needed: 40, lessons: [] })
    expect(worked.unknown).toContain('hour')
    expect(await whatWorked(server.ctx, server.ctx.newId())).toMatchObject({ posts: 0, learnedAt: null })
    expect((await choices()).map((choice) => choice?.because)).not.toContain('believed')
  })

  it('is of posts, however many networks each was seen on', async () => {
    await post(20, 3, ['youtube', 'instagram', 'tiktok'])
    expect(await whatWorked(server.ctx, accountId)).toMatchObject({ posts: 20, needed: 40, lessons: [] })
    expect((await choices()).map((choice) => choice?.because)).not.toContain('believed')
  })

  it('is said once it is sure, and what is made next goes by it, for the most part', async () => {
    await post(80, 3)
    const { lessons, unknown } = await whatWorked(server.ctx, accountId)
    const best = lessons.find(({ level }) => level === 'evening')
    expect(best).toMatchObject({ attribute: 'hour', posts: 40 })
    expect(best?.times).toBeGreaterThan(2)
    expect(best?.times).toBeLessThan(4)
    expect(unknown).not.toContain('hour')
    expect(unknown).toContain('weekday')
    const made = await choices()
    const believed = made.filter((choice) => choice?.because === 'believed')
    expect(believed.length).toBeLessThan(60)
    expect(believed.filter((choice) => choice?.id === 'evening').length).toBeGreaterThan(
      0.9 * believed.length,
    )
    expect(believed[0]?.levels).toEqual([{ attribute: 'hour', level: 'evening' }])
    expect((await openChooser(server.ctx, accountId))([])).toBeNull()
  })
})
