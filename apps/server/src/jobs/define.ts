import type { z } from 'zod'

import type { Context } from '../context.ts'
import type { Settings } from '../settings.ts'

/** How a job ended. Throwing means a bug or an outage, and is retried with growing waits. */
export type JobOutcome = { done: true } | { again: 'later'; afterSeconds: number } | { gaveUp: string }

export type JobRun = {
  /** Aborted when the server stops or the job is lost; long work must look at it and end with a throw. */
  signal: AbortSignal
  /** The job's own id, the same on every try. */
  jobId: string
  /** 0 on the first try, then 1, 2 … */
  retry: number
  /** No try follows this one when it throws. */
  lastTry: boolean
}

export type Job<Payload extends z.ZodObject = z.ZodObject> = {
  payload: Payload
  /**
   * `standard`: jobs run side by side. `in-order`: jobs with the same `key` run one at a time, in the order sent,
   * over all workers; one that throws holds its successors back until its tries are used up. `one-waiting`: while a job with the same key waits, another one sent is dropped.
   */
  policy?: 'standard' | 'in-order' | 'one-waiting'
  /** Cron line in UTC for a job that starts by itself, with an empty payload; one run at a time. */
  every?: string
  /** How many run at a time in one worker; 1 unless said. */
  concurrency?: number | ((settings: Settings) => number)
  /** Tries after the first one that threw; 5 unless said. */
  retries?: number
  /** The longest one try may take, in seconds; 15 minutes unless said. */
  timeoutSeconds?: number
  /** Called off as soon as the process is asked to end, instead of being waited for: nobody waits for what it makes. */
  endsAtOnce?: boolean
  run: (ctx: Context, payload: z.output<Payload>, job: JobRun) => Promise<JobOutcome>
  /**
   * Called when the job ends without being done: it gave up, its last try threw, or its last worker was killed. Here
   * what waits on the job learns of it. `reason` is for logs and not for owners. May be called more than once.
   */
  lost?: (ctx: Context, payload: z.output<Payload>, reason: string) => Promise<void>
}

/** Jobs of an area by their name; the queue calls them `<area>.<name>`. */
export type Jobs = Record<string, Job>

export function defineJob<Payload extends z.ZodObject>(job: Job<Payload>): Job<Payload> {
  return job
}
