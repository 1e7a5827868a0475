// `npm run sweep:credits`: 1,000 processes spend and give back credits and are killed at any moment (a tenth of them on
// the embedded database), and the ledger is checked on the way and at the end. `-- --kills N` changes the number.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { projectPath } from './command.ts'
import { root } from './repository.ts'

const { values: options } = parseArgs({ options: { kills: { type: 'string', default: '1000' } } })
const test = 'apps/server/src/features/credits/kill.live.test.ts'
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
const child = spawn(process.execPath, [vitest, 'run', '--project', 'live', test], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  // On both databases.
  env: { ...process.env, ...projectPath(), TEST_EVERY: 'yes', CREDIT_KILLS: options.kills },
})
child.once('close', (code) => {
  process.exitCode = code ?? 1
})
