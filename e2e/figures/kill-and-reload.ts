// node e2e/figures/kill-and-reload.ts --rounds 200 [--seed 1]: edits, kills and reloads, and says what was lost.
import { parseArgs } from 'node:util'

import { killAndReload } from '../support/kill-rounds.ts'
import { secondsSince, tell } from '../support/tell.ts'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
})
const began = performance.now()
const report = await killAndReload(Number(values.rounds), Number(values.seed), tell)
for (const line of report.lost) tell(`LOST ${line}`)
tell(
  `${report.rounds} rounds in ${secondsSince(began)} s: ${report.edits} edits, ${report.acknowledged} acknowledged, ` +
    `${report.lost.length} of those lost; ${report.survivedUnsaved} of ${report.unsaved} others were there again; ` +
    `killed: ${report.browserKills} browsers, ${report.tabCrashes} tabs, ${report.serverKills} servers`,
)
if (report.lost.length > 0) process.exitCode = 1
