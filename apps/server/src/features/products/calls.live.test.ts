import { allowanceOf, limits } from '@clipmint/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { usualEngines, type Member, type TestServer, startTestServer } from '../../test/index.ts'
import { addPhoto } from '../../test/seed.ts'
import { productCalls } from './index.ts'

const nobody = '018f0000-0000-7000-8000-00000000ffff'

describe.each(usualEngines)('products on %s', (engine) => {
  let server: TestServer
  let owner: Member
  let photo: string
  beforeAll(async () => {
    server = await startTestServer({ engine, areas: { handlers: { products: productCalls([]) } } })
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    owner = await server.member({ planType: 1 })
    photo = await addPhoto(server, owner)
  })

  type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
  const ask = (method: Method, path = '', body?: unknown, as: Member | null = owner) =>
    server.ask({ method, url: `/v3/product${path}`, body, ...(as ? { as } : {}) })
  const beanie = (traits: object = {}) => ({
    name: '손뜨개 울 비니',
    info: '손으로 한 코씩 뜬 울 100% 비니예요. 가볍고 따뜻해요.',
    price: 24_900,
    currency: 'KRW',
    purpose: 'new-arrival',
    language: 'ko',
    gender: 'all',
    ages: ['20', '30'],
    tone: 'casual',
    sources: [photo],
    ...traits,
  })
  const add = async (traits: object = {}) => (await ask('POST', '', beanie(traits))).body.result
  const codeOf = async (answer: ReturnType<typeof ask>) => {
    const { status, body } = await answer
    return [status, body.code, body.field]
  }
  const names = async (query: string) =>
    (await ask('GET', `?${query}`)).body.result.list.map(({ name }: { name: string }) => name)

  it('are for members', async () => {
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['POST', '', beanie()],
      ['GET', `/${nobody}`, undefined],
      ['PATCH', `/${nobody}`, { name: '비니' }],
      ['DELETE', `/${nobody}`, undefined],
      ['PATCH', `/like/${nobody}`, { like: true }],
      ['GET', `/checkassets/${nobody}`, undefined],
    ] as const)
      expect((await codeOf(ask(method, path, body, null))).slice(0, 2)).toEqual([401, 'UNAUTHENTICATED'])
  })

  it('are shown, changed and deleted by their owner alone', async () => {
    const { _id } = await add()
    const other = await server.member()
    for (const [method, path, body] of [
      ['GET', `/${_id}`, undefined],
      ['PATCH', `/${_id}`, { name: '비니' }],
      ['DELETE', `/${_id}`, undefined],
      ['PATCH', `/like/${_id}`, { like: true }],
      ['GET', `/checkassets/${_id}`, undefined],
    ] as const)
      expect((await codeOf(ask(method, path, body, other))).slice(0, 2)).toEqual([404, 'PRODUCTS_NOT_FOUND'])
    expect((await ask('GET', '', undefined, other)).body.result.total).toBe(0)
    expect((await ask('GET', `/${_id}`)).body.result).toMatchObject({ name: '손뜨개 울 비니', like: false })
  })

  describe('registering', () => {
    it('makes one product of a wish that is repeated, also by who has as many as the plan allows', async () => {
      const free = await server.member({ planType: 0 })
      const wish = beanie({ sources: [await addPhoto(server, free)] })
      const before = allowanceOf(0).products - 1
      for (let n = 0; n < before; n += 1) await ask('POST', '', wish, free)
      const _id = crypto.randomUUID()
      for (let n = 0; n < 3; n += 1) {
        const { body } = await ask('POST', '', { ...wish, _id }, free)
        expect(body).toMatchObject({ code: 'SUCCESS', result: { _id, name: wish.name } })
      }
      expect((await ask('GET', '', undefined, free)).body.result.total).toBe(before + 1)
    })

    it('gives an id that another owner chose before to whoever asks, and shows nobody the other’s', async () => {
      const _id = crypto.randomUUID()
      const other = await server.member()
      await add({ _id })
      const wish = beanie({ _id, name: '남의 비니', sources: [await addPhoto(server, other)] })
      expect((await ask('POST', '', wish, other)).body.result).toMatchObject({ _id, name: '남의 비니' })
      expect((await ask('GET', `/${_id}`)).body.result.name).toBe('손뜨개 울 비니')
      expect(await codeOf(ask('POST', '', beanie({ _id: 'mine' })))).toEqual([400, 'INVALID_INPUT', '_id'])
    })

    it('keeps what was said, with the files in the owner’s order', async () => {
      const second = await addPhoto(server, owner)
      const { status, body } = await ask('POST', '', beanie({ sources: [second, photo, second] }))
      expect([status, body.code]).toEqual([200, 'SUCCESS'])
      expect(body.result).toMatchObject({
        ...beanie(),
        sources: [{ _id: second }, { _id: photo }],
        like: false,
        hidden: false,
        videoCount: 0,
        lastRequest: null,
      })
      expect((await ask('GET', `/${body.result._id}`)).body.result).toEqual(body.result)
    })

    it('trims and composes words, and counts their letters as people do', async () => {
      const long = `${'가나다라마 '.repeat(6)}하늘색꽃`
      expect([...long]).toHaveLength(limits.productNameMax)
      expect((await add({ name: `  ${long.normalize('NFD')} ` })).name).toBe(long)
      expect(await codeOf(ask('POST', '', beanie({ name: `${long}가` })))).toEqual([
        400,
        'INVALID_INPUT',
        'name',
      ])
    })

    it.each([
      ['KRW', 0],
      ['USD', 1_299],
      ['IDR', 150_000],
      ['VND', limits.productPriceMax],
    ])('takes a price in %s', async (currency, price) => {
      expect(await add({ currency, price })).toMatchObject({ currency, price })
    })

    it.each([
      ['name', { name: '' }],
      ['name', { name: ' '.repeat(5) }],
      ['info', { info: '짧아요' }],
      ['info', { info: '가나'.repeat(501) }],
      ['price', { price: -1 }],
      ['price', { price: 12.5 }],
      ['price', { price: '100' }],
      ['currency', { currency: 'EUR' }],
      ['purpose', { purpose: 'sale' }],
      ['language', { language: 'fr' }],
      ['gender', { gender: 'x' }],
      ['ages.0', { ages: ['5'] }],
      ['ages', { ages: ['20', '20'] }],
      ['tone', { tone: 'rude' }],
      ['sources', { sources: [] }],
      ['sources', { sources: Array(31).fill(nobody) }],
      ['sources.0', { sources: ['x'] }],
      ['sources', { sources: undefined }],
    ])('refuses a bad %s', async (field, traits) => {
      const [status, code, at] = await codeOf(ask('POST', '', beanie(traits)))
      expect([status, code]).toEqual([400, 'INVALID_INPUT'])
      expect(at).toContain(field.split('.')[0])
    })

    it.each([
      ['PRODUCTS_NAME_MEANINGLESS', 'name', { name: '12345' }],
      ['PRODUCTS_NAME_MEANINGLESS', 'name', { name: '!!!' }],
      ['PRODUCTS_INFO_MEANINGLESS', 'info', { info: 'ㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋ' }],
      ['PRODUCTS_INFO_MEANINGLESS', 'info', { info: '1234567890 1234567890' }],
    ])('answers %s when nothing can be made of the %s', async (code, field, traits) => {
      expect(await codeOf(ask('POST', '', beanie(traits)))).toEqual([200, code, field])
      const { _id } = await add()
      expect(await codeOf(ask('PATCH', `/${_id}`, traits))).toEqual([200, code, field])
    })

    it('answers ASSETS_NOT_FOUND for files that are not the owner’s, or no longer', async () => {
      const foreign = await addPhoto(server, await server.member())
      const deleted = await addPhoto(server, owner, { deletedAt: server.clock.now() })
      for (const source of [foreign, deleted, nobody])
        expect(await codeOf(ask('POST', '', beanie({ sources: [photo, source] })))).toEqual([
          404,
          'ASSETS_NOT_FOUND',
          'sources',
        ])
      expect((await ask('GET')).body.result.total).toBe(0)
    })

    it('answers PRODUCTS_LIMIT_REACHED past the plan’s number, hidden ones included', async () => {
      owner = await server.member()
      photo = await addPhoto(server, owner)
      const most = allowanceOf(0).products
      const { _id } = await add()
      await ask('PATCH', `/${_id}`, { hidden: true })
      for (let more = 1; more < most; more += 1) await add()
      const { status, body } = await ask('POST', '', beanie())
      expect([status, body.code]).toEqual([200, 'PRODUCTS_LIMIT_REACHED'])
      expect(body.message).toContain(String(most))
      await ask('DELETE', `/${_id}`)
      expect((await ask('POST', '', beanie())).body.code).toBe('SUCCESS')
    })
  })

  describe('the list', () => {
    it('has the newest first, in pages, or goes by name or by last change', async () => {
      const ids = []
      for (const name of ['나무 의자', '가죽 지갑', '다기 세트']) {
        server.clock.advance(1_000)
        ids.push((await add({ name }))._id)
      }
      expect(await names('')).toEqual(['다기 세트', '가죽 지갑', '나무 의자'])
      expect(await names('order=name')).toEqual(['가죽 지갑', '나무 의자', '다기 세트'])
      server.clock.advance(1_000)
      await ask('PATCH', `/${ids[0]}`, { price: 1 })
      expect((await names('order=updated'))[0]).toBe('나무 의자')
      const page = (await ask('GET', '?limit=2&page=2')).body.result
      expect(page).toMatchObject({ page: 2, limit: 2, total: 3 })
      expect(page.list).toHaveLength(1)
      expect(await names('page=5')).toEqual([])
      expect((await ask('GET')).body.result.limit).toBe(20)
    })

    it('finds names by any part, whatever the case, and takes signs by the letter', async () => {
      for (const name of [
        'Wool Beanie',
        '100% 울 비니',
        'a_b 티셔츠',
        'a\\b 티셔츠',
        '과일'.normalize('NFD'),
      ])
        await add({ name })
      expect(await names('search=BEANIE')).toEqual(['Wool Beanie'])
      expect(await names(`search=${encodeURIComponent('%')}`)).toEqual(['100% 울 비니'])
      expect(await names('search=_')).toEqual(['a_b 티셔츠'])
      expect(await names(`search=${encodeURIComponent('a\\b')}`)).toEqual(['a\\b 티셔츠'])
      expect(await names(`search=${encodeURIComponent('과일'.normalize('NFD'))}`)).toEqual(['과일'])
      expect(await names(`search=${encodeURIComponent('  비니 ')}`)).toEqual(['100% 울 비니'])
      expect(await names(`search=${encodeURIComponent(`' or 1=1 --`)}`)).toEqual([])
    })

    it('keeps favourites and hidden ones apart', async () => {
      const { _id: liked } = await add({ name: '좋아하는 것' })
      const { _id: hidden } = await add({ name: '숨긴 것' })
      await add({ name: '다른 것' })
      expect((await ask('PATCH', `/like/${liked}`, { like: true })).body.result).toEqual({
        _id: liked,
        like: true,
      })
      await ask('PATCH', `/${hidden}`, { hidden: true })
      expect(await names('like=true')).toEqual(['좋아하는 것'])
      expect(await names('like=0')).toEqual(['다른 것'])
      expect(await names('hidden=y')).toEqual(['숨긴 것'])
      expect(await names('')).toHaveLength(2)
      await ask('PATCH', `/${hidden}`, { hidden: false })
      await ask('PATCH', `/like/${liked}`, { like: false })
      expect(await names('')).toHaveLength(3)
      expect(await names('like=1')).toEqual([])
    })

    it.each(['page=0', 'limit=0', 'limit=101', 'order=price', 'like=maybe', `search=${'a'.repeat(51)}`])(
      'refuses %s',
      async (query) => {
        expect((await codeOf(ask('GET', `?${query}`))).slice(0, 2)).toEqual([400, 'INVALID_INPUT'])
      },
    )
  })

  describe('editing', () => {
    it('changes what is named and nothing else', async () => {
      const product = await add()
      server.clock.advance(1_000)
      const second = await addPhoto(server, owner)
      const { body } = await ask('PATCH', `/${product._id}`, { price: 19_900, sources: [second] })
      const { updatedAt, sources, price, ...same } = body.result
      expect([price, sources[0]._id, sources.length]).toEqual([19_900, second, 1])
      expect(Date.parse(updatedAt)).toBeGreaterThan(Date.parse(product.updatedAt))
      const { updatedAt: _before, sources: _old, price: _dear, ...was } = product
      expect(same).toEqual(was)
    })

    it('refuses bad input, files that are not the owner’s, and a product that is not there', async () => {
      const { _id } = await add()
      expect((await codeOf(ask('PATCH', `/${_id}`, { price: -1 }))).slice(0, 2)).toEqual([
        400,
        'INVALID_INPUT',
      ])
      expect((await codeOf(ask('PATCH', `/${_id}`, { sources: [] }))).slice(0, 2)).toEqual([
        400,
        'INVALID_INPUT',
      ])
      expect((await codeOf(ask('PATCH', `/like/${_id}`, {}))).slice(0, 2)).toEqual([400, 'INVALID_INPUT'])
      expect((await codeOf(ask('PATCH', '/no-id', {}))).slice(0, 2)).toEqual([400, 'INVALID_INPUT'])
      const foreign = await addPhoto(server, await server.member())
      expect((await codeOf(ask('PATCH', `/${_id}`, { sources: [foreign] }))).slice(0, 2)).toEqual([
        404,
        'ASSETS_NOT_FOUND',
      ])
      for (const [method, path, body] of [
        ['GET', `/${nobody}`, undefined],
        ['PATCH', `/${nobody}`, { price: 1 }],
        ['DELETE', `/${nobody}`, undefined],
        ['PATCH', `/like/${nobody}`, { like: true }],
        ['GET', `/checkassets/${nobody}`, undefined],
      ] as const)
        expect((await codeOf(ask(method, path, body))).slice(0, 2)).toEqual([404, 'PRODUCTS_NOT_FOUND'])
    })
  })

  it('are gone once deleted', async () => {
    const { _id } = await add()
    expect((await ask('DELETE', `/${_id}`)).body).toMatchObject({ code: 'SUCCESS', result: null })
    expect((await codeOf(ask('DELETE', `/${_id}`))).slice(0, 2)).toEqual([404, 'PRODUCTS_NOT_FOUND'])
    expect((await ask('GET')).body.result.total).toBe(0)
  })

  it('say which of their files a video has to wait for, or do without', async () => {
    const preparing = await addPhoto(server, owner, { type: 'video', status: 'preparing' })
    const failed = await addPhoto(server, owner, { type: 'video', status: 'failed' })
    const deleted = await addPhoto(server, owner)
    const { _id } = await add({ sources: [photo, preparing, failed, deleted] })
    await server.ctx.db().execute(`update assets set deleted_at = now() where id = '${deleted}'`)
    const check = async () => (await ask('GET', `/checkassets/${_id}`)).body.result
    expect(await check()).toEqual({ ready: false, preparing: [preparing], failed: [failed], missing: 1 })
    await ask('PATCH', `/${_id}`, { sources: [photo] })
    expect(await check()).toEqual({ ready: true, preparing: [], failed: [], missing: 0 })
  })
})
