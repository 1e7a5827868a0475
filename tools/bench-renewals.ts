// `npm run bench:renewals`: how long the job takes that charges 100,000 subscriptions due on one morning, on a PostgreSQL
// made for this alone, at a bank that answers at once and, in the same run with fewer, at one that takes as long as a
// gateway does. `-- --subscriptions N` and `--answer MS` change the numbers.
import { availableParallelism, cpus } from 'node:os'
import { parseArgs } from 'node:util'

import { runStep, startStep } from './bench-server/steps.ts'

const { values: options } = parseArgs({
  options: {
    subscriptions: { type: 'string', default: '100000' },
    answer: { type: 'string', default: '300' },
  },
})
const all = Number(options.subscriptions)
const file = 'apps/server/src/test/bench/renew-day.ts'

type Figures = { charged: number; left: number; seconds: number; peakBytes: number; bankMs: number }

console.log(`${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}`)
await run('a bank that answers at once', all, 0)
await run(`a bank that takes ${options.answer} ms`, Math.ceil(all / 20), Number(options.answer))

async function run(what: string, count: number, answerMs: number): Promise<void> {
  const postgres = await startStep('apps/server/src/test/bench/postgres.ts', {})
  try {
    const env = { DATABASE_URL: postgres.firstLine }
    const { charged, left, seconds, peakBytes } = JSON.parse(
      await runStep(file, [String(count), String(answerMs)], env),
    ) as Figures
    const each = (charged / seconds).toFixed(0)
    const memory = (peakBytes / 1024 ** 2).toFixed(0)
    console.log(
      `${what}: ${charged} of ${count} charged in ${seconds.toFixed(1)} s, ${each} a second, ${left} left, ${memory} MB at most`,
    )
  } finally {
    await postgres.stop()
  }
}
