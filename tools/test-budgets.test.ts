import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { root } from './repository.ts'
import type { Report } from './tally.ts'
import { filesOverBudget, longerFiles, overBudgetLine } from './test-budgets.ts'

const report = (...files: [name: string, seconds: number][]): Report => ({
  numPassedTests: files.length,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: files.map(([name, seconds]) => ({
    name: `/shop/${name}.test.ts`,
    status: 'passed',
    message: '',
    startTime: 1_000,
    endTime: 1_000 + seconds * 1_000,
    assertionResults: [],
  })),
})

test('lists files over the budget of their project, the worst first, and fails those at five times of it', () => {
  const over = filesOverBudget('live', report(['quick', 19], ['slow', 21], ['worse', 101]), '/shop')
  expect(over.map(({ path, fails }) => [path, fails])).toEqual([
    ['worse.test.ts', true],
    ['slow.test.ts', false],
  ])
  expect(over.map(overBudgetLine)).toEqual([
    'FAILED  worse.test.ts took 101.0 s of the 20 s it may take',
    'slow.test.ts took 21.0 s of the 20 s it may take',
  ])
})

test('gives a journey more time than a live test, and a run without a report nothing to list', () => {
  expect(filesOverBudget('e2e', report(['journey', 59]), '/shop')).toEqual([])
  expect(filesOverBudget('e2e', null, '/shop')).toEqual([])
})

test('names no file that is gone', () => {
  expect(longerFiles.filter((path) => !existsSync(join(root, path)))).toEqual([])
})
