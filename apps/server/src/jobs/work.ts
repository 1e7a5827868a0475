import { setTimeout as pause } from 'node:timers/promises'

import { must } from '@clipmint/kit'
import type { Job as BossJob } from 'pg-boss'

import type { Context } from '../context.ts'
import type { Metrics } from '../metrics.ts'
import type { Job } from './define.ts'
import type { Queue } from './queue.ts'
import { sweepLost } from './sweep.ts'
import { findDueQueues } from './wake.ts'

/** How often a worker looks for itself while NOTIFY reaches it (`findDueQueues` looks for all), and while it does not. */
const seldomSeconds = 30
const pollSeconds = 0.5
/** A cancelled job's signal is aborted within this time. */
const heartbeatRefreshSeconds = 2
/** A job that was sent for later, or is to be tried again, starts within this time of its own. */
const wakeMs = 500
const sweepMs = 5_000

/** Starts this process's workers: one for each job, as many at a time as the job says. */
export async function work(ctx: Context, queue: Queue, metrics: Metrics): Promise<{ stop: () => void }> {
  const ending = new AbortController()
  const workersOf = new Map<string, string[]>()
  const wake = (name: string) => workersOf.get(name)?.forEach((worker) => queue.boss.notifyWorker(worker))
  for (const [name, job] of queue.registry) {
    const workers: string[] = []
    workersOf.set(name, workers)
    const options = {
      pollingIntervalSeconds: pollSeconds,
      notifyPollingIntervalSeconds: seldomSeconds,
      heartbeatRefreshSeconds,
    }
    for (let count = concurrencyOf(job, ctx); count > 0; count -= 1) {
      const id = await queue.boss.work<Record<string, unknown>>(name, options, async ([one]) => {
        const output = await measured(metrics, name, () =>
          runOne(ctx, { queue, job, ending: ending.signal }, must(one, 'a job in the batch')),
        )
        // Look for the next job at once instead of at the next poll.
        setImmediate(() => wake(name))
        return output
      })
      workers.push(id)
    }
    if (job.every) await queue.boss.schedule(name, job.every, {}, { tz: 'UTC' })
    else await queue.boss.unschedule(name)
  }
  const untilEnding = (everyMs: number, run: () => Promise<void>) =>
    void repeat(ctx, { everyMs, run, ending: ending.signal })
  untilEnding(wakeMs, async () => (await findDueQueues(ctx)).forEach(wake))
  untilEnding(sweepMs, () => sweepLost(ctx, queue))
  return { stop: () => ending.abort(new Error('The process is asked to end.')) }
}

type Round = { everyMs: number; run: () => Promise<void>; ending: AbortSignal }

/** Runs this so long after it ran last, until the process ends; a round that fails is logged. */
async function repeat({ log }: Pick<Context, 'log'>, { everyMs, run, ending }: Round): Promise<void> {
  while (!ending.aborted) {
    await pause(everyMs, undefined, { signal: ending }).catch(() => {})
    if (ending.aborted) return
    await run().catch((error: unknown) => {
      // The database may close under the last round.
      if (!ending.aborted) log.error({ err: error }, 'looking after the queue failed')
    })
  }
}

function concurrencyOf({ concurrency = 1 }: Job, { settings }: Pick<Context, 'settings'>): number {
  return typeof concurrency === 'number' ? concurrency : concurrency(settings)
}

async function measured(metrics: Metrics, job: string, run: () => Promise<object>): Promise<object> {
  const startedAt = performance.now()
  const ended = (outcome: string) =>
    metrics.jobEnded({ job, outcome }, (performance.now() - startedAt) / 1_000)
  try {
    const output = await run()
    const kinds = ['failed', 'gaveUp', 'again'] as const
    ended(kinds.find((kind) => kind in output) ?? 'done')
    return output
  } catch (error) {
    ended('failed')
    throw error
  }
}

type Worker = { queue: Queue; job: Job; ending: AbortSignal }

/** Runs one try and says how it ended; throws when pg-boss shall try again. */
async function runOne(
  ctx: Context,
  { queue, job, ending }: Worker,
  one: BossJob<Record<string, unknown>>,
): Promise<object> {
  const log = ctx.log.child({ job: one.name, jobId: one.id, retry: one.retryCount })
  const signal = job.endsAtOnce ? AbortSignal.any([one.signal, ending]) : one.signal
  const lastTry = one.retryCount >= (job.retries ?? 5)
  const payload = job.payload.parse(one.data)
  try {
    const run = { signal, jobId: one.id, retry: one.retryCount, lastTry }
    const outcome = await job.run({ ...ctx, log }, payload, run)
    if ('again' in outcome) {
      await sendAgain(ctx, queue, one, outcome.afterSeconds)
    } else if ('gaveUp' in outcome) {
      log.warn({ reason: outcome.gaveUp }, 'a job gave up')
      await job.lost?.(ctx, payload, outcome.gaveUp)
    }
    return outcome
  } catch (error) {
    if (job.endsAtOnce && ending.aborted) log.info('a job was called off')
    else log.error({ err: error, lastTry }, 'a job failed')
    if (!lastTry || signal.aborted) throw error
    // Ends as done, with the reason kept: a failed job would hold back its successors of the same key.
    await job.lost?.(ctx, payload, String(error))
    return { failed: String(error) }
  }
}

/** Ends this job and sends its twin for later, both or neither. */
async function sendAgain(
  ctx: Context,
  { boss }: Queue,
  one: BossJob<Record<string, unknown>>,
  afterSeconds: number,
): Promise<void> {
  const [known] = await boss.findJobs<Record<string, unknown>>(one.name, { id: one.id })
  await ctx.withTx(async () => {
    await boss.complete(one.name, one.id)
    const key = known?.singletonKey
    await boss.send(one.name, one.data, { startAfter: afterSeconds, ...(key ? { singletonKey: key } : {}) })
  })
}
