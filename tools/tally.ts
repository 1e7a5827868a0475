import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** How many tests ended how. A file that could not even start, or a run that broke down, counts as one failed. */
export type Tally = { passed: number; failed: number; skipped: number }

/** What vitest's JSON reporter writes, as far as it is counted here. */
export type Report = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: ReportedFile[]
}

type ReportedFile = {
  name: string
  status: string
  message: string
  /** Milliseconds since 1970. */
  startTime: number
  endTime: number
  assertionResults: ReportedTest[]
}
type ReportedTest = { status: string; fullName: string; failureMessages: string[] | null }

/** The figures of one run from its JSON report; `passed` is whether the runner itself ended well. */
export function tallyOf(report: Report | null, passed: boolean): Tally {
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  const broken = report.testResults.filter(isBroken).length
  const failed = report.numFailedTests + broken
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && !passed ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** Whether a file failed though none of its tests did: it could not start, or not clear up after itself. */
function isBroken({ status, assertionResults }: ReportedFile): boolean {
  return status === 'failed' && !assertionResults.some((it) => it.status === 'failed')
}

export function addTallies(one: Tally, other: Tally): Tally {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  }
}

/** `12 passed, 0 failed`, with `, 1 skipped` when some were. */
export function toLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/**
 * What failed, each with its file below `root` and the first lines of what it said, to stand at the end of a long
 * output where somebody sees it; and what passed only when it was looked at once more (`retry`), which is no failure
 * but a fault to look for.
 */
export function toFindings(report: Report | null, root: string): string[] {
  return (report?.testResults ?? []).flatMap((file) => {
    const name = relative(root, file.name)
    const tests = file.assertionResults.flatMap((it) => findingsOf(it, name))
    return isBroken(file) ? [`FAILED  ${name}${firstLines(file.message)}`, ...tests] : tests
  })
}

/** The files of several reports that took longest, each as its seconds and its path below `root`, the longest first. */
export function slowestFiles(reports: readonly (Report | null)[], root: string, count = 10): string[] {
  return reports
    .flatMap((report) => report?.testResults ?? [])
    .map(({ name, startTime, endTime }) => ({ path: relative(root, name), ms: endTime - startTime }))
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ path, ms }) => `${(ms / 1_000).toFixed(1).padStart(6)} s  ${path}`)
}

/** One run of all projects: their reports, what was found, how long each took, and how its tests ended. */
export type Run = {
  files: (Report | null)[]
  findings: string[]
  seconds: Record<string, number>
  total: Tally
}

/**
 * What several runs took and where they differed: a line of seconds for each project, and each finding with how many of the
 * runs had it. A test that failed in some of them only is unsteady.
 */
export function differencesOf(runs: readonly Run[]): string[] {
  const projects = [...new Set(runs.flatMap(({ seconds }) => Object.keys(seconds)))]
  const took = projects.map((project) => {
    const each = runs.map(({ seconds }) => (seconds[project] ?? 0).toFixed(0).padStart(5))
    return `${project.padEnd(8)}${each.join('')} s`
  })
  const counts = new Map<string, number>()
  for (const { findings } of runs)
    for (const title of new Set(findings.map((finding) => finding.split('\n')[0] ?? '').filter(isOfTest)))
      counts.set(title, (counts.get(title) ?? 0) + 1)
  const differing = [...counts].map(([title, count]) => `${count} of ${runs.length}  ${title}`)
  const verdict = differing.length === 0 ? ['No test failed in any of them.'] : differing
  return ['', `${runs.length} runs took:`, ...took, '', ...verdict]
}

function isOfTest(title: string): boolean {
  return /^(?:FAILED|SECOND GO) {2}.*\.test\.tsx?(?! took)/u.test(title)
}

function findingsOf(test: ReportedTest, file: string): string[] {
  const said = test.failureMessages ?? []
  if (test.status === 'failed') return [`FAILED  ${file} > ${test.fullName}${firstLines(said.join('\n'))}`]
  return said.length > 0 ? [`SECOND GO  ${file} > ${test.fullName}${firstLines(said.join('\n'))}`] : []
}

function firstLines(message: string): string {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, 12)
  return lines.map((line) => `\n    ${line}`).join('')
}
