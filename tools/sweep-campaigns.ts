// `npm run sweep:campaigns`: owners with campaigns in three zones live through 2028 on a clock that jumps to whatever is due next, with networks
// that lose answers and have outages, tokens that die, owners who stop, hide, move and reprice, and workers that die; then every due post
// is worked out anew and held against what people saw, what was made and what was paid. `-- --accounts N`, `--days N`, `--kills N`,
// `--seed N` and `--from MOMENT` change the numbers. Plans are written and ranked once, renders end at once, networks are in memory.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { projectPath } from './command.ts'
import { root } from './repository.ts'

const text = (value: string) => ({ type: 'string', default: value }) as const
const { values } = parseArgs({
  options: {
    accounts: text('1000'),
    days: text('366'),
    kills: text('1000'),
    seed: text('5'),
    from: text('2028-01-01T09:20:00Z'),
  },
})
const test = 'apps/server/src/features/campaigns/year.live.test.ts'
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
const child = spawn(process.execPath, [vitest, 'run', '--project', 'live', test], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: {
    ...process.env,
    ...projectPath(),
    CAMPAIGNS_ACCOUNTS: values.accounts,
    CAMPAIGNS_DAYS: values.days,
    CAMPAIGNS_KILLS: values.kills,
    CAMPAIGNS_SEED: values.seed,
    CAMPAIGNS_FROM: values.from,
  },
})
child.once('close', (code) => {
  process.exitCode = code ?? 1
})
