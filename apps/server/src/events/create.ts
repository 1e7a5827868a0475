import { EventEmitter } from 'node:events'

import { sql } from 'drizzle-orm'
import { z } from 'zod'

import type { Database } from '../db/database.ts'
import type { AppEvent, Events } from './events.ts'

const channel = 'clipmint_events'
/** PostgreSQL refuses 8,000 bytes and more; the rest is room for ids. */
const maxBytes = 6_000

const Message = z.object({
  accountId: z.string(),
  event: z.object({ kind: z.string(), id: z.string(), data: z.record(z.string(), z.unknown()).optional() }),
})

/**
 * Events over the database's NOTIFY, embedded or not: it reaches every process, and inside a transaction it is told
 * only once that is committed.
 */
export async function createEvents(database: Database): Promise<Events & { close: () => Promise<void> }> {
  const emitter = new EventEmitter()
  emitter.setMaxListeners(0)
  const stop = await database.listen(channel, (payload) => {
    const { accountId, event } = Message.parse(JSON.parse(payload))
    emitter.emit(accountId, event)
  })
  return {
    async publish(accountId, event) {
      const payload = JSON.stringify({ accountId, event })
      if (Buffer.byteLength(payload) > maxBytes) {
        throw new Error(`The event ${event.kind} is longer than ${maxBytes} bytes.`)
      }
      await database.db().execute(sql`select pg_notify(${channel}, ${payload})`)
    },
    subscribe(accountId, listener: (event: AppEvent) => void) {
      emitter.on(accountId, listener)
      return () => emitter.off(accountId, listener)
    },
    close: stop,
  }
}
