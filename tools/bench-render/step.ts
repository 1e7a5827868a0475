import { spawn } from 'node:child_process'
import { join } from 'node:path'

import { peakMemoryOf } from '../process-memory.ts'
import { root } from '../repository.ts'

const program = join(root, 'packages/engine/src/cli/bench.ts')

/** Every step runs as the product's own render children do (`packages/engine/src/node/child-env.ts`). */
const childSettings = {
  MALLOC_ARENA_MAX: '1',
  NODE_COMPILE_CACHE: join(root, 'packages/engine/dist/compiled'),
}

const childFlags = ['--max-semi-space-size=2']

/** What a step took: seconds by the clock, of the processors, and of each stage where there are any. */
export type Step = {
  frames: number
  seconds: number
  cpuSeconds: number
  stages?: Record<string, number>
  peakMb: number
}

/** Runs a step in a process of its own and looks at the memory of it and its children meanwhile. */
export async function runStep(words: readonly string[]): Promise<Step> {
  const child = spawn(process.execPath, [...childFlags, program, ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...childSettings },
  })
  const memory = peakMemoryOf(child.pid ?? 0)
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  const peakMb = memory.stop()
  if (code !== 0) throw new Error(`bench.ts ${words.join(' ')} ended with ${String(code)}.`)
  const took = said === '' ? { frames: 0, seconds: 0, cpuSeconds: 0 } : JSON.parse(said)
  return { ...took, peakMb }
}
