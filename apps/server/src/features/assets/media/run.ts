import { type ChildOptions, runInChild } from '../../../jobs/run-in-child.ts'
import type { MediaAnswer, MediaResult, MediaTask } from './task.ts'

/** How many media processes run at a time; more would only fight for the same cores and memory. */
const most = 2
let running = 0
const waiting: (() => void)[] = []

/** Work that nobody waits for. */
const patient: ReadonlySet<MediaTask['kind']> = new Set(['proxy', 'look', 'cutout'])

const script = new URL('./child.ts', import.meta.url)
const memory = '--max-old-space-size=256'

/**
 * Runs a task in a process of its own, so that a file which crashes or hangs a decoder harms nobody: it is killed after
 * `timeoutMs`, and both endings count as a refusal. An aborted `signal` kills it too.
 */
export async function runMediaTask(
  task: MediaTask,
  { timeoutMs, signal, flags = [] }: Omit<ChildOptions, 'stepsBack'>,
): Promise<MediaAnswer> {
  while (running >= most) await new Promise<void>((go) => waiting.push(go))
  running += 1
  try {
    // An owner waits for the answer to an upload; a proxy has time.
    const options = {
      timeoutMs,
      signal,
      stepsBack: patient.has(task.kind),
      flags: [memory, ...flags],
    }
    const ending = await runInChild<MediaResult>(script, task, options)
    return ending.done ? ending.result : { kind: 'refused', refusal: 'unreadable', why: ending.why }
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}
