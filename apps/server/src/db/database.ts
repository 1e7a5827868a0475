import type { Door } from './door.ts'
import type { IDatabase } from './queue-door.ts'

/** An open database with its one door. */
export type Database = Door & {
  engine: 'pglite' | 'postgres'
  /** What the queue writes through; it follows the current transaction as the stores do. */
  queueDoor: IDatabase
  /** Hears NOTIFY on a channel, also what other processes send, until the returned function is called. */
  listen: (channel: string, onMessage: (payload: string) => void) => Promise<() => Promise<void>>
  /** Brings the tables up to date; safe while other processes do the same. */
  migrate: () => Promise<void>
  /** True when a query goes through. */
  isAlive: () => Promise<boolean>
  /** The whole data folder as one tar; null on PostgreSQL, which has its own tools for that. */
  dump: ((compression: 'gzip' | 'none') => Promise<Blob>) | null
  close: () => Promise<void>
}
