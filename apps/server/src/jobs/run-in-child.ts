import { fork } from 'node:child_process'

import { stepBack } from './step-back.ts'

/** How a task of a child process ended: with its result, or with why there is none. */
export type ChildEnding<Result> = { done: true; result: Result } | { done: false; why: string }

export type ChildOptions = {
  /** When it is killed, in milliseconds from its start. */
  timeoutMs: number
  /** Kills it when aborted. */
  signal?: AbortSignal | undefined
  /** Whether it goes behind the process that answers pages. */
  stepsBack: boolean
  /** Node's flags. */
  flags?: readonly string[]
}

/**
 * Gives a task to a process of its own, which `serveParent` answers in `script`, so that a file that crashes or hangs a
 * decoder harms nobody. It knows nothing of our environment. Resolves once the process is gone, however it went.
 */
export function runInChild<Result>(
  script: URL,
  task: object,
  { timeoutMs, signal, stepsBack, flags = [] }: ChildOptions,
): Promise<ChildEnding<Result>> {
  const child = fork(script, {
    execArgv: [...flags],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // Nothing of our environment (keys, addresses) is any business of a decoder.
    env: {},
  })
  if (stepsBack) stepBack(child)
  return new Promise((resolve) => {
    let ending: ChildEnding<Result> | null = null
    const kill = () => child.kill('SIGKILL')
    const timer = setTimeout(() => {
      ending ??= { done: false, why: `It was not done within ${timeoutMs} ms.` }
      kill()
    }, timeoutMs)
    const close = (why: string) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', kill)
      resolve(ending ?? { done: false, why })
    }
    child.once('message', (said) => (ending ??= said as ChildEnding<Result>))
    child.once('close', (code, by) => close(`Its process ended with ${by ?? code}.`))
    child.on('error', ({ message }) => {
      // One that never began does not end either.
      if (child.pid === undefined) close(message)
    })
    signal?.addEventListener('abort', kill, { once: true })
    if (signal?.aborted) kill()
    // One that ended before it took its task is told of by its end.
    child.send(task, () => {})
  })
}
