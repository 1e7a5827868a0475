import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { root } from '../repository.ts'
import { startStep } from './steps.ts'

/** Bare questions to the database, past the API. */
export type Pool = {
  query: (text: string, values: unknown[]) => Promise<unknown>
  end: () => Promise<void>
}

/** Tools lean on no app: the driver is the server's own, found by its place. */
const pg = createRequire(join(root, 'apps/server/package.json'))('pg') as {
  Pool: new (options: { connectionString: string; max: number }) => Pool
}

export type BenchServer = {
  port: number
  pool: Pool
  /** The processes whose work counts. */
  pids: Record<string, number>
  /** The settings the API runs with, for what fills its database. */
  env: Record<string, string>
}

/**
 * Runs `measure` against the API in a process of its own, on a PostgreSQL made for this alone, or that of DATABASE_URL;
 * ends both afterwards.
 */
export async function withServer(
  name: string,
  measure: (server: BenchServer) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), `${name}-`))
  const stops: (() => Promise<void>)[] = []
  try {
    const postgres = process.env['DATABASE_URL']
      ? null
      : await startStep('apps/server/src/test/bench/postgres.ts', {})
    if (postgres) stops.unshift(postgres.stop)
    const databaseUrl = process.env['DATABASE_URL'] ?? postgres?.firstLine ?? ''
    const port = 3_900 + Math.floor(Math.random() * 90)
    const env = {
      DATABASE_URL: databaseUrl,
      SESSION_SECRET: randomBytes(24).toString('hex'),
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
      SANDBOX: 'off',
      LOG_LEVEL: 'warn',
      REQUESTS_PER_MINUTE: '1000000',
    }
    const api = await startStep('apps/server/src/main/api.ts', env)
    stops.unshift(api.stop)
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 })
    stops.unshift(() => pool.end())
    const pids = { api: api.pid, ...(postgres && { postgres: postgres.pid }) }
    await measure({ port, pool, pids, env })
  } finally {
    for (const stop of stops) await stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
