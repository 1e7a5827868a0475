import { relative } from 'node:path'

import type { Report } from './tally.ts'

/** Seconds that a file of tests may take, by the project it runs in, on two cores that do nothing else. */
const budgets: Readonly<Record<string, number>> = { unit: 5, live: 20, e2e: 60, byways: 60 }

type Longer = { seconds: number; because: string }
const server = 'apps/server/src/'

/** Files that may take longer: how long, and why they are not shorter yet. */
const longer: Readonly<Record<string, Longer>> = {
  ...at(60, 'asks a shop that answers twice a second', `${server}features/store-link/imports.live.test.ts`),
  ...at(60, 'draws each golden film in Node and in Chromium', 'packages/engine/src/golden.live.test.ts'),
  ...at(
    50,
    'goes through weeks of campaigns',
    `${server}features/campaigns/life.live.test.ts`,
    `${server}features/campaigns/in-time.live.test.ts`,
    `${server}features/campaigns/races.live.test.ts`,
    `${server}features/campaigns/by-hand.live.test.ts`,
  ),
  ...at(
    45,
    'waits until a lost worker is missed, on both databases',
    `${server}jobs/queue.live.test.ts`,
    `${server}jobs/kill.live.test.ts`,
    `${server}features/credits/kill.live.test.ts`,
    `${server}features/projects/renders/kill.live.test.ts`,
  ),
  ...at(45, 'brings the product up from nothing, several times', `${server}main/start.live.test.ts`),
  ...at(40, 'draws videos', `${server}features/projects/renders/renders.live.test.ts`),
  ...at(
    40,
    'waits for what answers late or never',
    `${server}features/ai-requests/models.live.test.ts`,
    `${server}features/places/calls.live.test.ts`,
    `${server}features/reservations/calls.live.test.ts`,
    'packages/integrations/src/ai/models/planner.live.test.ts',
    'packages/engine/src/node/render-in-child.live.test.ts',
  ),
  ...at(
    40,
    'reads and makes pictures and clips',
    'packages/engine/src/node.live.test.ts',
    `${server}media/refused.live.test.ts`,
    `${server}features/assets/cutout/cutout.live.test.ts`,
  ),
  ...at(
    120,
    'looks at every screen, panel and state of a campaign',
    'e2e/journeys/every-screen.test.ts',
    'e2e/journeys/every-panel.test.ts',
    'e2e/journeys/campaign.test.ts',
  ),
  ...at(
    80,
    'waits for the next minute, or until a code may be sent again',
    'e2e/journeys/approval.test.ts',
    'e2e/journeys/account.test.ts',
    'e2e/journeys/places.test.ts',
  ),
}

/** The paths of those files. */
export const longerFiles: readonly string[] = Object.keys(longer)

function at(seconds: number, because: string, ...paths: readonly string[]): Record<string, Longer> {
  return Object.fromEntries(paths.map((path) => [path, { seconds, because }]))
}

/**
 * A machine with other work is up to three times slower than its budgets think (seen: 193 s of 60): a file fails the run at so
 * many times its own.
 */
const failsAt = 5

export type OverBudget = { path: string; seconds: number; budget: number; fails: boolean; because: string }

/** Seconds that a file of a project may take, by its path below the checkout. */
export function budgetOf(project: string, path: string): number {
  return longer[path]?.seconds ?? budgets[project] ?? Infinity
}

/** The files of a project's report that took longer than they may, the worst first; `root` is the checkout's folder. */
export function filesOverBudget(project: string, report: Report | null, root: string): OverBudget[] {
  return (report?.testResults ?? [])
    .map(({ name, startTime, endTime }) => {
      const path = relative(root, name)
      const [budget, because] = [budgetOf(project, path), longer[path]?.because ?? '']
      const seconds = (endTime - startTime) / 1_000
      return { path, seconds, budget, fails: seconds > budget * failsAt, because }
    })
    .filter(({ seconds, budget }) => seconds > budget)
    .toSorted((one, other) => other.seconds / other.budget - one.seconds / one.budget)
}

/** A line of one of them, as a run says it at its end. */
export function overBudgetLine({ path, seconds, budget, fails, because }: OverBudget): string {
  const reason = because === '' ? '' : ` (it ${because})`
  return `${fails ? 'FAILED  ' : ''}${path} took ${seconds.toFixed(1)} s of the ${budget} s it may take${reason}`
}
