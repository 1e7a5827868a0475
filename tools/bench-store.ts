// `npm run bench:store`: how quickly the store of 100,000 templates (some 355,000 designs) answers any combination of
// filters at 100 requests a second, beside a bare one-row query under the same load. Real parts: PostgreSQL as it is
// installed, the API in a process of its own, HTTP. `--templates`, `--rate` and `--seconds` change the numbers,
// `--slowest` names the slowest questions, and `--json` prints the figures as one last line. With DATABASE_URL it fills that database, which must be for this alone.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { openDoor, runLoad, type Shot } from './bench-store/load.ts'
import { processorSeconds } from './bench-store/processor.ts'
import { type Facts, storeQueries } from './bench-store/queries.ts'
import { runStep, startStep } from './bench-store/steps.ts'
import { root } from './repository.ts'

const { values: options } = parseArgs({
  options: {
    templates: { type: 'string', default: '100000' },
    rate: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '30' },
    json: { type: 'boolean', default: false },
    slowest: { type: 'boolean', default: false },
  },
})
const templates = Number(options.templates)
const rate = Number(options.rate)
const seconds = Number(options.seconds)
/** The bare queries ask this often beside the load. */
const BARE_RATE = 10
const WARM_UP_SECONDS = 5

type Pool = { query: (text: string, values: unknown[]) => Promise<unknown>; end: () => Promise<void> }
/** Tools lean on no app: the driver is the server's own, found by its place. */
const pg = createRequire(join(root, 'apps/server/package.json'))('pg') as {
  Pool: new (options: { connectionString: string; max: number }) => Pool
}

const dataDir = mkdtempSync(join(tmpdir(), 'bench-store-'))
const stops: (() => Promise<void>)[] = []
try {
  const postgres = process.env['DATABASE_URL']
    ? null
    : await startStep('apps/server/src/test/bench/postgres.ts', {})
  if (postgres) stops.unshift(postgres.stop)
  const databaseUrl = process.env['DATABASE_URL'] ?? postgres?.firstLine ?? ''
  const port = 3_900 + Math.floor(Math.random() * 90)
  const env = {
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: randomBytes(24).toString('hex'),
    DATA_DIR: dataDir,
    PORT: String(port),
    HOST: '127.0.0.1',
    SANDBOX: 'off',
    LOG_LEVEL: 'warn',
    REQUESTS_PER_MINUTE: '1000000',
  }
  const api = await startStep('apps/server/src/main/api.ts', env)
  stops.unshift(api.stop)
  console.log(`${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}`)
  console.log(`filling the store with ${templates} templates …`)
  const facts = JSON.parse(
    await runStep('apps/server/src/test/bench/fill-store.ts', [String(templates)], env),
  ) as Facts
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 })
  stops.unshift(() => pool.end())
  await measure({ port, pool, facts, pids: { api: api.pid, ...(postgres && { postgres: postgres.pid }) } })
} finally {
  for (const stop of stops) await stop()
  rmSync(dataDir, { recursive: true, force: true })
}

type Measuring = { port: number; pool: Pool; facts: Facts; pids: Record<string, number> }

async function measure({ port, pool, facts, pids }: Measuring): Promise<void> {
  const door = openDoor(port)
  const ask = storeQueries(facts)
  const id = () => facts.ids[Math.floor(Math.random() * facts.ids.length)]
  const lanes = [
    { name: 'any filters', rate, shoot: () => ask(door.get) },
    { name: 'one template by id', rate: BARE_RATE, shoot: () => door.get(`/v3/design/${id()}`) },
    {
      name: 'bare one-row query',
      rate: BARE_RATE,
      shoot: () => pool.query('select card from store_templates where id = $1', [id()]),
    },
  ]
  await runLoad(lanes, WARM_UP_SECONDS)
  const before = processors(pids)
  const shots = await runLoad(lanes, seconds)
  const processorMs = perShot(before, processors(pids), shots.length)
  door.close()
  console.log(`${rate} requests a second for ${seconds} s, one card list each`)
  console.log('asked                 answers   failed   p50 ms   p95 ms   p99 ms   max ms')
  const figures = lanes.map(({ name }) =>
    toFigures(
      name,
      shots.filter((shot) => shot.lane === name),
    ),
  )
  for (const one of figures) console.log(toLine(one))
  console.log(`processor ms for each answer: ${JSON.stringify(processorMs)}`)
  if (options.slowest) console.log(slowest(shots))
  if (options.json) console.log(JSON.stringify({ templates, rate, seconds, figures, processorMs }))
}

/** Processor seconds of each process and its children; the measuring client is the one that runs this. */
function processors(pids: Record<string, number>): Record<string, number> {
  const { user, system } = process.cpuUsage()
  const others = Object.entries(pids).map(([name, pid]) => [name, processorSeconds(pid)])
  return { ...Object.fromEntries(others), client: (user + system) / 1e6 }
}

function perShot(before: Record<string, number>, after: Record<string, number>, shots: number) {
  return Object.fromEntries(
    Object.entries(after).map(([name, seconds]) => [
      name,
      Math.round(((seconds - (before[name] ?? 0)) / shots) * 100_000) / 100,
    ]),
  )
}

type Figures = {
  name: string
  answers: number
  failed: number
  p50: number
  p95: number
  p99: number
  max: number
}

function toFigures(name: string, shots: readonly Shot[]): Figures {
  const sorted = shots.map(({ ms }) => ms).toSorted((one, other) => one - other)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? NaN
  const failed = shots.filter(({ failure }) => failure !== null).length
  return { name, answers: shots.length, failed, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) }
}

function toLine({ name, answers, failed, ...times }: Figures): string {
  const cells = [answers, failed].map((value) => String(value).padStart(8))
  const ms = [times.p50, times.p95, times.p99, times.max].map((value) => value.toFixed(1).padStart(8))
  return `${name.padEnd(20)} ${[...cells, ...ms].join(' ')}`
}

function slowest(shots: readonly Shot[]): string {
  return shots
    .filter(({ failure, lane }) => failure !== null || lane === 'any filters')
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, 15)
    .map(({ ms, what, failure }) => `${ms.toFixed(0)} ms ${what} ${failure ?? ''}`)
    .join('\n')
}
