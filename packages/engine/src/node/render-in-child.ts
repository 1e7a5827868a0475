import { type ChildProcess, fork } from 'node:child_process'
import { rm } from 'node:fs/promises'

import type { Film } from '@clipmint/film'

import { childEnv, childFlags } from './child-env.ts'
import type { ToChild, ToParent } from './child-talk.ts'
import type { FilmFiles } from './media.ts'
import { fullOutput } from './output.ts'
import type { RenderOptions } from './render.ts'

type ChildOptions = RenderOptions & {
  /** Called with the process at its start, to give it its place among the others. */
  onChild?: (child: ChildProcess) => void
}

/**
 * Renders a film in a process of its own, so that whatever a picture or clip does to it, the caller lives on. Rejects
 * with the child's own words when it fails, and with the signal's reason (the child killed, its half file removed) when
 * it is called off.
 */
export async function renderInChild(
  film: Film,
  files: FilmFiles,
  out: string,
  { ffmpeg, output = fullOutput, onProgress, signal, onChild }: ChildOptions,
): Promise<void> {
  signal?.throwIfAborted()
  const child = fork(new URL('./child.ts', import.meta.url), {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: childEnv(process.env),
    execArgv: [...childFlags],
  })
  onChild?.(child)
  const onAbort = () => child.kill('SIGKILL')
  signal?.addEventListener('abort', onAbort, { once: true })
  let lastWords = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    lastWords = (lastWords + text).slice(-800)
  })
  let ending: Extract<ToParent, { stage: 'done' | 'failed' }> | null = null
  child.on('message', (message: ToParent) => {
    if (message.stage === 'done' || message.stage === 'failed') ending = message
    else onProgress?.(message)
  })
  const task: ToChild = { film, files, out, ffmpeg, output }
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', resolve)
      child.send(task, (error) => {
        if (error) reject(error)
      })
    })
    signal?.throwIfAborted()
    finish(ending, { code, lastWords })
  } catch (error) {
    child.kill('SIGKILL')
    await Promise.all([`${out}.part`, `${out}.part.sound`].map((path) => rm(path, { force: true })))
    throw error
  } finally {
    signal?.removeEventListener('abort', onAbort)
  }
}

function finish(
  ending: Extract<ToParent, { stage: 'done' | 'failed' }> | null,
  { code, lastWords }: { code: number | null; lastWords: string },
): void {
  if (ending?.stage === 'done') return
  if (ending?.stage === 'failed') throw new Error(ending.message)
  throw new Error(
    `The render process ended with ${code ?? 'a signal'} before it was done. ${lastWords}`.trim(),
  )
}
