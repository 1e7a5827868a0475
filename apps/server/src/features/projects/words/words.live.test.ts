import { must } from '@clipmint/kit'
import { describe, expect, it } from 'vitest'

import { engines } from '../../../test/index.ts'
import { code, design, nobody, text, useDesk } from '../../../test/project-desk.ts'
import { addPhoto } from '../../../test/seed.ts'

describe.each(engines)('other words for a video on %s', (engine) => {
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
      return body.result.list[0].lines
    }
    const [first, second] = [await lines(0), await lines(1)]
    expect(first).toHaveLength(3)
    expect(second.filter((line) => first.includes(line))).toEqual([])
    expect(first.join(' ')).toMatch(/딸기|빵|달지/u)
  })

  it('come from what the owner wrote where there is no product, also before it is saved', async () => {
    const { _id } = await desk.start()
    const { body } = await ask(_id, {
      slotIds: [text.id],
      words: { [text.id]: '가볍고 따뜻해서 한겨울에도 좋아요' },
    })
    expect(body.result.list[0].lines.join(' ')).toMatch(/가볍고 따뜻해요|한겨울에도 좋아요|따뜻한/u)
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
