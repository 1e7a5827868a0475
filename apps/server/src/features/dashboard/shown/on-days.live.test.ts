import type { NetworkId } from '@clipmint/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { figureDays, figureSources, postDays } from '../../../db/tables/dashboard.ts'
import { usualEngines, startTestServer, type TestServer } from '../../../test/index.ts'
import { linkAll, linkedId } from '../../../test/posting/world.ts'
import { figuresOn } from './on-days.ts'

const days = Array.from({ length: 7 }, (_, no) => `2026-11-${23 + no}`)

describe.each(usualEngines)('figures of some days on %s', (engine) => {
  let server: TestServer
  let accountId: string

  beforeAll(async () => {
    server = await startTestServer({ engine, areas: { handlers: {} } })
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    server.clock.set('2026-11-30T00:00:00Z')
    accountId = (await server.member()).id
    await server.ctx.db().delete(figureSources)
    await linkAll(server.ctx, accountId)
  })

  it('are known once their networks were heard up to the last day', async () => {
    const { ctx } = server
    const source = { accountId, socialAccountId: ctx.newId(), network: 'instagram', nextAt: ctx.now() }
    const heardAt = (at: string) =>
      ctx
        .db()
        .update(figureSources)
        .set({ collectedAt: new Date(at) })
    await ctx.db().insert(figureSources).values(source)
    const counted = { accountId, network: 'instagram', likes: 2, comments: 1, shares: null, saves: null }
    await ctx
      .db()
      .insert(figureDays)
      .values(
        ['2026-11-22', '2026-11-23', '2026-11-29', '2026-11-30'].map((day) => ({
          ...counted,
          day,
          views: 10,
        })),
      )
    expect(await figuresOn(ctx, accountId, days)).toBeNull()
    await heardAt('2026-11-28T12:00:00Z')
    expect(await figuresOn(ctx, accountId, days)).toBeNull()
    await heardAt('2026-11-29T12:00:00Z')
    expect(await figuresOn(ctx, accountId, days)).toEqual({ views: 20, interactions: 6, missing: [] })
  })

  it('tell which networks were not heard up to the last day, where they are linked or were posted to', async () => {
    const { ctx } = server
    const [heard, before] = [new Date('2026-11-29T12:00:00Z'), new Date('2026-11-26T12:00:00Z')]
    const source = (network: NetworkId, collectedAt: Date, socialAccountId = linkedId(accountId, network)) =>
      ctx
        .db()
        .insert(figureSources)
        .values({ accountId, socialAccountId, network, nextAt: ctx.now(), collectedAt })
    const counted = { accountId, day: '2026-11-25', likes: 2, comments: 1, shares: null, saves: null }
    const dayOf = (network: NetworkId, views: number) => ({
      ...counted,
      network,
      views,
    })
    await source('instagram', heard)
    await source('tiktok', before)
    // One that was linked once, and is not any more.
    await source('facebook', before, ctx.newId())
    await ctx
      .db()
      .insert(figureDays)
      .values([dayOf('instagram', 30), dayOf('tiktok', 5)])
    const figuresNow = () => figuresOn(ctx, accountId, days)
    expect(await figuresNow()).toEqual({ views: 35, interactions: 6, missing: ['tiktok'] })
    await ctx
      .db()
      .update(figureSources)
      .set({ collectedAt: heard })
      .where(eq(figureSources.network, 'tiktok'))
    expect(await figuresNow()).toMatchObject({ missing: [] })
    const nothing = {
      views: 0,
      reach: 0,
      likes: 0,
      comments: 0,
      shares: 0,
      saves: 0,
      interactions: 0,
      rated: 0,
    }
    const posted = { accountId, network: 'facebook', day: '2026-11-24', posts: 1 }
    await ctx
      .db()
      .insert(postDays)
      .values({ ...posted, ...nothing })
    expect(await figuresNow()).toMatchObject({ missing: ['facebook'] })
  })
})
