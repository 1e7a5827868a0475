import { isVerbatim } from '@clipmint/copy'
import { must } from '@clipmint/kit'
import { describe, expect, it } from 'vitest'

import { usualEngines } from '../../../test/index.ts'
import { code, design, nobody, text, useDesk } from '../../../test/project-desk.ts'
import { addPhoto } from '../../../test/seed.ts'

describe.each(usualEngines)('other words for a video on %s', (engine) => {
  const desk = useDesk(engine)
  const ask = (id: string, body: unknown, as = desk.owner) =>
    desk.server.ask({ method: 'POST', url: `/ai/copy/alternatives/${id}`, body, as })

  async function ofProduct() {
    const { requestId } = await desk.request([await addPhoto(desk.server, desk.owner)])
    const { body } = await desk.ask('POST', '/subtemplate', { ...design, requestId })
    return must(body.result, 'a project')
  }

  it('come from the product, others with each turn, and cost nothing', async () => {
    const { _id } = await ofProduct()
    const lines = async (turn: number): Promise<string[]> => {
      const { body } = await ask(_id, { slotIds: [text.id], turn })
      expect(body.result.list).toHaveLength(1)
      expect(body.result.list[0].writer).toBe('built-in')
      return body.result.list[0].lines
    }
    const [first, second] = [await lines(0), await lines(1)]
    expect(first).toHaveLength(3)
    expect(second.filter((line) => first.includes(line))).toEqual([])
    // What the video tells already is no other word for it.
    expect(first.join(' ')).toMatch(/딸기|빵|달지|12,900원/u)
  })

  it('come from what the owner wrote where there is no product, also before it is saved', async () => {
    const { _id } = await desk.start()
    const { body } = await ask(_id, {
      slotIds: [text.id],
      words: { [text.id]: '가볍고 따뜻해서 한겨울에도 좋아요' },
    })
    expect(body.result.list[0].lines.join(' ')).toMatch(/가볍고 따뜻해요|한겨울에도 좋아요|따뜻한/u)
  })

  /** A video of a plan of this kind, about the same product. */
  async function ofKind(wish: (photo: string) => object) {
    const photo = await addPhoto(desk.server, desk.owner)
    const { productId } = await desk.request([photo])
    const asked = await desk.ask('POST', `/airequest/v2/${productId}`, wish(photo))
    const requestId = must(asked.body.result?._id, JSON.stringify(asked.body))
    await desk.plan(requestId)
    const { body } = await desk.ask('POST', '/subtemplate', { ...design, requestId })
    return must(body.result, JSON.stringify(body))
  }
  const everySlot = ({ userSource }: { userSource: { text: object } }) => Object.keys(userSource.text)

  it('of a promotion know what is paid and until when, and that the regular price is none', async () => {
    const promotion = { regularPrice: 12_900, discountPrice: 9_900, currency: 'KRW', startAt: '2026-01-01' }
    const project = await ofKind(() => ({
      category: 'promotion',
      promotion: { ...promotion, endAt: '2099-12-31', text: '개업 기념 할인이에요' },
    }))
    const slotIds = everySlot(project)
    const found: string[] = []
    for (const turn of [0, 1, 2]) {
      const { body } = await ask(project._id, { slotIds, turn })
      for (const { lines, writer } of body.result.list) {
        expect(writer).toBe('built-in')
        found.push(...lines)
      }
    }
    // What a line says now is offered to no other.
    const lines = [...found, JSON.stringify(project.userSource.text)].join('\n')
    expect(lines).toContain('9,900원')
    expect(lines).toContain('23% 할인')
    expect(lines).toContain('12월 31일까지')
    for (const line of found.filter((it) => it.includes('12,900원'))) expect(line).toMatch(/정가|에서/u)
  })

  it('of a review’s line are other sentences of that very review, and no customer’s word is rewritten', async () => {
    const texts = [
      '달지 않아서 좋아요. 아이도 잘 먹어요! 또 살게요.',
      '빵에 발라 먹어요. 향이 진해요. 선물했어요.',
      '딸기가 그대로 씹혀요. 뚜껑이 잘 열려요. 맛있어요.',
    ]
    const authors = ['김민지', '이서준', 'Park']
    const project = await ofKind((photo) => ({
      category: 'review',
      consent: true,
      reviews: texts.map((words, index) => ({
        text: words,
        author: authors[index],
        rating: 5,
        writtenAt: '2025-10-03',
        assetIds: [photo],
      })),
    }))
    const { text: shown } = project.userSource
    const { body } = await ask(project._id, { slotIds: everySlot(project) })
    const list: { slotId: string; lines: string[]; writer: string }[] = body.result.list
    const reviewOf = (slotId: string) => texts.find((words) => isVerbatim(shown[slotId].value, words))
    const quotes = list.filter(({ slotId }) => reviewOf(slotId) !== undefined)
    const changed = quotes.flatMap(({ slotId, lines }) =>
      lines.filter((line) => !isVerbatim(line, reviewOf(slotId) ?? '')),
    )
    expect(changed).toEqual([])
    expect(new Set(quotes.map(({ writer }) => writer))).toEqual(new Set(['review']))
    expect(quotes.flatMap(({ lines }) => lines).length).toBeGreaterThan(0)
    const names = list.filter(({ slotId }) => /^[김이P]\*\*/u.test(shown[slotId].value))
    expect(names.flatMap(({ lines }) => lines)).toEqual([])
    const others = list.filter(({ slotId }) => reviewOf(slotId) === undefined).flatMap(({ lines }) => lines)
    expect(others.length).toBeGreaterThan(0)
    for (const line of others) expect(line).not.toMatch(/씹혀|진해|아이도|선물|뚜껑/u)
  })

  it('are for the owner of the video alone, and for slots that it has', async () => {
    const { _id } = await desk.start()
    const other = await desk.server.member()
    expect(code(await ask(_id, { slotIds: [text.id] }, other))).toEqual([404, 'PROJECTS_NOT_FOUND'])
    expect(code(await ask(nobody, { slotIds: [text.id] }))).toEqual([404, 'PROJECTS_NOT_FOUND'])
    expect(code(await ask(_id, { slotIds: ['no-slot'] }))).toEqual([200, 'PROJECTS_UNKNOWN_SLOT'])
    expect(code(await ask(_id, { slotIds: [] }))).toEqual([400, 'INVALID_INPUT'])
    expect((await desk.server.ask({ method: 'POST', url: `/ai/copy/alternatives/${_id}` })).status).toBe(401)
  })
})
