import { appendFileSync } from 'node:fs'

import { createRandom, must } from '@clipmint/kit'
import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { uuidv7 } from 'uuidv7'

import { openPglite } from '../db/pglite.ts'
import { openPostgres } from '../db/postgres.ts'
import { accounts } from '../db/tables/account.ts'
import { creditHolds } from '../db/tables/credits.ts'
import {
  creditState,
  giveCredits,
  holdCredit,
  refundCredit,
  releaseCredit,
  settleCredit,
} from '../features/credits/commands.ts'
import { releaseOverdue } from '../features/credits/jobs.ts'

// Spends and gives back credits until it is killed. Arguments: the database (a folder or a URL), the diary, a number that
// decides what it does, what time it is, and whose credits they are.
const [, , place = '', diary = '', seed = '1', startsAt = '', owners = ''] = process.argv
const random = createRandom(Number(seed))
const below = (n: number) => Math.floor(random() * n)
const skewMs = Number(startsAt) - Date.now()
const log = pino({ level: 'silent' })
const database = place.startsWith('postgres')
  ? await openPostgres(place, log, 3)
  : await openPglite({ folder: place })
const { db, withTx } = database
// No screen is open.
const events = { publish: async () => {}, subscribe: () => () => {} }
const ctx = { db, withTx, events, now: () => new Date(Date.now() + skewMs), newId: uuidv7 }

const ids = owners.split(',')
let made = 0
process.send?.('ready')
for (;;) await act(must(ids[below(ids.length)], 'an owner'))

/** One thing that somebody does; written down once it is acknowledged, as a client would remember it. */
async function act(accountId: string): Promise<void> {
  const what = below(10)
  if (what < 4) return hold(accountId)
  if (what === 8) return give(accountId)
  if (what === 9) return below(8) === 0 ? sweep() : changePlan(accountId)
  const ref = await someHold(accountId)
  if (ref === null) return hold(accountId)
  const key = { accountId, ref }
  if (what < 6 && (await deliver(key))) note('settled', ref)
  if (what === 6 && (await releaseCredit(ctx, key))) note('released', ref)
  if (what === 7 && (await refundCredit(ctx, key))) note('refunded', ref)
}

async function hold(accountId: string): Promise<void> {
  const ref = `${seed}-${(made += 1)}`
  if ((await holdCredit(ctx, { accountId, ref, label: ref })) === 'held') note('held', ref)
}

/** What was paid for comes into being in the transaction that spends the credit. */
async function deliver({ accountId, ref }: { accountId: string; ref: string }): Promise<boolean> {
  return withTx(async () => {
    const [before] = await db()
      .select({ state: creditHolds.state })
      .from(creditHolds)
      .where(sql`account_id = ${accountId} and ref = ${ref}`)
    if (!(await settleCredit(ctx, { accountId, ref }))) return false
    if (before?.state === 'held')
      await db().execute(sql`insert into deliveries (ref) values (${ref}) on conflict do nothing`)
    return true
  })
}

async function give(accountId: string): Promise<void> {
  const kind = (['coupon', 'gift', 'pack'] as const)[below(3)] ?? 'gift'
  const ref = `given-${seed}-${below(3)}`
  await giveCredits(ctx, { accountId, kind, ref, amount: 1 + below(3) })
  note('given', `${accountId}/${ref}`)
}

async function changePlan(accountId: string): Promise<void> {
  if (below(4) === 0)
    await db()
      .update(accounts)
      .set({ planType: below(2) })
      .where(eq(accounts.id, accountId))
  await creditState(ctx, accountId)
}

/** To this process what others began hours ago is dead, also what a living one works on. */
async function sweep(): Promise<void> {
  await releaseOverdue(ctx)
}

/** Any hold of the owner, also one that a killed process left. */
async function someHold(accountId: string): Promise<string | null> {
  const rows = await db()
    .select({ ref: creditHolds.ref })
    .from(creditHolds)
    .where(eq(creditHolds.accountId, accountId))
    .orderBy(sql`random()`)
    .limit(1)
  return rows[0]?.ref ?? null
}

function note(what: string, ref: string): void {
  appendFileSync(diary, `${what} ${ref}\n`)
}
