// `npm run sweep:billing`: ten thousand people pay for plans over three years of a simulated clock, at a bank that loses
// answers and by processes that are killed, and the books are held against the bank. `-- --people N --days N --kills N
// --seed N` change the numbers; the seed decides what people do and what the bank does.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { projectPath } from './command.ts'
import { root } from './repository.ts'

const number = (value: string) => ({ type: 'string', default: value }) as const
const { values } = parseArgs({
  options: {
    people: number('10000'),
    days: number('1095'),
    kills: number('300'),
    seed: number('7'),
    active: number('0.004'),
  },
})
const test = 'apps/server/src/features/billing/years.live.test.ts'
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
const child = spawn(process.execPath, [vitest, 'run', '--project', 'live', test], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: {
    ...process.env,
    ...projectPath(),
    BILLING_PEOPLE: values.people,
    BILLING_DAYS: values.days,
    BILLING_KILLS: values.kills,
    BILLING_SEED: values.seed,
    BILLING_ACTIVE: values.active,
    BILLING_ENGINE: 'postgres',
  },
})
child.once('close', (code) => {
  process.exitCode = code ?? 1
})
