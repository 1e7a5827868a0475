// `npm run bench:dashboard`: how quickly the dashboard of one owner with 50,000 posts answers, each of its calls, beside a
// bare one-row query under the same load. Real parts as in `bench:store`. `--posts`, `--rate` and `--seconds` change the
// numbers, and `--json` prints the figures as one last line.
import { availableParallelism, cpus } from 'node:os'
import { parseArgs } from 'node:util'

import { figuresOf, FIGURES_HEAD, lineOf } from './bench-server/figures.ts'
import { openDoor, runLoad } from './bench-server/load.ts'
import { perShot, processorsOf } from './bench-server/processor.ts'
import { withServer } from './bench-server/server.ts'
import { runStep } from './bench-server/steps.ts'

const { values: options } = parseArgs({
  options: {
    posts: { type: 'string', default: '50000' },
    rate: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '120' },
    json: { type: 'boolean', default: false },
  },
})
const posts = Number(options.posts)
const rate = Number(options.rate)
const seconds = Number(options.seconds)
const WARM_UP_SECONDS = 10
const PAGE = 20

await withServer('bench-dashboard', async ({ port, pool, pids, env }) => {
  console.log(`${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}`)
  console.log(`one owner with ${posts} posts …`)
  const { token } = JSON.parse(
    await runStep('apps/server/src/test/bench/fill-dashboard.ts', [String(posts)], env),
  ) as { token: string }
  const door = openDoor(port)
  const get = (path: string) => () => door.get(`/v3/dashboard${path}`, token)
  const last = Math.floor(posts / PAGE)
  const lanes = [
    { name: 'summary', rate, shoot: get('') },
    { name: 'summary, a year', rate, shoot: get('?term=365') },
    { name: 'interest, 7 days', rate, shoot: get('/interest?term=7') },
    { name: 'interest, 30 days', rate, shoot: get('/interest?term=30') },
    { name: 'interest, 365 days', rate, shoot: get('/interest?term=365&sort=rate') },
    { name: 'posts, first page', rate, shoot: get('/allposts') },
    { name: 'posts, last page', rate, shoot: get(`/allposts?page=${last}`) },
    { name: 'posts by views, end', rate, shoot: get(`/allposts?page=${last}&sortField=views&sort=asc`) },
    { name: 'posts of a kind', rate, shoot: get('/allposts?providerOption=story&sortField=likes') },
    { name: 'export link', rate: rate / 4, shoot: get('/export') },
    { name: 'bare one-row query', rate, shoot: () => pool.query('select 1 where $1 = 1', [1]) },
  ]
  await runLoad(lanes, WARM_UP_SECONDS)
  const before = processorsOf(pids)
  const shots = await runLoad(lanes, seconds)
  const processorMs = perShot(before, processorsOf(pids), shots.length)
  door.close()
  console.log(`each asked ${rate} times a second for ${seconds} s`)
  console.log(FIGURES_HEAD)
  const figures = lanes.map(({ name }) =>
    figuresOf(
      name,
      shots.filter(({ lane }) => lane === name),
    ),
  )
  for (const one of figures) console.log(lineOf(one))
  console.log(`processor ms for each answer: ${JSON.stringify(processorMs)}`)
  if (options.json) console.log(JSON.stringify({ posts, rate, seconds, figures, processorMs }))
})
