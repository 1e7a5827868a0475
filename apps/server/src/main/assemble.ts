import { randomInt } from 'node:crypto'

import type { FileStore } from '@clipmint/integrations'
import type { Logger } from 'pino'
import { uuidv7 } from 'uuidv7'

import type { Context } from '../context.ts'
import type { Database } from '../db/database.ts'
import { createEvents } from '../events/create.ts'
import { type Queue, createQueue } from '../jobs/queue.ts'
import type { JobRegistry } from '../jobs/registry.ts'
import { work } from '../jobs/work.ts'
import type { Media } from '../media/media.ts'
import { createMetrics, type Metrics } from '../metrics.ts'
import type { Renderer } from '../renderer/renderer.ts'
import type { Settings } from '../settings.ts'
import type { Signer } from '../signing.ts'

export type Parts = {
  database: Database
  files: FileStore
  media: Media
  renderer: Renderer
  signer: Signer
  outside: Context['outside']
  settings: Settings
  log: Logger
  now: () => Date
  /** How far `now` is ahead of the database's clock, by which the queue goes. */
  clockAheadMs?: number
  registry: JobRegistry
  /** True for a process that runs jobs, not only sends them. */
  works: boolean
}

export type Assembled = {
  ctx: Context
  queue: Queue
  metrics: Metrics
  isReady: () => Promise<boolean>
  /** Stops taking jobs, waits for those running up to `graceSeconds`, gives back the rest, and lets go of the database. */
  stop: (graceSeconds: number) => Promise<void>
}

/** Puts a process together from its parts and sets the queue going; the tables must be up to date. */
export async function assemble(parts: Parts): Promise<Assembled> {
  const { database, registry, log, works, clockAheadMs = 0 } = parts
  const queue = createQueue({ database, registry, log, works, clockAheadMs })
  const events = await createEvents(database)
  const ctx: Context = {
    now: parts.now,
    newId: uuidv7,
    randomInt: (below) => randomInt(below),
    db: database.db,
    withTx: database.withTx,
    afterCommit: database.afterCommit,
    jobs: queue,
    events,
    files: parts.files,
    media: parts.media,
    renderer: parts.renderer,
    signer: parts.signer,
    log,
    settings: parts.settings,
    outside: parts.outside,
  }
  await queue.start()
  const metrics = createMetrics()
  const workers = works ? await work(ctx, queue, metrics) : null
  // The queue's own clock does not know how many rounds a clock that was moved has passed by.
  if (works && clockAheadMs > 0) await queue.sendClockJobs()
  let stopping = false
  return {
    ctx,
    queue,
    metrics,
    isReady: async () => !stopping && (await database.isAlive()),
    async stop(graceSeconds) {
      stopping = true
      workers?.stop()
      await queue.stop(graceSeconds)
      await events.close()
      await database.close()
    },
  }
}
