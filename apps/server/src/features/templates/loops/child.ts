import { setPriority } from 'node:os'

import { serveParent } from '../../../jobs/serve-parent.ts'
import type { LoopTask } from './task.ts'

serveParent(process, async (task: LoopTask) => {
  // Before the engine comes, as its threads have the priority of the one that starts them.
  setPriority(task.niceness)
  const { drawLoop } = await import('./draw.ts')
  await drawLoop(task)
})
