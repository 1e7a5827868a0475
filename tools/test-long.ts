// `npm run test:long`: all that takes hours, one after the other: every test whole, the unit and live tests on other days
// in other zones and languages (needs `faketime`, of Debian's package of that name), and the sweeps. What each came to is
// written to docs/long-run.md; `-- --only sweep:credits,august` runs these steps alone and leaves the other lines as they are.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs, stripVTControlCharacters } from 'node:util'

import { type Ended, runCommand } from './command.ts'
import { root } from './repository.ts'

/** The unit and live tests at a moment, in a zone and a language of the machine. Only the time of day is another: waits last as long. */
const testsAt = (moment: string, zone: string, language: string): string =>
  `TZ=${zone} LANG=${language}.UTF-8 LC_ALL=${language}.UTF-8 FAKETIME_DONT_FAKE_MONOTONIC=1 faketime '${moment}' node tools/test.ts --only unit,live`

const steps: Readonly<Record<string, string>> = {
  'test:every': 'node tools/test.ts --every',
  'new-year': testsAt('2026-12-31 23:55:00', 'Asia/Seoul', 'C'),
  'leap-day': testsAt('2028-02-29 12:00:00', 'America/Los_Angeles', 'de_DE'),
  august: testsAt('2027-08-15 03:00:00', 'Pacific/Kiritimati', 'ar_EG'),
  'sweep:credits': 'node tools/sweep-credits.ts',
  'sweep:posting': 'node tools/sweep-posting.ts',
  'sweep:campaigns': 'node tools/sweep-campaigns.ts',
  'sweep:billing': 'node tools/sweep-billing.ts',
  'kill-and-reload': 'node e2e/figures/kill-and-reload.ts --rounds 200',
}

const { values: options } = parseArgs({ options: { only: { type: 'string' } } })
const chosen = options.only?.split(',') ?? Object.keys(steps)
const unknown = chosen.filter((step) => steps[step] === undefined)
if (unknown.length > 0)
  throw new Error(`There is no step ${unknown.join(', ')}; there are ${Object.keys(steps).join(', ')}.`)
// Hours into the run would be late to hear of it.
const needsClock = chosen.some((step) => steps[step]?.includes('faketime'))
if (needsClock && !(await runCommand('faketime --version')).passed)
  throw new Error('Some steps need the program `faketime`: install the package of that name.')

const file = join(root, 'docs', 'long-run.md')
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
for (const step of chosen) {
  const ended = await runCommand(steps[step] ?? '')
  console.log(`${ended.passed ? '✓' : '✗'} ${step}, ${minutesOf(ended)} minutes`)
  if (!ended.passed) {
    console.log(ended.output)
    process.exitCode = 1
  }
  writeFileSync(file, withLine(readFileSync(file, 'utf8'), step, ended))
}

/** The page with a new line for a step, in the place of its last one. */
function withLine(page: string, step: string, ended: Ended): string {
  const day = new Date().toISOString().slice(0, 10)
  const result = ended.passed ? 'passed' : '**failed**'
  const line = `| ${step} | ${result} | ${minutesOf(ended)} | ${lastLineOf(ended)} | ${commit} | ${day} |`
  const lines = page.trimEnd().split('\n')
  const at = lines.findIndex((one) => one.startsWith(`| ${step} |`))
  return `${(at < 0 ? [...lines, line] : lines.with(at, line)).join('\n')}\n`
}

function minutesOf({ seconds }: Ended): string {
  return (seconds / 60).toFixed(1)
}

/** What a step says at its end, without colors and what would end the cell. */
function lastLineOf({ output }: Ended): string {
  const lines = stripVTControlCharacters(output).trimEnd().split('\n')
  return (lines.at(-1) ?? '').trim().replaceAll('|', '/')
}
