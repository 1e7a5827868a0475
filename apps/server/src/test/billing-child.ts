import { createRandom, dayMs, must } from '@clipmint/kit'
import { pino } from 'pino'
import { uuidv7 } from 'uuidv7'

import type { Context } from '../context.ts'
import { openPglite } from '../db/pglite.ts'
import { openPostgres } from '../db/postgres.ts'
import { billingJobs } from '../features/billing/index.ts'
import { createSigner } from '../signing.ts'
import { gatewaysAt } from './bank-line.ts'
import { createBank } from './bank.ts'
import { createPayer } from './payer.ts'

// Lives through days in which people pay for plans, until it is killed. Arguments: the database (a folder or a URL), the
// bank, a number that decides what people do, the day to begin with, how many there are, how many people, and which part
// of them does something on a day.
const [, , place = '', bankUrl = '', seed = '1', first = '0', days = '1', ...rest] = process.argv
const [people = '1', active = '0.03', began = ''] = rest
const log = pino({ level: 'silent' })
const database = place.startsWith('postgres')
  ? await openPostgres(place, log, 8)
  : await openPglite({ folder: place })
const { db, withTx } = database
let time = 0
const now = () => new Date(time)
const ctx = {
  db,
  withTx,
  now,
  newId: uuidv7,
  afterCommit: (effect: () => void) => effect(),
  events: { publish: async () => {}, subscribe: () => () => {} },
  jobs: { send: async () => null, cancel: async () => true },
  signer: createSigner('a secret of the tests', now),
  settings: { publicUrl: 'http://localhost:3000', sandbox: true },
  outside: { payments: gatewaysAt(bankUrl, createBank(now).gateways) },
  log,
} as unknown as Context
const { signal } = new AbortController()
const job = { signal, jobId: '', retry: 0, lastTry: false }
const payer = createPayer(ctx)

const MINUTE_MS = 60_000
const startMs = Date.parse(began)
const lanes = place.startsWith('postgres') ? 6 : 1

for (let day = Number(first); day < Number(days); day += 1) {
  const random = createRandom(Number(seed) * 100_003 + day)
  // Ten in the morning in Seoul, and five minutes later for what waited for something else.
  time = startMs + day * dayMs
  await billingJobs.renew.run(ctx, {}, job)
  await billingJobs.reconcile.run(ctx, {}, job)
  time += 5 * MINUTE_MS
  await billingJobs.reconcile.run(ctx, {}, job)
  await billingJobs.renew.run(ctx, {}, job)
  time = startMs + day * dayMs + Math.floor(random() * 20 * 60) * MINUTE_MS
  const awake = Array.from({ length: Number(people) }, (_, i) => i).filter(() => random() < Number(active))
  const plans = awake.map((person) => ({ person, random: createRandom(Math.floor(random() * 2 ** 31)) }))
  const lane = async () => {
    for (let next = plans.pop(); next; next = plans.pop())
      await payer
        .act(idOf(next.person), next)
        .catch((error: unknown) => process.send?.({ fault: `day ${day}: ${whereOf(error)}` }))
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  // Whatever was left open is looked at until it has come to an end.
  for (const minutes of [3, 6, 6, 6]) {
    time += minutes * MINUTE_MS
    await billingJobs.reconcile.run(ctx, {}, job)
  }
  process.send?.({ day: day + 1 })
}
await database.close()
process.send?.({ done: true })

/** What went wrong, and where. */
function whereOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** Who the `n`-th of the people is. */
function idOf(n: number): string {
  return `00000000-0000-4000-8000-${must(n.toString(16), 'a number').padStart(12, '0')}`
}
