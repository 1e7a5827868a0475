import type { ChildProcess } from 'node:child_process'
import { setPriority } from 'node:os'

/** Half a share: less would let a busy browser on the same machine starve a render out of its time. */
const niceness = 3

/**
 * Lets a process that was just forked go behind the one that answers pages, whenever both want the same core. Called at
 * once: on Linux a thread has the priority of the one that starts it, so it must come before there are others.
 */
export function stepBack({ pid }: Pick<ChildProcess, 'pid'>): void {
  if (pid === undefined) return
  try {
    setPriority(pid, niceness)
  } catch {
    // It has ended already, or the system does not let us: the work is the same, pages are only slower meanwhile.
  }
}
