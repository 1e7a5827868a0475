import type { NetworkId } from '@clipmint/contract'
import { hourMs } from '@clipmint/kit'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { socialAccounts } from '../../db/tables/social-accounts.ts'
import { usualEngines, type Member } from '../../test/index.ts'
import { type NetworkDesk, openNetworkDesk } from '../../test/network-desk.ts'
import { accessOf, findLink, listLinks, noteFault, recoverAccess, type SocialAccess } from './index.ts'

describe.each(usualEngines)('asking in a link’s name on %s', (engine) => {
  let desk: NetworkDesk
  let owner: Member
  beforeAll(async () => {
    desk = await openNetworkDesk(engine)
  })
  afterAll(() => desk.server.stop())
  beforeEach(async () => {
    owner = await desk.server.member()
    for (const network of [desk.youtube, desk.tiktok, desk.facebook]) {
      network.renewal = null
      network.renewed.length = 0
    }
  })

  /** Links a network whose tokens are what its adapter would give. */
  async function link(network: NetworkId & ('youtube' | 'tiktok' | 'facebook')): Promise<string> {
    const { body } = await desk.visit(owner, network, {
      code: desk[network].knows({ remoteId: `${network}-mine` }),
    })
    return body.result.account._id
  }

  const access = (id: string) => accessOf(desk.server.ctx, owner.id, id)
  const tokenOf = (came: SocialAccess) =>
    came.status === 'open' ? came.access.tokens.access.token : came.status
  const told = { code: 'x', told: 'y' }

  it('opens it for whoever it is, and for nobody else', async () => {
    const id = await link('tiktok')
    expect(await access(id)).toMatchObject({
      status: 'open',
      publisher: { facts: { id: 'tiktok' } },
      access: { remoteId: 'tiktok-mine', tokens: { refresh: { token: expect.stringContaining('refresh') } } },
    })
    expect(desk.tiktok.renewed).toEqual([])
    const stranger = await desk.server.member()
    expect(await accessOf(desk.server.ctx, stranger.id, id)).toEqual({ status: 'fault', fault: 'unlinked' })
    await desk.unlink(owner, 'tiktok')
    expect(await access(id)).toEqual({ status: 'fault', fault: 'unlinked' })
  })

  it('renews once, however many ask at once, and keeps the next tokens before they are used', async () => {
    const id = await link('tiktok')
    desk.server.clock.advance(20 * hourMs)
    const seen: string[] = []
    desk.tiktok.renewal = async ({ tokens }) => {
      seen.push(tokens.refresh?.token ?? '')
      await new Promise((resolve) => setTimeout(resolve, 200))
      return { status: 'renewed', tokens: desk.tiktok.tokens() }
    }
    const came = await Promise.all(Array.from({ length: 8 }, () => access(id)))
    expect(seen).toHaveLength(1)
    const now = tokenOf(await access(id))
    expect(new Set(came.map(tokenOf))).toEqual(new Set([now]))
    desk.server.clock.advance(20 * hourMs)
    await access(id)
    // The token of the first renewal is shown in the second, and none twice.
    expect(new Set(seen).size).toBe(2)
  })

  it('goes on with tokens that are good still while the network gives no others, and waits once they are not', async () => {
    const id = await link('tiktok')
    desk.tiktok.renewal = async () => ({ status: 'unclear', why: 'timeout', told: 'No answer.' })
    desk.server.clock.advance(20 * hourMs)
    expect((await access(id)).status).toBe('open')
    desk.server.clock.advance(5 * hourMs)
    expect(await access(id)).toMatchObject({ status: 'wait', code: 'timeout', until: null })
    const until = new Date('2030-01-01')
    desk.tiktok.renewal = async () => ({ status: 'wait', why: 'throttled', until, ...told })
    expect(await access(id)).toMatchObject({ status: 'wait', why: 'throttled', until })
    owner = await desk.server.again(owner)
    expect((await desk.look(owner, 'tiktok')).state).toBe('connected')
    desk.tiktok.renewal = null
    expect((await access(id)).status).toBe('open')
  })

  it('after the network said that a token is dead renews once, and uses what others got meanwhile', async () => {
    const id = await link('youtube')
    const first = await access(id)
    if (first.status !== 'open') throw new Error('It is not open.')
    const ways = await Promise.all(
      Array.from({ length: 4 }, () => recoverAccess(desk.server.ctx, owner.id, id, first.access)),
    )
    expect(desk.youtube.renewed).toHaveLength(1)
    expect(new Set(ways.map(tokenOf)).size).toBe(1)
    expect(ways.map(tokenOf)).not.toContain(tokenOf(first))
  })

  it('ends where the consent is over: the owner sees why, and connecting again mends it', async () => {
    const id = await link('youtube')
    desk.youtube.renewal = async () => ({ status: 'needs-owner', fault: 'ended', ...told })
    desk.server.clock.advance(hourMs)
    expect(await access(id)).toEqual({ status: 'fault', fault: 'ended' })
    expect(desk.youtube.renewed).toHaveLength(1)
    expect(await access(id)).toEqual({ status: 'fault', fault: 'ended' })
    expect(desk.youtube.renewed).toHaveLength(1)
    expect(await desk.look(owner, 'youtube')).toMatchObject({ state: 'needs-reconnect', fault: 'ended' })
    desk.youtube.renewal = null
    expect(await link('youtube')).toBe(id)
    expect((await access(id)).status).toBe('open')
    expect(await desk.look(owner, 'youtube')).toMatchObject({ state: 'connected', fault: null })
  })

  it('ends where nothing gets another token than the dead one', async () => {
    const id = await link('facebook')
    const first = await access(id)
    if (first.status !== 'open') throw new Error('It is not open.')
    expect(await recoverAccess(desk.server.ctx, owner.id, id, first.access)).toEqual({
      status: 'fault',
      fault: 'ended',
    })
    expect((await desk.look(owner, 'facebook')).state).toBe('needs-reconnect')
  })

  it('ends for a fault that another area met; the first one stands', async () => {
    const id = await link('tiktok')
    await noteFault(desk.server.ctx, id, 'scope-missing')
    await noteFault(desk.server.ctx, id, 'ended')
    expect(await access(id)).toEqual({ status: 'fault', fault: 'scope-missing' })
    expect(await findLink(desk.server.ctx, owner.id, 'tiktok')).toMatchObject({
      id,
      state: 'needs-reconnect',
      fault: 'scope-missing',
    })
    await link('youtube')
    const links = await listLinks(desk.server.ctx, owner.id)
    expect(links.map(({ network, state }) => `${network} ${state}`).toSorted()).toEqual([
      'tiktok needs-reconnect',
      'youtube connected',
    ])
  })

  it('is renewed by a job that finds links which nobody uses, and finds those whose consent is over', async () => {
    const id = await link('youtube')
    const lost = await link('tiktok')
    desk.tiktok.renewal = async () => ({ status: 'needs-owner', fault: 'ended', ...told })
    const renewal = async () => {
      await desk.server.ctx.jobs.send('social-accounts.renewDue', {})
      await desk.server.jobsDone()
    }
    await renewal()
    expect(desk.youtube.renewed).toEqual([])
    desk.server.clock.advance(20 * hourMs)
    await renewal()
    const mine = desk.youtube.renewed.filter(({ remoteId }) => remoteId === 'youtube-mine')
    expect(mine.length).toBeGreaterThan(0)
    desk.youtube.renewed.length = 0
    await renewal()
    expect(desk.youtube.renewed).toEqual([])
    expect((await access(id)).status).toBe('open')
    expect(await access(lost)).toEqual({ status: 'fault', fault: 'ended' })
  })

  it('is no more in an installation whose key is another', async () => {
    const id = await link('tiktok')
    const { db } = desk.server.ctx
    await db()
      .update(socialAccounts)
      .set({ tokens: 'sealed-with-another-key'.repeat(4) })
      .where(eq(socialAccounts.id, id))
    expect(await access(id)).toEqual({ status: 'fault', fault: 'ended' })
  })
})
