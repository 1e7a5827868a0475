// node e2e/figures/kill-and-reload.ts --rounds 200 [--seed 1]: edits, kills and reloads, and says what was lost.
// In pieces, each with a seed of its own: --rounds 50 --seed 1, --rounds 50 --seed 2, and so on.
import { parseArgs } from 'node:util'

import { killAndReload } from '../support/kill/rounds.ts'
import { secondsSince, tell } from '../support/tell.ts'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
})
const began = performance.now()
const report = await killAndReload(Number(values.rounds), Number(values.seed), tell)
for (const line of report.lost) tell(`LOST ${line}`)
const kinds = Object.entries(report.edits).map(([kind, count]) => `${kind} ${count}`)
tell(
  `seed ${values.seed}, ${report.rounds} rounds in ${secondsSince(began)} s: edits of ${kinds.join(', ')}; ` +
    `${report.acknowledged} acknowledged and ${report.journaled} journaled, ${report.lost.length} of those lost; ` +
    `${report.unpromisedThere} of ${report.unpromised} others were there again; asked ${report.asked} times; ` +
    `killed: ${report.browserKills} browsers, ${report.tabCrashes} tabs, ${report.serverKills} servers`,
)
if (report.lost.length > 0 || report.asked > 0) process.exitCode = 1
