import { type Answered, type ClickName, faqTypes } from '@clipmint/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { clickCounts } from '../../db/tables/help.ts'
import { usualEngines, startTestServer, type TestServer } from '../../test/index.ts'
import { help } from './index.ts'

const company = {
  name: '주식회사 비니',
  representative: '김비니',
  address: '서울',
  phone: '02-1234-5678',
  email: 'help@beanie.example',
  businessNumber: '123-45-67891',
  mailOrderNumber: '제2026-서울중구-00001호',
  hostingProvider: '비니호스팅',
  officerName: '이정보',
  officerPhone: '02-1234-5679',
  officerEmail: 'privacy@beanie.example',
  isSample: false,
}

describe.each(usualEngines)('help on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ engine, areas: { handlers: { help } }, settings: { company } })
  })
  afterAll(() => server.stop())
  beforeEach(() => server.clock.set('2026-12-01T00:00:00Z'))

  const get = async (path: string, lang = 'ko') => {
    const { status, body } = await server.ask({
      url: `/v3${path}${path.includes('?') ? '&' : '?'}lang=${lang}`,
    })
    return { status, ...body }
  }
  const click = (name: unknown) => server.ask({ method: 'POST', url: '/v3/setting/click', body: { name } })
  const counted = async (name: ClickName) =>
    (await server.ctx.db().select().from(clickCounts)).filter((row) => row.name === name)

  it('lists the guides and gives the one that is asked for, in each language', async () => {
    const titles = await Promise.all(
      ['ko', 'en'].map(async (lang) => {
        const { result } = await get('/userGuide?subject=direct', lang)
        expect(result.guides.length).toBeGreaterThanOrEqual(9)
        expect(result.guide.blocks.length).toBeGreaterThan(5)
        return [result.guides[0].title, result.guide.title]
      }),
    )
    expect(titles).toEqual([
      ['첫 영상 만들기', 'SNS에 바로 올리기'],
      ['Your first video', 'Posting directly'],
    ])
    expect((await get('/userGuide')).result.guide).toBeNull()
  })

  it('does not know other guides, and says so in each language', async () => {
    expect(await get('/userGuide?subject=cooking')).toMatchObject({ status: 404, code: 'HELP_NOT_FOUND' })
    expect((await get('/userGuide?subject=cooking')).message).toBe('찾는 안내가 없어요.')
    expect((await get('/userGuide?subject=cooking', 'en')).message).toBe(
      'We could not find that page of the help.',
    )
    expect((await get('/userGuide?subject=../x')).code).toBe('INVALID_INPUT')
  })

  it('counts presses by name and day in Seoul', async () => {
    server.clock.set('2026-12-01T14:59:00Z')
    for (let count = 0; count < 3; count += 1) expect((await click('guide')).body.code).toBe('SUCCESS')
    server.clock.set('2026-12-01T15:00:00Z')
    await Promise.all(Array.from({ length: 5 }, () => click('guide')))
    expect(await counted('guide')).toEqual([
      { name: 'guide', day: '2026-12-01', clicks: 3 },
      { name: 'guide', day: '2026-12-02', clicks: 5 },
    ])
  })

  it('counts no other name', async () => {
    for (const name of ['guides', '', null, { $ne: 1 }, undefined])
      expect((await click(name)).body.code).toBe('INVALID_INPUT')
  })

  it('answers questions of one type or of all, in each language', async () => {
    for (const lang of ['ko', 'en']) {
      const all = (await get('/setting/faq', lang)).result.list
      const some = (await get('/setting/faq?faqType=billing', lang)).result.list
      expect(new Set(all.map(({ faqType }: { faqType: string }) => faqType))).toEqual(new Set(faqTypes))
      expect(some.length).toBeGreaterThanOrEqual(5)
      expect(some.length).toBeLessThan(all.length)
      const names = (await get('/setting/faq/list?faqType=billing', lang)).result.list
      expect(names).toEqual(some.map(({ id, faqType, question }: Answered) => ({ id, faqType, question })))
    }
    expect((await get('/setting/faq?faqType=weather')).code).toBe('INVALID_INPUT')
    expect((await get('/setting/faq/list?faqType=weather')).code).toBe('INVALID_INPUT')
  })

  it('lists the notices, the newest first, with the company’s own address in them', async () => {
    const { list } = (await get('/setting/notice')).result
    const days = list.map(({ publishedOn }: { publishedOn: string }) => publishedOn)
    expect(days).toEqual(days.toSorted().toReversed())
    expect(JSON.stringify(list)).toContain(company.email)
    expect((await get('/setting/notice', 'en')).result.list.at(-1).title).toBe('Clipmint is open')
    expect((await get('/setting/notice', 'xx')).code).toBe('SUCCESS')
  })

  it('gives a document as it is in force on the day', async () => {
    const version = async (at: string, lang = 'ko') => {
      server.clock.set(at)
      const { result } = await get('/setting/terms?conditions=terms', lang)
      return [result.version, result.isCurrent, result.title]
    }
    expect(await version('2026-11-22T14:59:00Z')).toEqual(['1.0', true, '이용약관'])
    expect(await version('2026-11-22T15:00:00Z')).toEqual(['2.0', true, '이용약관'])
    expect(await version('2026-12-01T00:00:00Z', 'en')).toEqual(['2.0', true, 'Terms of service'])
  })

  it('gives an older version, and lists all of them', async () => {
    const { result } = await get('/setting/terms?conditions=privacy&version=1.0', 'en')
    expect(result).toMatchObject({ version: '1.0', effectiveOn: '2026-10-01', isCurrent: false })
    expect(result.versions).toEqual([
      { version: '2.1', effectiveOn: '2026-12-08', isCurrent: false },
      { version: '2.0', effectiveOn: '2026-11-23', isCurrent: true },
      { version: '1.0', effectiveOn: '2026-10-01', isCurrent: false },
    ])
  })

  it('puts the company and its privacy officer where documents leave room for them', async () => {
    const text = JSON.stringify((await get('/setting/terms?conditions=privacy')).result.blocks)
    for (const word of [company.name, company.officerName, company.officerEmail, company.hostingProvider])
      expect(text).toContain(word)
    expect(text).not.toContain('{{')
  })

  it('refuses documents and versions that there are not', async () => {
    expect((await get('/setting/terms')).code).toBe('INVALID_INPUT')
    expect((await get('/setting/terms?conditions=recipes')).code).toBe('INVALID_INPUT')
    expect((await get('/setting/terms?conditions=terms&version=x')).code).toBe('INVALID_INPUT')
    expect((await get('/setting/terms?conditions=terms&version=9.0')).code).toBe('HELP_NOT_FOUND')
  })
})
