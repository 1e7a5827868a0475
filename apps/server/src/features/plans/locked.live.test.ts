import { dayMs } from '@clipmint/kit'
import { beforeEach, describe, expect, it } from 'vitest'

import { usualEngines } from '../../test/index.ts'
import { design, useDesk } from '../../test/project-desk.ts'
import { addPhoto, addPlace, addProduct } from '../../test/seed.ts'
import { endPlan, givePlan } from './index.ts'

describe.each(usualEngines)('what is more than a plan has room for, on %s', (engine) => {
  const desk = useDesk(engine)
  const { ask } = desk
  let photo: string
  /** From the oldest on. */
  let products: string[]
  let places: string[]

  beforeEach(async () => {
    await desk.server.ctx.db().execute(`update accounts set kb_pay = 1 where id = '${desk.owner.id}'`)
    await upgrade()
    photo = await addPhoto(desk.server, desk.owner)
    products = []
    places = []
    for (let day = 0; day < 5; day += 1) {
      const createdAt = new Date(Date.UTC(2026, 0, 1) + day * dayMs)
      products.push(await addProduct(desk.server, desk.owner, { createdAt, sourceIds: [photo] }))
    }
    for (const name of ['첫 매장', '새 매장']) {
      places.push(
        await addPlace(desk.server, desk.owner, { menu: [{ name, price: 9_000 }], photoIds: [photo] }),
      )
      desk.server.clock.advance(1_000)
    }
  })

  const upgrade = () => givePlan(desk.server.ctx, desk.owner.id, { planType: 2, planEndsAt: null })
  const downgrade = () => endPlan(desk.server.ctx, desk.owner.id)
  const lockedIn = async (path: string): Promise<string[]> => {
    const { list } = (await ask('GET', path)).body.result
    return list.flatMap((one: { _id: string; isLocked: boolean }) => (one.isLocked ? [one._id] : []))
  }
  const codeOf = async (answer: ReturnType<typeof ask>) => (await answer).body.code
  const request = async (path: string, body: object = {}): Promise<string> => {
    const requestId = (await ask('POST', path, body)).body.result._id
    await desk.plan(requestId)
    return requestId
  }

  it('is locked on the lower plan, the oldest first, and open again on the higher one', async () => {
    expect([await lockedIn('/product'), await lockedIn('/place')]).toEqual([[], []])
    await downgrade()
    expect(await lockedIn('/product')).toEqual([products[1], products[0]])
    expect(await lockedIn('/place')).toEqual([places[0]])
    expect((await ask('GET', `/product/${products[0]}`)).body.result).toMatchObject({ isLocked: true })
    expect((await ask('GET', `/place/${places[0]}`)).body.result).toMatchObject({ isLocked: true })
    await upgrade()
    expect([await lockedIn('/product'), await lockedIn('/place')]).toEqual([[], []])
  })

  it('opens, the newest first, as open ones are deleted, and not as they are hidden', async () => {
    await downgrade()
    await ask('PATCH', `/product/${products[4]}`, { hidden: true })
    expect(await lockedIn('/product')).toEqual([products[1], products[0]])
    await ask('DELETE', `/product/${products[4]}`)
    expect(await lockedIn('/product')).toEqual([products[0]])
    await ask('DELETE', `/product/${products[0]}`)
    expect(await lockedIn('/product')).toEqual([])
    await ask('DELETE', `/place/${places[1]}`)
    expect(await lockedIn('/place')).toEqual([])
  })

  it('is not changed, and can be put away and deleted', async () => {
    await downgrade()
    const { status, body } = await ask('PATCH', `/product/${products[0]}`, { price: 1_000 })
    expect([status, body.code]).toEqual([200, 'PRODUCTS_LOCKED'])
    expect(body.message).toContain('상품 3개까지')
    expect(await codeOf(ask('PATCH', `/product/${products[2]}`, { price: 1_000 }))).toBe('SUCCESS')
    const place = await ask('PATCH', `/place/${places[0]}`, { name: '다른 이름' })
    expect([place.status, place.body.code]).toEqual([200, 'PLACES_LOCKED'])
    expect(await codeOf(ask('POST', '/place/refresh', { place_id: places[0] }))).toBe('PLACES_LOCKED')
    const tidied = [
      ask('PATCH', `/product/like/${products[0]}`, { like: true }),
      ask('PATCH', `/product/${products[0]}`, { hidden: true }),
      ask('PATCH', `/place/like/${places[0]}`, { like: true }),
    ]
    for (const one of tidied) expect(await codeOf(one)).toBe('SUCCESS')
    for (const path of [`/product/${products[0]}`, `/place/${places[0]}`])
      expect(await codeOf(ask('DELETE', path))).toBe('SUCCESS')
  })

  it('has nothing new planned or made of it, while its videos stay', async () => {
    const ofProduct = await request(`/airequest/v2/${products[0]}`)
    const ofPlace = await request(`/airequest/place/${places[0]}`)
    const promotion = { regularPrice: 12_900, discountPrice: 9_900, currency: 'KRW' }
    const days = { startAt: '2026-01-01', endAt: '2099-12-31', text: '개업 기념 할인이에요.' }
    const sale = await request(`/airequest/v2/${products[0]}`, {
      category: 'promotion',
      promotion: { ...promotion, ...days },
    })
    const { data } = (await ask('GET', `/airequest/${ofProduct}`)).body
    const made = (await ask('POST', '/subtemplate', { ...design, requestId: ofProduct })).body.result
    const wishes = (): Parameters<typeof ask>[] => [
      ['POST', `/airequest/v2/${products[0]}`, {}],
      ['POST', `/airequest/${sale}/more`, {}],
      ['PATCH', `/airequest/${sale}/promotion`, { discountPrice: 8_900 }],
      ['POST', '/subtemplate', { ...design, requestId: ofProduct }],
      [
        'POST',
        `/airequest/${ofProduct}/videos`,
        {
          _id: crypto.randomUUID(),
          scenarioIds: [data.scenarios[0].id],
        },
      ],
      ['POST', `/airequest/place/${places[0]}`, {}],
      ['POST', `/airequest/${ofPlace}/more`, {}],
      ['POST', '/subtemplate', { ...design, requestId: ofPlace }],
    ]
    await downgrade()
    const credits = async () => (await ask('GET', '/user/limit')).body.result.credits.left
    const before = await credits()
    const refused: string[] = []
    for (const wish of wishes()) refused.push(await codeOf(ask(...wish)))
    expect(refused).toEqual([
      ...Array<string>(5).fill('PRODUCTS_LOCKED'),
      ...Array<string>(3).fill('PLACES_LOCKED'),
    ])
    expect(await credits()).toBe(before)
    expect((await ask('GET', `/subtemplate/${made._id}`)).body.result).toMatchObject({ status: 0 })
    await upgrade()
    for (const wish of wishes()) expect(await codeOf(ask(...wish))).toBe('SUCCESS')
  })
})
