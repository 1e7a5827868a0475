// @ts-check
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import { lockedNode } from './install.mjs'
import { root, run, say, timed } from './run.mjs'
import { hashSources } from './sources.mjs'

const engine = join(root, 'packages', 'engine')
const sources = join(engine, 'assembly')
const built = join(engine, 'dist', 'pixels.wasm')
const record = join(engine, 'dist', '.sources')

/** Whether the engine's WebAssembly was built from its source as it is now. */
export function isPixelsBuilt() {
  return existsSync(built) && existsSync(record) && readFileSync(record, 'utf8') === fingerprint()
}

/** Builds the engine's WebAssembly, `packages/engine/assembly`, into its `dist`. */
export async function buildPixels() {
  const before = fingerprint()
  const compiler = createRequire(join(engine, 'package.json')).resolve('assemblyscript/package.json')
  const flags = '-O3 --noAssert --runtime stub --enable simd --importMemory'.split(' ')
  mkdirSync(dirname(built), { recursive: true })
  const took = await timed(() =>
    run(
      lockedNode,
      [join(dirname(compiler), 'bin', 'asc.js'), join(sources, 'index.ts'), '-o', built, ...flags],
      { quiet: true },
    ),
  )
  writeFileSync(record, before)
  say(`WebAssembly built in ${took}`)
}

function fingerprint() {
  return `${hashSources([sources, join(engine, 'package.json')]).digest('hex')}\n`
}
