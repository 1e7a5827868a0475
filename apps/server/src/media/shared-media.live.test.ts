import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import type { Asset } from '@clipmint/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { assetJobs, assets } from '../features/assets/index.ts'
import { type Member, type TestServer, startTestServer } from '../test/index.ts'
import { addAsset, download, uploadAsset } from '../test/library.ts'
import { tell } from '../test/media-process.ts'
import { look } from '../test/pictures.ts'

/** Real files of many cameras and programs, which some machines have beside the repository. */
const media = fileURLToPath(new URL('../../../../../shared/media/', import.meta.url))

describe.runIf(existsSync(media))('real files', () => {
  let server: TestServer
  let owner: Member
  beforeAll(async () => {
    const areas = { handlers: { assets }, jobs: { assets: assetJobs } }
    server = await startTestServer({ engine: 'postgres', areas, works: true })
    owner = await server.member()
  })
  afterAll(() => server.stop())

  it('that are awkward are all taken, the right way up', async () => {
    const names = await readdir(`${media}hard`)
    for (const name of names) {
      const began = performance.now()
      const asset = await addAsset(server, owner, name, await readFile(`${media}hard/${name}`))
      tell(`took ${name} in ${seconds(began)} s: ${asset.resolution.width} × ${asset.resolution.height}`)
      const poster = await look(await download(server, asset.poster))
      expect(poster.width / poster.height).toBeCloseTo(asset.resolution.width / asset.resolution.height, 1)
    }
    await server.jobsDone()
    const { list, total } = (await server.ask({ url: '/ai/asset', as: owner })).body.result
    expect(total).toBe(names.length)
    for (const asset of list) expect(asset).toMatchObject({ status: 'ready' })
    const phone = list.find(({ originalName }: Asset) => originalName.startsWith('phone-portrait'))
    expect(phone.resolution.height).toBeGreaterThan(phone.resolution.width)
  })

  it('that are bad are all refused', async () => {
    for (const name of await readdir(`${media}bad`)) {
      const began = performance.now()
      const { body } = await uploadAsset(server, owner, name, await readFile(`${media}bad/${name}`))
      tell(`refused ${name} in ${seconds(began)} s`)
      expect([name, body.code]).toEqual([name, 'INVALID FILE TYPE'])
    }
  })
})

function seconds(began: number): string {
  return ((performance.now() - began) / 1_000).toFixed(2)
}
