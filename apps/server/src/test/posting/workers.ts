import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('./child.ts', import.meta.url))

/** What a worker is told: what time it is, and after how many steps from now it dies by its own hand; null for never. */
export type Wake = { aheadMs: number; diesAfter: number | null }

type Told = { idle?: boolean; fault?: string }

/**
 * Processes that send what is due whenever they are woken. One that has died, by `kill -9` between any two of its steps, is
 * followed by another the next time; what it was at is the others' to find.
 */
export function createWorkers(many: number, given: readonly string[]) {
  const faults: string[] = []
  const children = new Set<ChildProcess>()
  let killed = 0

  /** Wakes one worker until it has nothing more to do, or is dead. */
  async function wake(child: ChildProcess, told: Wake): Promise<void> {
    child.send(told)
    await new Promise<void>((resolve) => {
      const end = () => {
        child.off('message', hear)
        child.off('exit', died)
        resolve()
      }
      const hear = ({ idle, fault }: Told) => {
        if (fault !== undefined) faults.push(fault)
        if (idle === true) end()
      }
      const died = () => {
        children.delete(child)
        killed += 1
        end()
      }
      child.on('message', hear)
      child.on('exit', died)
    })
  }

  return {
    faults,
    killed: () => killed,
    /** Wakes all, and waits until each has nothing more to do or is dead. */
    async wakeAll(toldOf: () => Wake): Promise<void> {
      while (children.size < many) children.add(fork(script, given))
      await Promise.all([...children].map(async (child) => wake(child, toldOf())))
    },
    stop(): void {
      for (const child of children) child.kill('SIGKILL')
    },
  }
}
