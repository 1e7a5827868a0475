import { buffer } from 'node:stream/consumers'

import { type Sandbox, startSandbox } from '@clipmint/net/sandbox.suite'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { describeStockSource, foundBy } from '../stock.suite.ts'
import { createPexelsSource } from './source.ts'

describeStockSource('pexels', (at) =>
  createPexelsSource({ PEXELS_API_KEY: 'pexels-sandbox', PEXELS_URL: at }),
)

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

const clips = {
  kind: 'video',
  words: '바다',
  lang: 'ko',
  orientation: 'portrait',
  page: 1,
  limit: 3,
} as const

it('finds clips with their length, and gives the smallest file that is large enough', async () => {
  const source = createPexelsSource({
    PEXELS_API_KEY: 'pexels-sandbox',
    PEXELS_URL: `${sandbox.url}/sandbox/pexels`,
  })
  const [clip] = foundBy(await source.search(clips)).items
  expect(clip).toMatchObject({ kind: 'video', width: 1_080, height: 1_920 })
  expect(clip?.durationMs).toBeGreaterThanOrEqual(4_000)
  const opened = await source.open({ kind: 'video', id: clip?.id ?? '', lang: 'ko' }, 300)
  if (opened.status !== 'opened') throw new Error(opened.status)
  expect((await buffer(opened.stream)).subarray(4, 8).toString()).toBe('ftyp')
})

it('says why a wrong key is refused', async () => {
  const source = createPexelsSource({ PEXELS_API_KEY: 'other', PEXELS_URL: `${sandbox.url}/sandbox/pexels` })
  expect(await source.search(clips)).toMatchObject({
    status: 'refused',
    reason: expect.stringContaining('401'),
  })
})
