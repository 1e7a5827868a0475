import { fork } from 'node:child_process'

import { stepBack } from '../../../jobs/step-back.ts'
import type { MediaAnswer, MediaTask } from './task.ts'

/** How many media processes run at a time; more would only fight for the same cores and memory. */
const most = 2
let running = 0
const waiting: (() => void)[] = []

/**
 * Runs a task in a process of its own, so that a file which crashes or hangs a decoder harms nobody: it is killed after
 * `timeoutMs`, and both endings count as a refusal. An aborted `signal` kills it too.
 */
export async function runMediaTask(
  task: MediaTask,
  timeoutMs: number,
  signal?: AbortSignal,
): Promise<MediaAnswer> {
  while (running >= most) await new Promise<void>((go) => waiting.push(go))
  running += 1
  try {
    return await inChild(task, timeoutMs, signal)
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

function inChild(task: MediaTask, timeoutMs: number, signal: AbortSignal | undefined): Promise<MediaAnswer> {
  const child = fork(new URL('./child.ts', import.meta.url), {
    execArgv: ['--max-old-space-size=256'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // Nothing of our environment (keys, addresses) is any business of a decoder.
    env: {},
  })
  // An owner waits for the answer to an upload; a proxy has time.
  if (task.kind === 'proxy') stepBack(child)
  return new Promise((answer) => {
    const kill = () => child.kill('SIGKILL')
    const timer = setTimeout(kill, timeoutMs)
    signal?.addEventListener('abort', kill, { once: true })
    if (signal?.aborted) kill()
    let said: MediaAnswer | null = null
    child.once('message', (message) => (said = message as MediaAnswer))
    child.once('error', () => {})
    child.once('close', (code, by) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', kill)
      answer(said ?? { kind: 'refused', why: `The media process ended with ${by ?? code}.` })
    })
    child.send(task)
  })
}
