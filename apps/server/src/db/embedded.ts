import { mkdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'

import { listBackups } from './backup.ts'
import type { Database } from './database.ts'
import { openPglite } from './pglite.ts'

/** The embedded database's folder cannot be opened. */
export class DatabaseDamaged extends Error {
  override name = 'DatabaseDamaged'
}

/** Where in the data folder the embedded database lies, and its backups. */
export function embeddedPaths(dataDir: string): { database: string; backups: string } {
  return { database: join(dataDir, 'db'), backups: join(dataDir, 'backups') }
}

/** Opens the embedded database of a data folder whose lock is held; throws `DatabaseDamaged` with what to do. */
export async function openEmbedded(dataDir: string): Promise<Database> {
  const { database, backups } = embeddedPaths(dataDir)
  await mkdir(dataDir, { recursive: true })
  try {
    const opened = await openPglite({ folder: database })
    if (await opened.isAlive()) return opened
    throw new Error('It opens but answers no query.')
  } catch (error) {
    throw new DatabaseDamaged(await advice(database, backups, error), { cause: error })
  }
}

async function advice(database: string, backups: string, error: unknown): Promise<string> {
  const [newest] = await listBackups(backups)
  const reason = error instanceof Error ? error.message : String(error)
  const way = newest
    ? `The newest backup is ${newest}. To go back to it: node_modules/.bin/node apps/server/src/main/restore.ts ` +
      '(the damaged folder is kept beside it).'
    : `There is no backup in ${backups} yet. To start empty, move the folder away: mv ${database} ${database}.damaged`
  return `The database in ${database} cannot be opened: ${reason} ${way}`
}

/** Puts a backup in the database's place and keeps what was there; says where that is now, or null when there was none. */
export async function restoreBackup(dataDir: string, backup: string, now: Date): Promise<string | null> {
  const { database } = embeddedPaths(dataDir)
  const coming = `${database}.coming`
  const dump = new Blob([await readFile(backup)], { type: 'application/gzip' })
  const restored = await openPglite({ folder: coming, dump })
  await restored.close()
  const kept = `${database}.before-${now.toISOString().replaceAll(':', '').replace(/\..*/, '')}`
  const had = await rename(database, kept).then(
    () => true,
    () => false,
  )
  await rename(coming, database)
  return had ? kept : null
}
