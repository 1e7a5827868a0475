import { writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

import { serveParent } from '../jobs/serve-parent.ts'

/** What the tests of child processes ask of one. `pidFile` is where it says which process it is. */
export type ChildTask = { ends: 'well' | 'in words' | 'by exit' | 'never' | 'never, busy'; pidFile: string }

serveParent(process, async ({ ends, pidFile }: ChildTask) => {
  writeFileSync(pidFile, String(process.pid))
  switch (ends) {
    case 'well':
      return { environment: Object.keys(process.env) }
    case 'in words':
      throw new Error('This file is not whole.')
    case 'by exit':
      return process.exit(7)
    case 'never':
      return await sleep(3_600_000)
    case 'never, busy':
      for (;;);
  }
})
