// `npm run bench:projects`: how quickly the list of one owner's 5,000 videos answers, at its beginning and at its end,
// searched and by folder, beside a bare one-row query under the same load. Real parts as in `bench:store`. `--projects`,
// `--rate` and `--seconds` change the numbers, and `--json` prints the figures as one last line.
import { availableParallelism, cpus } from 'node:os'
import { parseArgs } from 'node:util'

import { figuresOf, FIGURES_HEAD, lineOf } from './bench-server/figures.ts'
import { openDoor, runLoad } from './bench-server/load.ts'
import { perShot, processorsOf } from './bench-server/processor.ts'
import { withServer } from './bench-server/server.ts'
import { runStep } from './bench-server/steps.ts'

const { values: options } = parseArgs({
  options: {
    projects: { type: 'string', default: '5000' },
    rate: { type: 'string', default: '2' },
    seconds: { type: 'string', default: '20' },
    json: { type: 'boolean', default: false },
  },
})
const projects = Number(options.projects)
const rate = Number(options.rate)
const seconds = Number(options.seconds)
const PAGE = 20
const WARM_UP_SECONDS = 5

await withServer('bench-projects', async ({ port, pool, pids, env }) => {
  console.log(`${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}`)
  console.log(`one owner with ${projects} videos …`)
  const { token, folder, words } = JSON.parse(
    await runStep('apps/server/src/test/bench/fill-projects.ts', [String(projects)], env),
  ) as { token: string; folder: string; words: string[] }
  const door = openDoor(port)
  const list = (query: string) => () => door.get(`/v3/subtemplate?${query}`, token)
  const last = Math.floor((projects * 0.9) / PAGE)
  const word = () => words[Math.floor(Math.random() * words.length)] ?? ''
  const lanes = [
    { name: 'first page', rate, shoot: list('') },
    { name: 'middle page', rate, shoot: list(`page=${Math.floor(last / 2)}`) },
    { name: 'last page', rate, shoot: list(`page=${last}`) },
    { name: 'done only', rate, shoot: list('status=1') },
    { name: 'searched', rate, shoot: () => list(`search=${encodeURIComponent(word())}`)() },
    { name: 'of a folder', rate, shoot: list(`folder=${folder}`) },
    { name: 'folders', rate: rate / 4, shoot: () => door.get('/v3/folder', token) },
    {
      name: 'bare one-row query',
      rate,
      shoot: () => pool.query('select title from projects where account_id = $1 limit 1', [folder]),
    },
  ]
  await runLoad(lanes, WARM_UP_SECONDS)
  const before = processorsOf(pids)
  const shots = await runLoad(lanes, seconds)
  const processorMs = perShot(before, processorsOf(pids), shots.length)
  door.close()
  console.log(`each asked ${rate} times a second for ${seconds} s (folders a quarter of that)`)
  console.log(FIGURES_HEAD)
  const figures = lanes.map(({ name }) =>
    figuresOf(
      name,
      shots.filter(({ lane }) => lane === name),
    ),
  )
  for (const one of figures) console.log(lineOf(one))
  console.log(`processor ms for each answer: ${JSON.stringify(processorMs)}`)
  if (options.json) console.log(JSON.stringify({ projects, rate, seconds, figures, processorMs }))
})
