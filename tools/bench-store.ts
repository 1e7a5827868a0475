// `npm run bench:store`: how quickly the store of 100,000 templates (some 355,000 designs) answers any combination of
// filters at 100 requests a second, beside a bare one-row query under the same load. Real parts: PostgreSQL as it is
// installed, the API in a process of its own, HTTP. `--templates`, `--rate` and `--seconds` change the numbers,
// `--slowest` names the slowest questions, and `--json` prints the figures as one last line. With DATABASE_URL it fills that database, which must be for this alone.
import { availableParallelism, cpus } from 'node:os'
import { parseArgs } from 'node:util'

import { figuresOf, FIGURES_HEAD, lineOf } from './bench-server/figures.ts'
import { openDoor, runLoad, type Shot } from './bench-server/load.ts'
import { perShot, processorsOf } from './bench-server/processor.ts'
import { type Facts, storeQueries } from './bench-server/queries.ts'
import { type Pool, withServer } from './bench-server/server.ts'
import { runStep } from './bench-server/steps.ts'

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

await withServer('bench-store', async ({ port, pool, pids, env }) => {
  console.log(`${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}`)
  console.log(`filling the store with ${templates} templates …`)
  const facts = JSON.parse(
    await runStep('apps/server/src/test/bench/fill-store.ts', [String(templates)], env),
  ) as Facts
  await measure({ port, pool, facts, pids })
})

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
  const before = processorsOf(pids)
  const shots = await runLoad(lanes, seconds)
  const processorMs = perShot(before, processorsOf(pids), shots.length)
  door.close()
  console.log(`${rate} requests a second for ${seconds} s, one card list each`)
  console.log(FIGURES_HEAD)
  const figures = lanes.map(({ name }) =>
    figuresOf(
      name,
      shots.filter((shot) => shot.lane === name),
    ),
  )
  for (const one of figures) console.log(lineOf(one))
  for (const reason of new Set(shots.flatMap(({ failure }) => failure ?? [])))
    console.log(`failed: ${reason}`)
  console.log(`processor ms for each answer: ${JSON.stringify(processorMs)}`)
  if (options.slowest) console.log(slowest(shots))
  if (options.json) console.log(JSON.stringify({ templates, rate, seconds, figures, processorMs }))
}

function slowest(shots: readonly Shot[]): string {
  return shots
    .filter(({ lane }) => lane === 'any filters')
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, 15)
    .map(({ ms, what }) => `${ms.toFixed(0)} ms ${what}`)
    .join('\n')
}
