// `npm run bench:renewals` runs this: fills the database of DATABASE_URL with subscriptions that are due on one morning,
// runs the job that charges them, and prints what it measured. The bank is in memory and answers after a time that is
// said, as a gateway does.
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'

import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { uuidv7 } from 'uuidv7'

import type { Context } from '../../context.ts'
import { openPostgres } from '../../db/postgres.ts'
import { accounts } from '../../db/tables/account.ts'
import { subscriptions } from '../../db/tables/billing.ts'
import { billingJobs } from '../../features/billing/index.ts'
import { customerKeyOf, sealCard } from '../../features/billing/payments/gateways.ts'
import { createSigner } from '../../signing.ts'
import { createBank } from '../bank.ts'

const [, , howMany = '1000', answerMs = '0'] = process.argv
const count = Number(howMany)
const BEGAN = new Date('2026-12-01T03:00:00Z')
const DUE = new Date('2027-01-01T01:00:00Z')
const now = () => DUE
const log = pino({ level: 'error' })
const database = await openPostgres(process.env['DATABASE_URL'] ?? '', log, 16)
await database.migrate()
const { db, withTx } = database
const signer = createSigner('a secret of the bench', now)
const bank = createBank(now)
const gateway = bank.gateways.KRW
if (!gateway) throw new Error('The bank has no won.')
const asked = { ...gateway, charge: timed(gateway.charge) }
const waits: number[] = []
const ctx = {
  db,
  withTx,
  now,
  newId: uuidv7,
  events: { publish: async () => {}, subscribe: () => () => {} },
  jobs: { send: async () => null, cancel: async () => true },
  signer,
  settings: { publicUrl: 'http://localhost:3000' },
  outside: { payments: { KRW: asked, USD: null } },
  log,
} as unknown as Context

await fill()
const beganAt = performance.now()
let peak = 0
const watch = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage().rss)
}, 500)
const job = { signal: new AbortController().signal, jobId: '', retry: 0, lastTry: false }
await billingJobs.renew.run(ctx, {}, job)
clearInterval(watch)
const seconds = (performance.now() - beganAt) / 1_000
const left = await remaining()
await database.close()
process.stdout.write(
  JSON.stringify({ charged: bank.payments.size, left, seconds, peakBytes: peak, bankMs: middle(waits) }),
)

/** Accounts whose month is over, each with a card of its own. */
async function fill(): Promise<void> {
  for (let at = 0; at < count; at += 1_000) {
    const ids = Array.from({ length: Math.min(1_000, count - at) }, () => uuidv7())
    const times = { termsAgreedAt: BEGAN, privacyAgreedAt: BEGAN, createdAt: BEGAN, updatedAt: BEGAN }
    await db()
      .insert(accounts)
      .values(
        ids.map((id) => ({
          id,
          email: `${id}@example.com`,
          name: '김민트',
          planType: 1,
          uploadExpiresAt: BEGAN,
          ...times,
        })),
      )
    const rows = await Promise.all(ids.map(subscriptionOf))
    await db().insert(subscriptions).values(rows)
  }
  await db().execute(sql`vacuum analyze`)
}

async function subscriptionOf(accountId: string): Promise<typeof subscriptions.$inferInsert> {
  const order = {
    id: accountId,
    name: 'card',
    money: { amount: 29_000, currency: 'KRW' as const },
    payer: { customerKey: customerKeyOf({ signer }, accountId), email: null, name: null },
  }
  const kept = await asked.keepCard({ order, proof: accountId })
  if (kept.status !== 'kept') throw new Error('The bank keeps no card.')
  return {
    accountId,
    planType: 1,
    uploadService: false,
    currency: 'KRW',
    gateway: 'toss',
    anchor: '2026-12-01',
    months: 0,
    startsAt: BEGAN,
    endsAt: DUE,
    paid: 29_000,
    chargeAt: DUE,
    ...sealCard({ signer }, { accountId }, kept.kept),
  }
}

function timed<Asked, Answer>(call: (asked: Asked) => Promise<Answer>): (asked: Asked) => Promise<Answer> {
  return async (it) => {
    const from = performance.now()
    await sleep(Number(answerMs))
    const answer = await call(it)
    waits.push(performance.now() - from)
    return answer
  }
}

async function remaining(): Promise<number> {
  const [row] = await db()
    .select({ n: sql<number>`count(*)::int` })
    .from(subscriptions)
    .where(sql`charge_at is null or charge_at <= ${DUE.toISOString()}::timestamptz`)
  return row?.n ?? 0
}

function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
