import { expect, it } from 'vitest'
import { z } from 'zod'

import { engines, openTestDatabase } from '../test/databases.ts'
import { applyTables } from '../test/pending-tables.ts'
import { keptPair } from './server-keys.ts'

it.each(engines)(
  'makes a pair of keys once and keeps it, whoever starts at the same time, on %s',
  async (engine) => {
    const { database } = await openTestDatabase(engine)
    await applyTables(database)
    let made = 0
    const pair = () =>
      keptPair(database, {
        name: 'vapid',
        shape: z.object({ publicKey: z.string() }),
        make: () => ({ publicKey: `pair ${(made += 1)}` }),
      })
    const [one, other] = await Promise.all([pair(), pair()])
    expect(other).toEqual(one)
    expect(await pair()).toEqual(one)
    expect(made).toBeLessThanOrEqual(2)
    await database.close()
  },
)
