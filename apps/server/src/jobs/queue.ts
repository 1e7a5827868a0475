import { PgBoss, type QueuePolicy, type QueueResult } from 'pg-boss'
import type { Logger } from 'pino'

import type { Database } from '../db/database.ts'
import type { Job } from './define.ts'
import { type JobRegistry, jobNamed } from './registry.ts'
import type { JobSender } from './send.ts'

/** A lost worker is noticed after this long without a sign of life (the least that pg-boss takes). */
const heartbeatSeconds = 10
/** How often the lost are looked for; with the heartbeat, a killed worker's jobs start again within 15 s. */
const superviseSeconds = 2

export type Queue = JobSender & {
  boss: PgBoss
  registry: JobRegistry
  start: () => Promise<void>
  /** Stops taking jobs, lets running ones end for `graceSeconds`, then gives them back to the queue. */
  stop: (graceSeconds: number) => Promise<void>
  /** Has all run at once that runs by the clock. */
  sendClockJobs: () => Promise<void>
}

export type QueueOptions = {
  database: Database
  registry: JobRegistry
  log: Logger
  /** A worker also looks after lost jobs and clock jobs; an API process only sends. */
  works: boolean
  /** How far the product's clock is ahead of the database's. */
  clockAheadMs?: number
}

/** The queue over the one database. Nothing runs until `work` is given the queue. */
export function createQueue({ database, registry, log, works, clockAheadMs = 0 }: QueueOptions): Queue {
  const boss = new PgBoss({
    db: database.queueDoor,
    backend: database.engine,
    useListenNotify: works,
    supervise: works,
    schedule: works,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    reindex: database.engine === 'postgres',
  })
  const inItsTime = (after: Date | { seconds: number }) =>
    after instanceof Date ? new Date(after.getTime() - clockAheadMs) : after.seconds
  boss.on('error', (error) => log.error({ err: error }, 'the queue met a fault'))
  boss.on('warning', (warning) => log.debug({ warning }, 'the queue warns'))

  return {
    boss,
    registry,
    start: () => database.outside(() => startBoss(boss, registry)),
    stop: (graceSeconds) => boss.stop({ graceful: true, close: false, timeout: graceSeconds * 1_000 }),
    async send(name, payload, { after, key } = {}) {
      const parsed = jobNamed(registry, name).payload.parse(payload)
      return boss.send(name, parsed, {
        ...(after === undefined ? {} : { startAfter: inItsTime(after) }),
        ...(key === undefined ? {} : { singletonKey: key }),
      })
    },
    async sendClockJobs() {
      for (const [name, { every }] of registry) if (every) await boss.send(name, {})
    },
    async cancel(name, id) {
      jobNamed(registry, name)
      const [job] = await boss.findJobs(name, { id })
      if (!job || !['created', 'retry', 'active'].includes(job.state)) return false
      await boss.cancel(name, id)
      return true
    },
  }
}

const policies: Record<NonNullable<Job['policy']>, QueuePolicy> = {
  standard: 'standard',
  'in-order': 'key_strict_fifo',
  'one-waiting': 'short',
}

/** Makes the queues that are missing and brings the others up to date; throws where one would have to change its policy. */
async function startBoss(boss: PgBoss, registry: JobRegistry): Promise<void> {
  await boss.start()
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  await Promise.all([...registry].map(([name, job]) => bringUpToDate(boss, name, job, known.get(name))))
}

async function bringUpToDate(
  boss: PgBoss,
  name: string,
  job: Job,
  known: QueueResult | undefined,
): Promise<void> {
  const options = {
    retryLimit: job.retries ?? 5,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 600,
    heartbeatSeconds,
    expireInSeconds: job.timeoutSeconds ?? 900,
    deleteAfterSeconds: 24 * 3_600,
    notify: true,
  }
  const policy = policies[job.policy ?? (job.every ? 'one-waiting' : 'standard')]
  if (!known) return boss.createQueue(name, { ...options, policy })
  if (known.policy !== policy) {
    throw new Error(`The job "${name}" was made with the policy ${known.policy}; it cannot become ${policy}.`)
  }
  // Most starts find all as they left it.
  const isSame = Object.entries(options).every(([key, value]) => known[key as keyof QueueResult] === value)
  if (!isSame) await boss.updateQueue(name, options)
}
