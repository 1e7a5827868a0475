import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'

import { createFolderStore, createS3Store, type FileStore } from '@clipmint/integrations'
import type { Logger } from 'pino'

import { keepBackups } from '../db/backup.ts'
import type { Database } from '../db/database.ts'
import { embeddedPaths, openEmbedded } from '../db/embedded.ts'
import { lockFolder } from '../db/folder-lock.ts'
import { openPostgres } from '../db/postgres.ts'
import type { Signer } from '../signing.ts'
import type { Config } from './config.ts'

/** Opens the database that the configuration names; closing it also lets go of the data folder. */
export async function openDatabase(config: Config, log: Logger, startedAt: Date): Promise<Database> {
  if (config.databaseUrl !== null) return openPostgres(config.databaseUrl, log)
  const owner = { pid: process.pid, url: config.publicUrl, since: startedAt.toISOString() }
  const lock = lockFolder(config.dataDir, owner)
  try {
    const database = await openEmbedded(config.dataDir)
    const { dump } = database
    const backups = dump && keepBackups(embeddedPaths(config.dataDir).backups, () => dump('gzip'), log)
    const close = async () => {
      backups?.stop()
      await database.close()
      lock.release()
    }
    return { ...database, close }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Opens the file store that the configuration names. */
export function openFiles({ storage }: Config, signer: Signer, now: () => Date): FileStore {
  if (storage.kind === 's3') return createS3Store(storage)
  return createFolderStore({ folder: storage.folder, linkKey: signer.keyFor('file-link'), baseUrl: '', now })
}

/** A new folder for this process's files of the moment; folders of processes that are gone are emptied. */
export async function makeTempFolder(dataDir: string): Promise<string> {
  const parent = join(dataDir, 'temp')
  await mkdir(parent, { recursive: true })
  for (const name of await readdir(parent)) {
    // In a container each start has the number of the one before it.
    const isOurs = Number(name) === process.pid
    if (isOurs || !isRunning(Number(name))) await rm(join(parent, name), { recursive: true, force: true })
  }
  const folder = join(parent, String(process.pid))
  await mkdir(folder, { recursive: true })
  return folder
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // EPERM: it runs, under another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
