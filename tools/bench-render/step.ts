import { spawn } from 'node:child_process'
import { join } from 'node:path'

import { childEnv, childFlags } from '@clipmint/engine/child-env'

import { peakMemoryOf } from '../process-memory.ts'
import { root } from '../repository.ts'

const program = join(root, 'packages/engine/src/cli/bench.ts')

/** What a step took: seconds by the clock, of the processors, and of each stage where there are any. */
export type Step = {
  frames: number
  seconds: number
  cpuSeconds: number
  stages?: Record<string, number>
  peakMb: number
}

/**
 * Runs a step in a process of its own, as the product's render children are, and looks at the memory of it and its
 * children meanwhile.
 */
export async function runStep(words: readonly string[]): Promise<Step> {
  const child = spawn(process.execPath, [...childFlags, program, ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: childEnv(process.env),
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
