import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'

import { makeVapidPair } from '@clipmint/integrations'
import closeWithGrace from 'close-with-grace'
import { type Logger, pino } from 'pino'
import { z } from 'zod'

import type { Context } from '../context.ts'
import type { Database } from '../db/database.ts'
import { keptPair } from '../db/server-keys.ts'
import { beforeWrite, handlers, hearCaller, jobs, prepareAreas, serveRoutes } from '../features/index.ts'
import { createApp } from '../http/app.ts'
import { createRegistry } from '../jobs/registry.ts'
import { mediaInChildren } from '../media/in-children.ts'
import { engineRenderer } from '../renderer/engine-renderer.ts'
import { createSigner } from '../signing.ts'
import { type Assembled, assemble } from './assemble.ts'
import { type Config, toConfig } from './config.ts'
import { makeTempFolder, openDatabase, openFiles } from './data.ts'
import { readEnv, root } from './env.ts'
import { OwnersFault, ownersSentence } from './faults.ts'
import { outsideOf } from './outside.ts'
import { windowOriginsOf } from './payments.ts'
import { serveSandbox } from './sandbox-proxy.ts'
import { startSandbox } from './sandbox-thread.ts'
import { sessionSecret } from './secret.ts'

/** What a process is there for. */
export type Role = {
  name: 'start' | 'api' | 'worker'
  serves: boolean
  works: boolean
  /** What draws its videos and looks at its files, unless it is the engine and processes of their own. */
  makers?: Pick<Context, 'media' | 'renderer'>
}

/** Whoever has just started the product has a use for the whole machine; who says `now` waits for the loops. */
const loopSettings = {
  on: { afterMs: 60_000, niceness: 19 },
  now: { afterMs: 0, niceness: 3 },
  off: null,
} as const

/** How long running jobs may go on once the process is asked to stop; then they go back to the queue. */
const graceSeconds = { start: 4, api: 4, worker: 25 }

/** Runs a process of the product until it is asked to stop; a fault that its owner can mend ends it with one sentence. */
export async function runProcess(role: Role): Promise<void> {
  try {
    await bringUp(role)
  } catch (error) {
    console.error(ownersSentence(error) ?? error)
    process.exit(1)
  }
}

async function bringUp(role: Role): Promise<void> {
  const startedAt = new Date()
  const config = toConfig(readEnv(), root)
  const log = createLog(config, role)
  if (role.name === 'worker' && config.databaseUrl === null) throw new OwnersFault(workerNeedsPostgres)
  // The embedded database has one owner, so whoever owns it also does the work.
  const works = role.works || config.databaseUrl === null
  const sandbox = await sandboxFor(config, role, log)
  const database = await openDatabase(config, log, startedAt)
  const tempFolder = await makeTempFolder(config.dataDir)
  const assembled = await assembleFrom({
    config,
    log,
    database,
    makers: role.makers ?? { media: mediaInChildren, renderer: engineRenderer(config.ffmpeg) },
    tempFolder,
    works,
    sandboxUrl: sandbox?.url ?? null,
  })
  if (role.serves) await prepareAreas(assembled.ctx)
  const served = role.serves ? await serve(config, assembled, sandbox?.url ?? null) : null
  console.log(role.serves ? `ready ${config.publicUrl}` : 'ready (worker)')
  if (sandbox && role.serves) console.log(`sandbox ${config.publicUrl}/sandbox (messages, no real sending)`)

  const delay = (graceSeconds[role.name] + 10) * 1_000
  closeWithGrace({ delay, logger: log }, async ({ err }) => {
    if (err) log.fatal({ err }, 'an error that nobody caught ends the process')
    await served?.close()
    await assembled.stop(graceSeconds[role.name])
    await sandbox?.stop()
    await rm(tempFolder, { recursive: true, force: true })
  })
}

const workerNeedsPostgres =
  'A worker of its own needs PostgreSQL: set DATABASE_URL. With the embedded database, which only one process can ' +
  'own, the work is done inside `npm start`.'

