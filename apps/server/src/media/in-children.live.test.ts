import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { quarters } from '../test/pictures.ts'
import { mediaInChildren } from './in-children.ts'

/** How many processes this one has begun that have not ended. */
const children = () => process.getActiveResourcesInfo().filter((it) => it === 'ProcessWrap').length

it('pictures that come together are looked at one after the other by one process, which ends after the last', async () => {
  const before = children()
  const folder = await mkdtemp(join(tmpdir(), 'clipmint-batch-'))
  const path = join(folder, 'upload')
  await writeFile(path, await quarters({ width: 64, height: 48 }).jpeg().toBuffer())
  const task = { kind: 'image', path, folder, decoder: 'plain', most: { bytes: 100_000 } } as const
  const batch = mediaInChildren.openBatch()
  for (let each = 0; each < 3; each += 1) {
    expect(await batch.run(task, { timeoutMs: 60_000 })).toMatchObject({ kind: 'inspected' })
    expect(children() - before).toBe(1)
  }
  await batch.close()
  await expect.poll(children).toBe(before)

  await mediaInChildren.run(task, { timeoutMs: 60_000 })
  await expect.poll(children).toBe(before)
  await rm(folder, { recursive: true })
})
