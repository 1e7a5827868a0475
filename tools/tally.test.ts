import { expect, test } from 'vitest'

import { addTallies, type Report, tallyOf, toLine } from './tally.ts'

function reportOf(changes: Partial<Report>): Report {
  return {
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
    ...changes,
  }
}

test('sums runs into one line, and speaks of skipped tests only when there are some', () => {
  const unit = tallyOf(reportOf({ numPassedTests: 7 }), true)
  const live = tallyOf(reportOf({ numPassedTests: 3, numPendingTests: 1, numTodoTests: 1 }), true)
  expect(toLine(unit)).toBe('7 passed, 0 failed')
  expect(toLine(addTallies(unit, live))).toBe('10 passed, 0 failed, 2 skipped')
})

test('counts a file that could not start as one failed test', () => {
  const broken = { status: 'failed', assertionResults: [] }
  const failing = { status: 'failed', assertionResults: [{ status: 'failed' }] }
  const report = reportOf({ numPassedTests: 4, numFailedTests: 1, testResults: [broken, failing] })
  expect(tallyOf(report, false)).toEqual({ passed: 4, failed: 2, skipped: 0 })
})

test('counts a run that broke down without a failing test as one failed test', () => {
  expect(tallyOf(reportOf({ numPassedTests: 4 }), false).failed).toBe(1)
  expect(tallyOf(null, false)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})
