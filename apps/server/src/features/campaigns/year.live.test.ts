import { writeFileSync } from 'node:fs'
import process from 'node:process'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Database } from '../../db/database.ts'
import { liveYear } from '../../test/campaign-year/live.ts'
import { judgeYear } from '../../test/campaign-year/verdict.ts'
import { type Engine, every, openTestDatabase, usualEngines } from '../../test/databases.ts'

/** `npm run sweep:campaigns` says more than the fixed sample, of three weeks in which a leap day falls and clocks are turned. */
const said = (name: string, usual: number) => Number(process.env[`CAMPAIGNS_${name}`] ?? usual)
const verdictFile = process.env['CAMPAIGNS_VERDICT']
const isSweep = verdictFile !== undefined
const options = {
  seed: said('SEED', 11),
  accounts: said('ACCOUNTS', every ? 6 : 2),
  days: said('DAYS', every ? 70 : 20),
  kills: said('KILLS', every ? 60 : 10),
  from: process.env['CAMPAIGNS_FROM'] ?? '2028-02-24T09:20:00Z',
}
const used: readonly Engine[] = isSweep ? ['postgres'] : usualEngines

describe.each(used)('a year of campaigns on %s', (engine) => {
  let database: Database
  beforeAll(async () => {
    ;({ database } = await openTestDatabase(engine))
  })
  afterAll(() => database.close())

  it(
    'has every due post out once or left out for its reason, at its time on the wall, and each video made and paid once',
    async () => {
      const began = performance.now()
      const tell = (line: string) => {
        if (isSweep) process.stdout.write(`${Math.round((performance.now() - began) / 1_000)} s · ${line}\n`)
      }
      // The embedded database does one thing at a time: half as many owners are enough there.
      const accounts = engine === 'pglite' ? Math.ceil(options.accounts / 2) : options.accounts
      const lived = await liveYear(database, { ...options, accounts }, tell)
      const { wrong, ...verdict } = await judgeYear(lived)
      const [instagram, facebook] = lived.feeds.map(({ faults }) => faults)
      const { deaths, rounds } = lived
      const killed = deaths.length
      const all = { accounts, ...verdict, killed, rounds, faults: { instagram, facebook } }
      if (verdictFile) writeFileSync(verdictFile, JSON.stringify({ ...all, wrong: wrong.length }))
      else if (wrong.length > 0) process.stdout.write(`${JSON.stringify({ ...options, ...all }, null, 1)}\n`)
      expect(wrong.slice(0, 5)).toEqual([])
      expect(killed).toBeGreaterThan(0)
      expect(verdict.seen).toBeGreaterThan(0)
    },
    isSweep ? 24 * 3_600_000 : undefined,
  )
})
