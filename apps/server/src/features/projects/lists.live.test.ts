import { describe, expect, it } from 'vitest'

import { engines } from '../../test/index.ts'
import { code, design, nobody, useDesk } from '../../test/project-desk.ts'
import { addPhoto } from '../../test/seed.ts'

describe.each(engines)('lists of projects on %s', (engine) => {
  const desk = useDesk(engine)
  const { ask, start } = desk

  describe('lists and folders', () => {
    it('search by title, page, and keep owners apart', async () => {
      const other = await desk.server.member()
      await start(other)
      for (const title of ['봄 딸기', '여름 수박', '100% 과일'])
        await ask('POST', '/subtemplate', { ...design, title: title.replace('%', '') })
      const list = async (query: string) => (await ask('GET', `/subtemplate?${query}`)).body.result
      expect(await list('')).toMatchObject({ total: 3, page: 1, limit: 20 })
      expect((await list('search=딸기')).list[0].title).toBe('봄 딸기')
      expect((await list('search=_')).total).toBe(0)
      expect((await list('limit=2&page=2')).list[0].title).toBe('봄 딸기')
      expect((await list(`placeId=${nobody}`)).total).toBe(0)
      expect((await ask('GET', '/subtemplate?status=7')).status).toBe(400)
    })

    it('gather the videos of a product, under its name of today', async () => {
      const { requestId, productId } = await desk.request([await addPhoto(desk.server, desk.owner)])
      await start()
      for (let made = 0; made < 2; made += 1) await ask('POST', '/subtemplate', { ...design, requestId })
      await desk.server.ctx.db().execute(`update products set name = '딸기잼 선물' where id = '${productId}'`)
      const { list, total } = (await ask('GET', '/folder')).body.result
      expect(total).toBe(1)
      expect(list[0]).toMatchObject({ _id: productId, name: '딸기잼 선물', folderType: 'product', count: 2 })
      expect(list[0].posterUrls).toHaveLength(2)
      expect((await ask('GET', `/subtemplate?folder=${productId}`)).body.result.total).toBe(2)
      await desk.server.ctx.db().execute(`delete from products where id = '${productId}'`)
      expect((await ask('GET', `/folder?folder=${productId}`)).body.result.list[0].name).toBe('수제 딸기잼')
      expect((await ask('GET', '/folder?folderType=place')).body.result.total).toBe(0)
      const gone = await ask('DELETE', '/subtemplate/0', { folderId: productId })
      expect(gone.body.result.trashed).toHaveLength(2)
      expect((await ask('GET', '/subtemplate')).body.result.total).toBe(1)
      expect((await ask('GET', '/folder')).body.result.total).toBe(0)
    })
  })

  it('shows nobody another owner’s project', async () => {
    const project = await start()
    const other = await desk.server.member()
    const { _id } = project
    for (const [method, path, body] of [
      ['GET', `/subtemplate/${_id}`, undefined],
      ['GET', `/subtemplate/check-project/${_id}`, undefined],
      ['PATCH', `/subtemplate/${_id}`, { title: '제목' }],
      ['PATCH', `/subtemplate/${_id}/status`, { status: 3 }],
      ['POST', '/subtemplate/replica', { subtemplateId: _id }],
      ['POST', `/subtemplate/anotherRatio/${_id}`, { ratio: '1:1' }],
    ] as const)
      expect(code(await ask(method, path, body, other))).toEqual([404, 'PROJECTS_NOT_FOUND'])
  })
})
