import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { pino } from 'pino'

import type { Database } from '../db/database.ts'
import { openPglite } from '../db/pglite.ts'
import { createQueue } from '../jobs/queue.ts'
import { createRegistry } from '../jobs/registry.ts'
import { applyTables } from './pending-tables.ts'

/**
 * Where prepared databases are kept between runs. The name holds everything they were made from, so a change of a table
 * gives new ones. What jobs there are is not in it: a queue is made in a moment as a server starts.
 */
export async function templateFolder(): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of ['../db/tables', '../db/migrations']) {
    const root = new URL(`${folder}/`, import.meta.url)
    for (const name of (await readdir(root)).toSorted()) {
      if (/\.(?:ts|sql)$/.test(name)) hash.update(name).update(await readFile(new URL(name, root)))
    }
  }
  for (const name of ['pg-boss', '@electric-sql/pglite', 'drizzle-orm']) {
    hash.update(await readFile(new URL(`../../../../node_modules/${name}/package.json`, import.meta.url)))
  }
  const folder = join(tmpdir(), `clipmint-test-${hash.digest('hex').slice(0, 12)}`)
  if (await mkdir(folder, { recursive: true, mode: 0o755 })) await removeOldTemplates(dirname(folder))
  return folder
}

/** Templates of tables that are long past; each is some 80 MB. */
async function removeOldTemplates(parent: string): Promise<void> {
  const dayAgo = Date.now() - 86_400_000
  for (const name of await readdir(parent)) {
    const path = join(parent, name)
    const isOld = name.startsWith('clipmint-test-') && (await stat(path)).mtimeMs < dayAgo
    if (isOld) await rm(path, { recursive: true, force: true })
  }
}

/** A dump of an embedded database that has all tables, and those of the queue. */
export async function pgliteTemplate(): Promise<Blob> {
  const path = join(await templateFolder(), 'pglite.tar')
  const known = await readFile(path).catch(() => null)
  if (known) return new Blob([known])
  const database = await openPglite({})
  await prepare(database)
  const dump = await database.dump?.('none')
  await database.close()
  if (!dump) throw new Error('The embedded database gave no dump.')
  await placeWhole(path, new Uint8Array(await dump.arrayBuffer()))
  return dump
}

/** Our tables and the queue's, which take longest of what a first start makes. */
export async function prepare(database: Database): Promise<void> {
  await applyTables(database)
  const log = pino({ level: 'silent' })
  const queue = createQueue({ database, registry: createRegistry({}), log, works: false })
  await queue.start()
  await queue.stop(0)
}

/** Several test processes may make the same template at once; the last one wins with the same bytes. */
async function placeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const temp = join(dirname(path), `coming-${process.pid}-${Math.random()}`)
  await writeFile(temp, bytes)
  await rename(temp, path)
}
