import type { ChildProcess } from 'node:child_process'
import { rm } from 'node:fs/promises'

/** Whether a child can be the first of a group of processes, which are then ended together; not so on Windows. */
export const hasGroups = process.platform !== 'win32'

/** Ends a child that was started as the first of its group, stopped or not, and the programs it started. */
export function killGroup({ pid }: Pick<ChildProcess, 'pid'>): void {
  if (pid === undefined) return
  try {
    process.kill(hasGroups ? -pid : pid, 'SIGKILL')
  } catch {
    // All of them have ended.
  }
}

/** Removes what a render that was cut short leaves beside the file it was to make. */
export async function removeParts(out: string): Promise<void> {
  await Promise.all([`${out}.part`, `${out}.part.sound`].map((path) => rm(path, { force: true })))
}
