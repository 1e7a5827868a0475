import { relative } from 'node:path'

import type { Report } from './tally.ts'

/** Seconds that a file of tests may take, by the project it runs in, on two cores that do nothing else. */
const budgets: Readonly<Record<string, number>> = { unit: 5, live: 20, e2e: 60, byways: 60 }

/** Files that may take longer: how long, and why they cannot be shorter. */
const longer: Readonly<Record<string, { seconds: number; because: string }>> = {}

/** A machine with other work is slower than its budgets think: a file fails the run at so many times its own. */
const failsAt = 2

export type OverBudget = { path: string; seconds: number; budget: number; fails: boolean }

/** The files of a project's report that took longer than they may, the worst first; `root` is the checkout's folder. */
export function filesOverBudget(project: string, report: Report | null, root: string): OverBudget[] {
  return (report?.testResults ?? [])
    .map(({ name, startTime, endTime }) => {
      const path = relative(root, name)
      const budget = longer[path]?.seconds ?? budgets[project] ?? Infinity
      const seconds = (endTime - startTime) / 1_000
      return { path, seconds, budget, fails: seconds > budget * failsAt }
    })
    .filter(({ seconds, budget }) => seconds > budget)
    .toSorted((one, other) => other.seconds / other.budget - one.seconds / one.budget)
}

/** A line of one of them, as a run says it at its end. */
export function overBudgetLine({ path, seconds, budget, fails }: OverBudget): string {
  return `${fails ? 'FAILED  ' : ''}${path} took ${seconds.toFixed(1)} s of the ${budget} s it may take`
}
