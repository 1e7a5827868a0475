import type { Project, ProjectCard } from '@clipmint/contract'
import { dayMs } from '@clipmint/kit'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'

import { places } from '../../../db/tables/places.ts'
import { projects } from '../../../db/tables/projects.ts'
import { usualEngines } from '../../../test/index.ts'
import { code, design, nobody, useDesk } from '../../../test/project-desk.ts'
import { addPhoto, addPlace, menuRows } from '../../../test/seed.ts'

describe.each(usualEngines)('videos that show what was on %s', (engine) => {
  const desk = useDesk(engine)
  const { ask } = desk
  let productId: string
  let requestId: string
  let photos: string[]
  beforeEach(async () => {
    photos = [await addPhoto(desk.server, desk.owner), await addPhoto(desk.server, desk.owner)]
    ;({ requestId, productId } = await desk.request(photos))
  })

  const make = async (of = requestId): Promise<Project> =>
    (await ask('POST', '/subtemplate', { ...design, requestId: of })).body.result
  const get = async (id: string): Promise<Project> => (await ask('GET', `/subtemplate/${id}`)).body.result
  const price = (amount: number) => ask('PATCH', `/product/${productId}`, { price: amount })
  const outdated = async (query = ''): Promise<ProjectCard[]> =>
    (await ask('GET', `/subtemplate/outdated${query}`)).body.result.list
  const renew = async (...ids: string[]): Promise<string[]> =>
    (await ask('POST', '/subtemplate/outdated', { subtemplateIds: ids })).body.result.list.map(
      ({ outcome }: { outcome: string }) => outcome,
    )
  const finish = (id: string) =>
    desk.server.ctx
      .db()
      .update(projects)
      .set({ status: 1, renderState: 'done' })
      .where(and(eq(projects.accountId, desk.owner.id), eq(projects.id, id)))
  const wordsOf = ({ userSource }: Project) => Object.values(userSource.text).map(({ value }) => value)

  it('are found when a price changes, and only those that show it', async () => {
    const priced = [await make(), await make(), await make()]
    await desk.start()
    expect(await outdated()).toEqual([])
    await price(8_500)
    const found = await outdated()
    expect(new Set(found.map(({ _id }) => _id))).toEqual(new Set(priced.map(({ _id }) => _id)))
    expect(found[0]?.outdated[0]).toMatchObject({ field: 'product.price', now: '8,500원' })
    expect(await outdated(`?productId=${productId}`)).toHaveLength(3)
    expect(await outdated(`?productId=${nobody}`)).toEqual([])
    await price(priceOf(priced[0]))
    expect(await outdated()).toEqual([])
  })

  it('get the new price by one call, and a finished one is made anew without a credit', async () => {
    const [open, done] = [await make(), await make()]
    await finish(done._id)
    await price(8_500)
    const before = (await ask('GET', '/user/limit')).body.result.credits.left
    expect(await renew(open._id, done._id)).toEqual(['renewed', 'making'])
    expect(await outdated()).toEqual([])
    expect((await ask('GET', '/user/limit')).body.result.credits.left).toBe(before)
    for (const { _id, rev } of [open, done]) {
      const now = await get(_id)
      expect(wordsOf(now)).toContain('8,500원')
      expect(now.rev).toBe(rev + 1)
    }
    expect(await get(done._id)).toMatchObject({ status: 0, renderState: 'queued' })
    const [version] = (await ask('GET', `/subtemplate/${open._id}/history`)).body.result.list
    expect(version).toMatchObject({ before: 'renew' })
    expect(await renew(open._id, done._id)).toEqual(['current', 'current'])
  })

  it('say the new price at once when they are made of an older plan', async () => {
    await price(8_500)
    expect(wordsOf(await make())).toContain('8,500원')
    expect(await outdated()).toEqual([])
    const { body } = await ask('GET', `/airequest/${requestId}/fields`)
    expect(body.result.list).toMatchObject([{ field: 'product.price', now: ['8,500원'] }])
    const other = await desk.server.member({ planType: 1 })
    const refused = await ask('GET', `/airequest/${requestId}/fields`, undefined, other)
    expect(code(refused)).toEqual([404, 'AI_REQUESTS_NOT_FOUND'])
  })

  it('leave alone what their owner wrote instead, and what is being made, hidden or gone', async () => {
    const [own, made] = [await make(), await make()]
    const slotId = own.template.scenes
      .flatMap(({ layers }) => layers)
      .find((layer) => own.userSource.text[layer.id]?.from)?.id
    const text = { ...own.userSource.text, [slotId ?? '']: { value: '문의' } }
    await ask('PATCH', `/subtemplate/${own._id}`, { userSource: { ...own.userSource, text } })
    await price(8_500)
    expect((await outdated()).map(({ _id }) => _id)).toEqual([made._id])
    await finish(made._id)
    await renew(made._id)
    await price(9_100)
    expect(await renew(made._id)).toEqual(['locked'])
    await ask('PATCH', `/product/${productId}`, { hidden: true })
    expect(await outdated()).toEqual([])
    await ask('PATCH', `/product/${productId}`, { hidden: false })
    expect(await outdated()).toHaveLength(1)
    await ask('DELETE', `/product/${productId}`)
    expect(await outdated()).toEqual([])
  })

  it('of another owner are nobody’s business', async () => {
    const { _id } = await make()
    await price(8_500)
    const other = await desk.server.member({ planType: 1 })
    const list = await ask('GET', '/subtemplate/outdated', undefined, other)
    expect(list.body.result.list).toEqual([])
    const refused = await ask('POST', '/subtemplate/outdated', { subtemplateIds: [_id] }, other)
    expect(code(refused)).toEqual([404, 'PROJECTS_NOT_FOUND'])
  })

  it('of a hidden product are not begun', async () => {
    await ask('PATCH', `/product/${productId}`, { hidden: true })
    const refused = [
      await ask('POST', `/airequest/v2/${productId}`, {}),
      await ask('POST', '/subtemplate', { ...design, requestId }),
    ]
    for (const answer of refused) expect(answer.body.code).toBe('PRODUCTS_HIDDEN')
    await ask('PATCH', `/product/${productId}`, { hidden: false })
    expect((await ask('POST', '/subtemplate', { ...design, requestId })).body.code).toBe('SUCCESS')
  })

  describe('of a promotion', () => {
    const dayIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
    const sale = {
      regularPrice: 12_000,
      discountPrice: 9_600,
      currency: 'KRW',
      startAt: dayIn(1),
      endAt: dayIn(9),
      text: '가을을 맞아 할인해요.',
    }
    let saleId: string
    beforeEach(async () => {
      await price(sale.regularPrice)
      const wish = { category: 'promotion', promotion: sale }
      saleId = (await ask('POST', `/airequest/v2/${productId}`, wish)).body.result._id
      await desk.plan(saleId)
    })
    const change = (changes: object) => ask('PATCH', `/airequest/${saleId}/promotion`, changes)

    it('are found when it changes, say the new sums, and end with it', async () => {
      const { _id, endsAt } = await make(saleId)
      expect((await change({ discountPrice: 6_000, endAt: dayIn(20) })).body.code).toBe('SUCCESS')
      const [found] = await outdated()
      expect(found?.outdated.map(({ field }) => field)).toContain('promotion.discountPrice')
      expect(await renew(_id)).toEqual(['renewed'])
      const words = wordsOf(await get(_id)).join('\n')
      expect(words).toContain('6,000원')
      expect(words).not.toContain('9,600원')
      expect(words).not.toContain('20%')
      expect(Date.parse((await get(_id)).endsAt ?? '')).toBe(Date.parse(endsAt ?? '') + 11 * dayMs)
      expect(await outdated()).toEqual([])
    })

    it('wait for a sound promotion once their product costs less than its discounted price', async () => {
      const [open, done] = [await make(saleId), await make(saleId)]
      await finish(done._id)
      await price(9_000)
      const found = await outdated()
      expect(new Set(found.map(({ _id }) => _id))).toEqual(new Set([open._id, done._id]))
      for (const { outdated: slots } of found)
        expect(slots).toContainEqual(
          expect.objectContaining({ now: '9,000원', fault: 'discount-above-regular' }),
        )
      expect(await renew(open._id, done._id)).toEqual(['broken', 'broken'])
      for (const { _id, rev } of [open, done]) expect(await get(_id)).toMatchObject({ rev })
      expect((await get(done._id)).status).toBe(1)
      const refused = [
        await ask('POST', '/subtemplate', { ...design, requestId: saleId }),
        await ask('POST', `/airequest/${saleId}/videos`, { _id: nobody, scenarioIds: ['1'] }),
      ]
      for (const { body } of refused) expect(body.code).toBe('AI_REQUESTS_PROMOTION_BROKEN')

      expect((await ask('GET', `/airequest/${saleId}`)).body.input.promotion.regularPrice).toBe(9_000)
      expect((await change({ discountPrice: 9_500 })).body.code).toBe('AI_REQUESTS_DISCOUNT_TOO_HIGH')
      expect((await change({ regularPrice: 9_000, discountPrice: 7_200 })).body.code).toBe('SUCCESS')
      expect(await renew(open._id, done._id)).toEqual(['renewed', 'making'])
      const words = wordsOf(await get(open._id)).join('\n')
      expect(words).toContain('7,200원')
      expect(words).toContain('9,000원')
      await price(9_900)
      expect((await outdated()).flatMap((card) => card.outdated)).toContainEqual(
        expect.objectContaining({ field: 'promotion.regularPrice', now: '9,900원' }),
      )
    })

    it('keep it within its rules, each at its field', async () => {
      const answers = [
        await change({ discountPrice: 13_000 }),
        await change({ endAt: dayIn(0) }),
        await ask('PATCH', `/airequest/${requestId}/promotion`, { discountPrice: 1 }),
      ]
      expect(answers.map(({ body }) => [body.code, body.field])).toEqual([
        ['AI_REQUESTS_DISCOUNT_TOO_HIGH', 'discountPrice'],
        ['AI_REQUESTS_PERIOD_BACKWARDS', 'endAt'],
        ['AI_REQUESTS_PROMOTION_NEEDED', undefined],
      ])
    })
  })

  it('of a place are found when its menu changes, and are their owner’s to see to when a dish is gone', async () => {
    const noodles = { name: '멸치국수', price: 7_000 }
    const dumplings = { name: '비빔만두', price: 7_000 }
    const placeId = await addPlace(desk.server, desk.owner, { menu: [noodles, dumplings], photoIds: photos })
    const serve = (...menu: (typeof noodles)[]) =>
      desk.server.ctx
        .db()
        .update(places)
        .set({ menu: menuRows(menu) })
        .where(eq(places.id, placeId))
    const { _id: id } = (await ask('POST', `/airequest/place/${placeId}?kbPay=1`, {})).body.result
    await desk.plan(id)
    const video = await make(id)
    const bound = Object.values(video.userSource.text).flatMap(({ from = [] }) => from)
    expect(bound.map(({ field }) => field)).toContain('place.menu.멸치국수.price')
    await serve({ ...noodles, price: 7_500 }, dumplings)
    const [found] = await outdated(`?placeId=${placeId}`)
    expect(found?.outdated).toMatchObject([{ shown: '7,000원', now: '7,500원' }])
    expect(await renew(video._id)).toEqual(['renewed'])
    expect(await outdated()).toEqual([])
    await serve(dumplings)
    expect((await outdated())[0]?.outdated).toMatchObject([{ shown: '7,500원', now: null }])
    expect(await renew(video._id)).toEqual(['by-hand'])
  })
})

const priceOf = (project: Project | undefined): number => {
  const bound = Object.values(project?.userSource.text ?? {}).flatMap(({ from = [] }) => from)
  return Number((bound[0]?.shown ?? '').replace(/\D/gu, ''))
}
