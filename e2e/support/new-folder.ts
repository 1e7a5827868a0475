import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { runningUrl, startProduct } from './product.ts'

let folder = ''

/**
 * Before all byways: brings the product up once, since an empty database and its templates take longer than all the
 * rest of the start. Byways begin with a copy of that; without it, `startProduct` begins from nothing. One journey
 * through a product that is running already has no use for it.
 */
export async function setup(): Promise<void> {
  if (runningUrl !== null) return
  const product = await startProduct()
  await product.stop()
  folder = mkdtempSync(join(tmpdir(), 'clipmint-e2e-new-'))
  cpSync(product.folder, folder, { recursive: true })
  // Each journey has networks of its own, at a port of its own.
  rmSync(join(folder, 'sandbox'), { recursive: true, force: true })
  rmSync(product.folder, { recursive: true, force: true })
  process.env['E2E_NEW_FOLDER'] = folder
}

export function teardown(): void {
  if (folder !== '') rmSync(folder, { recursive: true, force: true })
}
