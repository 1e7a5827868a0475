import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { socialAccounts } from '../../db/tables/social-accounts.ts'
import { usualEngines, type Member } from '../../test/index.ts'
import { type NetworkDesk, openNetworkDesk } from '../../test/network-desk.ts'
import { forget, leave, listLinkEvents, noteFault } from './index.ts'

describe.each(usualEngines)('links to networks on %s', (engine) => {
  let desk: NetworkDesk
  let owner: Member
  beforeAll(async () => {
    desk = await openNetworkDesk(engine)
  })
  afterAll(() => desk.server.stop())
  beforeEach(async () => {
    owner = await desk.server.member()
  })

  const rows = () =>
    desk.server.ctx.db().select().from(socialAccounts).where(eq(socialAccounts.accountId, owner.id))
  const events = async () =>
    (await listLinkEvents(desk.server.ctx, owner.id)).map(({ what, name }) => `${what} ${name}`).toReversed()

  describe('connecting', () => {
    it('shows every network, which of them this site can connect, and the way to one', async () => {
      const { body } = await desk.ask(owner, { url: '/v3/user/snsAccountLink' })
      expect(
        body.result.list.map(({ type, offered, state }: Record<string, unknown>) => [type, offered, state]),
      ).toEqual([
        ['facebook', true, 'available'],
        ['instagram', false, 'available'],
        ['tiktok', true, 'available'],
        ['youtube', true, 'available'],
      ])
      expect(body.result.url).toBeNull()
      const { url } = await desk.look(owner, 'youtube')
      expect(new URL(url ?? '').searchParams.get('redirect_uri')).toBe(
        'http://localhost:3000/services/youtube',
      )
      expect((await desk.look(owner, 'instagram')).url).toBeNull()
    })

    it('links the only page at once, and tells no token', async () => {
      const code = desk.facebook.knows({ name: '하늘 공방', handle: 'haneul', avatarUrl: 'https://fb/1.jpg' })
      const { body } = await desk.visit(owner, 'facebook', { code })
      expect(body).toMatchObject({
        code: 'SUCCESS',
        result: {
          status: 'linked',
          account: { remoteId: 'facebook-0', name: '하늘 공방', handle: 'haneul' },
        },
      })
      const seen = await desk.look(owner, 'facebook')
      expect(seen).toMatchObject({ state: 'connected', fault: null, account: body.result.account })
      expect(seen.account.endsAt).not.toBeNull()
      expect(JSON.stringify([body, seen])).not.toContain('access')
      const [row] = await rows()
      expect(row?.tokens).toMatch(/^[\w-]{60,}$/)
      expect(await events()).toEqual(['linked 하늘 공방'])
    })

    it('gives pages to choose from where there are several, also after a reload, for a quarter of an hour', async () => {
      const code = desk.facebook.knows(
        { name: '하늘 공방' },
        { name: '바다 공방' },
        { name: '남의 페이지', fault: 'role-lost' },
      )
      const { body } = await desk.visit(owner, 'facebook', { code })
      expect(body.result).toMatchObject({
        status: 'choose',
        candidates: [{ name: '하늘 공방', fault: null }, { name: '바다 공방' }, { fault: 'role-lost' }],
      })
      expect((await desk.look(owner, 'facebook')).candidates).toEqual(body.result.candidates)
      expect((await desk.choose(owner, 'facebook', { remoteId: 'facebook-2' })).body.code).toBe(
        'SOCIAL_ACCOUNTS_LINK_FAILED',
      )
      expect((await desk.choose(owner, 'facebook', { remoteId: 'another' })).body.code).toBe(
        'SOCIAL_ACCOUNTS_LINK_FAILED',
      )
      const stranger = await desk.server.member()
      expect((await desk.choose(stranger, 'facebook', { remoteId: 'facebook-1' })).body.code).toBe(
        'SOCIAL_ACCOUNTS_LINK_FAILED',
      )
      const chosen = await desk.choose(owner, 'facebook', { remoteId: 'facebook-1' })
      expect(chosen.body.result).toMatchObject({ name: '바다 공방' })
      expect((await desk.look(owner, 'facebook')).candidates).toBeNull()

      await desk.visit(owner, 'tiktok', { code: desk.tiktok.knows({}, {}) })
      desk.server.clock.advance(15 * 60_000 + 1)
      expect((await desk.look(owner, 'tiktok')).candidates).toBeNull()
      const late = await desk.choose(owner, 'tiktok', { remoteId: 'tiktok-0' })
      expect(late.body.code).toBe('SOCIAL_ACCOUNTS_LINK_FAILED')
      expect(late.body.message).toContain('틱톡')
    })

    it('takes a visit once, of whoever began it, to the network they went to, within ten minutes', async () => {
      const code = desk.youtube.knows({})
      const state = await desk.begin(owner, 'youtube')
      const lured = await desk.server.member()
      const answers = [
        await desk.post(lured, { type: 'youtube', code, state }),
        await desk.post(owner, { type: 'tiktok', code, state }),
        await desk.post(owner, { type: 'youtube', code, state: 'a.b.c' }),
      ]
      expect(answers.map(({ body }) => body.code)).toEqual(
        answers.map(() => 'SOCIAL_ACCOUNTS_CONNECT_FAILED'),
      )
      expect((await desk.post(owner, { type: 'youtube', code, state })).body.code).toBe('SUCCESS')
      expect((await desk.post(owner, { type: 'youtube', code, state })).body.code).toBe(
        'SOCIAL_ACCOUNTS_CONNECT_FAILED',
      )
      const old = await desk.begin(owner, 'youtube')
      desk.server.clock.advance(601_000)
      expect((await desk.post(owner, { type: 'youtube', code, state: old })).body.code).toBe(
        'SOCIAL_ACCOUNTS_CONNECT_FAILED',
      )
    })

    it('says in both languages why nothing was connected', async () => {
      const { visits } = desk.facebook
      const granted = {
        status: 'granted',
        tokens: desk.facebook.tokens(),
        missing: ['pages_manage_posts'],
      } as const
      visits.set('unticked', { exchange: granted })
      const told = { code: 'x', told: 'y' }
      visits.set('away', { exchange: { status: 'unclear', why: 'timeout', told: 'No answer.' } })
      visits.set('busy', { exchange: { status: 'wait', why: 'busy', until: null, ...told } })
      visits.set('no-page', { candidates: { status: 'found', list: [] } })
      visits.set('no-role', { candidates: { status: 'needs-owner', fault: 'role-lost', ...told } })
      visits.set('no-channel', { candidates: { status: 'needs-owner', fault: 'no-channel', ...told } })
      for (const [came, code] of [
        [{ error: 'access_denied', error_reason: 'user_denied' }, 'CANCELLED'],
        [{ code: 'unticked' }, 'PERMISSION_MISSING'],
        [{ code: 'no-role' }, 'PERMISSION_MISSING'],
        [{ code: 'no-page' }, 'NOTHING_TO_LINK'],
        [{ code: 'no-channel' }, 'NOTHING_TO_LINK'],
        [{ code: 'made-up' }, 'CONNECT_FAILED'],
        [{ code: 'away' }, 'UNREACHABLE'],
        [{ code: 'busy' }, 'UNREACHABLE'],
      ] as const) {
        const { body } = await desk.visit(owner, 'facebook', came)
        expect([came, body.code]).toEqual([came, `SOCIAL_ACCOUNTS_${code}`])
        expect(body.message).toContain('페이스북')
        expect(body.message).not.toContain('{')
      }
      const state = await desk.begin(owner, 'facebook')
      const english = await desk.post(
        owner,
        { type: 'facebook', state, code: 'no-page' },
        '/v3/user/snsAccountLink?lang=en',
      )
      expect(english.body.message).toBe('There is no Facebook Page here that can be connected.')
      expect((await desk.post(owner, { type: 'instagram', state, code: 'x' })).body.code).toBe(
        'SOCIAL_ACCOUNTS_OFF',
      )
      expect(await rows()).toEqual([])
    })

    it('refuses who is not signed in, and networks that there are not', async () => {
      expect((await desk.server.ask({ url: '/v3/user/snsAccountLink' })).status).toBe(401)
      const { body } = await desk.ask(owner, { url: '/v3/user/snsAccountLink?type=myspace' })
      expect(body).toMatchObject({ code: 'INVALID_INPUT', field: 'type' })
      expect((await desk.post(owner, { type: 'youtube', code: 'x' })).body).toMatchObject({ field: 'state' })
    })
  })

  describe('connecting again', () => {
    it('keeps the link’s own id, so that posts that wait for it go on', async () => {
      await desk.visit(owner, 'tiktok', { code: desk.tiktok.knows({ name: 'old name' }) })
      const before = (await desk.look(owner, 'tiktok')).account
      desk.server.clock.advance(1_000)
      await desk.visit(owner, 'tiktok', { code: desk.tiktok.knows({ name: 'new name' }) })
      const after = (await desk.look(owner, 'tiktok')).account
      expect(after).toMatchObject({ _id: before._id, name: 'new name', linkedAt: before.linkedAt })
      expect(await events()).toEqual(['linked old name', 'relinked new name'])
    })

    it('lets a page be changed where there are several, and asks nothing where the one linked has to be mended', async () => {
      await desk.visit(owner, 'facebook', { code: desk.facebook.knows({ remoteId: 'mine' }) })
      const two = () => desk.facebook.knows({ remoteId: 'mine' }, { remoteId: 'other' })
      expect((await desk.visit(owner, 'facebook', { code: two() })).body.result.status).toBe('choose')
      const { _id } = (await desk.look(owner, 'facebook')).account
      await noteFault(desk.server.ctx, _id, 'ended')
      expect((await desk.visit(owner, 'facebook', { code: two() })).body.result).toMatchObject({
        status: 'linked',
        account: { _id, remoteId: 'mine' },
      })
    })

    it('as another account asks before it takes the place, and keeps what was there as history', async () => {
      await desk.visit(owner, 'youtube', {
        code: desk.youtube.knows({ remoteId: 'first', name: '처음 채널' }),
      })
      const other = desk.youtube.knows({ remoteId: 'second', name: '다른 채널' })
      const { body } = await desk.visit(owner, 'youtube', { code: other })
      expect(body.result).toMatchObject({ status: 'choose', candidates: [{ name: '다른 채널' }] })
      expect((await desk.look(owner, 'youtube')).account.name).toBe('처음 채널')
      const unasked = await desk.choose(owner, 'youtube', { remoteId: 'second' })
      expect(unasked.body.code).toBe('SOCIAL_ACCOUNTS_OTHER_LINKED')
      expect(unasked.body.message).toContain('처음 채널')
      await desk.choose(owner, 'youtube', { remoteId: 'second', replace: true })
      expect((await desk.look(owner, 'youtube')).account.name).toBe('다른 채널')
      const kept = (await rows()).map(
        ({ name, unlinkedAt, tokens }) => `${name} ${unlinkedAt !== null} ${tokens === null}`,
      )
      expect(kept.toSorted()).toEqual(['다른 채널 false false', '처음 채널 true true'])
      expect(await events()).toEqual(['linked 처음 채널', 'replaced 처음 채널', 'linked 다른 채널'])
    })
  })

  describe('ending a link', () => {
    it('has the network told, whose consent is over then, and lets go of the tokens', async () => {
      await desk.visit(owner, 'facebook', { code: desk.facebook.knows({ remoteId: 'page-9' }) })
      desk.facebook.revoked.length = 0
      expect((await desk.unlink(owner, 'facebook')).body).toMatchObject({ code: 'SUCCESS', result: null })
      await desk.server.jobsDone()
      expect(desk.facebook.revoked.map(({ remoteId }) => remoteId)).toEqual(['page-9'])
      expect(await desk.look(owner, 'facebook')).toMatchObject({ state: 'available', account: null })
      expect((await rows()).map(({ tokens }) => tokens)).toEqual([null])
      const again = await desk.unlink(owner, 'facebook')
      expect(again.body.code).toBe('SOCIAL_ACCOUNTS_NOT_LINKED')
    })

    it('takes no consent back that the owner has given anew meanwhile', async () => {
      await desk.visit(owner, 'facebook', { code: desk.facebook.knows({ remoteId: 'page-8' }) })
      const [before] = await rows()
      await desk.unlink(owner, 'facebook')
      await desk.server.jobsDone()
      await desk.visit(owner, 'facebook', { code: desk.facebook.knows({ remoteId: 'page-8' }) })
      expect((await desk.look(owner, 'facebook')).account._id).toBe(before?.id)
      desk.facebook.revoked.length = 0
      if (!before) throw new Error('There was no link.')
      const { accountId, network, remoteId, handle, tokens } = before
      await desk.server.ctx.jobs.send('social-accounts.revoke', {
        accountId,
        network,
        remoteId,
        handle,
        tokens,
      })
      await desk.server.jobsDone()
      expect(desk.facebook.revoked).toEqual([])
    })

    it('comes with leaving, and nothing of it is kept once an owner is forgotten', async () => {
      await desk.visit(owner, 'tiktok', { code: desk.tiktok.knows({ remoteId: 'leaver' }) })
      await desk.post(owner, { networks: ['tiktok'] }, '/v3/user/prePlatform')
      await leave(desk.server.ctx, owner.id)
      await desk.server.jobsDone()
      expect(desk.tiktok.revoked.map(({ remoteId }) => remoteId)).toContain('leaver')
      expect(await events()).toContain('left tiktok 0')
      await forget(desk.server.ctx, owner.id)
      expect([await rows(), await events()]).toEqual([[], []])
      const { body } = await desk.ask(owner, { url: '/v3/user/prePlatform' })
      expect(body.result).toEqual({ networks: [] })
    })
  })

  it('keeps the networks that an owner prefers, in their order', async () => {
    const url = '/v3/user/prePlatform'
    expect((await desk.ask(owner, { url })).body.result).toEqual({ networks: [] })
    await desk.post(owner, { networks: ['tiktok', 'facebook'] }, url)
    const changed = await desk.ask(owner, {
      method: 'PATCH',
      url,
      body: { add: ['youtube', 'tiktok'], remove: ['facebook'] },
    })
    expect(changed.body.result).toEqual({ networks: ['tiktok', 'youtube'] })
    expect((await desk.ask(owner, { url })).body.result).toEqual({ networks: ['tiktok', 'youtube'] })
    const twice = await desk.post(owner, { networks: ['tiktok', 'tiktok'] }, url)
    expect(twice.body).toMatchObject({ code: 'INVALID_INPUT', field: 'networks' })
  })
})
