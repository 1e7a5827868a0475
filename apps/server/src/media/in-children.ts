import { type Child, type ChildEnding, type ChildOptions, openChild } from '../jobs/run-in-child.ts'
import type { Media } from './media.ts'
import type { MediaAnswer, MediaResult, MediaTask } from './task.ts'

/** How many media processes run at a time; more would only fight for the same cores and memory. */
const most = 2
/** Those that an owner waits for, and those that have time: the latter are never in the way of the former. */
const running = { urgent: 0, patient: 0 }
const waiting: Record<keyof typeof running, (() => void)[]> = { urgent: [], patient: [] }

/** Work that nobody waits for. */
const patient: ReadonlySet<MediaTask['kind']> = new Set(['proxy', 'look', 'cutout'])

const script = new URL('./child.ts', import.meta.url)
const flags = ['--max-old-space-size=256']

/**
 * Each task in a process of its own, so that a file which crashes or hangs a decoder harms nobody: it is killed after
 * its time, and both endings count as a refusal. An aborted signal kills it too. Files of a batch are looked at in the
 * same processes: to begin one takes longer than a picture.
 */
export const mediaInChildren: Media = {
  run: (task, options) => runMediaTask(task, options),
  openBatch() {
    const batch: Batch = { idle: [], isClosed: false }
    return {
      run: (task, options) => runMediaTask(task, options, batch),
      async close() {
        batch.isClosed = true
        await Promise.all(batch.idle.splice(0).map((child) => child.end()))
      },
    }
  },
}

/** The processes of a batch that have nothing to do. */
type Batch = { idle: Child<MediaResult>[]; isClosed: boolean }

type Options = Pick<ChildOptions, 'timeoutMs' | 'signal' | 'flags'>

/** One of these tasks, in a process that is given `flags` of Node too. */
export async function runMediaTask(task: MediaTask, options: Options, batch?: Batch): Promise<MediaAnswer> {
  const lane = patient.has(task.kind) ? 'patient' : 'urgent'
  while (!mayBegin(lane)) await new Promise<void>((go) => waiting[lane].push(go))
  running[lane] += 1
  try {
    const ending = await runIn(task, { ...options, stepsBack: lane === 'patient' }, batch)
    return ending.done ? ending.result : { kind: 'refused', refusal: 'unreadable', why: ending.why }
  } finally {
    running[lane] -= 1
    const next = waiting.urgent.shift() ?? waiting.patient.shift()
    next?.()
  }
}

function mayBegin(lane: keyof typeof running): boolean {
  if (lane === 'urgent') return running.urgent < most
  return running.urgent + running.patient < most && waiting.urgent.length === 0
}

async function runIn(
  task: MediaTask,
  { timeoutMs, signal, stepsBack, flags: more = [] }: Options & Pick<ChildOptions, 'stepsBack'>,
  batch?: Batch,
): Promise<ChildEnding<MediaResult>> {
  const child = batch?.idle.pop() ?? openChild<MediaResult>(script, { stepsBack, flags: [...flags, ...more] })
  try {
    return await child.run(task, { timeoutMs, signal })
  } finally {
    if (batch && !batch.isClosed && !child.isGone()) batch.idle.push(child)
    else await child.end()
  }
}
