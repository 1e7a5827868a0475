import { type ChildProcess, fork } from 'node:child_process'

import type { Film } from '@clipmint/film'

import { childEnv, childFlags } from './child-env.ts'
import { hasGroups, killGroup, removeParts } from './child-group.ts'
import type { ToChild, ToParent } from './child-talk.ts'
import type { FilmFiles } from './media.ts'
import { fullOutput, outputMoments } from './output.ts'
import type { RenderOptions } from './render.ts'
import { renderLimitMs, RenderTimeout } from './time-limit.ts'

type ChildOptions = RenderOptions & {
  /** Called with the process at its start, to give it its place among the others. */
  onChild?: (child: ChildProcess) => void
  /** The longest it may take, in milliseconds; by its frames unless said. */
  limitMs?: number | undefined
}

/**
 * Renders a film in a process of its own, so that whatever a picture or clip does to it, the caller lives on. Rejects
 * with the child's own words when it fails, with the signal's reason when it is called off, and with `RenderTimeout`
 * when its time is over; then no process of it and no half file is left.
 */
export async function renderInChild(
  film: Film,
  files: FilmFiles,
  out: string,
  { ffmpeg, output = fullOutput, onProgress, signal, onChild, limitMs }: ChildOptions,
): Promise<void> {
  signal?.throwIfAborted()
  const limit = limitMs ?? renderLimitMs(outputMoments(film, output).length)
  const late = AbortSignal.timeout(limit)
  const child = fork(new URL('./child.ts', import.meta.url), {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: childEnv(process.env),
    execArgv: [...childFlags],
    detached: hasGroups,
  })
  onChild?.(child)
  const stop = () => killGroup(child)
  for (const cause of [signal, late]) cause?.addEventListener('abort', stop, { once: true })
  try {
    const ending = await ask(child, { film, files, out, ffmpeg, output }, onProgress)
    signal?.throwIfAborted()
    if (ending.stage === 'done') return
    throw late.aborted ? new RenderTimeout(limit) : new Error(ending.message)
  } catch (error) {
    killGroup(child)
    await removeParts(out)
    throw error
  } finally {
    signal?.removeEventListener('abort', stop)
  }
}

type Ending = Extract<ToParent, { stage: 'done' | 'failed' }>

/** Gives a child its task, and resolves with how it went once the child is gone; rejects when it never began. */
function ask(child: ChildProcess, task: ToChild, onProgress: RenderOptions['onProgress']): Promise<Ending> {
  let lastWords = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    lastWords = (lastWords + text).slice(-800)
  })
  return new Promise((resolve, reject) => {
    let ending: Ending | null = null
    child.on('message', (message: ToParent) => {
      if (message.stage === 'done' || message.stage === 'failed') ending = message
      else onProgress?.(message)
    })
    child.on('error', (error) => {
      if (child.pid === undefined) reject(error)
    })
    child.once('close', (code, by) => {
      const message = `The render process ended with ${by ?? code} before it was done. ${lastWords}`.trim()
      resolve(ending ?? { stage: 'failed', message })
    })
    // One that ended before it took its task is told of by its end.
    child.send(task, () => {})
  })
}
