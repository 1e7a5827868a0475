import { isDeepStrictEqual } from 'node:util'

import { askTopics, diversityScore, type PlaceBrief } from '@clipmint/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { usualEngines, type Member, startTestServer, type TestServer } from '../../../test/index.ts'
import { addPhoto, addProduct, addProject } from '../../../test/seed.ts'
import { requireMarket } from '../../places/index.ts'
import { catalogue, templates } from '../../templates/index.ts'
import {
  aiRequestJobs,
  aiRequests,
  type PlaceKeeper,
  placePlans,
  placeRecommendations,
  recommendations,
} from '../index.ts'

let place: PlaceBrief
const keeper: PlaceKeeper = { find: async () => place, require: requireMarket }
const areas = {
  handlers: {
    aiRequests: { ...aiRequests, ...placePlans(keeper) },
    templates: { ...templates, ...recommendations, ...placeRecommendations(keeper) },
  },
  jobs: { 'ai-requests': aiRequestJobs },
}
const placeId = '018f0000-0000-7000-8000-0000000000aa'

describe.each(usualEngines)('kinds of plans on %s', (engine) => {
  let server: TestServer
  let owner: Member
  let productId: string
  let photos: string[]
  beforeAll(async () => {
    server = await startTestServer({ engine, areas, works: true })
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    owner = await server.member({ kbPay: 1 })
    photos = []
    for (let n = 0; n < 6; n += 1) photos.push(await addPhoto(server, owner))
    productId = await addProduct(server, owner, { sourceIds: photos })
  })

  const ask = (method: 'GET' | 'POST' | 'PATCH', url: string, body?: unknown, as: Member = owner) =>
    server.ask({ method, url, body, as })

  async function plan(body: unknown, url = `/v3/airequest/v2/${productId}`) {
    const answer = await ask('POST', url, body)
    expect(answer.body.code).toBe('SUCCESS')
    await server.jobsDone()
    return (await ask('GET', `/v3/airequest/${answer.body.result._id}`)).body
  }

  const review = (text: string, author: string, changes: object = {}) => ({
    text,
    author,
    rating: 5,
    writtenAt: '2025-10-03',
    assetIds: photos.slice(0, 1),
    ...changes,
  })
  const reviews = () => [
    review('달지 않아서 좋아요. 아이도 잘 먹어요!', '김민지'),
    review('빵에 발라 먹어요. 010-1234-5678로 또 주문했어요.', '이서준'),
    review('딸기가 그대로 씹혀요.', 'Park'),
  ]
  const ad = (changes: object = {}) => ({
    category: 'review',
    consent: true,
    reviews: reviews(),
    ...changes,
  })

  it('gives a review’s pictures back also where it was not chosen', async () => {
    const spare = await addPhoto(server, owner)
    const unchosen = review('향이 좋아요.', '최', { chosen: false, assetIds: [spare] })
    const { result, input } = await plan(ad({ reviews: [...reviews(), unchosen] }))
    const { imageList, reviewFiles } = (await ask('GET', `/v3/airequest/${result._id}`)).body
    expect(input.reviews[3]).toMatchObject({ chosen: false, assetIds: [spare] })
    expect(reviewFiles.map(({ _id }: { _id: string }) => _id)).toEqual([spare])
    expect(imageList.map(({ _id }: { _id: string }) => _id)).not.toContain(spare)
  })

  it('makes a review ad of nothing but what customers wrote', async () => {
    const { result, data, input } = await plan(ad())
    expect(result).toMatchObject({ category: 'review', status: 2, productId, endsAt: null })
    expect(input.reviews).toHaveLength(3)
    expect(new Set(data.scenarios.map(({ angle }: { angle: string }) => angle)).size).toBeGreaterThanOrEqual(
      4,
    )
    const text = JSON.stringify(data.scenarios)
    for (const words of ['달지 않아서 좋아요…', '김** · 2025.10', '실제 구매자 리뷰 · 2025.10'])
      expect(text).toContain(words)
    expect(text).not.toMatch(/민지|1234|5678/u)
    expect(data.ratings).toEqual({ count: 3, average: 5, mixed: false })
    const listed = (await ask('GET', '/v3/airequest?category=review')).body.result
    expect(listed.list.map(({ _id }: { _id: string }) => _id)).toEqual([result._id])
  })

  it('refuses what no review ad may be, and says where and why', async () => {
    const create = async (body: unknown) => (await ask('POST', `/v3/airequest/v2/${productId}`, body)).body
    expect(await create(ad({ reviews: reviews().slice(1) }))).toMatchObject({
      code: 'AI_REQUESTS_REVIEWS_TOO_FEW',
      field: 'reviews',
      message: '글과 사진이 있는 리뷰를 3개 이상 넣어 주세요.',
    })
    expect(await create(ad({ consent: false }))).toMatchObject({ field: 'consent' })
    expect(
      await create(ad({ reviews: [...reviews(), review('맛있어요!', '최', { assetIds: [] })] })),
    ).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'reviews.3.assetIds',
    })
    const strange = await addPhoto(server, await server.member())
    expect(
      await create(ad({ reviews: [...reviews(), review('맛있어요!', '최', { assetIds: [strange] })] })),
    ).toMatchObject({ code: 'ASSETS_NOT_FOUND', field: 'reviews.3.assetIds' })
    const clinic = await addProduct(server, owner, { name: '바른 치과', sourceIds: photos })
    const { body } = await ask('POST', `/v3/airequest/v2/${clinic}`, ad())
    expect(body.code).toBe('AI_REQUESTS_REVIEWS_OF_CLINIC')
    expect(body.message).toContain('의료법 제56조')
  })

  const sale = {
    regularPrice: 12_900,
    discountPrice: 9_900,
    currency: 'KRW',
    startAt: '2026-01-01',
    endAt: '2099-12-31',
    text: '개업 기념 할인이에요.',
  }

  it('makes a promotion that ends with its period', async () => {
    const { result, data } = await plan({ category: 'promotion', promotion: sale })
    expect(result).toMatchObject({ category: 'promotion', endsAt: '2099-12-31T15:00:00.000Z' })
    expect(data.price).toBe('9,900원')
    const text = JSON.stringify(data.scenarios)
    for (const words of [
      '23% 할인',
      '12,900원에서 9,900원으로',
      '개업 기념 할인이에요',
      '2099년 12월 31일까지',
    ])
      expect(text).toContain(words)
    expect(data.sellingPoints[0].source).toMatchObject({ field: 'promotion', quote: '개업 기념 할인이에요.' })
  })

  it('tells a promotion in the language that is asked for, else in that of its product', async () => {
    const wish = { category: 'promotion', promotion: sale }
    expect((await plan(wish)).data.language).toBe('ko')
    expect((await plan({ ...wish, language: 'en' })).data.language).toBe('en')
  })

  it('refuses a discount above the regular price', async () => {
    const promotion = { ...sale, discountPrice: 13_000 }
    const { body } = await ask('POST', `/v3/airequest/v2/${productId}`, { category: 'promotion', promotion })
    expect(body).toMatchObject({
      code: 'AI_REQUESTS_DISCOUNT_TOO_HIGH',
      field: 'promotion.discountPrice',
      message: '할인가는 정가보다 높을 수 없어요.',
    })
  })

  it('plans a place from what is told of it', async () => {
    place = {
      name: '연남 국밥',
      info: '매일 새벽 사골을 끓여요. 김치는 직접 담가요.',
      menu: [{ name: '돼지국밥', price: 9_000, currency: 'KRW' }],
      address: '서울 마포구 연남로 12',
      assetIds: photos,
      isClinic: false,
    }
    const { result, data } = await plan({}, `/v3/airequest/place/${placeId}`)
    expect(result).toMatchObject({ category: 'place', productId: null, placeId, productName: '연남 국밥' })
    expect(JSON.stringify(data.scenarios)).toContain('서울 마포구 연남로 12')
    expect(data.price).toBeNull()
    const { list } = (await ask('GET', `/ai/design/recommendation/place/${result._id}`)).body.result
    const [design] = list[0].template.designs
    const chosen = await ask('PATCH', `/v3/airequest/place/${result._id}`, { designId: design._id })
    expect(chosen.body.result).toMatchObject({ status: 3, designId: design._id })

    const ofVisitors = await plan(ad(), `/v3/airequest/place/${placeId}`)
    expect(ofVisitors.result).toMatchObject({ category: 'review', placeId })
    expect(JSON.stringify(ofVisitors.data.scenarios)).toContain('달지 않아서 좋아요…')
    place = { ...place, isClinic: true }
    const { body } = await ask('POST', `/v3/airequest/place/${placeId}`, ad())
    expect(body.code).toBe('AI_REQUESTS_REVIEWS_OF_CLINIC')
  })

  it('keeps plans of places and of products apart, and those of places for their market', async () => {
    place = {
      name: '연남 국밥',
      info: '매일 새벽 사골을 끓여요. 김치는 직접 담가요.',
      menu: [],
      address: '서울 마포구 연남로 12',
      assetIds: photos,
      isClinic: false,
    }
    const ofPlace = (await plan({}, `/v3/airequest/place/${placeId}`)).result._id
    const ofProduct = (await plan({})).result._id
    const { list } = (await ask('GET', `/ai/design/recommendation/${ofProduct}`)).body.result
    const choice = { designId: list[0].template.designs[0]._id }
    const calls = (folder: string, id: string) =>
      [
        ['GET', `/ai/design/recommendation${folder}/${id}`],
        ['POST', `/ai/design/recommendation${folder}/${id}`],
        ['PATCH', `/v3/airequest${folder}/${id}`, choice],
      ] as const
    for (const [method, url, body] of [...calls('', ofPlace), ...calls('/place', ofProduct)])
      expect([url, (await ask(method, url, body)).body.code]).toEqual([url, 'AI_REQUESTS_NOT_FOUND'])

    await server.ctx.db().execute(`update accounts set kb_pay = 0 where id = '${owner.id}'`)
    for (const [method, url, body] of [
      ...calls('/place', ofPlace),
      ['POST', `/v3/airequest/place/${placeId}`, {}] as const,
    ]) {
      expect((await ask(method, url, body)).body.code).toBe('PLACES_NOT_FOR_MARKET')
      expect((await ask(method, `${url}?kbPay=1`, body)).body.code).toBe('SUCCESS')
    }
  })

  it('names the scenario that a plan does not hold', async () => {
    const { result } = await plan({})
    const { list } = (await ask('GET', `/ai/design/recommendation/${result._id}`)).body.result
    const choice = { designId: list[0].template.designs[0]._id, scenarioId: 'nowhere' }
    expect((await ask('PATCH', `/v3/airequest/${result._id}`, choice)).body).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'scenarioId',
      message: 'scenarioId: 고를 수 있는 값이 아니에요.',
    })
  })

  it('plans anew more differently, the first time for nothing', async () => {
    const { result, data } = await plan({})
    const before = (await ask('GET', `/ai/design/recommendation/${result._id}`)).body.result
    for (let n = 0; n < 9; n += 1) await ask('POST', `/v3/airequest/v2/${productId}`, {})
    const again = await ask('POST', `/v3/airequest/${result._id}/more`, {})
    expect(again.body.result).toMatchObject({ status: 1, replans: 1 })
    await server.jobsDone()
    const after = (await ask('GET', `/v3/airequest/${result._id}`)).body
    expect(after.result.status).toBe(2)
    const ranked = (await ask('GET', `/ai/design/recommendation/${result._id}`)).body.result
    expect(ranked.before).toBe(before.diversity)
    // Stories are replaced only where the number that the owner sees rises.
    const isMore = diversityScore(ranked.diversity) > diversityScore(before.diversity)
    const isSame = isDeepStrictEqual([after.data, ranked.list], [data, before.list])
    expect({ isMore, isSame }).toEqual({ isMore, isSame: !isMore })
    expect((await ask('POST', `/v3/airequest/${result._id}/more`, {})).body.code).toBe('AI_REQUESTS_TOO_MANY')
    await server.ctx.db().execute(`update ai_requests set status = 5 where id = '${result._id}'`)
    expect((await ask('POST', `/v3/airequest/${result._id}/more`, {})).body.code).toBe(
      'AI_REQUESTS_ALREADY_MADE',
    )
  })

  it('asks an owner who said little for more, and plans anew from what they have added since', async () => {
    const said = '오래된 시계를 고쳐 드려요.'
    productId = await addProduct(server, owner, { name: '시계 수리', info: said, sourceIds: photos })
    const { result, data } = await plan({})
    expect(data.asks.length).toBeGreaterThan(0)
    expect(askTopics).toEqual(expect.arrayContaining(data.asks))
    const info = `${said} 맡기시면 이틀 안에 끝나요. 1년 동안 무료로 다시 봐 드려요.`
    await server.ctx.db().execute(`update products set info = '${info}' where id = '${productId}'`)
    await ask('POST', `/v3/airequest/${result._id}/more`, {})
    await server.jobsDone()
    const after = (await ask('GET', `/v3/airequest/${result._id}`)).body
    expect(after.result.status).toBe(2)
    expect(after.input.info).toBe(info)
    expect(JSON.stringify(after.data.scenarios)).toContain('이틀 안에 끝나요')
    const ranked = (await ask('GET', `/ai/design/recommendation/${result._id}`)).body.result
    expect(ranked.before).toBeNull()
  })

  it('lets templates step back that the product was shown in before, for videos that go out one after another', async () => {
    const { result } = await plan({})
    const idsOf = async (query: string) => {
      const { list } = (await ask('GET', `/ai/design/recommendation/${result._id}${query}`)).body.result
      return list.map(({ template }: { template: { _id: string } }) => template._id)
    }
    const [first] = await idsOf('')
    await addProject(server, owner, { templateId: first, productId, requestId: result._id })
    expect((await idsOf(''))[0]).toBe(first)
    expect((await idsOf('?fromUpload=true')).at(-1)).toBe(first)
  })

  it('recommends with reasons, what its owner likes before what is alike', async () => {
    const { result } = await plan({})
    const { list } = (await ask('GET', `/ai/design/recommendation/${result._id}`)).body.result
    const firsts = list.slice(0, 5).map(({ firstAssetId }: { firstAssetId: string }) => firstAssetId)
    expect(new Set(firsts).size).toBe(5)
    const [liked] = list.slice(20)
    await server.ctx
      .db()
      .execute(
        `insert into template_likes (account_id, template_id, created_at) values ('${owner.id}', '${liked.template._id}', now())`,
      )
    const anew = (await ask('POST', `/ai/design/recommendation/${result._id}`, {})).body.result.list
    const found = anew.find(
      ({ template }: { template: { _id: string } }) => template._id === liked.template._id,
    )
    expect(found.reasons[0]).toBe('liked')
    expect(anew.indexOf(found)).toBeLessThan(20)
    expect(catalogue.entries.length).toBeGreaterThan(
      anew.filter((one: { reasons: string[] }) => one.reasons.includes('liked')).length,
    )
  })
})
