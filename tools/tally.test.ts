import { expect, test } from 'vitest'

import {
  addTallies,
  differencesOf,
  type Report,
  type Run,
  slowestFiles,
  tallyOf,
  toFindings,
  toLine,
} from './tally.ts'

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

function fileOf(
  name: string,
  changes: Partial<Report['testResults'][number]>,
): Report['testResults'][number] {
  return {
    name: `/shop/${name}.test.ts`,
    status: 'passed',
    message: '',
    startTime: 0,
    endTime: 0,
    assertionResults: [],
    ...changes,
  }
}

function testOf(
  status: string,
  failureMessages: string[] = [],
): Report['testResults'][number]['assertionResults'][0] {
  return { status, fullName: 'a shop opens', failureMessages }
}

test('sums runs into one line, and speaks of skipped tests only when there are some', () => {
  const unit = tallyOf(reportOf({ numPassedTests: 7 }), true)
  const live = tallyOf(reportOf({ numPassedTests: 3, numPendingTests: 1, numTodoTests: 1 }), true)
  expect(toLine(unit)).toBe('7 passed, 0 failed')
  expect(toLine(addTallies(unit, live))).toBe('10 passed, 0 failed, 2 skipped')
})

test('counts a file that could not start as one failed test', () => {
  const broken = fileOf('broken', { status: 'failed' })
  const failing = fileOf('failing', { status: 'failed', assertionResults: [testOf('failed', ['Error: no'])] })
  const report = reportOf({ numPassedTests: 4, numFailedTests: 1, testResults: [broken, failing] })
  expect(tallyOf(report, false)).toEqual({ passed: 4, failed: 2, skipped: 0 })
})

test('counts a run that broke down without a failing test as one failed test', () => {
  expect(tallyOf(reportOf({ numPassedTests: 4 }), false).failed).toBe(1)
  expect(tallyOf(null, false)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('names what failed and what it said, without the colours, in a few lines', () => {
  const said = `\u001B[31mError: closed\u001B[39m\n${'at a line\n'.repeat(40)}`
  const failing = fileOf('failing', {
    status: 'failed',
    assertionResults: [testOf('passed'), testOf('failed', [said])],
  })
  const [finding, ...others] = toFindings(reportOf({ testResults: [failing] }), '/shop')
  expect(finding).toMatch(/^FAILED {2}failing\.test\.ts > a shop opens\n {4}Error: closed\n/)
  expect(finding?.split('\n').length).toBeLessThan(15)
  expect(others).toEqual([])
})

test('names a file that could not start, and a test that passed only the second time', () => {
  const broken = fileOf('broken', { status: 'failed', message: 'Cannot find module' })
  const second = fileOf('second', { assertionResults: [testOf('passed', ['Error: too slow'])] })
  expect(toFindings(reportOf({ testResults: [broken, second, fileOf('sound', {})] }), '/shop')).toEqual([
    'FAILED  broken.test.ts\n    Cannot find module',
    'SECOND GO  second.test.ts > a shop opens\n    Error: too slow',
  ])
  expect(toFindings(null, '/shop')).toEqual([])
})

test('names a file that could not clear up beside its test that passed the second time, as it is counted', () => {
  const file = fileOf('second', {
    status: 'failed',
    message: 'still open',
    assertionResults: [testOf('passed', ['Error: too slow'])],
  })
  const report = reportOf({ numPassedTests: 1, testResults: [file] })
  expect(tallyOf(report, false).failed).toBe(1)
  expect(toFindings(report, '/shop')).toEqual([
    'FAILED  second.test.ts\n    still open',
    'SECOND GO  second.test.ts > a shop opens\n    Error: too slow',
  ])
})

test('names the slowest files of all runs, the longest first', () => {
  const lasting = (name: string, ms: number) => fileOf(name, { startTime: 1_000, endTime: 1_000 + ms })
  const unit = reportOf({ testResults: [lasting('quick', 40), lasting('slow', 12_340)] })
  const live = reportOf({ testResults: [lasting('slower', 90_000)] })
  expect(slowestFiles([unit, null, live], '/shop', 2)).toEqual([
    '  90.0 s  slower.test.ts',
    '  12.3 s  slow.test.ts',
  ])
})

test('says of several runs how long each took, and which tests failed in how many', () => {
  const runOf = (seconds: number, ...findings: string[]): Run => ({
    files: [],
    findings,
    seconds: { unit: seconds },
    total: { passed: 1, failed: findings.length, skipped: 0 },
  })
  const slow = 'FAILED  a.test.ts took 70.0 s of the 20 s it may take'
  expect(
    differencesOf([runOf(20), runOf(21.6, 'FAILED  a.test.ts > opens\n    Error: no', slow), runOf(19)]),
  ).toEqual(['', '3 runs took:', 'unit       20   22   19 s', '', '1 of 3  FAILED  a.test.ts > opens'])
  expect(differencesOf([runOf(20), runOf(20)]).at(-1)).toBe('No test failed in any of them.')
})
