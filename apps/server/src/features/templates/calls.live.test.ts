import type { StoreCard } from '@clipmint/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { projects } from '../../db/tables/projects.ts'
import { usualEngines, type Member, startTestServer, type TestServer } from '../../test/index.ts'
import { shelve } from '../../test/shelf.ts'
import { addStock, catalogue, stockStore, templateJobs, templates } from './index.ts'
import { Season } from './seasons/rules.ts'
import { toStocked } from './stock/rules.ts'

const noPlan = async () => ({ result: { list: [], diversity: 0, before: null } })
const noPlans = {
  recommend: noPlan,
  recommended: noPlan,
  recommendForPlace: noPlan,
  recommendedForPlace: noPlan,
}
const handlers = { templates: { ...templates, ...noPlans } }
const nobody = '018f0000-0000-7000-8000-00000000ffff'

const sale = { ko: '여름 세일', en: 'Summer sale' }
const cafe = { ko: '카페', en: 'Café' }
const gift = { ko: '선물', en: 'Gift' }
const five = { durationMs: 5_000 }

const quiet = shelve({
  slug: 'quiet-morning',
  title: { ko: '조용한 아침', en: 'Quiet morning' },
  family: 'quiet',
  moods: ['calm', 'warm'],
  categories: ['cafe', 'notice'],
  tags: [cafe],
  publishedOn: '2026-11-20',
})
const loud = shelve({
  slug: 'loud-market',
  title: { ko: '떠들썩한 시장', en: 'Loud market' },
  family: 'market',
  moods: ['sale'],
  categories: ['sale', 'online'],
  tags: [sale, cafe],
  publishedOn: '2026-10-02',
  fonts: { display: { family: 'Jua', weight: 400 }, body: { family: 'Pretendard', weight: 400 } },
  scenes: [
    { role: 'hook', ...five },
    { role: 'benefit', ...five, clips: false },
    { role: 'cta', ...five, picture: null },
  ],
})
const long = shelve({
  slug: 'long-story',
  title: { ko: '새 일 이야기', en: 'Long story' },
  family: 'story',
  moods: ['bold'],
  categories: ['class'],
  tags: [gift],
  publishedOn: '2026-10-01',
  scenes: Array.from({ length: 5 }, (_, index) => ({
    role: index === 0 ? ('hook' as const) : ('benefit' as const),
    durationMs: 7_000,
    clips: false,
  })),
})
const winter = Season.parse({
  id: 'winter',
  name: { ko: '겨울', en: 'Winter' },
  when: { every: { from: '11-15', to: '02-29' } },
  said: ['겨울'],
  tags: ['선물'],
  search: ['겨울', 'winter'],
})

