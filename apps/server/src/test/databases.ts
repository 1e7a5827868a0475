import { join } from 'node:path'

import { pino } from 'pino'

import type { Database } from '../db/database.ts'
import { openPglite } from '../db/pglite.ts'
import { openPostgres } from '../db/postgres.ts'
import { type Cluster, createDatabase, startCluster } from './postgres-cluster.ts'
import { pgliteTemplate, prepare, templateFolder } from './template.ts'

export type Engine = 'pglite' | 'postgres'
export const engines: readonly Engine[] = ['pglite', 'postgres']

/**
 * What calls are tested on whose SQL leans on nothing that the two do differently: PostgreSQL, since it alone answers
 * several at once and whole journeys run on the embedded one; both when everything is run.
 */
export const callEngines: readonly Engine[] = process.env['TEST_EVERY'] === 'yes' ? engines : ['postgres']

const templateName = 'clipmint_template'
const silent = pino({ level: 'silent' })

let cluster: Promise<Cluster> | null = null
let users = 0
let made = 0

/** A database of its own with all tables; `url` is null for the embedded one. Close it at the end. */
export async function openTestDatabase(engine: Engine): Promise<{ database: Database; url: string | null }> {
  if (engine === 'pglite') return { database: await openPglite({ dump: await pgliteTemplate() }), url: null }
  const url = await takeDatabase()
  const database = await openPostgres(url, silent, 6)
  const close = async () => {
    await database.close()
    await leaveCluster()
  }
  return { database: { ...database, close }, url }
}

/** One server for all databases of this test process; the last one that closes ends it. */
async function takeDatabase(): Promise<string> {
  users += 1
  made += 1
  cluster ??= templateFolder().then((folder) =>
    startCluster(join(folder, 'postgres'), async (url) => {
      const database = await openPostgres(await newTemplate(url), silent, 4)
      await prepare(database)
      await database.close()
    }),
  )
  return createDatabase(await cluster, `test_${process.pid}_${made}`, templateName)
}

async function newTemplate(url: (database: string) => string): Promise<string> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url('postgres') })
  await client.connect()
  await client.query(`create database ${templateName}`)
  await client.end()
  return url(templateName)
}

async function leaveCluster(): Promise<void> {
  users -= 1
  if (users > 0) return
  const last = cluster
  cluster = null
  await (await last)?.stop()
}
