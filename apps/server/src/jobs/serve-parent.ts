import type { ChildEnding } from './run-in-child.ts'

/**
 * Makes a process the child that `runInChild` starts: it answers one task after another until its parent ends it, and
 * ends at once when its parent is gone. What `work` throws is told in its own words.
 */
export function serveParent<Task, Result>(
  child: NodeJS.Process,
  work: (task: Task) => Promise<Result>,
): void {
  child.once('disconnect', () => child.exit(1))
  child.on('message', (task: Task) => {
    void endingOf(work(task)).then((ending) => child.send?.(ending))
  })
}

async function endingOf<Result>(work: Promise<Result>): Promise<ChildEnding<Result>> {
  try {
    return { done: true, result: await work }
  } catch (error) {
    return { done: false, why: error instanceof Error ? error.message : String(error) }
  }
}
