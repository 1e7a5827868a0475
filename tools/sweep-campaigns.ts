// `npm run sweep:campaigns`: owners with campaigns in three zones live through 2028 on a clock that jumps to whatever is due next, with networks
// that lose answers and have outages, tokens that die, owners who stop, hide, move and reprice, and workers that die; then every due post
// is worked out anew and held against what people saw, what was made and what was paid. `-- --accounts N`, `--days N`, `--kills N`,
// `--seed N` and `--from MOMENT` change the numbers. Plans are written and ranked once, renders end at once, networks are in memory. Owners
// live in worlds of so many (`--world N`), each with a service and a PostgreSQL of its own, as many worlds at a time as there are processors.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'

import { inParallel, projectPath } from './command.ts'
import { root } from './repository.ts'

type Figures = { [name: string]: number | Figures }
type World = { no: number; accounts: number; kills: number; seed: number }

const text = (value: string) => ({ type: 'string', default: value }) as const
const { values } = parseArgs({
  options: {
    accounts: text('1000'),
    days: text('366'),
    kills: text('4000'),
    seed: text('5'),
    from: text('2028-01-01T09:20:00Z'),
    world: text('125'),
  },
})
const test = 'apps/server/src/features/campaigns/year.live.test.ts'
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
const folder = mkdtempSync(join(tmpdir(), 'clipmint-campaigns-'))
const began = performance.now()

const outcomes = await inParallel(planWorlds(), availableParallelism(), live)
const lived = outcomes.filter((outcome) => outcome !== null)
const total = lived.reduce(add, {})
process.stdout.write(`${JSON.stringify({ worlds: lived.length, seconds: seconds(), ...total }, null, 1)}\n`)
rmSync(folder, { recursive: true })
if (lived.length < outcomes.length || total['wrong'] !== 0) process.exitCode = 1

/** The owners in worlds of about the same size, each with a seed of its own. */
function planWorlds(): World[] {
  const [accounts, kills, seed] = [values.accounts, values.kills, values.seed].map(Number) as [
    number,
    number,
    number,
  ]
  const many = Math.ceil(accounts / Number(values.world))
  const share = (all: number, no: number) =>
    Math.floor((all * (no + 1)) / many) - Math.floor((all * no) / many)
  return Array.from({ length: many }, (_, no) => ({
    no,
    accounts: share(accounts, no),
    kills: share(kills, no),
    seed: seed * 1_000 + no,
  }))
}

/** Lives and judges a world in a process of its own; null where that failed without a verdict. */
async function live({ no, accounts, kills, seed }: World): Promise<Figures | null> {
  const file = join(folder, `${no}.json`)
  const child = spawn(process.execPath, [vitest, 'run', '--project', 'live', test], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...projectPath(),
      CAMPAIGNS_ACCOUNTS: String(accounts),
      CAMPAIGNS_DAYS: values.days,
      CAMPAIGNS_KILLS: String(kills),
      CAMPAIGNS_SEED: String(seed),
      CAMPAIGNS_FROM: values.from,
      CAMPAIGNS_VERDICT: file,
    },
  })
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', (line) => process.stdout.write(`world ${no} · ${line}\n`))
  await new Promise((resolve) => {
    child.once('close', resolve)
  })
  try {
    const figures = JSON.parse(readFileSync(file, 'utf8')) as Figures
    process.stdout.write(`${seconds()} s · world ${no}: ${JSON.stringify(figures)}\n`)
    return figures
  } catch {
    return null
  }
}

function seconds(): number {
  return Math.round((performance.now() - began) / 1_000)
}

/** Sums figures by their names; of what is the latest, the latest stays. */
function add(all: Figures, more: Figures): Figures {
  const sum: Figures = { ...all }
  for (const [name, value] of Object.entries(more)) {
    const known = sum[name]
    if (typeof value !== 'number') sum[name] = add(typeof known === 'object' ? known : {}, value)
    else if (typeof known !== 'number') sum[name] = value
    else sum[name] = name.startsWith('latest') ? Math.max(known, value) : known + value
  }
  return sum
}
