// `npm run sweep:posting`: posts to the stand-ins of all networks, which lose answers, cut uploads, forget, stall and tell all thrice, sent by
// processes that are killed, over days of a moved clock; then what people see is held against what the product says. `-- --posts
// N` (each goes to four networks), `--kills N`, `--often N` (how much goes wrong) and `--seed N` change the numbers.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { projectPath } from './command.ts'
import { root } from './repository.ts'

const number = (value: string) => ({ type: 'string', default: value }) as const
const { values } = parseArgs({
  options: { posts: number('2500'), kills: number('300'), often: number('1'), seed: number('5') },
})
const test = 'apps/server/src/features/reservations/posting/stand-ins.live.test.ts'
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
const child = spawn(process.execPath, [vitest, 'run', '--project', 'live', test], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: {
    ...process.env,
    ...projectPath(),
    POSTING_POSTS: values.posts,
    POSTING_KILLS: values.kills,
    POSTING_OFTEN: values.often,
    POSTING_SEED: values.seed,
  },
})
child.once('close', (code) => {
  process.exitCode = code ?? 1
})
