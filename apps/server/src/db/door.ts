import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Db } from './types.ts'

type Open = { tx: Db; effects: (() => void)[]; ended: boolean }

/** The one way to the database: who calls `db()` inside a transaction gets the transaction. */
export type Door = {
  db: () => Db
  /** The current transaction, or null outside of one. */
  current: () => Db | null
  withTx: <T>(work: () => Promise<T>) => Promise<T>
  afterCommit: (effect: () => void) => void
  /** Runs `work` as if no transaction were open, for what must live longer than it (a worker's loop, a timer). */
  outside: <T>(work: () => T) => T
}

/** serialization_failure and deadlock_detected: nothing was kept, so the same work may run again. */
const retryable = new Set(['40001', '40P01'])
const maxTries = 5

/**
 * Makes the door over a database. The transaction is remembered in AsyncLocalStorage, so that no function has to pass
 * it on: PGlite has one session, and a query past its open transaction would wait for that transaction for ever.
 */
export function createDoor(base: Db): Door {
  const storage = new AsyncLocalStorage<Open>()
  const open = () => {
    const found = storage.getStore()
    return found && !found.ended ? found : null
  }

  async function once<T>(work: () => Promise<T>): Promise<T> {
    const here: { now: Open | null } = { now: null }
    try {
      const result = await base.transaction((tx) => {
        here.now = { tx, effects: [], ended: false }
        return storage.run(here.now, work)
      })
      if (here.now) here.now.ended = true
      for (const effect of here.now?.effects ?? []) effect()
      return result
    } finally {
      if (here.now) here.now.ended = true
    }
  }

  async function withTx<T>(work: () => Promise<T>): Promise<T> {
    if (open()) return work()
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once(work)
      } catch (error) {
        if (attempt === maxTries || !retryable.has(sqlStateOf(error) ?? '')) throw error
        await sleep(Math.random() * 20 * 2 ** attempt)
      }
    }
  }

  return {
    db: () => open()?.tx ?? base,
    current: () => open()?.tx ?? null,
    withTx,
    afterCommit: (effect) => {
      const now = open()
      if (now) now.effects.push(effect)
      else effect()
    },
    outside: (work) => storage.exit(work),
  }
}

/** PostgreSQL's five-letter code of an error, looked for down its causes (Drizzle wraps), or null. */
export function sqlStateOf(error: unknown): string | null {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && /^[0-9A-Z]{5}$/.test(at.code)) return at.code
  }
  return null
}
