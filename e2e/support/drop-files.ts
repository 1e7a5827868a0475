import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'

import type { Locator } from 'playwright-core'

import { untilAlive } from './first-page.ts'

/** Drops files of this machine on a part of the screen, as a mouse brings them from a folder. */
export async function dropFiles(target: Locator, paths: readonly string[]): Promise<void> {
  const files = await Promise.all(
    paths.map(async (path) => ({ name: basename(path), data: (await readFile(path)).toString('base64') })),
  )
  const dataTransfer = await target.page().evaluateHandle((list) => {
    const dropped = new DataTransfer()
    for (const { name, data } of list) {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
      dropped.items.add(new File([bytes], name, { type: 'image/jpeg' }))
    }
    return dropped
  }, files)
  // An event that is sent straight there waits for nothing, unlike a press.
  await untilAlive(target.page())
  await target.dispatchEvent('drop', { dataTransfer })
}
