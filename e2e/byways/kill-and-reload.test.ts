import { expect, it } from 'vitest'

import { killAndReload } from '../support/kill/rounds.ts'
import { tell } from '../support/tell.ts'

/** The last one kills the server too. */
const ROUNDS = 3

// All 200 rounds: node e2e/figures/kill-and-reload.ts --rounds 200
it('loses no edit that the server or the browser has, and asks nothing, when they are killed at random', async () => {
  const report = await killAndReload(ROUNDS, 7, () => undefined)
  tell(`${JSON.stringify(report.edits)}, ${report.acknowledged} acknowledged, ${report.journaled} journaled`)
  expect(report).toMatchObject({ rounds: ROUNDS, lost: [], asked: 0 })
  expect(report.acknowledged).toBeGreaterThan(0)
})
