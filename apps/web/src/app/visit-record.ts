import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

import { inflowOf, sourceOf, type VisitRecord, withVisit } from './visit-rules.ts'

type Visits = DBSchema & { visits: { key: 'mine'; value: VisitRecord } }

/** Notes in IndexedDB that somebody is here, and how they came; where a browser keeps nothing, nothing is noted. */
export async function noteVisit(href: string, referrer: string, language: string): Promise<void> {
  await withVisits(async (database) => {
    const change = database.transaction('visits', 'readwrite')
    const before = await change.store.get('mine')
    const source = sourceOf(href, referrer, language)
    await change.store.put(withVisit(before, source, new Date().toISOString()), 'mine')
    await change.done
  })
}

/** What signing up says of how somebody came. */
export async function readInflow(): Promise<{ inflow?: string; ref?: string }> {
  return inflowOf((await withVisits((database) => database.get('visits', 'mine'))) ?? undefined)
}

async function withVisits<T>(work: (database: IDBPDatabase<Visits>) => Promise<T>): Promise<T | null> {
  try {
    const database = await openDB<Visits>('clipmint.visits', 1, {
      upgrade: (fresh) => void fresh.createObjectStore('visits'),
    })
    try {
      return await work(database)
    } finally {
      database.close()
    }
  } catch {
    // Some private windows have no IndexedDB: nobody is kept from the site, or from signing up, by that.
    return null
  }
}
