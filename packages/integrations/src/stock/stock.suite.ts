import { buffer } from 'node:stream/consumers'

import { type Sandbox, startSandbox } from '@clipmint/net/sandbox.suite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { StockSearch, StockSearchOutcome, StockSource } from './source.ts'

const coffee: StockSearch = {
  kind: 'image',
  words: '커피',
  lang: 'ko',
  orientation: null,
  page: 1,
  limit: 6,
}

/** What every provider of free pictures and clips promises; `open` makes it for its stand-in at an address. */
export function describeStockSource(name: string, open: (at: string) => StockSource): void {
  describe(`free stock of ${name}, against its stand-in`, () => {
    let sandbox: Sandbox
    let source: StockSource
    beforeAll(async () => {
      sandbox = await startSandbox()
      source = open(`${sandbox.url}/sandbox/${name}`)
    })
    afterAll(() => sandbox.stop())

    const find = async (more: Partial<StockSearch> = {}) =>
      foundBy(await source.search({ ...coffee, ...more }))

    it('finds pictures by Korean words, each with its author, its licence and its page', async () => {
      const { items, hasMore } = await find()
      expect(items.length).toBeGreaterThan(0)
      expect(hasMore).toBe(true)
      for (const item of items) {
        expect(item).toMatchObject({ kind: 'image', durationMs: null })
        expect(item.author.name).not.toBe('')
        for (const address of [item.thumbnail, item.pageUrl, item.licence.url])
          expect(URL.canParse(address)).toBe(true)
      }
    })

    it('goes on to other pictures on the next page, and ends', async () => {
      const [first, second] = [await find(), await find({ page: 2 })]
      const ids = [...first.items, ...second.items].map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(await find({ page: 200 })).toMatchObject({ items: [], hasMore: false })
    })

    it('has the wished shape first', async () => {
      const [tall] = (await find({ orientation: 'portrait' })).items
      const [wide] = (await find({ orientation: 'landscape' })).items
      expect(tall?.height).toBeGreaterThan(tall?.width ?? 0)
      expect(wide?.width).toBeGreaterThan(wide?.height ?? 0)
    })

    it('finds nothing where there is nothing', async () => {
      expect(await find({ words: '없음' })).toMatchObject({ items: [], hasMore: false })
    })

    it('gives the file of what was found, large enough', async () => {
      const [item] = (await find()).items
      const opened = await source.open({ kind: 'image', id: item?.id ?? '', lang: 'ko' }, 1_080)
      if (opened.status !== 'opened') throw new Error(opened.status)
      expect(opened.item).toMatchObject({
        id: item?.id,
        title: item?.title,
        author: item?.author,
        licence: item?.licence,
      })
      const bytes = await buffer(opened.stream)
      expect([...bytes.subarray(0, 2)]).toEqual([0xff, 0xd8])
      expect(bytes.length).toBeGreaterThan(10_000)
    })

    it('says of what it does not have that it is gone', async () => {
      const [kind] = source.facts.kinds
      const id = name === 'openverse' ? '00000000-0000-4000-8000-000000000000' : '1'
      expect(await source.open({ kind: kind ?? 'image', id, lang: 'ko' }, 1_080)).toEqual({ status: 'gone' })
    })

    it('says that it is asked too often, as a value', async () => {
      await sandbox.setFault(name, 'busy')
      expect(await source.search(coffee)).toEqual({ status: 'limited', retryAfterSeconds: 5 })
      await sandbox.setFault(name, 'none')
    })

    it.each(['broken', 'garbled', 'silent'])('throws while the provider is %s', async (fault) => {
      await sandbox.setFault(name, fault)
      await expect(source.search(coffee)).rejects.toThrow(Error)
      await sandbox.setFault(name, 'none')
      expect((await find()).items).not.toEqual([])
    })
  })
}

/** What was found; throws with the provider's word when it found nothing for another reason. */
export function foundBy(outcome: StockSearchOutcome) {
  if (outcome.status !== 'found') throw new Error(JSON.stringify(outcome))
  return outcome
}
