import { Readable } from 'node:stream'

import { allowanceOf } from '@clipmint/contract'
import type { StockItem, StockOpenOutcome, StockSearchOutcome, StockSource } from '@clipmint/integrations'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { usualEngines, type Member, type TestServer, startTestServer } from '../../test/index.ts'
import { quarters } from '../../test/pictures.ts'
import { addPhoto } from '../../test/seed.ts'
import { assetJobs, assets } from '../assets/index.ts'
import { stock, stockJobs } from './index.ts'

type Pretend = StockSource & {
  asked: number
  opened: number
  answer: () => Promise<StockSearchOutcome>
  file: () => Promise<StockOpenOutcome>
}

const itemOf = (provider: string, id: string): StockItem => ({
  id,
  kind: 'image',
  title: `${provider} 커피 ${id}`,
  width: 400,
  height: 300,
  durationMs: null,
  thumbnail: `https://example.com/${provider}/${id}.jpg`,
  pageUrl: `https://example.com/${provider}/${id}`,
  author: { name: 'Mina', url: null },
  licence: { name: 'CC0', url: 'https://example.com/licence' },
})

function pretend(id: 'pexels' | 'openverse', photo: () => Buffer): Pretend {
  const source: Pretend = {
    facts: {
      id,
      name: id,
      url: `https://${id}.example.com`,
      kinds: ['image'],
      perPage: { least: 1, most: 20 },
      cacheSeconds: 3_600,
      stillOrigins: [],
    },
    asked: 0,
    opened: 0,
    answer: async () => ({ status: 'found', items: [itemOf(id, '1'), itemOf(id, '2')], hasMore: true }),
    file: async () => ({ status: 'opened', item: itemOf(id, '1'), stream: Readable.from(photo()) }),
    search: () => {
      source.asked += 1
      return source.answer()
    },
    open: () => {
      source.opened += 1
      return source.file()
    },
  }
  return source
}

