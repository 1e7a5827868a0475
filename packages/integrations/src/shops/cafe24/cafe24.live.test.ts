import { buffer } from 'node:stream/consumers'

import { type Sandbox, startSandbox } from '@clipmint/net/sandbox.suite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { ShopAccess, ShopAnswer, ShopGrant, ShopPlatform } from '../shop.ts'
import { createCafe24 } from './shop.ts'

const keys = {
  CAFE24_CLIENT_ID: 'cafe24-sandbox',
  CAFE24_CLIENT_SECRET: 'cafe24-sandbox-secret',
  CAFE24_WEBHOOK_KEY: 'cafe24-sandbox-webhook',
  CAFE24_API_VERSION: '2026-03-01',
}
const redirectUri = 'http://localhost:3000/services/cafe24'

describe('shops at Cafe24, against their stand-in', () => {
  let sandbox: Sandbox
  let shop: ShopPlatform
  const open = (more = {}) =>
    createCafe24({ ...keys, CAFE24_URL: `${sandbox.url}/sandbox/cafe24`, ...more }, () => new Date())
  beforeAll(async () => {
    sandbox = await startSandbox()
    shop = open()
  })
  afterAll(() => sandbox.stop())

  /** Agrees as the owner of a shop does, and gives the code. */
  async function codeOf(mallId = 'mintmarket'): Promise<string> {
    const url = shop.authorizationUrl({ mallId, state: 's', redirectUri })
    const back = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ answer: 'agree' }),
      redirect: 'manual',
    })
    return new URL(back.headers.get('location') ?? '').searchParams.get('code') ?? ''
  }
  async function link(mallId = 'mintmarket'): Promise<ShopGrant> {
    return valueOf(await shop.exchange({ mallId, code: await codeOf(mallId), redirectUri }))
  }
  async function access(mallId = 'mintmarket'): Promise<ShopAccess> {
    return { mallId, token: (await link(mallId)).access.token }
  }

  it('gives two tokens for a code, once, with their times read right', async () => {
    const code = await codeOf()
    const grant = valueOf(await shop.exchange({ mallId: 'mintmarket', code, redirectUri }))
    expect(grant).toMatchObject({ mallId: 'mintmarket', shopNo: 1, scopes: shop.facts.scopes })
    const minutes = (grant.access.expiresAt.getTime() - Date.now()) / 60_000
    expect(Math.round(minutes)).toBe(120)
    expect(await shop.exchange({ mallId: 'mintmarket', code, redirectUri })).toEqual({ status: 'ended' })
  })

  it('renews them, after which the one before is dead, and gives them back', async () => {
    const { mallId, refresh } = await link()
    const next = valueOf(await shop.refresh({ mallId, refreshToken: refresh.token }))
    expect(next.refresh.token).not.toBe(refresh.token)
    expect(await shop.refresh({ mallId, refreshToken: refresh.token })).toEqual({ status: 'ended' })
    expect(await shop.revoke({ mallId, refreshToken: next.refresh.token })).toMatchObject({ status: 'ok' })
    expect(await shop.categories({ mallId, token: next.access.token })).toEqual({ status: 'ended' })
  })

  it('lists the categories of all pages, as a tree', async () => {
    const many = valueOf(await shop.categories(await access('quietshop')))
    expect(many).toHaveLength(130)
    const all = valueOf(await shop.categories(await access()))
    const deep = all.find(({ name }) => name === '깊은 접시')
    expect(all.find(({ no }) => no === deep?.parentNo)?.name).toBe('접시')
    expect(all.find(({ name }) => name === '컵과 그릇')).toMatchObject({ parentNo: null, isShown: true })
    expect(all.find(({ name }) => name === '정리 중인 상품')?.isShown).toBe(false)
  })

  it('lists products page by page, in our words', async () => {
    const at = await access()
    const first = valueOf(await shop.products(at, { category: null, since: 0, limit: 100 }))
    const second = valueOf(
      await shop.products(at, { category: null, since: first.at(-1)?.no ?? 0, limit: 100 }),
    )
    expect(first).toHaveLength(100)
    expect(new Set([...first, ...second].map(({ no }) => no)).size).toBe(first.length + second.length)
    expect(first[0]).toMatchObject({ name: '크림 머그컵', priceWon: 12_900, isSelling: true })
    expect(first[0]?.texts[0]).toContain('손으로 빚어 손에 꼭 맞아요.\n크림빛 하나하나가')
    expect(first[0]?.texts[0]).not.toMatch(/[<>]|track/)
    const foreign = second.find(({ name }) => name === '사진이 다른 곳에 있는 엽서')
    expect(foreign).toMatchObject({ pictures: [], thumbnail: null })
    expect(second.find(({ name }) => name === '값을 비워 둔 엽서')?.priceWon).toBeNull()
  })

  it('opens every picture of a product, and none that is elsewhere or gone', async () => {
    const at = await access()
    const [product] = valueOf(await shop.productsOf(at, [13]))
    expect(product?.pictures).toHaveLength(3)
    for (const address of product?.pictures ?? []) {
      const opened = await shop.openPicture('mintmarket', address)
      if (opened.status !== 'opened') throw new Error(opened.status)
      expect((await buffer(opened.stream)).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
    }
    const missing = `${sandbox.url}/sandbox/cafe24/mintmarket/web/product/big/9999-1.jpg`
    expect(await shop.openPicture('mintmarket', missing)).toEqual({ status: 'gone' })
    expect(await shop.openPicture('mintmarket', `${sandbox.url}/sandbox/inbox`)).toMatchObject({
      status: 'refused',
    })
    expect(valueOf(await shop.productsOf(at, [9_999, 11])).map(({ no }) => no)).toEqual([11])
  })

  it('sends pictures and says where each is, also when they are more than go at once', async () => {
    const at = await access()
    const [address] = valueOf(await shop.productsOf(at, [11])).flatMap(({ pictures }) => pictures)
    const opened = await shop.openPicture('mintmarket', address ?? '')
    if (opened.status !== 'opened') throw new Error(opened.status)
    const picture = await buffer(opened.stream)
    const sent = await shop.sendPictures(
      at,
      Array.from({ length: 23 }, () => picture),
    )
    expect(sent.stoppedBy).toBeNull()
    expect(new Set(sent.paths).size).toBe(23)
    const back = await fetch(sent.paths[22] ?? '')
    expect(Buffer.from(await back.arrayBuffer()).equals(picture)).toBe(true)
    expect(await shop.sendPictures(at, [Buffer.from('no picture')])).toMatchObject({
      paths: [null],
      stoppedBy: { status: 'refused' },
    })
  })

  it('goes on in the shop’s own pace, however fast it is asked', async () => {
    const at = await access()
    for (let call = 0; call < 45; call += 1) expect((await shop.productsOf(at, [11])).status).toBe('ok')
  }, 30_000)

  it('is refused for a version that the shop does not know, and says what for', async () => {
    const old = open({ CAFE24_API_VERSION: '2019-01-01' })
    expect(await old.categories(await access('quietshop'))).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining('version'),
    })
  })

  it.each([
    ['busy', { status: 'limited', retryAfterSeconds: 5 }],
    ['broken', { status: 'unreachable' }],
    ['garbled', { status: 'unreachable' }],
    ['silent', { status: 'unreachable' }],
    ['expired-token', { status: 'ended' }],
    ['no-scope', { status: 'forbidden' }],
  ])('ends as a value while the shop is %s', async (fault, ending) => {
    const at = await access('quietshop')
    await sandbox.setFault('cafe24', fault)
    expect(await open().categories(at)).toMatchObject(ending)
    await sandbox.setFault('cafe24', 'none')
  })

  it('reads what it was opened with as it came, and no other', async () => {
    const queryOf = async (kind: string) => {
      const back = await fetch(`${sandbox.url}/sandbox/cafe24/mintmarket/launch/${kind}`, {
        redirect: 'manual',
      })
      return (back.headers.get('location') ?? '').split('?')[1] ?? ''
    }
    for (const kind of ['right', 'plus'])
      expect(shop.readLaunch(await queryOf(kind))).toMatchObject({
        status: 'launched',
        launch: { mallId: 'mintmarket', userName: '김민트 사장' },
      })
    expect(shop.readLaunch(await queryOf('wrong'))).toEqual({ status: 'refused', reason: 'unsigned' })
    expect(shop.readLaunch(await queryOf('stale'))).toEqual({ status: 'refused', reason: 'stale' })
  })

  it('hears of a removed app from the platform alone', () => {
    const removed = { event_no: 90_077, resource: { mall_id: 'mintmarket', event_shop_no: '1' } }
    expect(shop.removedBy(removed)).toBe('mintmarket')
    expect(shop.removedBy({ ...removed, event_no: 90_001 })).toBeNull()
    expect(shop.removedBy({ ...removed, resource: { mall_id: 'evil.example/' } })).toBeNull()
    expect(shop.isFromPlatform({ 'x-api-key': 'cafe24-sandbox-webhook' })).toBe(true)
    expect(shop.isFromPlatform({ 'x-api-key': 'another' })).toBe(false)
    expect(open({ CAFE24_WEBHOOK_KEY: undefined }).isFromPlatform({ 'x-api-key': '' })).toBe(false)
  })
})

function valueOf<Value>(answer: ShopAnswer<Value>): Value {
  if (answer.status !== 'ok') throw new Error(JSON.stringify(answer))
  return answer.value
}
