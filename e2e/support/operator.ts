import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import type { Product } from './product.ts'

const script = fileURLToPath(new URL('../../apps/server/src/main/admin.ts', import.meta.url))
const run = promisify(execFile)

/** Has an operator do something by the command line, for which the product stops and starts again; gives what it prints. */
export async function operate(product: Product, args: readonly string[]): Promise<string> {
  await product.stop()
  const deed = ['--as', 'Kim Mint', '--reason', 'asked for by a journey']
  const env = { ...process.env, DATA_DIR: product.folder }
  const { stdout } = await run(process.execPath, [script, ...args, ...deed], { env })
  await product.restart()
  return stdout
}
