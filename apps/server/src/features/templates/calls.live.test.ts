import type { TemplateCard } from '@clipmint/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { projects } from '../../db/tables/projects.ts'
import { engines, startTestServer, type TestServer } from '../../test/index.ts'
import { catalogue, templateJobs, templates } from './index.ts'

const noPlan = async () => ({ result: { list: [] } })
const handlers = { templates: { ...templates, recommend: noPlan, recommended: noPlan } }

describe.each(engines)('templates on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ engine, areas: { handlers, jobs: { templates: templateJobs } } })
  })
  afterAll(() => server.stop())

  async function ask(
    path: string,
  ): Promise<{ code: string; result: { list: TemplateCard[]; total: number } }> {
    return (await server.ask({ url: `/v3/design${path}` })).body
  }

  it('shows every template of the product to anyone, a page at a time', async () => {
    const first = await ask('?limit=2')
    expect(first.result.total).toBe(catalogue.entries.length)
    const second = await ask('?limit=2&page=2')
    const ids = [...first.result.list, ...second.result.list].map(({ _id }) => _id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('shows in the store what the filters ask for, in the order asked for', async () => {
    const [some] = catalogue.entries
    if (!some) throw new Error('There is no template.')
    const found = await ask(
      `/group?search=${encodeURIComponent(some.card.title.ko)}&templateRatio=4:5&order=short`,
    )
    expect(found.result.list.map(({ slug }) => slug)).toContain(some.card.slug)
    const { list } = (await ask('/group?order=short')).result
    expect(list.map(({ duration }) => duration)).toEqual(
      list.map(({ duration }) => duration).toSorted((a, b) => a - b),
    )
    expect((await ask('/group?search=zzzzzz')).result).toMatchObject({ list: [], total: 0 })
    expect((await ask('/group?highlight=no-such-season')).result.total).toBe(0)
  })

  it('refuses filters that mean nothing', async () => {
    for (const query of ['templateRatio=3:2', 'order=best', 'images=-1', 'duration=5']) {
      const { status, body } = await server.ask({ url: `/v3/design/group?${query}` })
      expect([status, body.code]).toEqual([400, 'INVALID_INPUT'])
    }
  })

  it('puts what projects are made of most first, once they are counted', async () => {
    const popular = catalogue.entries.at(-1)
    if (!popular) throw new Error('There is no template.')
    await server.ctx.db().insert(projects).values(projectRow(popular.template.id))
    await templateJobs.countUses.run(
      server.ctx,
      {},
      { signal: new AbortController().signal, jobId: 'x', retry: 0, lastTry: false },
    )
    expect((await ask('/group')).result.list[0]?._id).toBe(popular.card._id)
  })

  it('gives a template by its own id and by that of a design, and its whole document', async () => {
    const [some] = catalogue.entries
    if (!some) throw new Error('There is no template.')
    const byId = await server.ask({ url: `/v3/design/${some.template.id}` })
    const byDesign = await server.ask({ url: `/v3/design/${some.template.designs['1:1']}` })
    expect(byId.body.result).toEqual(byDesign.body.result)
    const detail = await server.ask({ url: `/v3/design/detail/${some.template.id}` })
    expect(detail.body.result.document.scenes).toHaveLength(some.card.scenes)
  })

  it('does not know other ids', async () => {
    for (const path of ['', '/detail']) {
      const { status, body } = await server.ask({
        url: `/v3/design${path}/018f0000-0000-7000-8000-00000000ffff`,
      })
      expect([status, body.code]).toEqual([404, 'TEMPLATES_NOT_FOUND'])
    }
  })

  it('shows the seasons of the day in Seoul', async () => {
    server.clock.set('2026-11-30T16:00:00Z')
    const { body } = await server.ask({ url: '/v3/design/season' })
    const ids = body.result.list.map(({ id }: { id: string }) => id)
    expect(ids).not.toContain('black-friday')
    for (const { templates: cards } of body.result.list) expect(cards.length).toBeGreaterThan(0)
  })

  it('suggests tags', async () => {
    const tag = catalogue.entries[0]?.card.tags[0]
    if (!tag) throw new Error('There is no tag.')
    const { body } = await server.ask({ url: `/v3/design/auto-tagName?search=${encodeURIComponent(tag.ko)}` })
    expect(body.result.list).toContainEqual(tag)
  })

  function projectRow(templateId: string): typeof projects.$inferInsert {
    const now = server.ctx.now()
    return {
      accountId: server.ctx.newId(),
      id: server.ctx.newId(),
      title: '영상',
      filled: 0,
      templateId,
      templateVersion: 1,
      designId: templateId,
      ratio: '9:16',
      userSource: {},
      bgm: {},
      changedColor: {},
      createdAt: now,
      updatedAt: now,
    }
  }
})
