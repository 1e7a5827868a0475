import { randomBytes } from 'node:crypto'

import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { shopLinks } from '../../db/tables/store-link.ts'
import { usualEngines, type Member } from '../../test/index.ts'
import { addVideo } from '../../test/seed.ts'
import { openShopDesk, type ShopDesk } from '../../test/shop-desk.ts'
import { forget, storeLinkJobs } from './index.ts'

type Row = { no: number; state: string; fault: string | null; productId: string | null; name: string }

describe.each(usualEngines)('products of a shop on %s', (engine) => {
  let desk: ShopDesk
  let owner: Member
  let numbers: Map<string, number>
  beforeAll(async () => {
    desk = await openShopDesk(engine)
    const first = await desk.server.member()
    await desk.link(first)
    const all = [0, 110].map((since) => desk.call(first, 'products', { since, limit: 100 }))
    const lists = (await Promise.all(all)).flatMap(({ body }) => body.result.list as Row[])
    numbers = new Map(lists.map(({ name, no }) => [name, no]))
  })
  afterAll(() => desk.close())
  beforeEach(async () => {
    desk.losePictures(0)
    await desk.server.ctx.db().delete(shopLinks)
    owner = await desk.server.member({ planType: 1 })
    await desk.link(owner)
  })

  /** Waits for what a later try brings. */
  async function until(isSo: () => Promise<boolean>): Promise<void> {
    for (let look = 0; look < 300 && !(await isSo()); look += 1)
      await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const no = (name: string) => numbers.get(name) ?? 0
  async function bring(products: number[], as = owner): Promise<Row[]> {
    const { body } = await desk.call(as, 'import', { products })
    if (body.code !== 'SUCCESS') throw new Error(JSON.stringify(body))
    await desk.server.jobsDone()
    return (await desk.call(as, 'import')).body.result.list
  }
  const owned = async (as = owner) =>
    (await desk.server.ask({ url: '/v3/product?limit=100', as })).body.result.list

  it('come with their words, their price and all their pictures, one after another', async () => {
    const rows = await bring([13, 11])
    expect(rows).toMatchObject([
      { no: 13, state: 'done', fault: null, name: '먹색 머그컵' },
      { no: 11, state: 'done', fault: null, name: '크림 머그컵' },
    ])
    const list = await owned()
    expect(list).toHaveLength(2)
    const ink = list.find(({ name }: { name: string }) => name === '먹색 머그컵')
    expect(ink).toMatchObject({ _id: rows[0]?.productId, price: 14_300, currency: 'KRW', language: 'ko' })
    expect(ink.info).toContain('손으로 빚어 손에 꼭 맞아요.')
    expect(ink.info).not.toMatch(/[<>]|&amp;|track/)
    expect(ink.sources).toHaveLength(3)
    expect(ink.sources[0]).toMatchObject({
      type: 'image',
      status: 'ready',
      originalName: '먹색 머그컵-1.jpg',
    })
  })

  it('that are there already stay as they are, and come again once deleted', async () => {
    const [first] = await bring([11])
    const id = first?.productId ?? ''
    const edit = { name: '내가 고친 이름' }
    await desk.server.ask({ method: 'PATCH', url: `/v3/product/${id}`, as: owner, body: edit })
    expect(await bring([11])).toMatchObject([{ no: 11, state: 'already', productId: id }])
    expect(await owned()).toMatchObject([{ _id: id, ...edit }])
    const listed = (await desk.call(owner, 'products', { limit: 1 })).body.result.list
    expect(listed).toMatchObject([{ no: 11, productId: id }])
    await desk.server.ask({ method: 'DELETE', url: `/v3/product/${id}`, as: owner })
    const [again] = await bring([11])
    expect(again).toMatchObject({ state: 'done' })
    expect(again?.productId).not.toBe(id)
  })

  it('asked for twice at once come once', async () => {
    await Promise.all([1, 2].map(() => desk.call(owner, 'import', { products: [11, 12] })))
    await desk.server.jobsDone()
    expect(await owned()).toHaveLength(2)
  })

  it('that make trouble say what is missing, and hold no other up', async () => {
    const rows = await bring([
      no('사진 없는 엽서'),
      no('사진이 다른 곳에 있는 엽서'),
      no('사진이 지워진 엽서'),
      no('엽서'),
      9_999,
      no('값을 비워 둔 엽서'),
      no('봄 여름 가을 겨울 어느 계절에나 잘 어울리는 수채화 무늬가 들어간 긴 이름의 손그림 엽서 & 봉투'),
    ])
    expect(rows.map(({ state, fault }) => [state, fault])).toEqual([
      ['failed', 'no-picture'],
      ['failed', 'no-picture'],
      ['failed', 'no-picture'],
      ['failed', 'no-words'],
      ['failed', 'gone'],
      ['done', null],
      ['done', null],
    ])
    expect((await owned()).map(({ price }: { price: number }) => price).toSorted()).toEqual([0, 5_000])
  })

  it('come as far as the plan has room, and say so of the rest', async () => {
    await desk.server.ctx.db().delete(shopLinks)
    const free = await desk.server.member()
    await desk.link(free)
    const rows = await bring([11, 12, 13, 14], free)
    expect(rows.filter(({ state }) => state === 'done')).toHaveLength(3)
    expect(rows.filter(({ fault }) => fault === 'limit')).toHaveLength(1)
    const { body } = await desk.call(free, 'import')
    expect(body.result.products).toEqual({ most: 3, used: 3 })
    const { body: files } = await desk.server.ask({ url: '/ai/asset?limit=100', as: free })
    // What came for the one without room is not left in the storage.
    const used = (await owned(free)).flatMap(({ sources }: { sources: { _id: string }[] }) => sources)
    expect(files.result.total).toBe(used.length)
  })

  it('go on by themselves when the shop was away for a moment, with no picture twice', async () => {
    desk.losePictures(1)
    await desk.call(owner, 'import', { products: [13] })
    await until(async () => (await owned()).length === 1)
    expect((await owned())[0].sources).toHaveLength(3)
    const { body } = await desk.server.ask({ url: '/ai/asset?limit=100', as: owner })
    expect(body.result.total).toBe(3)
  })

  it('that never come are said to have failed once nobody tries any more', async () => {
    desk.losePictures(100)
    await desk.call(owner, 'import', { products: [13] })
    const key = { accountId: owner.id, mallId: 'mintmarket', productNo: 13 }
    await storeLinkJobs.import.lost?.(desk.server.ctx, key, 'no try is left')
    const { body } = await desk.call(owner, 'import')
    expect(body.result.list).toMatchObject([{ state: 'failed', fault: 'away' }])
  })

  it('stay when the link ends, and what is known of them goes with their owner', async () => {
    await bring([11])
    await desk.call(owner, 'unlink', {})
    expect(await owned()).toHaveLength(1)
    await forget(desk.server.ctx, owner.id)
    expect((await desk.call(owner, 'import')).body.result.list).toEqual([])
  })

  it.each([
    ['none', { products: [] }, 'products'],
    ['too many', { products: Array.from({ length: 51 }, (_, at) => at + 1) }, 'products'],
    ['what is no number', { products: ['11'] }, 'products.0'],
  ])('are not %s', async (_what, body, field) => {
    expect((await desk.call(owner, 'import', body)).body).toMatchObject({ code: 'INVALID_INPUT', field })
  })

  it('get pictures sent to their shop, which says where they lie', async () => {
    const drawn = await fetch(`${desk.sandboxUrl}/sandbox/cafe24/mintmarket/web/product/tiny/11-1.jpg`)
    const picture = Buffer.from(await drawn.arrayBuffer())
    const image = picture.toString('base64')
    const { body } = await desk.call(owner, 'upload', { requests: [{ image }, { image }] })
    expect(body).toMatchObject({ code: 'SUCCESS', result: { images: [{}, {}] } })
    for (const { path } of body.result.images) expect((await fetch(path)).status).toBe(200)
    const wrong = await desk.call(owner, 'upload', { requests: [{ image: 'data:image/png;base64,AAAA' }] })
    expect(wrong.body).toMatchObject({ code: 'INVALID_INPUT', field: 'requests.0.image' })
    const words = Buffer.from('no picture').toString('base64')
    expect(
      (await desk.call(owner, 'upload', { requests: [{ image }, { image: words }] })).body,
    ).toMatchObject({
      code: 'INVALID FILE TYPE',
      field: 'requests.1.image',
    })
    // Which kinds of pictures it takes, a shop knows best: the stand-in takes no WebP.
    const webp = (await sharp(picture).webp().toBuffer()).toString('base64')
    expect((await desk.call(owner, 'upload', { requests: [{ image: webp }] })).body.code).toBe(
      'STORE_LINK_REFUSED',
    )
    const projectId = await addVideo(desk.server, owner, picture)
    const sent = await desk.call(owner, 'upload', { requests: [{ video: projectId }] })
    const [at] = sent.body.result.images
    expect(Buffer.from(await (await fetch(at.path)).arrayBuffer()).equals(picture)).toBe(true)
    const video = '018f0000-0000-7000-8000-00000000ffff'
    expect((await desk.call(owner, 'upload', { requests: [{ image }, { video }] })).body).toMatchObject({
      code: 'PROJECTS_NOT_FOUND',
      field: 'requests.1.video',
    })
  })

  it('get large pictures sent as well, up to what a shop takes', async () => {
    const large = await sharp(randomBytes(1_300 * 1_300 * 3), {
      raw: { width: 1_300, height: 1_300, channels: 3 },
    })
      .png()
      .toBuffer()
    expect(large.byteLength).toBeGreaterThan(5_000_000)
    const image = large.toString('base64')
    const { body } = await desk.call(owner, 'upload', { requests: [{ image }, { image }] })
    expect(body).toMatchObject({ code: 'SUCCESS', result: { images: [{}, {}] } })
    for (const { path } of body.result.images) expect((await fetch(path)).status).toBe(200)
  })
})
