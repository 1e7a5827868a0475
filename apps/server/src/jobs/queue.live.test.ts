import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'

import { openTestDatabase } from '../test/databases.ts'
import { type TestServer, engines, startTestServer } from '../test/index.ts'
import { type Job, type JobRun, defineJob } from './define.ts'
import { createQueue } from './queue.ts'
import { createRegistry } from './registry.ts'

const Note = z.object({ text: z.string(), ms: z.number().default(0) })

/** What the jobs of this test do, in the order they did it. */
const log: string[] = []
let failures = 0
let lastSignal: JobRun['signal'] | null = null

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const jobs = {
  notes: {
    plain: defineJob({
      payload: Note,
      run: async (_ctx, { text }) => {
        log.push(text)
        return { done: true }
      },
    }),
    ordered: defineJob({
      payload: Note,
      policy: 'in-order',
      concurrency: 3,
      retries: 1,
      run: async (_ctx, { text, ms }) => {
        log.push(`start ${text}`)
        await pause(ms)
        if (text.includes('fails')) throw new Error('as always')
        log.push(`end ${text}`)
        return { done: true }
      },
      lost: async (_ctx, { text }) => {
        log.push(`lost ${text}`)
      },
    }),
    stubborn: defineJob({
      payload: Note,
      run: async (_ctx, { text }, { retry, jobId }) => {
        log.push(`${text} ${retry} ${jobId}`)
        if (retry < failures) throw new Error('not yet')
        return { done: true }
      },
    }),
    later: defineJob({
      payload: Note.extend({ times: z.number() }),
      run: async (_ctx, { text }) => {
        log.push(text)
        return log.length < 3 ? { again: 'later', afterSeconds: 1 } : { done: true }
      },
    }),
    hopeless: defineJob({
      payload: Note,
      run: async () => ({ gaveUp: 'the film is gone' }),
      lost: async (_ctx, { text }, reason) => {
        log.push(`${text}: ${reason}`)
      },
    }),
    single: defineJob({
      payload: Note,
      policy: 'one-waiting',
      run: async (_ctx, { text }) => {
        log.push(text)
        return { done: true }
      },
    }),
    idle: defineJob({
      payload: Note,
      endsAtOnce: true,
      run: async (ctx, { text }, { signal }) => {
        log.push(text)
        await new Promise((resolve) => signal.addEventListener('abort', resolve))
        await pause(300)
        await ctx.db().execute(sql`select 1`)
        log.push('left tidy')
        throw signal.reason
      },
    }),
    long: defineJob({
      payload: Note,
      run: async (_ctx, { text }, { signal }) => {
        lastSignal = signal
        log.push(text)
        await new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('called off')))
        })
        return { done: true }
      },
    }),
  },
}

