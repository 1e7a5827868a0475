import { fork } from 'node:child_process'

import { stepBack } from '../../../../jobs/step-back.ts'
import type { PosterAnswer, PosterTask } from './task.ts'

const timeoutMs = 60_000

/** Draws a film's poster in a process of its own, so that the worker never loads the engine. Rejects with its words. */
export async function drawPoster(task: PosterTask, signal: AbortSignal): Promise<void> {
  const child = fork(new URL('./child.ts', import.meta.url), {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: {},
  })
  stepBack(child)
  const kill = () => child.kill('SIGKILL')
  const timer = setTimeout(kill, timeoutMs)
  signal.addEventListener('abort', kill, { once: true })
  try {
    const answer = await new Promise<PosterAnswer>((resolve, reject) => {
      child.once('message', (said) => resolve(said as PosterAnswer))
      child.once('error', reject)
      child.once('close', (code, by) =>
        resolve({ made: false, why: `The poster process ended with ${by ?? code}.` }),
      )
      child.send(task)
    })
    signal.throwIfAborted()
    if (!answer.made) throw new Error(answer.why)
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', kill)
  }
}
