// node e2e/figures/lighthouse.ts [--rounds 3] [--pages /,/store]: what Lighthouse gives the built site on its phone preset,
// each page so many times, the median; the start has to have 95 of 100 for speed and all of the rest. Lighthouse is
// installed from npm for the measurement, into a temporary folder, and is no part of this repository.
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'

import { startProduct } from '../support/product.ts'
import { tell } from '../support/tell.ts'
import { chromiumArgs, chromiumPath } from '../support/visit.ts'

const VERSION = '13.5.0'
const run = promisify(execFile)

/** What the start has to reach; other pages are only told. */
const owed = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Category = keyof typeof owed
const categories = Object.keys(owed) as Category[]
const timings = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'largest paint',
  'total-blocking-time': 'blocked',
  'cumulative-layout-shift': 'shifted',
} as const

type Audit = { score: number | null; title: string; displayValue?: string }
type Report = {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit>
  runtimeError?: { message: string }
}

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    pages: { type: 'string', default: '/,/store,/auth/signin,/guide' },
  },
})
const folder = await mkdtemp(join(tmpdir(), 'clipmint-lighthouse-'))
const product = await startProduct()
try {
  await install()
  for (const path of values.pages.split(',')) await measure(path)
} finally {
  await product.close()
  await rm(folder, { recursive: true, force: true })
}

async function install(): Promise<void> {
  const wanted = { name: 'measurement', private: true, dependencies: { lighthouse: VERSION } }
  await writeFile(join(folder, 'package.json'), JSON.stringify(wanted))
  await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder })
}

async function measure(path: string): Promise<void> {
  const reports: Report[] = []
  for (let round = 0; round < Number(values.rounds); round += 1) reports.push(await audit(path))
  for (const category of categories) {
    const score = median(reports.map((report) => scoreOf(report, category)))
    tell(`${path} ${category}: ${score}`)
    if (path !== '/' || score >= owed[category]) continue
    tell(`  it owes ${owed[category]}`)
    process.exitCode = 1
  }
  const last = reports.at(-1)
  if (!last) return
  const told = Object.entries(timings).map(([id, name]) => `${name} ${last.audits[id]?.displayValue}`)
  tell(`${path} last: ${told.join(', ')}, the machine's load ${loadavg()[0]?.toFixed(1)}`)
  for (const line of lost(last)) tell(`  ${line}`)
}

async function audit(path: string): Promise<Report> {
  const out = join(folder, 'report.json')
  const flags = ['--headless', ...chromiumArgs].join(' ')
  await run(
    process.execPath,
    [
      join(folder, 'node_modules/lighthouse/cli/index.js'),
      `${product.url}${path}`,
      '--quiet',
      '--output=json',
      `--output-path=${out}`,
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=${flags}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromiumPath } },
  )
  const report = JSON.parse(await readFile(out, 'utf8')) as Report
  if (report.runtimeError) throw new Error(`${path}: ${report.runtimeError.message}`)
  return report
}

function scoreOf(report: Report, category: Category): number {
  return Math.round((report.categories[category].score ?? 0) * 100)
}

/** What cost points, one line each. */
function lost(report: Report): string[] {
  return categories.flatMap((category) =>
    report.categories[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${report.audits[id]?.title} ${report.audits[id]?.displayValue ?? ''}`),
  )
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
