import { hourMs } from '@clipmint/kit'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { shopLinks } from '../../db/tables/store-link.ts'
import { usualEngines, type Member } from '../../test/index.ts'
import { openShopDesk, type ShopDesk } from '../../test/shop-desk.ts'

const home = 'http://localhost:3000/services/cafe24'

describe.each(usualEngines)('the link to a shop on %s', (engine) => {
  let desk: ShopDesk
  let owner: Member
  beforeAll(async () => {
    desk = await openShopDesk(engine)
  })
  afterAll(() => desk.close())
  beforeEach(async () => {
    owner = await desk.server.member()
    // A shop has one owner at a time: the one of the last test lets go of it.
    await desk.server.ctx.db().delete(shopLinks)
  })

  const connect = (as: Member, more: object = {}, token = as.token) =>
    desk.call(as, 'connect', { token, cafe24: { mall_id: 'mintmarket', redirect_uri: home, ...more } })
  const externals = async (as: Member) =>
    (await desk.server.ask({ url: '/v3/user/info', as })).body.result.externals.cafe24

  describe('connecting', () => {
    it('goes to the shop’s own page, comes back, and stands among what the owner sees, without a token', async () => {
      const { body } = await connect(owner)
      const url = new URL(body.result.url)
      expect(url.pathname).toBe('/sandbox/cafe24/mintmarket/api/v2/oauth/authorize')
      expect(url.searchParams.get('scope')).toBe('mall.read_category,mall.read_product,mall.write_product')
      expect(await externals(owner)).toBeNull()
      const { body: linked } = await desk.call(owner, 'finish', await desk.visit(owner))
      expect(linked).toMatchObject({
        code: 'SUCCESS',
        result: { mall_id: 'mintmarket', shop_no: 1, ended: false },
      })
      expect(await externals(owner)).toEqual(linked.result)
      const [row] = await desk.server.ctx
        .db()
        .select()
        .from(shopLinks)
        .where(eq(shopLinks.accountId, owner.id))
      expect(JSON.stringify(linked)).not.toContain(row?.accessToken)
      expect(row?.accessToken.length).toBeGreaterThan(50)
    })

    it('refuses who is not signed in, and bad input by field and rule', async () => {
      expect(
        (await desk.server.ask({ method: 'POST', url: '/v3/externals/cafe24/connect', body: {} })).status,
      ).toBe(401)
      for (const mall of ['evil.example/', 'Mint', 'ab', 'a'.repeat(21)])
        expect((await connect(owner, { mall_id: mall })).body).toMatchObject({
          code: 'INVALID_INPUT',
          field: 'cafe24.mall_id',
        })
      expect((await connect(owner, { redirect_uri: 'https://evil.example/' })).body).toMatchObject({
        code: 'INVALID_INPUT',
        field: 'cafe24.redirect_uri',
      })
      const other = await desk.server.member()
      expect((await connect(owner, {}, other.token)).body.code).toBe('FORBIDDEN')
    })

    it('links nobody’s shop to whoever sent them there, and takes no state that is old or made up', async () => {
      const lured = await desk.server.member()
      const visit = await desk.visit(owner)
      expect((await desk.call(lured, 'finish', visit)).body.code).toBe('STORE_LINK_FAILED')
      expect((await desk.call(owner, 'finish', { ...visit, state: 'a.b.c' })).body.code).toBe(
        'STORE_LINK_FAILED',
      )
      const late = await desk.visit(owner)
      desk.server.clock.advance(601_000)
      expect((await desk.call(owner, 'finish', late)).body.code).toBe('STORE_LINK_FAILED')
    })

    it('says so when the code was used, the shop is away, or the owner has another shop', async () => {
      const visit = await desk.visit(owner)
      await desk.setFault('used-code')
      expect((await desk.call(owner, 'finish', visit)).body.code).toBe('STORE_LINK_FAILED')
      await desk.setFault('silent')
      expect((await desk.call(owner, 'finish', visit)).status).toBe(503)
      await desk.setFault('none')
      expect((await desk.call(owner, 'finish', visit)).body.code).toBe('SUCCESS')
      const another = await connect(owner, { mall_id: 'quietshop' })
      expect(another.body).toMatchObject({ code: 'STORE_LINK_ALREADY' })
      expect(another.body.message).toContain('mintmarket')
      const stranger = await desk.server.member()
      expect((await connect(stranger)).body.code).toBe('STORE_LINK_TAKEN')
    })
  })

  describe('tokens', () => {
    const categories = (as: Member) => desk.call(as, 'categories')

    it('are renewed once, however many ask at once after their two hours', async () => {
      await desk.link(owner)
      await desk.turnClock(7_300)
      desk.server.clock.advance(2 * hourMs + 100_000)
      const before = desk.renewals()
      const answers = await Promise.all(Array.from({ length: 6 }, () => categories(owner)))
      expect(answers.map(({ body }) => body.code)).toEqual(Array.from({ length: 6 }, () => 'SUCCESS'))
      expect(desk.renewals() - before).toBe(1)
      expect((await categories(owner)).body.code).toBe('SUCCESS')
    })

    it('that died before their time are renewed when the shop says so', async () => {
      await desk.link(owner)
      await desk.turnClock(7_300)
      const before = desk.renewals()
      expect((await categories(owner)).body.code).toBe('SUCCESS')
      expect(desk.renewals() - before).toBe(1)
      // The clocks of both go together again.
      desk.server.clock.advance(7_300_000)
    })

    it('whose consent is over end the link, which the owner sees and may begin again', async () => {
      await desk.link(owner)
      await desk.turnClock(15 * 86_400)
      desk.server.clock.advance(15 * 86_400_000)
      const token = await desk.server.ctx.signer.sign('access', { sub: owner.id, sid: owner.id }, 86_400)
      const as = { id: owner.id, token }
      expect((await categories(as)).body.code).toBe('STORE_LINK_ENDED')
      expect(await externals(as)).toMatchObject({ mall_id: 'mintmarket', ended: true })
      expect((await categories(as)).body.code).toBe('STORE_LINK_ENDED')
      await desk.link(as)
      expect((await categories(as)).body.code).toBe('SUCCESS')
    })
  })

  describe('what the shop is asked', () => {
    it('is its categories as a tree, and its products page by page and by category', async () => {
      await desk.link(owner)
      const { body: tree } = await desk.call(owner, 'categories')
      const cups = tree.result.list.find(({ name }: { name: string }) => name === '컵과 그릇')
      const first = (await desk.call(owner, 'products', {})).body.result
      expect(first.list).toHaveLength(24)
      expect(first.list[0]).toMatchObject({ no: 11, name: '크림 머그컵', price: 12_900, productId: null })
      const second = (await desk.call(owner, 'products', { since: first.next })).body.result
      expect(second.list[0].no).toBeGreaterThan(first.list.at(-1).no)
      const inCups = (await desk.call(owner, 'products', { category: cups.no, limit: 100 })).body.result
      expect(inCups.list.length).toBe(48)
      expect(inCups.next).toBeNull()
    })

    it('needs a link', async () => {
      for (const [path, body] of [
        ['categories', undefined],
        ['products', {}],
        ['import', { products: [11] }],
        ['upload', { requests: [{ image: 'aGVsbG8=' }] }],
      ] as const)
        expect((await desk.call(owner, path, body)).body.code).toBe('STORE_LINK_NOT_LINKED')
    })

    it.each([
      ['broken', 503, 'STORE_LINK_UNREACHABLE'],
      ['garbled', 503, 'STORE_LINK_UNREACHABLE'],
      ['silent', 503, 'STORE_LINK_UNREACHABLE'],
      ['busy', 429, 'STORE_LINK_BUSY'],
      ['no-scope', 200, 'STORE_LINK_FORBIDDEN'],
      ['expired-token', 200, 'STORE_LINK_ENDED'],
    ])('is told in words while the shop is %s', async (fault, status, code) => {
      await desk.link(owner)
      await desk.setFault(fault)
      const answer = await desk.call(owner, 'categories')
      await desk.setFault('none')
      expect([answer.status, answer.body.code]).toEqual([status, code])
      expect(answer.body.message).not.toBe('')
      // After a full bucket the shop is left alone for as long as it said.
      if (fault === 'busy') await new Promise((resolve) => setTimeout(resolve, 5_100))
      expect((await desk.call(owner, 'categories')).body.code).toBe('SUCCESS')
    })
  })

  describe('the app opened from the shop’s administration', () => {
    it('comes with its query as it was, whatever stands between', async () => {
      for (const kind of ['right', 'plus']) {
        const query = await desk.launchQuery(kind)
        const { status, headers } = await desk.server.ask({ url: `/v3/externals/cafe24/launch?${query}` })
        expect(status).toBe(303)
        const { searchParams, pathname } = new URL(String(headers['location']), home)
        expect(pathname).toBe('/services/cafe24')
        const hash = Buffer.from(searchParams.get('launch') ?? '', 'base64url').toString()
        expect(hash).toBe(query)
        expect((await desk.call(owner, 'verify', { hash })).body).toMatchObject({
          code: 'SUCCESS',
          result: { mall_id: 'mintmarket', userName: '김민트 사장', linked: false },
        })
      }
      await desk.link(owner)
      const hash = await desk.launchQuery('right')
      expect((await desk.call(owner, 'verify', { hash })).body.result.linked).toBe(true)
    })

    it.each([
      ['wrong', 'STORE_LINK_LAUNCH_WRONG'],
      ['stale', 'STORE_LINK_LAUNCH_OLD'],
    ])('is refused when it is %s', async (kind, code) => {
      expect((await desk.call(owner, 'verify', { hash: await desk.launchQuery(kind) })).body.code).toBe(code)
    })
  })

  describe('the end of a link', () => {
    it('tells the shop, whose tokens are dead then; a second time is as well', async () => {
      await desk.link(owner)
      const [row] = await desk.server.ctx
        .db()
        .select()
        .from(shopLinks)
        .where(eq(shopLinks.accountId, owner.id))
      expect((await desk.call(owner, 'unlink', {})).body).toMatchObject({ code: 'SUCCESS', result: null })
      await desk.server.jobsDone()
      expect(await externals(owner)).toBeNull()
      if (!row) throw new Error('There was no link.')
      await desk.server.ctx
        .db()
        .insert(shopLinks)
        .values({ ...row, accessExpiresAt: new Date(0) })
      expect((await desk.call(owner, 'categories')).body.code).toBe('STORE_LINK_ENDED')
      await desk.call(owner, 'unlink', {})
      expect((await desk.call(owner, 'unlink', {})).body.code).toBe('SUCCESS')
    })

    it('comes when the shop has removed the app, and by nobody else’s word', async () => {
      await desk.link(owner)
      const removed = { event_no: 90_077, resource: { mall_id: 'mintmarket', event_shop_no: '1' } }
      const send = (body: object, key: string) =>
        desk.server.ask({
          method: 'POST',
          url: '/v3/externals/cafe24/webhook',
          body,
          headers: { 'x-api-key': key },
        })
      expect((await send(removed, 'a guess')).status).toBe(403)
      expect(
        (await send({ event_no: 90_001, resource: { mall_id: 'mintmarket' } }, 'cafe24-sandbox-webhook'))
          .status,
      ).toBe(204)
      expect(await externals(owner)).not.toBeNull()
      for (const _again of [1, 2]) expect((await send(removed, 'cafe24-sandbox-webhook')).status).toBe(204)
      expect(await externals(owner)).toBeNull()
    })
  })
})
