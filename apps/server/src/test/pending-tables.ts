import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'

import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { sql } from 'drizzle-orm'

import type { Database } from '../db/database.ts'
import { migrationsFolder } from '../db/migrations-folder.ts'
import * as tables from '../db/tables/index.ts'

/** The SQL that the written migrations lack to give the tables of the code; empty when they are up to date. */
export async function pendingTables(): Promise<string[]> {
  const meta = join(migrationsFolder, 'meta')
  const snapshots = (await readdir(meta)).filter((name) => name.endsWith('_snapshot.json')).toSorted()
  const last = snapshots.at(-1)
  const before = last ? JSON.parse(await readFile(join(meta, last), 'utf8')) : generateDrizzleJson({})
  return generateMigration(before, generateDrizzleJson(tables, before.id))
}

/** Brings a test's database to the tables of the code, also while a table's migration is not written yet. */
export async function applyTables(database: Database): Promise<void> {
  await database.migrate()
  for (const statement of await pendingTables()) await database.db().execute(sql.raw(statement))
}
