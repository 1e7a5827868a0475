import type { StoreCard } from '@clipmint/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { usualEngines, type Member, startTestServer, type TestServer } from '../../test/index.ts'
import { shelve } from '../../test/shelf.ts'
import { addStock, templateJobs, templates, toStocked } from '../templates/index.ts'
import { likes } from './index.ts'

const noPlan = async () => ({ result: { list: [], diversity: 0, before: null } })
const noPlans = {
  recommend: noPlan,
  recommended: noPlan,
  recommendForPlace: noPlan,
  recommendedForPlace: noPlan,
}
const handlers = { likes, templates: { ...templates, ...noPlans } }
const nobody = '018f0000-0000-7000-8000-00000000ffff'

const first = shelve({ slug: 'first', moods: ['calm'], publishedOn: '2026-11-20' })
const second = shelve({ slug: 'second', moods: ['bold'], tags: [{ ko: '딸기', en: 'Strawberry' }] })
const third = shelve({ slug: 'third', moods: ['bold'] })

describe.each(usualEngines)('likes on %s', (engine) => {
  let server: TestServer
  let member: Member
  beforeAll(async () => {
    server = await startTestServer({ engine, areas: { handlers, jobs: { templates: templateJobs } } })
    await addStock(server.ctx, toStocked([first, second, third], []))
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    server.clock.set('2026-12-01T00:00:00Z')
    member = await server.member()
  })

  const like = (id: string, as = member) => server.ask({ method: 'PUT', url: `/v3/like/${id}`, as })
  const unlike = (id: string, as = member) => server.ask({ method: 'DELETE', url: `/v3/like/${id}`, as })
  const liked = async (query = '', as = member): Promise<string[]> => {
    const { body } = await server.ask({ url: `/v3/like?${query}`, as })
    return body.result.list.map(({ slug }: StoreCard) => slug)
  }

  it('counts a like once for each account, and takes it back once', async () => {
    const { id } = first.template
    const other = await server.member()
    expect((await like(id)).body.result).toEqual({ _id: id, liked: true, likes: 1 })
    expect((await like(id)).body.result.likes).toBe(1)
    expect((await like(first.template.designs['1:1'], other)).body.result).toMatchObject({
      _id: id,
      likes: 2,
    })
    expect((await unlike(id)).body.result).toEqual({ _id: id, liked: false, likes: 1 })
    expect((await unlike(id)).body.result.likes).toBe(1)
    expect((await unlike(id, other)).body.result.likes).toBe(0)
  })

  it('shows on cards who likes them: to the account its own, to a visitor only how many', async () => {
    await like(first.template.id)
    const shown = async (as?: Member) => {
      const answer = await server.ask({ url: '/v3/design/group?style=calm', ...(as && { as }) })
      const [card] = answer.body.result.list
      return [card.likes, card.liked]
    }
    expect(await shown(member)).toEqual([1, true])
    expect(await shown(await server.member())).toEqual([1, false])
    expect(await shown()).toEqual([1, false])
    await unlike(first.template.id)
  })

  it('lists what the account likes, the last liked first, by the filters of the store', async () => {
    expect(await liked()).toEqual([])
    for (const [minute, { template }] of [second, first, third].entries()) {
      server.clock.set(`2026-12-01T00:0${minute}:00Z`)
      await like(template.id)
    }
    expect(await liked()).toEqual(['third', 'first', 'second'])
    expect(await liked('style=bold')).toEqual(['third', 'second'])
    expect(await liked(`search=${encodeURIComponent('ㄸㄱ')}`)).toEqual(['second'])
    expect((await liked('order=newest'))[0]).toBe('first')
    expect(await liked('', await server.member())).toEqual([])
  })

  it('pages on behind the last liked, while another is liked', async () => {
    for (const [minute, { template }] of [first, second].entries()) {
      server.clock.set(`2026-12-01T00:0${minute}:00Z`)
      await like(template.id)
    }
    const { body } = await server.ask({ url: '/v3/like?limit=1', as: member })
    server.clock.set('2026-12-01T01:00:00Z')
    await like(third.template.id)
    expect(await liked(`limit=1&after=${body.result.next}`)).toEqual(['first'])
  })

  it('puts what is liked before what is not, once it is counted', async () => {
    for (let count = 0; count < 5; count += 1) await like(third.template.id, await server.member())
    const beat = { signal: new AbortController().signal, jobId: 'x', retry: 0, lastTry: false }
    await templateJobs.countUses.run(server.ctx, {}, beat)
    const { body } = await server.ask({ url: '/v3/design/group' })
    expect(body.result.list[0].slug).toBe('third')
  })

  it('does not know other templates, nor another account’s own', async () => {
    const own = shelve({ slug: 'own', ownerId: (await server.member({ planType: 101 })).id })
    await addStock(server.ctx, toStocked([own], []))
    for (const id of [nobody, own.template.id]) {
      for (const answer of [await like(id), await unlike(id)])
        expect([answer.status, answer.body.code]).toEqual([404, 'TEMPLATES_NOT_FOUND'])
    }
  })

  it('refuses who is not signed in, and what is no id', async () => {
    const url = `/v3/like/${first.template.id}`
    for (const method of ['PUT', 'DELETE'] as const)
      expect((await server.ask({ method, url })).body.code).toBe('UNAUTHENTICATED')
    expect((await server.ask({ url: '/v3/like' })).body.code).toBe('UNAUTHENTICATED')
    expect((await like('x')).body.code).toBe('INVALID_INPUT')
  })
})
