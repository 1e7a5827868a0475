import { expect, it } from 'vitest'

import { killAndReload } from '../support/kill-rounds.ts'
import { tell } from '../support/tell.ts'

/** The last one kills the server too. */
const ROUNDS = 5

// All 200 rounds: node e2e/figures/kill-and-reload.ts --rounds 200
it('loses no acknowledged edit when browsers, tabs and servers are killed at random', async () => {
  const report = await killAndReload(ROUNDS, 7, () => undefined)
  tell(`${report.edits} edits, ${report.acknowledged} acknowledged, ${report.serverKills} server killed`)
  expect(report).toMatchObject({ rounds: ROUNDS, lost: [] })
  expect(report.acknowledged).toBeGreaterThan(0)
})
