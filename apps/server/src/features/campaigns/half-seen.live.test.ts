import type { Reservation } from '@clipmint/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { notifications } from '../../db/tables/notifications.ts'
import {
  bothNetworks,
  type CampaignDesk,
  openCampaignDesk,
  saleCampaign as sale,
} from '../../test/campaign-desk.ts'
import { usualEngines } from '../../test/index.ts'

/** Noon in Seoul, on a Tuesday; the next day's post is due at midnight UTC. */
const noon = '2026-12-01T03:00:00Z'

describe.each(usualEngines)(
  'a post of a campaign that one network has and another has not yet on %s',
  (engine) => {
    let desk: CampaignDesk
    beforeAll(async () => {
      desk = await openCampaignDesk(engine)
    })
    afterAll(() => desk.stop())
    beforeEach(() => desk.open(noon))

    const counts = () => [desk.seen('instagram').length, desk.seen('facebook').length]
    const halfSeen = async (changes: object = {}) => {
      const { id } = await desk.made({ approval: false, targets: bothNetworks, ...changes })
      desk.misbehave((call) => (call === 'facebook.begin' ? 'busy' : 'none'))
      await desk.goOnTo('2026-12-01T23:59:00Z', 60)
      await desk.goOnTo('2026-12-02T00:02:00Z', 1)
      expect(counts()).toEqual([1, 0])
      desk.misbehave(() => 'none')
      return { id, post: await desk.first(id) }
    }
    const asSent = async (postId: string | null): Promise<Reservation> =>
      (await desk.ask('GET', `/reservation/directupload/${postId}`)).result
    const statuses = ({ targets }: Reservation) => targets.map(({ status }) => status).toSorted()

    it('goes to the other in its time', async () => {
      const { id } = await halfSeen()
      await desk.goOnTo('2026-12-02T00:20:00Z', 1)
      expect(counts()).toEqual([1, 1])
      expect(await desk.first(id)).toMatchObject({ status: 4 })
    })

    it.each(['stop', 'cancel'])('goes nowhere else once its owner has it %s', async (act) => {
      const { id, post } = await halfSeen()
      expect((await desk.change(id, { act })).code).toBe('SUCCESS')
      await desk.goOnTo('2026-12-02T01:00:00Z', 1)
      expect(counts()).toEqual([1, 0])
      expect(statuses(await asSent(post.postId))).toEqual(['cancelled', 'published'])
      if (act === 'stop') await desk.change(id, { act: 'resume' })
      await desk.goOnTo('2026-12-02T02:00:00Z', 5)
      expect(counts()).toEqual([1, 0])
    })

    it('goes nowhere else where the service stood still for hours meanwhile, and its owner is told of that', async () => {
      const { id, post } = await halfSeen()
      desk.server.clock.set('2026-12-02T09:00:00Z')
      await desk.goOnTo('2026-12-02T09:10:00Z', 1)
      expect(counts()).toEqual([1, 0])
      expect((await asSent(post.postId)).targets).toContainEqual(
        expect.objectContaining({ platform: 'facebook', status: 'failed', failure: 'too-slow' }),
      )
      expect(await desk.first(id)).toMatchObject({ status: 5 })
    })

    it('goes nowhere else once its product is hidden', async () => {
      await halfSeen()
      expect((await desk.ask('PATCH', `/product/${desk.state.productId}`, { hidden: true })).code).toBe(
        'SUCCESS',
      )
      await desk.goOnTo('2026-12-02T01:00:00Z', 1)
      expect(counts()).toEqual([1, 0])
    })

    it('goes nowhere else with an old price, and its owner is told of that', async () => {
      const { id, post } = await halfSeen(sale)
      await desk.changePrice()
      await desk.goOnTo('2026-12-02T01:00:00Z', 1)
      expect(counts()).toEqual([1, 0])
      expect((await asSent(post.postId)).targets).toContainEqual(
        expect.objectContaining({ platform: 'facebook', status: 'failed', failure: 'outdated' }),
      )
      expect(await desk.first(id)).toMatchObject({ status: 5 })
      const told = await desk.server.ctx
        .db()
        .select()
        .from(notifications)
        .where(eq(notifications.postId, post.postId ?? ''))
      expect(told.map(({ kind }) => kind)).toEqual(['post-partial'])
    })
  },
)
