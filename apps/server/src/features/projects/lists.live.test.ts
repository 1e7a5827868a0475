import type { Project } from '@clipmint/contract'
import { eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { projects } from '../../db/tables/projects.ts'
import { usualEngines } from '../../test/index.ts'
import { code, design, nobody, useDesk } from '../../test/project-desk.ts'
import { addPhoto } from '../../test/seed.ts'

describe.each(usualEngines)('lists of projects on %s', (engine) => {
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
      const found = async (words: string) =>
        (await list(`search=${encodeURIComponent(words)}`)).list.map(({ title }: Project) => title)
      expect(await found('ㄸㄱ')).toEqual(['봄 딸기'])
      expect(await found('수ㅂ')).toEqual(['여름 수박'])
      expect(await found('100 ㄱㅇ')).toEqual(['100 과일'])
      expect(await found('ㄷㄱ')).toEqual([])
      expect(await found('(ㄸ')).toEqual([])
      expect((await list('search=_')).total).toBe(0)
      expect((await list('limit=2&page=2')).list[0].title).toBe('봄 딸기')
      expect((await list(`placeId=${nobody}`)).total).toBe(0)
      const titles = async (sort: string) =>
        (await list(`sort=${sort}`)).list.map(({ title }: Project) => title)
      const [, spring] = (await list('sort=title')).list as Project[]
      await ask('PATCH', `/subtemplate/${spring?._id}`, { title: '봄 딸기' })
      expect(await titles('changed')).toEqual(['봄 딸기', '100 과일', '여름 수박'])
      expect(await titles('made')).toEqual(['100 과일', '여름 수박', '봄 딸기'])
      expect(await titles('title')).toEqual(['100 과일', '봄 딸기', '여름 수박'])
      expect((await ask('GET', '/subtemplate?sort=luck')).status).toBe(400)
      expect((await ask('GET', '/subtemplate?status=7')).status).toBe(400)
    })

    it('go by title as a dictionary does, Latin before Korean, whatever is a capital', async () => {
      const ordered = ['100 fruits', 'apple', 'Banana', 'cherry', 'Zucchini', '가을 배', '나물', '힘찬 하루']
      for (const title of ordered.toReversed()) await ask('POST', '/subtemplate', { ...design, title })
      const { list } = (await ask('GET', '/subtemplate?sort=title')).body.result
      expect(list.map(({ title }: Project) => title)).toEqual(ordered)
      const [second, page] = (await ask('GET', '/subtemplate?sort=title&limit=3&page=2')).body.result.list
      expect([second.title, page.title]).toEqual(['cherry', 'Zucchini'])
    })

    it.runIf(engine === 'postgres')('go by title alike in a database with a taste of its own', async () => {
      const collate = (name: string) =>
        desk.server.ctx.db().execute(`alter table projects alter column title type text collate "${name}"`)
      for (const title of ['가을 배', 'apple']) await ask('POST', '/subtemplate', { ...design, title })
      await collate('ko-x-icu')
      try {
        const { list } = (await ask('GET', '/subtemplate?sort=title')).body.result
        expect(list.map(({ title }: Project) => title)).toEqual(['apple', '가을 배'])
      } finally {
        await collate('default')
      }
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
      const gone = await ask('DELETE', '/subtemplate/0', { folderId: productId })
      expect(gone.body.result.trashed).toHaveLength(2)
      expect((await ask('GET', '/subtemplate')).body.result.total).toBe(1)
      expect((await ask('GET', '/folder')).body.result.total).toBe(0)
      // One who looks into the trash of a folder still sees which.
      const left = (await ask('GET', `/folder?folder=${productId}`)).body.result.list
      expect(left).toMatchObject([{ _id: productId, name: '수제 딸기잼', count: 0 }])
    })

    it('gather the videos of a place, which are found, counted and thrown away by it', async () => {
      const placeId = crypto.randomUUID()
      const [here, there, bare] = [await start(), await start(), await start()]
      const ofPlace = { placeId, folderName: '망원동 카페' }
      await desk.server.ctx
        .db()
        .update(projects)
        .set(ofPlace)
        .where(inArray(projects.id, [here._id, there._id]))
      const folders = (await ask('GET', '/folder?folderType=place')).body.result
      expect(folders).toMatchObject({
        total: 1,
        list: [{ _id: placeId, name: '망원동 카페', folderType: 'place', count: 2 }],
      })
      expect((await ask('GET', '/folder')).body.result.total).toBe(0)
      const found = (await ask('GET', `/subtemplate?placeId=${placeId}`)).body.result
      expect(found.list.map(({ _id }: Project) => _id).toSorted()).toEqual([here._id, there._id].toSorted())
      expect(found.list[0].folder).toEqual({ _id: placeId, name: '망원동 카페', folderType: 'place' })
      await desk.setStatus(there._id, 3)
      const gone = (await ask('DELETE', '/subtemplate/0', { placeId })).body.result
      expect(gone).toEqual({ trashed: [here._id], deleted: [] })
      expect((await ask('GET', `/subtemplate/${bare._id}`)).body.result.status).toBe(0)
      const deleted = (await ask('DELETE', '/subtemplate/3', { placeId })).body.result.deleted
      expect(deleted.toSorted()).toEqual([here._id, there._id].toSorted())
    })

    it('know a video of a product and a place under the name of each, with its poster', async () => {
      const { requestId, productId } = await desk.request([await addPhoto(desk.server, desk.owner)])
      const made = (await ask('POST', '/subtemplate', { ...design, requestId })).body.result
      const plain = await start()
      const placeId = crypto.randomUUID()
      const { db } = desk.server.ctx
      await db().update(projects).set({ placeId }).where(eq(projects.id, made._id))
      await db()
        .update(projects)
        .set({ placeId, folderName: '망원동 카페', coverAssetId: await addPhoto(desk.server, desk.owner) })
        .where(eq(projects.id, plain._id))
      const folders = async (query: string) => (await ask('GET', `/folder?${query}`)).body.result.list
      const [place, ...others] = await folders('folderType=place')
      expect([place._id, place.name, place.count, others]).toEqual([placeId, '망원동 카페', 2, []])
      expect(place.posterUrls).toHaveLength(2)
      const [product] = await folders('folderType=product')
      expect([product._id, product.name, product.count]).toEqual([productId, '수제 딸기잼', 1])
      expect(product.posterUrls).toHaveLength(1)
    })

    it('throw away what is of a status, and nothing of another', async () => {
      const [going, over] = [await start(), await start()]
      await desk.expire(over._id)
      expect((await ask('DELETE', '/subtemplate/2')).body.result.trashed).toEqual([over._id])
      expect((await ask('GET', `/subtemplate/${going._id}`)).body.result.status).toBe(0)
      expect((await ask('DELETE', '/subtemplate/1')).body.result).toEqual({ trashed: [], deleted: [] })
      expect((await ask('DELETE', '/subtemplate/7')).status).toBe(400)
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
