import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Logger } from 'pino'

import type { Database } from './database.ts'
import { createDoor } from './door.ts'
import { createListener } from './listener.ts'
import { migrationsFolder } from './migrations-folder.ts'
import { createQueueDoor, type IDatabase } from './queue-door.ts'
import type { Db } from './types.ts'

/** Any fixed number that nothing else in the database locks by: migrations of several processes wait in line on it. */
const migrationLock = 7_204_411

// PGlite gives counts and other 64-bit integers as numbers; so does this, up to where a number is exact.
pg.types.setTypeParser(pg.types.builtins.INT8, (digits) => {
  const number = Number(digits)
  return Number.isSafeInteger(number) ? number : BigInt(digits)
})

/** Opens PostgreSQL (15 or newer) with a pool of connections. */
export async function openPostgres(url: string, log: Logger, poolSize = 10): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, application_name: 'clipmint' })
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'))
  await refuseOldServer(pool)
  const base = drizzle({ client: pool })
  const door = createDoor(base as unknown as Db)
  const listener = createListener(url, log)
  const queueBase: IDatabase = {
    executeSql: (text, values) => executeSql(pool, text, values),
    listen: async (channel, onMessage, onReconnect) => {
      const close = await listener.listen(channel, onMessage, onReconnect)
      return { close }
    },
  }
  return {
    ...door,
    engine: 'postgres',
    queueDoor: createQueueDoor(queueBase, door),
    listen: (channel, onMessage) => listener.listen(channel, onMessage),
    migrate: () => migrateInLine(url),
    isAlive: () =>
      base.execute(sql`select 1`).then(
        () => true,
        () => false,
      ),
    dump: null,
    close: async () => {
      await listener.close()
      await pool.end()
    },
  }
}

async function refuseOldServer(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ version: string }>(
    "select current_setting('server_version_num') as version",
  )
  const version = Number(rows[0]?.version)
  if (version < 150_000) {
    await pool.end()
    throw new Error(`PostgreSQL 15 or newer is needed; the server says ${Math.floor(version / 10_000)}.`)
  }
}

/** A text of several statements gives an array of results; pg-boss wants all their rows in one. */
async function executeSql(pool: pg.Pool, text: string, values?: unknown[]): Promise<{ rows: unknown[] }> {
  const answer: pg.QueryResult | pg.QueryResult[] = await pool.query(text, values)
  return Array.isArray(answer) ? { rows: answer.flatMap(({ rows }) => rows) } : answer
}

async function migrateInLine(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'clipmint migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle({ client }), { migrationsFolder })
  } finally {
    await client.end()
  }
}
