import { basename, join } from 'node:path'
import process from 'node:process'

import { must } from '@clipmint/kit'
import pg from 'pg'
import { pino } from 'pino'

import type { Database } from '../db/database.ts'
import { openPglite } from '../db/pglite.ts'
import { openPostgres } from '../db/postgres.ts'
import { type Cluster, clusterUrl, startCluster } from './postgres-cluster.ts'
import { pgliteTemplate, prepare, templateFolder } from './template.ts'

/** Whether all is run of what is otherwise a fixed sample (`npm run test:every`). */
export const every = process.env['TEST_EVERY'] === 'yes'

export type Engine = 'pglite' | 'postgres'
export const engines: readonly Engine[] = ['pglite', 'postgres']

/**
 * What is tested on whose SQL leans on nothing that the two do differently: PostgreSQL, since it alone answers
 * several at once and is the quicker; both when everything is run, where whole byways run on the embedded one too.
 */
export const usualEngines: readonly Engine[] = every ? engines : ['postgres']

const templateName = 'clipmint_template'
/** The folder of the run's PostgreSQL server, as its tests' processes find it. */
const clusterVariable = 'TEST_POSTGRES'
const silent = pino({ level: 'silent' })

let made = 0

/** A database of its own with all tables; `url` is null for the embedded one. Close it at the end. */
export async function openTestDatabase(engine: Engine): Promise<{ database: Database; url: string | null }> {
  if (engine === 'pglite') return { database: await openPglite({ dump: await pgliteTemplate() }), url: null }
  made += 1
  const name = `test_${process.pid}_${made}`
  await askServer(newDatabase(name))
  const url = urlOf(name)
  const database = await openPostgres(url, silent, 6)
  const close = async () => {
    await database.close()
    await askServer(`drop database ${name} with (force)`)
  }
  return { database: { ...database, close }, url }
}

/**
 * The URL of the database of a product that the tests start as a process: a new one with all tables, or what the process
 * before it on the same data folder left behind.
 */
export async function databaseOfProduct(dataFolder: string): Promise<string> {
  const name = basename(dataFolder)
  await askServer(newDatabase(name)).catch((error: unknown) => {
    if (!(error instanceof pg.DatabaseError && error.code === alreadyThere)) throw error
  })
  return urlOf(name)
}

/** PostgreSQL's code for a database that is there already. */
const alreadyThere = '42P04'

function newDatabase(name: string): string {
  return `create database ${pg.escapeIdentifier(name)} template ${templateName} strategy file_copy`
}

/** The URL of a database of the run's server. */
function urlOf(database: string): string {
  return clusterUrl(must(process.env[clusterVariable], clusterVariable), database)
}

/** Says something to the server itself and not to a database of it. */
async function askServer(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf('postgres') })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}

let cluster: Cluster | undefined

/** Before all tests of a run: one PostgreSQL server for all their databases. */
export async function setup(): Promise<void> {
  cluster = await startCluster(join(await templateFolder(), 'postgres'), makeTemplate)
  process.env[clusterVariable] = cluster.folder
}

/** After all tests of a run. */
export async function teardown(): Promise<void> {
  await cluster?.stop()
}

/** A database with all tables, which each test's own begins as a copy of. */
async function makeTemplate(folder: string): Promise<void> {
  process.env[clusterVariable] = folder
  await askServer(`create database ${templateName}`)
  const database = await openPostgres(urlOf(templateName), silent, 4)
  await prepare(database)
  await database.close()
}
