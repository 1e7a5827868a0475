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

function findingsOf(test: ReportedTest, file: string): string[] {
  const said = test.failureMessages ?? []
  if (test.status === 'failed') return [`FAILED  ${file} > ${test.fullName}${firstLines(said.join('\n'))}`]
  return said.length > 0 ? [`SECOND GO  ${file} > ${test.fullName}${firstLines(said.join('\n'))}`] : []
}

function firstLines(message: string): string {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, 12)
  return lines.map((line) => `\n    ${line}`).join('')
}
