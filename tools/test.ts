// `npm test`: the tests of the product, quick ones first; at the very end what failed, and one line of figures.
// `--every` runs all of what is otherwise a fixed sample: each call on both databases, each screen and message in both
// languages, and the byways through the product beside its main ways.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { projectPath } from './command.ts'
import { root } from './repository.ts'
import { findChromium, findPostgres } from './setup/machine.mjs'
import { addTallies, type Report, slowestFiles, type Tally, tallyOf, toFindings, toLine } from './tally.ts'
import { filesOverBudget, overBudgetLine } from './test-budgets.ts'

const { values: options } = parseArgs({ options: { every: { type: 'boolean', default: false } } })
const projects = ['unit', 'live', 'e2e', ...(options.every ? ['byways'] : [])]
const reports = mkdtempSync(join(tmpdir(), 'clipmint-tests-'))

const findings: string[] = []
const projectReports: (Report | null)[] = []
let total: Tally = { passed: 0, failed: 0, skipped: 0 }
for (const project of projects) total = addTallies(total, await runProject(project))
rmSync(reports, { recursive: true, force: true })

if (total.failed > 0 || total.passed === 0) process.exitCode = 1
console.log(`\nThe slowest files:\n${slowestFiles(projectReports, root).join('\n')}`)
for (const finding of findings) console.log(`\n${finding}`)
console.log(`\n${toLine(total)}`)

async function runProject(project: string): Promise<Tally> {
  const report = join(reports, `${project}.json`)
  const flags = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`, '--passWithNoTests']
  const passed = await vitest(['run', '--project', project, ...flags])
  const own = readReport(report)
  projectReports.push(own)
  findings.push(...toFindings(own, root))
  const over = filesOverBudget(project, own, root)
  findings.push(...over.map(overBudgetLine))
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
        ...machine(),
        ...(options.every && { TEST_EVERY: 'yes' }),
        NODE_COMPILE_CACHE: join(reports, 'compiled'),
      },
    })
    child.on('error', reject)
    child.on('close', (code) => resolve(code === 0))
  })
}

/** Where the browser and PostgreSQL are, so that each test need not look for itself. */
function machine(): Record<string, string> {
  const chromium = findChromium()
  const postgres = findPostgres()
  return { ...(chromium && { CHROMIUM: chromium }), ...(postgres && { POSTGRES_BIN: postgres }) }
}

/** Null when the runner died before it could write its report. */
function readReport(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