describe.each(engines)('jobs on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ engine, works: true, areas: { handlers: {}, jobs } })
  })
  beforeEach(() => {
    log.length = 0
    failures = 0
  })
  afterAll(() => server.stop())

  const send = (job: string, payload: object, options = {}) =>
    server.ctx.jobs.send(`notes.${job}`, { ...payload }, options)

  /** The time comes that jobs of this name were sent for: nothing of these tests depends on how long that takes. */
  const makeDue = (job: string) =>
    server.ctx
      .db()
      .execute(
        sql`update pgboss.job set start_after = now() - interval '1 minute' where name = ${`notes.${job}`}`,
      )

  it('runs a job soon after it is sent', async () => {
    await send('plain', { text: 'hello' })
    await expect.poll(() => log, { interval: 10 }).toEqual(['hello'])
  })

  it('refuses a payload that breaks its shape, and a name that no area answers to', async () => {
    await expect(send('plain', { words: 'hello' })).rejects.toThrow('expected string')
    await expect(send('plane', { text: 'hello' })).rejects.toThrow('No area answers to the job "notes.plane"')
  })

  it('waits for the time a job is sent for', async () => {
    await send('plain', { text: 'later' }, { after: { seconds: 4 } })
    await send('plain', { text: 'now' })
    // Sent first and due last: however slow the machine, its turn comes after.
    await expect.poll(() => log).toEqual(['now', 'later'])
  })

  it('tries again after a throw, with the same id', async () => {
    failures = 1
    const id = await send('stubborn', { text: 'try' })
    await expect.poll(() => log).toEqual([`try 0 ${id}`, `try 1 ${id}`])
  })

  it('runs jobs of one key one at a time in the order sent, and other keys beside them', async () => {
    for (const text of ['a1', 'a2', 'a3']) await send('ordered', { text, ms: 120 }, { key: 'a' })
    await send('ordered', { text: 'b1', ms: 120 }, { key: 'b' })
    await expect.poll(() => log.length).toBe(8)
    const ofA = log.filter((line) => line.includes(' a'))
    expect(ofA).toEqual(['start a1', 'end a1', 'start a2', 'end a2', 'start a3', 'end a3'])
    expect(log.indexOf('start b1')).toBeLessThan(log.indexOf('end a3'))
  })

  it('goes on with the next of a key once a job is lost, and tells its area', async () => {
    await send('ordered', { text: 'c1 fails' }, { key: 'c' })
    await send('ordered', { text: 'c2' }, { key: 'c' })
    await expect.poll(() => log.at(-1)).toBe('end c2')
    expect(log).toEqual(['start c1 fails', 'start c1 fails', 'lost c1 fails', 'start c2', 'end c2'])
  })

  it('runs a job again that asked for it, until it is done', async () => {
    await send('later', { text: 'check', times: 3 })
    await expect.poll(() => log).toEqual(['check', 'check', 'check'])
    await server.jobsDone()
    await pause(1_500)
    expect(log).toHaveLength(3)
  })

  it('tells the area why a job gave up', async () => {
    await send('hopeless', { text: 'note 7' })
    await expect.poll(() => log).toEqual(['note 7: the film is gone'])
  })

  it('drops a second job that would wait beside one of the same key', async () => {
    const later = { after: { seconds: 3_600 }, key: 'k' }
    expect(await send('single', { text: 'first' }, later)).not.toBeNull()
    expect(await send('single', { text: 'second' }, later)).toBeNull()
    expect(await send('single', { text: 'other' }, { ...later, key: 'other' })).not.toBeNull()
    await makeDue('single')
    await expect.poll(() => log.toSorted()).toEqual(['first', 'other'])
  })

  it('counts how jobs ended', async () => {
    const { text } = await server.ask({ url: '/metrics' })
    for (const [job, outcome] of [
      ['plain', 'done'],
      ['later', 'again'],
      ['hopeless', 'gaveUp'],
      ['ordered', 'failed'],
    ]) {
      expect(text).toMatch(
        new RegExp(`clipmint_job_seconds_count\\{job="notes.${job}",outcome="${outcome}"\\} [1-9]`),
      )
    }
  })

  it('calls off a job that waits, so that it never runs', async () => {
    const id = await send('plain', { text: 'never' }, { after: { seconds: 3_600 } })
    expect(await server.ctx.jobs.cancel('notes.plain', id ?? '')).toBe(true)
    await makeDue('plain')
    // Sent after it: if that one ran at all, it would have run before.
    await send('plain', { text: 'next' })
    await expect.poll(() => log).toEqual(['next'])
    await server.jobsDone()
    expect(log).toEqual(['next'])
    expect(await server.ctx.jobs.cancel('notes.plain', id ?? '')).toBe(false)
  })

  it('calls off a job that runs, through its signal', async () => {
    const id = await send('long', { text: 'running' })
    await expect.poll(() => log).toEqual(['running'])
    await server.ctx.jobs.cancel('notes.long', id ?? '')
    await expect.poll(() => lastSignal?.aborted).toBe(true)
    await pause(1_500)
    expect(log).toEqual(['running'])
  })

  it('calls off what nobody waits for when the process ends, while the database is still there', async () => {
    const other = await startTestServer({ engine, works: true, areas: { handlers: {}, jobs } })
    await other.ctx.jobs.send('notes.idle', { text: 'drawing' })
    await expect.poll(() => log).toEqual(['drawing'])
    await other.stop()
    expect(log).toEqual(['drawing', 'left tidy'])
  })
})

it.each(engines)('keeps a queue as its job is, and lets none change its policy, on %s', async (engine) => {
  const { database } = await openTestDatabase(engine)
  const begin = async (traits: Partial<Job>) => {
    const write = defineJob({ payload: Note, run: async () => ({ done: true }), ...traits })
    const registry = createRegistry({ notes: { write } })
    const queue = createQueue({ database, registry, log: pino({ level: 'silent' }), works: false })
    await queue.start()
    const found = await queue.boss.getQueue('notes.write')
    await queue.stop(0)
    return found
  }
  const first = await begin({})
  expect(first).toMatchObject({ retryLimit: 5, policy: 'standard' })
  expect((await begin({}))?.updatedOn).toEqual(first?.updatedOn)
  expect(await begin({ retries: 2 })).toMatchObject({ retryLimit: 2, policy: 'standard' })
  await expect(begin({ policy: 'in-order' })).rejects.toThrow('cannot become key_strict_fifo')
  await database.close()
})
