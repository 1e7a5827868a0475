import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { usualEngines, startTestServer, type TestServer } from '../../test/index.ts'
import { copy } from './index.ts'

describe.each(usualEngines)('checks of words on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ engine, areas: { handlers: { copy } } })
  })
  afterAll(() => server.stop())

  const check = (body: unknown, query = '') =>
    server.ask({ method: 'POST', url: `/ai/copy/check${query}`, body })
  const checkInput = (body: unknown, query = '') =>
    server.ask({ method: 'POST', url: `/ai/input/check${query}`, body })
  const verdictsOf = async (body: unknown): Promise<unknown[]> =>
    (await check(body)).body.result.list.map(({ verdict }: { verdict: string }) => verdict)

  it('tells a visitor of each line what it breaks, where, why and what to say instead', async () => {
    const lines = ['국내 1위 최고의 크림', '촉촉한 크림']
    const { status, body } = await check({ lines })
    expect([status, body.code]).toEqual([200, 'SUCCESS'])
    const [loud, plain] = body.result.list
    expect(plain).toEqual({ text: '촉촉한 크림', verdict: 'ok', findings: [] })
    expect(loud).toMatchObject({ text: lines[0], verdict: 'warn', findings: [{ rule: 'superlative' }, {}] })
    expect(lines[0]?.slice(...loud.findings[1].span)).toBe('최고')
    expect(loud.findings[0].why).toMatch(/표시광고법/)
    expect(await verdictsOf({ lines: [loud.findings[0].rewrite] })).toEqual(['ok'])
  })

  it('blocks what the law forbids, in either language', async () => {
    expect(await verdictsOf({ lines: ['당뇨를 치료하는 차', 'Cures cancer'] })).toEqual(['block', 'block'])
    const { body } = await check({ lines: ['This tea cures diabetes'], lang: 'en' })
    expect(body.result.list[0].findings[0].why).toMatch(/only medicines/)
    expect((await check({ lines: ['최고의 잼'] }, '?lang=en')).body.result.list[0].findings[0].why).toMatch(
      /proof/,
    )
    expect((await check({ lines: ['최고의 잼'], lang: 'kr' })).body.result.list[0].findings[0].why).toMatch(
      /근거/,
    )
  })

  it('takes any category, a product in whatever is known of it, and fields that it does not know', async () => {
    const product = { name: '딸기잼', price: '20000', discountPrice: 16_000, sku: 'x' }
    expect(await verdictsOf({ lines: ['20% 할인', '50% 할인', '16,000원', '9,900원'], product })).toEqual([
      'ok',
      'warn',
      'ok',
      'warn',
    ])
    expect(await verdictsOf({ lines: ['맛있는 딸기잼'], product: '딸기잼', category: 'spaceship' })).toEqual([
      'ok',
    ])
    expect(await verdictsOf({ lines: [], product: null, category: null, lang: null, more: 1 })).toEqual([])
  })

  it('refuses what is no list of lines, and names it', async () => {
    const { status, body } = await check({ lines: 'one' })
    expect([status, body.code, body.field]).toEqual([400, 'INVALID_INPUT', 'lines'])
  })

  it('tells a visitor whether an input says anything, and why not', async () => {
    expect((await checkInput({ text: '떡', kind: 'name' })).body.result).toEqual({ ok: true })
    expect((await checkInput({ text: '맛있어요' })).body.result).toEqual({ ok: true })
    expect((await checkInput({ text: 'sdkfjhskdf', kind: 'whatever' })).body.result).toMatchObject({
      ok: false,
      reason: 'meaningless',
    })
    expect((await checkInput({ text: '365', kind: 'name', lang: 'en' })).body.result).toEqual({
      ok: false,
      reason: 'only_digits',
      message: 'Numbers alone do not say what it is. Please add a word.',
    })
    expect((await checkInput({ text: '' })).body.result).toMatchObject({ ok: false, reason: 'empty' })
  })
})