describe.each(usualEngines)('the store on %s', (engine) => {
  let server: TestServer
  let member: Member
  beforeAll(async () => {
    server = await startTestServer({ engine, areas: { handlers, jobs: { templates: templateJobs } } })
    await addStock(server.ctx, toStocked([quiet, loud, long], [winter]))
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    server.clock.set('2026-11-30T16:00:00Z')
    member = await server.member()
  })

  async function found(query: string, as?: Member): Promise<string[]> {
    const { body } = await server.ask({ url: `/v3/design/group?${query}`, ...(as && { as }) })
    expect(body.code).toBe('SUCCESS')
    const { list, total } = body.result
    expect(total).toBe(list.length)
    return list.map(({ slug }: StoreCard) => slug)
  }

  const all = ['quiet-morning', 'loud-market', 'long-story']
  it.each([
    ['order=long', ['long-story', 'loud-market', 'quiet-morning']],
    ['order=short', ['quiet-morning', 'loud-market', 'long-story']],
    ['order=newest&images=0&videos=0', []],
    ['categorize=cafe', ['quiet-morning']],
    ['categorize=quiet', ['quiet-morning']],
    ['categorize=cafe,class&order=long', ['long-story', 'quiet-morning']],
    ['style=sale', ['loud-market']],
    ['style=bold,warm&order=short', ['quiet-morning', 'long-story']],
    ['templateRatio=4:5,1:1&order=short', all],
    ['groupName=summer%20SALE', ['loud-market']],
    ['groupName=summer', []],
    ['duration=under10', ['quiet-morning']],
    ['duration=10to20,over30&order=long', ['long-story', 'loud-market']],
    ['source=image&order=short', all],
    ['source=video&order=short', ['quiet-morning', 'loud-market']],
    ['images=3', ['loud-market']],
    ['images=3&videos=1&order=short', ['quiet-morning', 'loud-market']],
    ['videos=2', ['quiet-morning']],
    ['includeDiscountPrice=true', ['quiet-morning']],
    ['includeDiscountPrice=false&order=short', ['loud-market', 'long-story']],
    ['fhd=true&order=short', all],
    ['fhd=false', []],
    ['reqLang=vi&order=short', ['quiet-morning', 'long-story']],
    ['reqLang=id&order=short', all],
    ['custom=true', []],
    ['custom=false&order=short', all],
    ['highlight=new', ['quiet-morning']],
    ['highlight=season', ['long-story']],
    ['highlight=winter', ['long-story']],
    ['highlight=popular', []],
    ['highlight=yours', []],
    ['highlight=no-such-row', []],
    [
      'categorize=sale&style=sale&duration=10to20&templateRatio=1:1&search=market&reqLang=en',
      ['loud-market'],
    ],
    ['categorize=sale&style=calm', []],
  ])('shows by %s what it asks for', async (query, slugs) => {
    expect(await found(query)).toEqual(slugs)
  })

  it.each([
    ['카페', ['quiet-morning', 'loud-market']],
    ['CAFE', ['quiet-morning', 'loud-market']],
    ['ｓａｌｅ', ['loud-market']],
    ['ㅋㅍ', ['quiet-morning', 'loud-market']],
    ['ㅅㅇ', ['loud-market', 'long-story']],
    ['카ㅍ', ['quiet-morning', 'loud-market']],
    ['여름 세이', ['loud-market']],
    ['여름세일', ['loud-market']],
    ['카 페', ['quiet-morning', 'loud-market']],
    ['시쟝', []],
    ['새일', ['long-story']],
    ['winter', ['long-story']],
    ['레슨', ['long-story']],
    ['스마트스토어', ['loud-market']],
    ['mroning', ['quiet-morning']],
    ['dkcla', ['quiet-morning']],
    ['조용한 market', []],
    ['겨울왕국', []],
    ['hotle', []],
    ['!!', all],
  ])('finds by “%s”', async (search, slugs) => {
    expect(await found(`order=short&search=${encodeURIComponent(search)}`)).toEqual(slugs)
  })

  it('refuses filters that mean nothing', async () => {
    const broken = [
      'templateRatio=3:2',
      'templateRatio=1:1,3:2',
      'order=best',
      'images=-1',
      'duration=5',
      'fhd=hd',
    ]
    for (const query of [...broken, 'limit=101', 'after=x', 'reqLang=fr', 'source=gif', 'custom=mine']) {
      const { status, body } = await server.ask({ url: `/v3/design/group?${query}` })
      expect([query, status, body.code]).toEqual([query, 400, 'INVALID_INPUT'])
    }
  })

  it('pages on behind the last card, whatever came in or left since', async () => {
    const page = async (query: string) =>
      (await server.ask({ url: `/v3/design/group?order=newest&limit=2${query}` })).body.result
    const first = await page('')
    const { next } = first
    const late = shelve({ slug: 'late-comer', publishedOn: '2026-11-25' })
    await addStock(server.ctx, toStocked([late], []))
    const second = await page(`&after=${next}`)
    const shown: string[] = [...first.list, ...second.list].map(({ slug }) => slug)
    expect(shown).toEqual(['quiet-morning', 'loud-market', 'long-story'])
    expect(second).toMatchObject({ next: null, total: 4, totalIsRough: false })
    expect((await page('&page=2')).list).toHaveLength(2)
    expect((await server.ask({ url: `/v3/design/group?after=${next}` })).body.code).toBe('INVALID_INPUT')
    await stockStore(server.ctx, catalogueOf([quiet, loud, long], [winter]))
  })

  it('puts what projects are made of first, and what was made this week into its row', async () => {
    await server.ctx.db().insert(projects).values(projectRow(loud.template.id, member.id))
    await countUses()
    expect((await found(''))[0]).toBe('loud-market')
    expect(await found('highlight=popular')).toEqual(['loud-market'])
    expect(await found('highlight=yours', member)).toEqual(['loud-market'])
    server.clock.set('2026-12-10T00:00:00Z')
    await countUses()
    expect(await found('highlight=popular')).toEqual([])
    await server.ctx.db().delete(projects)
    await countUses()
    expect((await found(''))[0]).toBe('quiet-morning')
  })

  it('shows the seasons of the day in Seoul with what suits them', async () => {
    const { body } = await server.ask({ url: '/v3/design/season' })
    const names = body.result.list.map(({ id }: { id: string }) => id)
    expect(names).not.toContain('black-friday')
    expect(body.result.list).toContainEqual(
      expect.objectContaining({ id: 'winter', until: '2027-02-28', total: 1 }),
    )
  })

  it('gives a template by its own id and by that of a design', async () => {
    const { id, designs } = quiet.template
    const answers = [id, designs['1:1']].map(async (one) => server.ask({ url: `/v3/design/${one}` }))
    const [byId, byDesign] = (await Promise.all(answers)).map(({ body }) => body.result)
    expect(byId).toMatchObject({
      slug: 'quiet-morning',
      likes: 0,
      liked: false,
      custom: false,
      retired: false,
    })
    expect(byDesign).toEqual(byId)
    for (const path of ['', '/detail']) {
      const { status, body } = await server.ask({ url: `/v3/design${path}/${nobody}` })
      expect([status, body.code]).toEqual([404, 'TEMPLATES_NOT_FOUND'])
    }
  })

  it.each([
    ['ㅋㅍ', [cafe]],
    ['cafe', [cafe]],
    ['#카', [cafe]],
    ['여름세', [sale]],
    ['세일', [sale]],
    ['summ', [sale]],
    ['섬물', []],
    ['summre', []],
    ['zkvp', [cafe]],
    ['zkv', [cafe]],
    ['없는말', []],
    ['', [cafe, gift, sale]],
  ])('suggests tags for “%s”', async (search, tags) => {
    const { body } = await server.ask({ url: `/v3/design/auto-tagName?search=${encodeURIComponent(search)}` })
    expect(body.result.list).toEqual(tags)
  })

  it('hides an account’s own templates from everyone else, in every call', async () => {
    const secret = { ko: '비밀꾸러미', en: 'Secret bundle' }
    const own = shelve({ slug: 'own-brand', ownerId: member.id, tags: [secret], categories: ['gym'] })
    await addStock(server.ctx, toStocked([own], []))
    const other = await server.member({ planType: 101 })
    const ways = ['search=own', 'search=ㅂㅁㄲ', 'categorize=gym', 'groupName=비밀꾸러미', 'custom=true']
    for (const query of ways) {
      expect([query, await found(encodeURI(query), member)]).toEqual([query, ['own-brand']])
      expect([query, await found(encodeURI(query), other)]).toEqual([query, []])
      expect([query, await found(encodeURI(query))]).toEqual([query, []])
    }
    expect(await found('custom=false&categorize=gym', member)).toEqual([])
    const url = `/v3/design/${own.template.id}`
    const tags = '/v3/design/auto-tagName?search=secret'
    expect((await server.ask({ url, as: member })).body.result.custom).toBe(true)
    expect((await server.ask({ url: tags, as: member })).body.result.list).toEqual([secret])
    for (const as of [{ as: other }, {}]) {
      expect((await server.ask({ url, ...as })).status).toBe(404)
      expect((await server.ask({ url: url.replace('design/', 'design/detail/'), ...as })).status).toBe(404)
      expect((await server.ask({ url: tags, ...as })).body.result.list).toEqual([])
      const { list } = (await server.ask({ url: '/v3/design', ...as })).body.result
      expect(list.map(({ slug }: StoreCard) => slug)).not.toContain('own-brand')
    }
    await stockStore(server.ctx, catalogueOf([quiet, loud, long], [winter]))
  })

  it('keeps in step with the content, and a template that left it can still be read', async () => {
    const renamed = { ...quiet, card: { ...quiet.card, title: { ko: '새 이름', en: 'New name' } } }
    await stockStore(server.ctx, catalogueOf([renamed, loud], [winter]))
    expect(await found('order=short')).toEqual(['quiet-morning', 'loud-market'])
    expect(await found(`search=${encodeURIComponent('새이')}`)).toEqual(['quiet-morning'])
    expect(await found('search=story')).toEqual([])
    const gone = await server.ask({ url: `/v3/design/${long.template.id}` })
    expect(gone.body.result).toMatchObject({ slug: 'long-story', retired: true })
    const tags = await server.ask({ url: '/v3/design/auto-tagName?search=gift' })
    expect(tags.body.result.list).toEqual([])
    await stockStore(server.ctx, catalogueOf([quiet, loud, long], [winter]))
    expect(await found('search=story')).toEqual(['long-story'])
  })

  it('shows all that ships with the product, each with its whole document', async () => {
    await stockStore(server.ctx, catalogue)
    const [some] = catalogue.entries
    if (!some) throw new Error('There is no template.')
    const { body } = await server.ask({ url: '/v3/design?limit=1' })
    expect(body.result.total).toBe(catalogue.entries.length)
    // What the store opened with is not new in it.
    const days = catalogue.entries.map(({ card }) => card.publishedOn).toSorted()
    const later = days.filter((day) => day > (days[0] ?? '')).length
    const fresh = await server.ask({ url: '/v3/design/group?highlight=new&limit=1' })
    expect(fresh.body.result.total).toBe(later)
    const detail = await server.ask({ url: `/v3/design/detail/${some.template.id}` })
    expect(detail.body.result.card.slug).toBe(some.card.slug)
    expect(detail.body.result.document.scenes).toHaveLength(some.card.scenes)
  })

  function countUses() {
    const beat = { signal: new AbortController().signal, jobId: 'x', retry: 0, lastTry: false }
    return templateJobs.countUses.run(server.ctx, {}, beat)
  }

  function projectRow(templateId: string, accountId: string): typeof projects.$inferInsert {
    const now = server.ctx.now()
    const empty = { userSource: {}, bgm: {}, changedColor: {} }
    const design = { templateId, templateVersion: 1, designId: templateId, ratio: '9:16' }
    const id = server.ctx.newId()
    return { accountId, id, title: '영상', filled: 0, ...design, ...empty, createdAt: now, updatedAt: now }
  }
})

function catalogueOf(entries: (typeof quiet)[], seasons: Season[]) {
  return { entries, seasons, find: () => null }
}
