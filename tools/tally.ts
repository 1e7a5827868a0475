/** How many tests ended how. A file that could not even start, or a run that broke down, counts as one failed. */
export type Tally = { passed: number; failed: number; skipped: number }

/** What vitest's JSON reporter writes, as far as it is counted here. */
export type Report = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/** The figures of one run from its JSON report; `passed` is whether the runner itself ended well. */
export function tallyOf(report: Report | null, passed: boolean): Tally {
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((it) => it.status === 'failed'),
  ).length
  const failed = report.numFailedTests + broken
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && !passed ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  }
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
