import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

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

/** Keeps a child's compiled code from one start to the next: a photograph takes a sixth less processor time, measured. */
const compiled = fileURLToPath(new URL('../../dist/compiled', import.meta.url))

/** How long a process may take to end. */
const ENDING_MS = 1_000

/** A process of its own that takes one task after another. */
export type Child<Result> = {
  run: (task: object, options: Pick<ChildOptions, 'timeoutMs' | 'signal'>) => Promise<ChildEnding<Result>>
  /** Whether it takes no more tasks: it crashed, or was killed. */
  isGone: () => boolean
  /** Resolves once the process is gone. */
  end: () => Promise<void>
}

/**
 * Gives a task to a process of its own, which `serveParent` answers in `script`, so that a file that crashes or hangs a
 * decoder harms nobody. It knows nothing of our environment. Resolves once the process is gone, however it went.
 */
export async function runInChild<Result>(
  script: URL,
  task: object,
  { timeoutMs, signal, ...options }: ChildOptions,
): Promise<ChildEnding<Result>> {
  const child = openChild<Result>(script, options)
  try {
    return await child.run(task, { timeoutMs, signal })
  } finally {
    await child.end()
  }
}

/** Starts such a process for several tasks that may share one: to begin one takes longer than most tasks. */
export function openChild<Result>(
  script: URL,
  { stepsBack, flags = [] }: Pick<ChildOptions, 'stepsBack' | 'flags'>,
): Child<Result> {
  const child = fork(script, {
    execArgv: [...flags],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // Nothing of our environment (keys, addresses) is any business of a decoder.
    env: { NODE_COMPILE_CACHE: compiled },
  })
  if (stepsBack) stepBack(child)
  let isGone = false
  const gone = new Promise<string>((resolve) => {
    const close = (why: string) => {
      isGone = true
      resolve(why)
    }
    // A process that was left by its parent tells no `close`.
    child.once('exit', (code, by) => close(`Its process ended with ${by ?? code}.`))
    child.on('error', ({ message }) => {
      // One that never began does not end either.
      if (child.pid === undefined) close(message)
    })
  })
  const kill = () => void child.kill('SIGKILL')
  return {
    run: (task, options) => runTask(child, task, { ...options, gone, kill }),
    isGone: () => isGone || child.killed,
    async end() {
      // It ends by itself once it is left alone; one that does not is killed.
      if (child.connected) child.disconnect()
      const timer = setTimeout(kill, ENDING_MS)
      await gone
      clearTimeout(timer)
    },
  }
}

type Running = Pick<ChildOptions, 'timeoutMs' | 'signal'> & { gone: Promise<string>; kill: () => void }

async function runTask<Result>(
  child: ChildProcess,
  task: object,
  { timeoutMs, signal, gone, kill }: Running,
): Promise<ChildEnding<Result>> {
  let late: string | null = null
  const timer = setTimeout(() => {
    late = `It was not done within ${timeoutMs} ms.`
    kill()
  }, timeoutMs)
  signal?.addEventListener('abort', kill, { once: true })
  if (signal?.aborted) kill()
  try {
    return await new Promise<ChildEnding<Result>>((resolve) => {
      child.once('message', (said) => resolve(said as ChildEnding<Result>))
      void gone.then((why) => resolve({ done: false, why: late ?? why }))
      // One that ended before it took its task is told of by its end.
      child.send(task, () => {})
    })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', kill)
    child.removeAllListeners('message')
  }
}
