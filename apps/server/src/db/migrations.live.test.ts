import { expect, it } from 'vitest'

import { pendingTables } from '../test/pending-tables.ts'

it('has a migration for every table and column (else: npm run db:generate)', async () => {
  expect(await pendingTables()).toEqual([])
})
