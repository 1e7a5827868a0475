import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import { createRandom } from '@clipmint/kit'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import type { Database } from '../../db/database.ts'
import { openPglite } from '../../db/pglite.ts'
import { openTestDatabase } from '../../test/databases.ts'
import { usualEngines } from '../../test/index.ts'
import { expectSound, readLedger } from '../../test/ledger.ts'
import { releaseOverdue } from './jobs.ts'

const script = fileURLToPath(new URL('../../test/credit-child.ts', import.meta.url))

/** How often a process is killed: some times with the other tests, as often as said by `npm run sweep:credits`. */
const kills = Number(process.env['CREDIT_KILLS'] ?? 8)
/** The embedded database has one process at a time and takes longer to open. */
const killsOf = { postgres: kills, pglite: Math.max(3, Math.round(kills / 10)) }
const sideBySide = { postgres: 2, pglite: 1 }
/** How long a process lives at most once it works, and how far the time of each is ahead of the one before. */
const lifeMs = { postgres: 250, pglite: 1_000 }
const STEP_MS = 6 * 3_600_000
const BEGAN = Date.parse('2026-12-01T00:00:00Z')

describe.each(usualEngines)('credits of processes that are killed, on %s', (engine) => {
  let folder = ''
  let place = ''
  let database: Database
  let open: () => Promise<Database>
  const owners = [0, 1, 2].map(() => crypto.randomUUID())
  const children = new Set<ChildProcess>()

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'clipmint-credits-'))
    place = join(folder, 'db')
    if (engine === 'pglite') {
      open = () => openPglite({ folder: place })
      database = await open()
      await database.migrate()
    } else {
      const made = await openTestDatabase(engine)
      place = made.url ?? ''
      database = made.database
      open = () => Promise.resolve(database)
    }
    await database.db().execute(sql`create table deliveries (ref text primary key)`)
    for (const [plan, id] of owners.entries())
      await database.db().execute(
        sql`insert into accounts (id, email, name, plan_type, terms_agreed_at, privacy_agreed_at, upload_expires_at, created_at, updated_at)
            values (${id}, ${`${id}@example.com`}, '김민트', ${plan % 2}, now(), now(), now(), now(), now())`,
      )
    if (engine === 'pglite') await database.close()
  })
  afterEach(async () => {
    for (const child of children) child.kill('SIGKILL')
    await database.close()
    await rm(folder, { recursive: true, force: true })
  })

  const diary = () => join(folder, 'diary.txt')
  const told = () =>
    (existsSync(diary()) ? readFileSync(diary(), 'utf8') : '')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(' ') as [string, string])

  /** One life: begins to work on what its predecessors left, and is killed at any moment, now and then before it works. */
  async function live(run: number): Promise<void> {
    const random = createRandom(run + 1)
    const at = String(BEGAN + run * STEP_MS)
    const child = spawn(process.execPath, [script, place, diary(), String(run + 1), at, owners.join(',')], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    children.add(child)
    const ended = once(child, 'exit')
    if (run === 0 || random() > 0.1) await Promise.race([once(child, 'message'), ended])
    // On a busy machine a life may end before its first work; one that has acknowledged something there must be.
    while (run === 0 && told().length === 0 && child.exitCode === null) await sleep(20)
    await sleep(random() * lifeMs[engine])
    expect(child.exitCode).toBeNull()
    child.kill('SIGKILL')
    await ended
    children.delete(child)
  }

  it(
    'are neither lost nor spent twice, and none stays held',
    { timeout: 600_000 + kills * 10_000 },
    async () => {
      const runs = Array.from({ length: killsOf[engine] }, (_, run) => run)
      const lane = async () => {
        for (let run = runs.shift(); run !== undefined; run = runs.shift()) {
          await live(run)
          if (engine === 'postgres' && run % 100 === 99) await checkLedgers()
        }
      }
      await Promise.all(Array.from({ length: sideBySide[engine] }, lane))
      if (engine === 'pglite') database = await open()

      const late = new Date(BEGAN + killsOf[engine] * STEP_MS + 2 * 3_600_000)
      const { db, withTx } = database
      const sweeper = { db, withTx, now: () => late, newId: () => crypto.randomUUID() }
      while ((await releaseOverdue(sweeper)) > 0);
      const sum = await checkLedgers()
      expect([sum.open, sum.paid]).toEqual([0, sum.delivered])
      const { entries, holds, spent, back, acknowledged } = sum
      process.stderr.write(
        `${engine}: ${killsOf[engine]} kills, ${entries} lines, ${holds} holds: ${spent} spent, ${back} given back\n`,
      )
      expect(acknowledged).toBeGreaterThan(0)
    },
  )

  /** A ledger as it stands at one moment, whoever works on it. */
  const readWhole = (id: string) =>
    database.withTx(async () => {
      await database.db().execute(sql`select 1 from accounts where id = ${id} for update`)
      return readLedger(database, id)
    })

  /** Every ledger is sound, remembers all that was acknowledged, and paid for exactly what is there. */
  async function checkLedgers() {
    // The diary and the deliveries are read first: what is written meanwhile stands in the ledgers already.
    const acknowledged = told()
    const { rows } = await database.db().execute<{ ref: string }>(sql`select ref from deliveries`)
    const ledgers: Awaited<ReturnType<typeof readLedger>>[] = []
    for (const id of owners) ledgers.push(await readWhole(id))
    for (const ledger of ledgers) expectSound(ledger)
    const holds = new Map(ledgers.flatMap((ledger) => ledger.holds).map((hold) => [hold.ref, hold.state]))
    const grants = new Set(
      ledgers.flatMap((ledger) => ledger.grants).map(({ accountId, ref }) => `${accountId}/${ref}`),
    )
    const may: Record<string, string[]> = {
      held: ['held', 'settled', 'released', 'refunded'],
      settled: ['settled', 'refunded'],
      released: ['released'],
      refunded: ['refunded'],
    }
    const isKnown = (what: string, ref: string) =>
      what === 'given' ? grants.has(ref) : (may[what] ?? []).includes(holds.get(ref) ?? 'lost')
    expect(acknowledged.filter(([what, ref]) => !isKnown(what, ref))).toEqual([])
    const isPaid = (ref: string) => ['settled', 'refunded'].includes(holds.get(ref) ?? 'lost')
    expect(rows.filter(({ ref }) => !isPaid(ref))).toEqual([])
    const paid = [...holds.keys()].filter(isPaid)
    const count = (state: string) => [...holds.values()].filter((it) => it === state).length
    return {
      acknowledged: acknowledged.length,
      entries: ledgers.reduce((all, { entries }) => all + entries.length, 0),
      holds: holds.size,
      spent: count('settled'),
      back: count('released') + count('refunded'),
      open: count('held'),
      paid: paid.length,
      delivered: rows.length,
    }
  }
})
