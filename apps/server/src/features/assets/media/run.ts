import { type Child, type ChildEnding, type ChildOptions, openChild } from '../../../jobs/run-in-child.ts'
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

/** Files of one owner that come together are looked at in the same processes: to begin one takes longer than a picture. */
export type MediaRoom = { idle: Child<MediaResult>[]; isClosed: boolean }

/** Opens such a room; to be closed by `closeMediaRoom`. */
export function openMediaRoom(): MediaRoom {
  return { idle: [], isClosed: false }
}

/** Ends the processes of a room, those at work as soon as they are done. */
export async function closeMediaRoom(room: MediaRoom): Promise<void> {
  room.isClosed = true
  await Promise.all(room.idle.splice(0).map((child) => child.end()))
}

type Options = Pick<ChildOptions, 'timeoutMs' | 'signal' | 'flags'> & { room?: MediaRoom | undefined }

/**
 * Runs a task in a process of its own, so that a file which crashes or hangs a decoder harms nobody: it is killed after
 * `timeoutMs`, and both endings count as a refusal. An aborted `signal` kills it too. In a `room` the process is kept for
 * the room's next file.
 */
export async function runMediaTask(task: MediaTask, options: Options): Promise<MediaAnswer> {
  const lane = patient.has(task.kind) ? 'patient' : 'urgent'
  while (!mayBegin(lane)) await new Promise<void>((go) => waiting[lane].push(go))
  running[lane] += 1
  try {
    const ending = await runIn(task, { ...options, stepsBack: lane === 'patient' })
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
  { room, timeoutMs, signal, stepsBack, flags: more = [] }: Options & Pick<ChildOptions, 'stepsBack'>,
): Promise<ChildEnding<MediaResult>> {
  const child = room?.idle.pop() ?? openChild<MediaResult>(script, { stepsBack, flags: [...flags, ...more] })
  try {
    return await child.run(task, { timeoutMs, signal })
  } finally {
    if (room && !room.isClosed && !child.isGone()) room.idle.push(child)
    else await child.end()
  }
}