describe.each(usualEngines)('free stock on %s', (engine) => {
  let server: TestServer
  let owner: Member
  let photo: Buffer
  const sources = [pretend('pexels', () => photo), pretend('openverse', () => photo)] as const
  const [pexels, openverse] = sources
  const usual = sources.map(({ answer, file }) => ({ answer, file }))
  let words = 0
  beforeAll(async () => {
    const areas = { handlers: { assets, stock }, jobs: { assets: assetJobs, stock: stockJobs } }
    server = await startTestServer({ engine, areas, stock: sources })
    photo = await quarters({ width: 400, height: 300 }).jpeg().toBuffer()
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    owner = await server.member()
    server.clock.advance(600_000)
    for (const [index, source] of sources.entries())
      Object.assign(source, usual[index], { asked: 0, opened: 0 })
  })

  const search = (query: string, as: Member | undefined = owner) =>
    server.ask({ url: `/ai/stock?${query}`, ...(as ? { as } : {}) })
  const fresh = () => search(`search=${encodeURIComponent(`커피 ${(words += 1)}`)}`)
  const use = (body: object = {}, as: Member | undefined = owner) =>
    server.ask({
      method: 'POST',
      url: '/ai/stock',
      body: { provider: 'pexels', type: 'image', id: '1', ...body },
      ...(as ? { as } : {}),
    })
  const stored = async () =>
    (await server.ask({ url: '/ai/asset', as: owner })).body.result.list as { _id: string }[]

  it('is for members', async () => {
    const answers = [
      await server.ask({ url: '/ai/stock?search=x' }),
      await server.ask({ url: '/ai/stock/providers' }),
      await server.ask({
        method: 'POST',
        url: '/ai/stock',
        body: { provider: 'pexels', type: 'image', id: '1' },
      }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401])
  })

  it('takes from all providers in turn, and says where each is from', async () => {
    const { result } = (await fresh()).body
    expect(result).toMatchObject({ page: 1, hasMore: true, away: [] })
    expect(result.list.map(({ provider, id }: StockItem & { provider: string }) => provider + id)).toEqual([
      'pexels1',
      'openverse1',
      'pexels2',
      'openverse2',
    ])
    expect(result.list[0]).toMatchObject({ author: { name: 'Mina' }, licence: { name: 'CC0' } })
  })

  it('asks a provider once for the same words, until its answer is too old', async () => {
    await search('search=Latte')
    await search('search=%20latte')
    expect(pexels.asked).toBe(1)
    server.clock.advance(3_601_000)
    await search('search=latte')
    expect(pexels.asked).toBe(2)
  })

  it('goes on without a provider that fails, and names it', async () => {
    pexels.answer = () => Promise.reject(new Error('The line is dead.'))
    const { result } = (await fresh()).body
    expect(result.away).toEqual([{ id: 'pexels', name: 'pexels' }])
    expect(result.list).toHaveLength(2)
  })

  it('leaves a provider alone for as long as it asks for', async () => {
    pexels.answer = async () => ({ status: 'limited', retryAfterSeconds: 300 })
    await fresh()
    await fresh()
    expect(pexels.asked).toBe(1)
    server.clock.advance(301_000)
    await fresh()
    expect(pexels.asked).toBe(2)
  })

  it('is unavailable when nobody answers', async () => {
    for (const source of sources) source.answer = () => Promise.reject(new Error('The line is dead.'))
    const { status, body } = await fresh()
    expect([status, body.code]).toEqual([503, 'STOCK_UNAVAILABLE'])
  })

  it.each(['', 'search=', 'search=x&page=0', 'search=x&type=sound', 'search=x&orientation=round'])(
    'refuses to search for "%s"',
    async (query) => {
      expect((await search(query)).body.code).toBe('INVALID_INPUT')
    },
  )

  it('copies an item into the storage with whom to name for it', async () => {
    const { body } = await use()
    expect(body.result).toMatchObject({
      type: 'image',
      status: 'ready',
      originalName: 'pexels 커피 1.jpg',
      attribution: { provider: 'pexels', author: { name: 'Mina' }, page: 'https://example.com/pexels/1' },
    })
    expect(await stored()).toEqual([body.result])
  })

  it('gives the same file for the same item, even when asked twice at once', async () => {
    const answers = await Promise.all([use(), use()])
    const again = await use()
    const ids = [...answers, again].map(({ body }) => body.result._id)
    expect(new Set(ids).size).toBe(1)
    expect(await stored()).toHaveLength(1)
    expect(pexels.opened).toBe(2)
  })

  it('copies anew what was deleted, and for each owner', async () => {
    const first = (await use()).body.result._id
    await server.ask({ method: 'DELETE', url: '/ai/asset', body: { deleteList: [first] }, as: owner })
    expect((await use()).body.result._id).not.toBe(first)
    const other = await server.member()
    expect((await use({}, other)).body.result._id).not.toBe(first)
  })

  it('goes by what the file is, not by what the provider says', async () => {
    pexels.file = async () => ({
      status: 'opened',
      item: itemOf('pexels', '1'),
      stream: Readable.from(Buffer.from('<html>')),
    })
    expect((await use()).body.code).toBe('INVALID FILE TYPE')
    expect(await stored()).toEqual([])
  })

  it('takes no more than there is room for', async () => {
    await addPhoto(server, owner, { size: allowanceOf(0).storageBytes - 10 })
    expect((await use()).body.code).toBe('EXCEED REMAINING SPACE')
  })

  it('says of an item that it is gone, and of a provider that it is away', async () => {
    openverse.file = async () => ({ status: 'gone' })
    expect((await use({ provider: 'openverse' })).body.code).toBe('STOCK_NOT_FOUND')
    openverse.file = () => Promise.reject(new Error('The line is dead.'))
    expect((await use({ provider: 'openverse' })).body.code).toBe('STOCK_UNAVAILABLE')
    expect((await use({ provider: 'pixabay' })).body.code).toBe('STOCK_NOT_FOUND')
  })

  it.each([{ id: '../../secret' }, { id: 'https://example.com' }, { provider: 'other' }, { type: 'page' }])(
    'refuses to copy %j',
    async (body) => {
      expect((await use(body)).body.code).toBe('INVALID_INPUT')
      expect(pexels.opened).toBe(0)
    },
  )
})
