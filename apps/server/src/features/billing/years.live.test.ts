import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import { createRandom } from '@clipmint/kit'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import type { Database } from '../../db/database.ts'
import { openPglite } from '../../db/pglite.ts'
import { serveBank } from '../../test/bank-line.ts'
import { type Bank, createBank } from '../../test/bank.ts'
import { expectBooksSound } from '../../test/books.ts'
import { openTestDatabase } from '../../test/databases.ts'
import { every, usualEngines } from '../../test/index.ts'

const script = fileURLToPath(new URL('../../test/billing-child.ts', import.meta.url))

/** `npm run sweep:billing` has ten thousand people live for three years; here a few do, from one February to the next. */
const people = Number(process.env['BILLING_PEOPLE'] ?? (every ? 16 : 6))
const days = Number(process.env['BILLING_DAYS'] ?? (every ? 3 * 365 : 430))
/** Which part of them does something on a day. */
const active = Number(process.env['BILLING_ACTIVE'] ?? 0.06)
const kills = Number(process.env['BILLING_KILLS'] ?? (every ? 6 : 2))
const seed = Number(process.env['BILLING_SEED'] ?? 7)
const only = process.env['BILLING_ENGINE']
/** 1 January 2027, ten in the morning in Seoul: the first February has 28 days, and the second 29. */
const BEGAN = '2027-01-01T01:00:00.000Z'

type Told = { day?: number; done?: true; fault?: string }

describe.each(usualEngines.filter((engine) => only === undefined || engine === only))(
  'years of payments, on %s',
  (engine) => {
    let folder = ''
    let place = ''
    let database: Database
    let bank: Bank
    let line: { url: string; server: Server }
    const children = new Set<ChildProcess>()

    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'clipmint-billing-'))
      place = join(folder, 'db')
      if (engine === 'pglite') {
        database = await openPglite({ folder: place })
        await database.migrate()
      } else {
        const made = await openTestDatabase(engine)
        place = made.url ?? ''
        database = made.database
      }
      await database.db().execute(sql`
        insert into accounts (id, email, name, terms_agreed_at, privacy_agreed_at, upload_expires_at, created_at, updated_at)
        select ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, n || '@example.com', '김민트',
          ${BEGAN}::timestamptz, ${BEGAN}::timestamptz, ${BEGAN}::timestamptz, ${BEGAN}::timestamptz, ${BEGAN}::timestamptz
        from generate_series(0, ${people - 1}) n`)
      if (engine === 'pglite') await database.close()
      bank = createBank(() => new Date())
      const random = createRandom(seed)
      line = await serveBank(bank, (call) => {
        const roll = random()
        if (call === 'find') return roll < 0.02 ? 'drop' : null
        if (roll < 0.03) return 'lose-answer'
        if (roll < 0.06) return 'drop'
        return roll < 0.16 ? { refuse: call === 'cancel' ? 'not-cancellable' : 'insufficient-funds' } : null
      })
    })
    afterEach(async () => {
      for (const child of children) child.kill('SIGKILL')
      line.server.close()
      if (engine === 'postgres') await database.close()
      await rm(folder, { recursive: true, force: true })
    })

    it(
      'leave the money at the bank and in the books the same, and no account as none may stand',
      { timeout: 240_000 + people * 4_000 },
      async () => {
        const faults: string[] = []
        const random = createRandom(seed + 1)
        let day = 0
        let killed = 0
        while (day < days) {
          const child = spawn(
            process.execPath,
            [
              script,
              place,
              line.url,
              String(seed),
              String(day),
              String(days),
              String(people),
              String(active),
              BEGAN,
            ],
            { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
          )
          children.add(child)
          child.on('message', (told: Told) => {
            if (told.day !== undefined) day = told.day
            if (told.fault !== undefined) faults.push(told.fault)
          })
          const ended = once(child, 'exit')
          if (killed < kills) {
            // Somewhere within the days that its share of the kills leaves it.
            const until = day + Math.ceil(((days - day) / (kills - killed)) * (0.5 + random()))
            await reached(child, () => day >= until)
            await sleep(random() * 60)
            child.kill('SIGKILL')
            killed += 1
          }
          const [code] = (await ended) as [number | null]
          // Killed ones have none: whoever ends otherwise has broken down.
          expect(code ?? 0).toBe(0)
          children.delete(child)
        }
        if (engine === 'pglite') database = await openPglite({ folder: place })
        const last = new Date(Date.parse(BEGAN) + (days - 1) * 86_400_000 + 23 * 3_600_000)
        const sum = await expectBooksSound(database, bank, last)
        if (engine === 'pglite') await database.close()
        process.stderr.write(
          `${engine}: seed ${seed}, ${people} people, ${days} days, ${killed} kills: ${JSON.stringify(sum)}, ` +
            `${bank.balance('KRW')} won and ${bank.balance('USD')} cents at the bank and in the books\n`,
        )
        expect(faults).toEqual([])
        expect(sum['renewals']).toBeGreaterThan(people / 2)
        expect(sum['refunded']).toBeGreaterThan(0)
        expect(sum['packs_refunded']).toBeGreaterThan(0)
      },
    )

    /** Waits until something holds, or the process is at its end. */
    async function reached(child: ChildProcess, holds: () => boolean): Promise<void> {
      while (!holds() && child.exitCode === null && child.signalCode === null) await sleep(5)
    }
  },
)
