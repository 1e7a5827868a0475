// `npm run bench:posting`: how long the job takes that sends 100,000 posts due in one minute, on a PostgreSQL made for this
// alone, to networks that answer at once and, in the same run with fewer, to networks that take as long as networks do. One
// of them lets the program make a tenth of what is due. `-- --posts N` and `--answer MS` change the numbers.
import { availableParallelism, cpus } from 'node:os'
import { parseArgs } from 'node:util'

import { runStep, startStep } from './bench-server/steps.ts'

const { values: options } = parseArgs({
  options: {
    posts: { type: 'string', default: '100000' },
    answer: { type: 'string', default: '200' },
  },
})
const all = Number(options.posts)

type Figures = {
  seen: number
  twice: number
  waiting: number
  perNetwork: Record<string, number>
  seconds: number
  overtaken: number
  peakBytes: number
}

console.log(`${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}`)
await run('networks that answer at once', all, 0)
await run(`networks that take ${options.answer} ms`, Math.ceil(all / 20), Number(options.answer))

async function run(what: string, count: number, answerMs: number): Promise<void> {
  const postgres = await startStep('apps/server/src/test/bench/postgres.ts', {})
  try {
    const args = [String(count), String(answerMs), String(Math.ceil(count / 10))]
    const env = { DATABASE_URL: postgres.firstLine }
    const figures = JSON.parse(
      await runStep('apps/server/src/test/bench/post-minute.ts', args, env),
    ) as Figures
    const { seen, twice, waiting, perNetwork, seconds, overtaken, peakBytes } = figures
    console.log(
      `${what}: ${seen} of ${count} seen (${twice} twice) in ${seconds.toFixed(1)} s, ${(seen / seconds).toFixed(0)} a second; ` +
        `${waiting} wait for tomorrow's quota; overtaken by at most ${overtaken.toFixed(1)} s; ` +
        `${(peakBytes / 1024 ** 2).toFixed(0)} MB at most; ${JSON.stringify(perNetwork)}`,
    )
  } finally {
    await postgres.stop()
  }
}
