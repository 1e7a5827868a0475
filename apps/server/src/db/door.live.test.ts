import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'

import type { AppEvent } from '../events/events.ts'
import { defineJob } from '../jobs/define.ts'
import { type TestServer, engines, startTestServer } from '../test/index.ts'

const jobs = {
  notes: { made: defineJob({ payload: z.object({ text: z.string() }), run: async () => ({ done: true }) }) },
}

describe.each(engines)('the door to %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ engine, areas: { handlers: {}, jobs } })
    await server.ctx.db().execute(sql`create table notes (text text primary key)`)
  })
  beforeEach(async () => {
    await server.ctx.db().execute(sql`delete from notes`)
    await server.ctx.db().execute(sql`delete from pgboss.job`)
  })
  afterAll(() => server.stop())

  const write = (text: string) => server.ctx.db().execute(sql`insert into notes values (${text})`)
  const notes = async () => {
    const { rows } = await server.ctx
      .db()
      .execute<{ text: string }>(sql`select text from notes order by text`)
    return rows.map(({ text }) => text)
  }
  const waiting = async () => {
    const { rows } = await server.ctx.db().execute(sql`select id from pgboss.job where name = 'notes.made'`)
    return rows.length
  }
  const fault = (code: string) => Object.assign(new Error(`fault ${code}`), { code })

  it('keeps what was written and sent in a transaction, both', async () => {
    await server.ctx.withTx(async () => {
      await write('one')
      await server.ctx.jobs.send('notes.made', { text: 'one' })
    })
    expect([await notes(), await waiting()]).toEqual([['one'], 1])
  })

  it('takes back what was written and sent when the transaction fails, both', async () => {
    const failing = server.ctx.withTx(async () => {
      await write('one')
      await server.ctx.jobs.send('notes.made', { text: 'one' })
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect([await notes(), await waiting()]).toEqual([[], 0])
  })

  it('sees its own writes inside, without waiting for itself', async () => {
    await server.ctx.withTx(async () => {
      await write('inside')
      expect(await notes()).toEqual(['inside'])
    })
  })

  it('joins a transaction that is open: the outer one takes back the inner one', async () => {
    const failing = server.ctx.withTx(async () => {
      await server.ctx.withTx(() => write('inner'))
      throw new Error('outer')
    })
    await expect(failing).rejects.toThrow('outer')
    expect(await notes()).toEqual([])
  })

  it.each(['40001', '40P01'])(
    'runs the work again after %s, keeping nothing of the first run',
    async (code) => {
      let runs = 0
      await server.ctx.withTx(async () => {
        runs += 1
        await write(`run ${runs}`)
        if (runs === 1) throw fault(code)
      })
      expect(await notes()).toEqual(['run 2'])
    },
  )

  it('gives up after five runs, and at once on any other fault', async () => {
    let runs = 0
    const work = (code: string) => async () => {
      runs += 1
      throw fault(code)
    }
    await expect(server.ctx.withTx(work('40001'))).rejects.toThrow('40001')
    expect(runs).toBe(5)
    await expect(server.ctx.withTx(work('23505'))).rejects.toThrow('23505')
    expect(runs).toBe(6)
  })

  it('has effects after the commit, once, and none after a rollback', async () => {
    const effects: string[] = []
    let runs = 0
    await server.ctx.withTx(async () => {
      runs += 1
      server.ctx.afterCommit(() => effects.push(`run ${runs}`))
      if (runs === 1) throw fault('40001')
      expect(effects).toEqual([])
    })
    const failing = server.ctx.withTx(async () => {
      server.ctx.afterCommit(() => effects.push('never'))
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(effects).toEqual(['run 2'])
  })

  it('tells events only of what was committed', async () => {
    const heard: AppEvent[] = []
    const stop = server.ctx.events.subscribe('somebody', (event) => heard.push(event))
    const say = (id: string) => server.ctx.events.publish('somebody', { kind: 'note.made', id })
    await server.ctx
      .withTx(() => say('taken back').then(() => Promise.reject(new Error('no'))))
      .catch(() => {})
    await server.ctx.withTx(async () => {
      await say('kept')
      expect(heard).toEqual([])
    })
    await server.ctx.events.publish('somebody else', { kind: 'note.made', id: 'other' })
    await expect.poll(() => heard).toEqual([{ kind: 'note.made', id: 'kept' }])
    stop()
  })

  it('refuses an event too long for NOTIFY', async () => {
    const long = { kind: 'note.made', id: 'x', data: { text: '가'.repeat(2_500) } }
    await expect(server.ctx.events.publish('somebody', long)).rejects.toThrow('longer than 6000 bytes')
  })

  it('runs many transactions at once without losing one', async () => {
    const names = Array.from({ length: 40 }, (_, n) => `note ${String(n).padStart(2, '0')}`)
    await Promise.all(names.map((name) => server.ctx.withTx(() => write(name))))
    expect(await notes()).toEqual(names)
  })
})
