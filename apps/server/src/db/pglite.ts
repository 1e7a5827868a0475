import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { fromPglite } from 'pg-boss'

import type { Database } from './database.ts'
import { createDoor } from './door.ts'
import { migrationsFolder } from './migrations-folder.ts'
import { createQueueDoor } from './queue-door.ts'
import type { Db } from './types.ts'

export type PgliteSource = {
  /** The database's folder; without one it lives in memory, for tests. */
  folder?: string
  /** What a new database starts from. */
  dump?: Blob
}

/** Opens the embedded database. One process only: take the folder's lock first. */
export async function openPglite({ folder, dump }: PgliteSource): Promise<Database> {
  const pglite = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(dump === undefined ? {} : { loadDataDir: dump }),
  })
  const base = drizzle({ client: pglite })
  // The HKTs differ only in how a raw `execute` types its rows; both give `{ rows }`.
  const door = createDoor(base as unknown as Db)
  return {
    ...door,
    engine: 'pglite',
    queueDoor: createQueueDoor(fromPglite(pglite), door),
    listen: (channel, onMessage) => pglite.listen(channel, (payload) => onMessage(payload)),
    migrate: () => migrate(base, { migrationsFolder }),
    isAlive: () =>
      base.execute(sql`select 1`).then(
        () => true,
        () => false,
      ),
    dump: (compression) => pglite.dumpDataDir(compression),
    close: () => pglite.close(),
  }
}
