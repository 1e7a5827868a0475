import { relative } from 'node:path'

import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

import { findChromium, findPostgres } from './tools/setup/machine.mjs'
import { budgetOf } from './tools/test-budgets.ts'

// Where the browser and PostgreSQL are, so that no test need look for itself.
process.env['CHROMIUM'] ||= findChromium() ?? ''
process.env['POSTGRES_BIN'] ||= findPostgres() ?? ''

// What a busy machine broke is looked at once more in CI, and named at the end (`tools/tally.ts`); what is broken stays
// so.
const secondGo = process.env['CI'] ? 1 : 0

const beside = ['packages/*/{src,golden}/**', 'apps/*/src/**']

/** One PostgreSQL server for all that a run tests with one. */
const databases = 'apps/server/src/test/databases.ts'

/** What takes longest begins first, so that no worker is left alone with it at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const seconds = ({ moduleId, project }: TestSpecification) =>
      budgetOf(project.name, relative(import.meta.dirname, moduleId))
    return [...(await super.sort(files))].sort(
      (one: TestSpecification, other: TestSpecification) => seconds(other) - seconds(one),
    )
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        // Decisions, documents, words: quick enough to run on every save; `npm run check` runs those that a change concerns.
        test: {
          name: 'unit',
          include: [...beside, 'tools/**'].map((folder) => `${folder}/*.test.{ts,tsx}`),
          exclude: ['**/*.live.test.ts', '**/node_modules/**'],
          environment: 'node',
          // They touch nothing that another could see, so each worker loads the rooms once.
          isolate: false,
          maxWorkers: 2,
          // Here and below, a busy machine is slow: only what never happens fails.
          testTimeout: 120_000,
        },
      },
      {
        // Real parts: databases, queues, files, encoders. They wait as much as they work: three fill two cores.
        test: {
          name: 'live',
          include: beside.map((folder) => `${folder}/*.live.test.ts`),
          environment: 'node',
          globalSetup: [databases],
          pool: 'forks',
          // Rooms keep nothing of their own between calls, and loading them costs more than most files do.
          isolate: false,
          maxWorkers: 3,
          expect: { poll: { timeout: 120_000 } },
          testTimeout: 600_000,
          hookTimeout: 300_000,
          retry: secondGo,
        },
      },
      // The main ways through the product, on every change; and all others, in `npm run test:every`.
      inBrowser('e2e', 'e2e/journeys/*.test.ts', [databases, 'e2e/support/shared-product.ts']),
      inBrowser('byways', 'e2e/byways/*.test.ts', ['e2e/support/new-folder.ts']),
    ],
  },
})

/** Whole journeys in a browser; the files of a worker share a server one after the other, or have one of their own. */
function inBrowser(name: string, include: string, globalSetup: string[]) {
  return {
    test: {
      name,
      include: [include],
      globalSetup,
      exclude: ['**/node_modules/**'],
      environment: 'node' as const,
      pool: 'forks' as const,
      maxWorkers: 2,
      expect: { poll: { timeout: 60_000 } },
      testTimeout: 900_000,
      hookTimeout: 300_000,
      retry: secondGo,
    },
  }
}
