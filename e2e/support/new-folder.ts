import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { startProduct } from './product.ts'

let folder = ''

/**
 * Before all journeys: brings the product up once, since an empty database and its templates take longer than all the
 * rest of the start. Journeys begin with a copy of that; without it, `startProduct` begins from nothing.
 */
export async function setup(): Promise<void> {
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
  rmSync(folder, { recursive: true, force: true })
}