function createLog(config: Config, { name }: Role): Logger {
  const quiet = name === 'start' && !config.production
  return pino({
    level: config.logLevel ?? (quiet ? 'warn' : 'info'),
    base: { role: name },
    redact: ['req.headers.authorization', 'req.headers.cookie', 'password', '*.password', 'token', '*.token'],
  })
}

async function sandboxFor(
  config: Config,
  role: Role,
  log: Logger,
): Promise<{ url: string; stop: () => Promise<void> } | null> {
  if (!config.sandbox) return null
  if (config.sandboxUrl !== null) return { url: config.sandboxUrl, stop: async () => {} }
  if (role.name === 'start' || config.databaseUrl === null)
    return startSandbox(log, config.publicUrl, join(config.dataDir, 'sandbox'))
  throw new OwnersFault(
    'The sandbox is on, and several processes must share one: start it with `node apps/sandbox/src/main.ts` and set ' +
      'SANDBOX_URL=http://localhost:3400, or set SANDBOX=off.',
  )
}

const VapidPair = z.object({ publicKey: z.string(), privateKey: z.string() })

type Ingredients = {
  config: Config
  log: Logger
  database: Database
  makers: Pick<Context, 'media' | 'renderer'>
  tempFolder: string
  works: boolean
  sandboxUrl: string | null
}

async function assembleFrom({
  config,
  log,
  database,
  makers,
  tempFolder,
  works,
  sandboxUrl,
}: Ingredients): Promise<Assembled> {
  const { clockAheadMs } = config
  const now = () => new Date(Date.now() + clockAheadMs)
  await database.migrate()
  const pair = await keptPair(database, { name: 'vapid', shape: VapidPair, make: makeVapidPair })
  const signer = createSigner(sessionSecret(config.sessionSecret, config.dataDir), now)
  return assemble({
    database,
    files: openFiles(config, signer, now),
    ...makers,
    signer,
    outside: outsideOf(config, { sandboxUrl, pair, now }),
    settings: {
      sandbox: config.sandbox,
      publicUrl: config.publicUrl,
      tempFolder,
      renderConcurrency: config.renderConcurrency,
      loops: loopSettings[config.storeLoops],
      mailAfterSeconds: config.mailAfterSeconds,
      businessMail: config.businessMail,
      company: config.company,
      links: config.links,
      maintenanceUrl: config.maintenanceUrl,
    },
    log,
    now,
    clockAheadMs,
    registry: createRegistry(jobs),
    works,
  })
}

async function serve(config: Config, { ctx, isReady, metrics }: Assembled, sandboxUrl: string | null) {
  const siteFolder = join(root, 'apps/web/dist')
  const endpoint = config.storage.kind === 's3' ? mediaOrigin(config.storage) : null
  const app = await createApp({
    ctx,
    handlers,
    hearCaller,
    beforeWrite,
    requestsPerMinute: config.requestsPerMinute,
    siteFolder: existsSync(join(siteFolder, 'index.html')) ? siteFolder : null,
    mediaOrigins: endpoint === null ? [] : [endpoint],
    toldOrigins: config.maintenanceUrl === null ? [] : [new URL(config.maintenanceUrl).origin],
    stillOrigins: [
      ...ctx.outside.stock.flatMap(({ facts }) => facts.stillOrigins),
      ...ctx.outside.shops.flatMap(({ facts }) => facts.pictureOrigins),
      ...Object.values(ctx.outside.networks).flatMap((network) => network?.facts.pictureOrigins ?? []),
    ],
    windowOrigins: windowOriginsOf(ctx.outside.payments),
    trustedProxies: config.trustedProxies,
    isReady,
    metrics,
    metricsAccess: { token: config.metricsToken, production: config.production },
    extras: async (it) => {
      await serveRoutes(it, ctx)
      if (sandboxUrl !== null) await serveSandbox(it, sandboxUrl)
    },
  })
  await app.listen({ port: config.port, host: config.host })
  return app
}

function mediaOrigin({
  endpoint,
  bucket,
  region,
}: {
  endpoint: string | null
  bucket: string
  region: string
}): string {
  return endpoint === null ? `https://${bucket}.s3.${region}.amazonaws.com` : new URL(endpoint).origin
}
