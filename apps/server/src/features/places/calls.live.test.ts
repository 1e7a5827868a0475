import { allowanceOf } from '@clipmint/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createFakeMap } from '../../test/fake-map.ts'
import { usualEngines, type Member, type TestServer, startTestServer } from '../../test/index.ts'
import { addProduct, addProject } from '../../test/seed.ts'
import { assetJobs, assets } from '../assets/index.ts'
import { collectPlace } from './collecting/commands.ts'
import { briefOf, getPlace, placeCalls, placeJobs } from './index.ts'

const nobody = '018f0000-0000-7000-8000-00000000ffff'

describe.each(usualEngines)('places on %s', (engine) => {
  const map = createFakeMap()
  const usual = { ...map }
  let server: TestServer
  let owner: Member
  let listing = 10_000
  beforeAll(async () => {
    const areas = {
      handlers: { assets, places: placeCalls([]) },
      jobs: { assets: assetJobs, places: placeJobs },
    }
    server = await startTestServer({ engine, areas, works: true, places: map })
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    owner = await server.member({ planType: 1, kbPay: 1 })
    Object.assign(map, {
      faults: {},
      bad: null,
      small: null,
      slow: null,
      name: usual.name,
      before: usual.before,
    })
    listing += 10
  })

  type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
  const ask = (method: Method, path = '', body?: unknown, as: Member | null = owner) =>
    server.ask({ method, url: `/v3/place${path}`, body, ...(as ? { as } : {}) })
  const link = (more = 0) => `https://map.example.com/${listing + more}`
  const register = (url = link(), as: Member = owner) => ask('POST', '', { url, attested: true }, as)
  const codeOf = async (answer: ReturnType<typeof ask>) => {
    const { status, body } = await answer
    return [status, body.code, body.field]
  }
  const collected = async (url = link()) => {
    const { _id } = (await register(url)).body.result
    await server.jobsDone()
    return (await ask('GET', `/${_id}`)).body.result
  }
  /** A place that waits to be collected, with nothing to collect it. */
  const held = async () => {
    map.faults = { basic: 'blocked' }
    const { _id } = await collected()
    map.faults = {}
    await server.ctx
      .db()
      .execute(`update places set status = 'collecting', missed = '[]' where id = '${_id}'`)
    return { _id }
  }
  const stored = async () => (await server.ask({ url: '/ai/asset', as: owner })).body.result.total

  it('are for members, and for card-pay users among them', async () => {
    const asked = [
      ['GET', '', undefined],
      ['POST', '', { url: link(), attested: true }],
      ['GET', '/folder', undefined],
      ['GET', `/${nobody}`, undefined],
      ['PATCH', `/${nobody}`, { name: '가게' }],
      ['DELETE', `/${nobody}`, undefined],
      ['PATCH', `/like/${nobody}`, { like: true }],
      ['POST', '/refresh', { place_id: nobody }],
    ] as const
    const stranger = await server.member({ kbPay: 0 })
    for (const [method, path, body] of asked) {
      expect((await codeOf(ask(method, path, body, null))).slice(0, 2)).toEqual([401, 'UNAUTHENTICATED'])
      expect((await codeOf(ask(method, path, body, stranger))).slice(0, 2)).toEqual([
        403,
        'PLACES_NOT_FOR_MARKET',
      ])
      // Whose browser came from the payment app is let on too.
      expect((await codeOf(ask(method, `${path}?kbPay=2`, body, stranger)))[1]).not.toBe(
        'PLACES_NOT_FOR_MARKET',
      )
    }
    await server.jobsDone()
  })

  it('are collected from a link: facts, menu, pictures of our own and reviews', async () => {
    const { body } = await register()
    expect(body).toMatchObject({ code: 'SUCCESS', known: false, result: { status: 'collecting', name: '' } })
    await server.jobsDone()
    const place = (await ask('GET', `/${body.result._id}`)).body.result
    expect(place).toMatchObject({
      status: 'ready',
      progress: 100,
      name: '달빛국수',
      kind: 'restaurant',
      phone: '0507-1000-0101',
      booking: 'https://booking.example.com/1',
      source: { url: `https://map.example.com/${listing}` },
      missed: [{ stage: 'menu', fault: 'picture_gone', files: 1 }],
      menu: [
        {
          name: '멸치국수',
          price: 9_000,
          priceText: '9,000원',
          pictures: [{ type: 'image' }],
          chosen: false,
        },
        { name: '회무침', price: null, priceText: '시가', pictures: [] },
        { name: '만두', pictures: [] },
      ],
      photos: [{ status: 'ready', attribution: { providerName: '네이버 지도' } }, {}],
      reviews: [
        { author: '김**', rating: null, media: [{ type: 'image' }] },
        { author: '김**', rating: 5, media: [{ type: 'image' }] },
      ],
    })
    expect(JSON.stringify(place)).not.toContain('pictures.example.com')
    expect(await stored()).toBe(5)
  })

  it('want the owner’s word that they may', async () => {
    expect(await codeOf(ask('POST', '', { url: link() }))).toEqual([
      400,
      'PLACES_ATTESTATION_NEEDED',
      'attested',
    ])
    expect(await codeOf(ask('POST', '', { url: link(), attested: false }))).toEqual([
      400,
      'PLACES_ATTESTATION_NEEDED',
      'attested',
    ])
  })

  it.each([
    ['no link', 'PLACES_INVALID_URL'],
    ['https://map.example.com/closed/12345', 'PLACES_LISTING_NOT_FOUND'],
    ['https://map.example.com/?cid=12345', 'PLACES_NAMELESS_LINK'],
  ])('say of "%s" what is wrong: %s', async (url, code) => {
    expect(await codeOf(register(url))).toEqual([200, code, 'url'])
  })

  it('are not begun when their listing says that they closed: nothing is kept, and the owner is told', async () => {
    map.gone.add(String(listing))
    expect(await codeOf(register())).toEqual([200, 'PLACES_LISTING_NOT_FOUND', 'url'])
    await server.jobsDone()
    expect((await ask('GET')).body.result.total).toBe(0)
    expect(map.asked).not.toContain(String(listing))
    map.gone.clear()
  })

  it('stay as they were read when they closed since', async () => {
    const { _id } = await collected()
    map.gone.add(String(listing))
    expect((await register()).body).toMatchObject({ code: 'SUCCESS', known: true, result: { _id } })
    map.gone.clear()
  })

  it('refuse bad input', async () => {
    for (const body of [{}, { url: '' }, { url: 'x'.repeat(4_097), attested: true }, { url: 1 }])
      expect((await codeOf(ask('POST', '', body))).slice(0, 2)).toEqual([400, 'INVALID_INPUT'])
  })

  it('open the one that is there when the same link comes again', async () => {
    const { _id } = await collected()
    const { body } = await register()
    expect([body.known, body.result._id]).toEqual([true, _id])
    await server.jobsDone()
    expect(map.asked.filter((id) => id === String(listing))).toHaveLength(1)
    const other = await server.member({ planType: 1, kbPay: 2 })
    expect((await register(link(), other)).body).toMatchObject({ known: false })
    await server.jobsDone()
  })

  it('are as many as the plan allows, and one is collected at a time', async () => {
    owner = await server.member({ planType: 0, kbPay: 1 })
    let go = () => {}
    map.before = () => new Promise((resolve) => (go = resolve))
    const { _id } = (await register()).body.result
    const { body } = await register(link(1))
    expect([body.code, body.message.includes(String(allowanceOf(0).places))]).toEqual([
      'PLACES_LIMIT_REACHED',
      true,
    ])
    await server.ctx.db().execute(`update accounts set plan_type = 1 where id = '${owner.id}'`)
    expect((await codeOf(register(link(1))))[1]).toBe('PLACES_COLLECTING')
    expect((await codeOf(ask('POST', '/refresh', { place_id: _id })))[1]).toBe('PLACES_COLLECTING')
    map.before = usual.before
    await expect.poll(() => map.asked.includes(String(listing))).toBe(true)
    go()
    await server.jobsDone()
    expect((await ask('GET', `/${_id}`)).body.result.status).toBe('ready')
  })

  it('keep what came when a stage is refused, and say what is missing', async () => {
    map.faults = { reviews: 'blocked' }
    const place = await collected()
    expect(place).toMatchObject({
      status: 'partial',
      missed: [{ stage: 'menu' }, { stage: 'reviews', fault: 'blocked', files: 0 }],
      reviews: [],
    })
    expect(place.menu).toHaveLength(3)
  })

  it('are whole without what the map does not offer', async () => {
    map.faults = { reviews: 'not_offered' }
    expect(await collected()).toMatchObject({
      status: 'ready',
      missed: [{ stage: 'menu' }, { stage: 'reviews', fault: 'not_offered', files: 0 }],
    })
  })

  it('fail when not even their facts come, and are tried again by the same link a minute later', async () => {
    map.faults = { basic: 'blocked' }
    const failed = await collected()
    expect(failed).toMatchObject({ status: 'failed', missed: [{ stage: 'basic', fault: 'blocked' }] })
    map.faults = {}
    expect((await register()).body.result.status).toBe('failed')
    server.clock.advance(60_000)
    expect((await register()).body.result).toMatchObject({ _id: failed._id, status: 'collecting' })
    await server.jobsDone()
    expect((await ask('GET', `/${failed._id}`)).body.result.status).toBe('ready')
  })

  it('take no file that is no picture or a tiny one, and tell which are missing and why', async () => {
    map.bad = /photo-1|review-1/
    map.small = /photo-2|review-2/
    const place = await collected()
    expect(place.photos).toEqual([])
    expect(place.status).toBe('ready')
    expect(place.missed).toEqual([
      { stage: 'menu', fault: 'picture_gone', files: 1 },
      { stage: 'photos', fault: 'picture_broken', files: 1 },
      { stage: 'photos', fault: 'picture_small', files: 1 },
      { stage: 'reviews', fault: 'picture_broken', files: 1 },
      { stage: 'reviews', fault: 'picture_small', files: 1 },
    ])
    expect(await stored()).toBe(1)
  })

  it('end in their time when a picture does not, and keep nothing of what comes after', async () => {
    map.slow = /photo-2/
    const { _id } = await held()
    const beganAt = performance.now()
    let endedMs = Infinity
    const stop = server.ctx.events.subscribe(owner.id, ({ kind, data }) => {
      if (kind === 'place' && data?.['status'] !== 'collecting') endedMs = performance.now() - beganAt
    })
    const signal = new AbortController().signal
    await collectPlace(server.ctx, { accountId: owner.id, id: _id }, { signal, budgetMs: 3_000 })
    stop()
    expect(endedMs).toBeLessThan(map.slowMs - 500)
    const place = (await ask('GET', `/${_id}`)).body.result
    expect(place.status).toBe('partial')
    expect(place.missed).toContainEqual({ stage: 'photos', fault: 'timeout', files: 0 })
    const kept = [...place.photos, ...place.menu.flatMap((it: { pictures: object[] }) => it.pictures)]
    const reviewed = place.reviews.flatMap((it: { media: object[] }) => it.media)
    expect(await stored()).toBe(kept.length + reviewed.length)
  })

  it('are read again after half an hour, with the minutes told until then', async () => {
    const { _id } = await collected()
    const refresh = () => ask('POST', '/refresh', { place_id: _id })
    server.clock.advance(10 * 60_000)
    const { body } = await refresh()
    expect([body.code, body.message]).toEqual(['PLACES_COOLDOWN', expect.stringContaining('20')])
    server.clock.advance(20 * 60_000)
    map.name = '달빛국수 본점'
    const before = await stored()
    expect((await refresh()).body.result.status).toBe('collecting')
    await server.jobsDone()
    expect((await ask('GET', `/${_id}`)).body.result).toMatchObject({
      name: '달빛국수 본점',
      status: 'ready',
    })
    // Pictures that were there are not fetched a second time.
    expect(await stored()).toBe(before)
  })

  it('keep what is known when reading them again fails', async () => {
    const { _id } = await collected()
    server.clock.advance(30 * 60_000)
    map.faults = { basic: 'layout_changed' }
    await ask('POST', '/refresh', { place_id: _id })
    await server.jobsDone()
    const place = (await ask('GET', `/${_id}`)).body.result
    expect(place).toMatchObject({ status: 'partial', name: '달빛국수', missed: [{ stage: 'basic' }] })
    expect(place.reviews).toHaveLength(2)
  })

  it('have one to five of their menu chosen, one with a picture at least', async () => {
    const place = await collected()
    const [noodles, salad, dumplings] = place.menu.map((item: { _id: string }) => item._id)
    const choose = (menu: unknown) => ask('PATCH', `/${place._id}`, { menu })
    expect((await codeOf(choose([]))).slice(0, 2)).toEqual([400, 'INVALID_INPUT'])
    expect((await codeOf(choose(['1', '2', '3', '4', '5', '6']))).slice(0, 2)).toEqual([400, 'INVALID_INPUT'])
    expect(await codeOf(choose(['strange']))).toEqual([200, 'PLACES_MENU_UNKNOWN', 'menu'])
    expect(await codeOf(choose([salad, dumplings]))).toEqual([200, 'PLACES_MENU_PICTURE_NEEDED', 'menu'])
    const { result } = (await choose([salad, noodles])).body
    expect(result.menu.map(({ chosen }: { chosen: boolean }) => chosen)).toEqual([true, true, false])
    const brief = briefOf(await getPlace(server.ctx, owner.id, place._id))
    expect(brief.menu).toEqual([
      { name: '회무침', price: null, currency: 'KRW', about: '' },
      { name: '멸치국수', price: 9_000, currency: 'KRW', about: '12시간 끓인 육수' },
    ])
    expect(brief.info).not.toContain('12시간')
    expect(brief.assetIds[0]).toBe(place.menu[0].pictures[0]._id)
    expect(brief.assetIds).toHaveLength(3)
  })

  it('keep what their owner put right when they are read again', async () => {
    const { _id } = await collected()
    const words = { name: '달빛국수 연남점', phone: '02-1234-5678' }
    expect((await ask('PATCH', `/${_id}`, words)).body.result).toMatchObject(words)
    server.clock.advance(30 * 60_000)
    await ask('POST', '/refresh', { place_id: _id })
    await server.jobsDone()
    expect((await ask('GET', `/${_id}`)).body.result).toMatchObject({ ...words, category: '국수' })
    expect((await codeOf(ask('PATCH', `/${_id}`, { name: ' ' })))[1]).toBe('INVALID_INPUT')
  })

  it('are listed by name, liking and words, in pages, and as folders', async () => {
    const first = await collected()
    map.name = '느린오후'
    server.clock.advance(1_000)
    const second = await collected(link(1))
    await ask('PATCH', `/like/${second._id}`, { like: true })
    const names = async (query: string) =>
      (await ask('GET', `?${query}`)).body.result.list.map(({ name }: { name: string }) => name)
    expect(await names('')).toEqual(['느린오후', '달빛국수'])
    expect(await names('like=true')).toEqual(['느린오후'])
    expect(await names(`search=${encodeURIComponent('국수')}`)).toEqual(['달빛국수'])
    expect(await names('limit=1&page=2')).toEqual(['달빛국수'])
    await addProject(server, owner, { placeId: first._id })
    expect((await ask('GET', '/folder')).body.result.list).toEqual([
      { _id: second._id, name: '느린오후', count: 0 },
      { _id: first._id, name: '달빛국수', count: 1 },
    ])
  })

  it('go with their pictures, but for those that something else shows', async () => {
    const place = await collected()
    await addProduct(server, owner, { sourceIds: [place.photos[0]._id] })
    expect((await ask('DELETE', `/${place._id}`)).body).toMatchObject({ code: 'SUCCESS', result: null })
    expect((await codeOf(ask('GET', `/${place._id}`))).slice(0, 2)).toEqual([404, 'PLACES_NOT_FOUND'])
    expect(await stored()).toBe(1)
  })

  it('leave nothing behind when they are deleted while they are collected', async () => {
    let go = () => {}
    map.before = (stage) =>
      stage === 'reviews' ? new Promise((resolve) => (go = resolve)) : Promise.resolve()
    const { _id } = (await register()).body.result
    await expect.poll(async () => (await ask('GET', `/${_id}`)).body.result.stage).toBe('reviews')
    await ask('DELETE', `/${_id}`)
    go()
    await server.jobsDone()
    expect(await stored()).toBe(0)
  })

  it('are their owner’s alone', async () => {
    const { _id } = await collected()
    const other = await server.member({ kbPay: 1 })
    for (const [method, path, body] of [
      ['GET', `/${_id}`, undefined],
      ['PATCH', `/${_id}`, { name: '가게' }],
      ['DELETE', `/${_id}`, undefined],
      ['PATCH', `/like/${_id}`, { like: true }],
      ['POST', '/refresh', { place_id: _id }],
    ] as const)
      expect((await codeOf(ask(method, path, body, other))).slice(0, 2)).toEqual([404, 'PLACES_NOT_FOUND'])
  })

  it('tell the owner’s screens of each stage', async () => {
    const heard: unknown[] = []
    const stop = server.ctx.events.subscribe(owner.id, (event) => {
      if (event.kind === 'place') heard.push(event.data?.['stage'] ?? event.data?.['status'])
    })
    await collected()
    await expect.poll(() => heard.at(-1)).toBe('ready')
    stop()
    expect([...new Set(heard)]).toEqual(['basic', 'menu', 'photos', 'reviews', 'ready'])
  })
})
