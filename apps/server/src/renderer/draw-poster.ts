import { runInChild } from '../jobs/run-in-child.ts'
import type { PosterTask } from './renderer.ts'

const script = new URL('./child.ts', import.meta.url)
const timeoutMs = 60_000

/** Draws a film's poster in a process of its own, so that the worker never loads the engine. Rejects with its words. */
export async function drawPoster(task: PosterTask, signal: AbortSignal): Promise<void> {
  const ending = await runInChild(script, task, { timeoutMs, signal, stepsBack: true })
  signal.throwIfAborted()
  if (!ending.done) throw new Error(`The poster was not drawn. ${ending.why}`)
}
