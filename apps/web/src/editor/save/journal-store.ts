import type { Journal, JournalStore } from '@clipmint/editor'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

type Journals = DBSchema & { journals: { key: [projectId: string, screenId: string]; value: Journal } }

const lockName = (projectId: string, screenId: string) => `clipmint.editor/${projectId}/${screenId}`

/**
 * Journals in IndexedDB, one for each open screen of a project. A screen holds a lock while it lives, so that another
 * tab never takes over the changes of one that still saves them itself; those of a closed one are adopted, and go
 * with this screen's own from then on.
 */
export function createJournalStore(projectId: string): JournalStore & { close: () => void } {
  const screenId = crypto.randomUUID()
  const database = openJournals()
  const adopted: string[] = []
  const release = holdLock(lockName(projectId, screenId))

  /** Writes this screen's journal (null for none) and forgets those it took over, together or not at all. */
  async function replaceOwn(journal: Journal | null): Promise<void> {
    const change = (await database).transaction('journals', 'readwrite', { durability: 'strict' })
    const taken = [...adopted]
    if (journal) void change.store.put(journal, [projectId, screenId])
    for (const screen of journal ? taken : [...taken, screenId]) void change.store.delete([projectId, screen])
    await change.done
    adopted.splice(0, taken.length)
  }

  return {
    readAll: async () => {
      const orphans = await findOrphans(await database, projectId)
      adopted.push(...orphans.map(({ screenId: screen }) => screen))
      return orphans.map(({ journal }) => journal)
    },
    write: replaceOwn,
    clear: () => replaceOwn(null),
    close: () => {
      release()
      void database.then((open) => open.close())
    },
  }
}

type Orphan = { screenId: string; journal: Journal }

/** A reloading page gives its lock back a moment after the next one has begun. */
const LOCK_TRIES = 5
const LOCK_PAUSE_MS = 80

/** The journals whose screens are gone. */
async function findOrphans(database: IDBPDatabase<Journals>, projectId: string): Promise<Orphan[]> {
  for (let attempt = 1; ; attempt++) {
    const keys = await database.getAllKeys('journals', journalsOf(projectId))
    const alive = await livingLocks()
    const orphans = keys.filter(([, screen]) => !alive.has(lockName(projectId, screen)))
    if (orphans.length === keys.length || attempt === LOCK_TRIES) {
      const journals = await Promise.all(orphans.map((key) => database.get('journals', key)))
      return orphans.flatMap(([, screenId], index) => {
        const journal = journals[index]
        return journal ? [{ screenId, journal }] : []
      })
    }
    await new Promise((resolve) => setTimeout(resolve, LOCK_PAUSE_MS))
  }
}

function openJournals(): Promise<IDBPDatabase<Journals>> {
  return openDB<Journals>('clipmint.editor', 1, {
    upgrade: (fresh) => void fresh.createObjectStore('journals'),
  })
}

/** Every key of a project: from the first screen to past the last. */
function journalsOf(projectId: string): IDBKeyRange {
  return IDBKeyRange.bound([projectId], [projectId, []])
}

/** Holds a lock until released; where there are no locks (an old browser), nobody adopts and nobody minds. */
function holdLock(name: string): () => void {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  if ('locks' in navigator) void navigator.locks.request(name, () => held)
  return release
}

async function livingLocks(): Promise<Set<string>> {
  if (!('locks' in navigator)) return new Set()
  const { held = [] } = await navigator.locks.query()
  return new Set(held.flatMap(({ name }) => name ?? []))
}
