// `npm test`: the tests of the product, quick ones first; at the very end what failed, and one line of figures.
// `--every` runs all of what is otherwise a fixed sample: each call on both databases, each screen and message in both
// languages, and the byways through the product beside its main ways. `--times 5` runs all five times and says what
// differed; `--only unit,live` runs these projects alone.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { projectPath } from './command.ts'
import { root } from './repository.ts'
import {
  addTallies,
  differencesOf,
  type Report,
  type Run,
  slowestFiles,
  type Tally,
  tallyOf,
  toFindings,
  toLine,
} from './tally.ts'
import { filesOverBudget, overBudgetLine } from './test-budgets.ts'

const { values: options } = parseArgs({
  options: {
    every: { type: 'boolean', default: false },
    // Runs all so many times, and says what differed.
    times: { type: 'string', default: '1' },
    // Only these projects, parted by commas.
    only: { type: 'string' },
  },
})
const projects = options.only?.split(',') ?? ['unit', 'live', 'e2e', ...(options.every ? ['byways'] : [])]
const times = Math.max(1, Math.floor(Number(options.times)) || 1)
const reports = mkdtempSync(join(tmpdir(), 'clipmint-tests-'))

const runs: Run[] = []
for (let run = 0; run < times; run += 1) runs.push(await runAll())
rmSync(reports, { recursive: true, force: true })

if (runs.some(({ total }) => total.failed > 0 || total.passed === 0)) process.exitCode = 1
for (const run of runs) print(run)
if (runs.length > 1) for (const line of differencesOf(runs)) console.log(line)

function print({ files, findings, total }: Run): void {
  console.log(`\nThe slowest files:\n${slowestFiles(files, root).join('\n')}`)
  for (const finding of findings) console.log(`\n${finding}`)
  console.log(`\n${toLine(total)}`)
}

/** Runs the projects one after the other. */
async function runAll(): Promise<Run> {
  const run: Run = { files: [], findings: [], seconds: {}, total: { passed: 0, failed: 0, skipped: 0 } }
  for (const project of projects) {
    const startedAt = performance.now()
    run.total = addTallies(run.total, await runProject(project, run))
    run.seconds[project] = (performance.now() - startedAt) / 1_000
  }
  return run
}

async function runProject(project: string, run: Run): Promise<Tally> {
  const report = join(reports, `${project}.json`)
  const flags = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`, '--passWithNoTests']
  const passed = await vitest(['run', '--project', project, ...flags])
  const own = readReport(report)
  run.files.push(own)
  run.findings.push(...toFindings(own, root))
  const over = filesOverBudget(project, own, root)
  run.findings.push(...over.map(overBudgetLine))
  const tally = tallyOf(own, passed)
  // A sample has budgets; all that it is a sample of takes as long as it takes.
  return options.every
    ? tally
    : addTallies(tally, { passed: 0, failed: over.filter((it) => it.fails).length, skipped: 0 })
}

function vitest(args: string[]): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'node_modules', 'vitest', 'vitest.mjs'), ...args], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      // What tests start and import again and again is compiled once.
      env: {
        ...process.env,
        ...projectPath(),
        ...(options.every && { TEST_EVERY: 'yes' }),
        NODE_COMPILE_CACHE: join(reports, 'compiled'),
      },
    })
    child.on('error', reject)
    child.on('close', (code) => resolve(code === 0))
  })
}

/** Null when the runner died before it could write its report. */
function readReport(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
