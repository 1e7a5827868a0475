import type { Journal, JournalStore } from '@clipmint/editor'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** A journal as it lies in the browser: the `nth` that its screen wrote. */
type Kept = Journal & { nth?: number }
type Journals = DBSchema & { journals: { key: [projectId: string, screenId: string]; value: Kept } }

/** The name of a screen's lock, and of the journal it left as it went. */
const nameOf = (projectId: string, screenId: string) => `clipmint.editor/${projectId}/${screenId}`

/**
 * Journals in IndexedDB, one for each open screen of a project. A screen holds a lock while it lives, so that another
 * tab never takes over the changes of one that still saves them itself; those of a closed one are adopted, and go
 * with this screen's own from then on. A page that goes does not live to see IndexedDB done: its last journal is kept
 * in `localStorage`, which does not return before it is.
 */
export function createJournalStore(projectId: string): JournalStore & { close: () => void } {
  const screenId = crypto.randomUUID()
  const database = openJournals()
  const adopted: string[] = []
  const release = holdLock(nameOf(projectId, screenId))
  let nth = 0

  /** Writes this screen's journal (null for none) and forgets those it took over, together or not at all. */
  async function replaceOwn(journal: Journal | null): Promise<void> {
    const change = (await database).transaction('journals', 'readwrite', { durability: 'strict' })
    const taken = [...adopted]
    if (journal) void change.store.put({ ...journal, nth: ++nth }, [projectId, screenId])
    for (const screen of journal ? taken : [...taken, screenId]) void change.store.delete([projectId, screen])
    await change.done
    adopted.splice(0, taken.length)
    for (const screen of [...taken, screenId]) localStorage.removeItem(nameOf(projectId, screen))
  }

  return {
    readAll: async () => {
      const orphans = await findOrphans(await database, projectId)
      adopted.push(...orphans.map(({ screenId: screen }) => screen))
      return orphans.map(({ journal }) => journal)
    },
    write: replaceOwn,
    keepAtOnce: (journal) => {
      localStorage.setItem(nameOf(projectId, screenId), JSON.stringify({ ...journal, nth: ++nth }))
    },
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

/** The journals whose screens are gone, the last of each. */
async function findOrphans(database: IDBPDatabase<Journals>, projectId: string): Promise<Orphan[]> {
  for (let attempt = 1; ; attempt++) {
    const parting = partingJournals(projectId)
    const stored = await database.getAllKeys('journals', journalsOf(projectId))
    const screens = [...new Set([...parting.keys(), ...stored.map(([, screen]) => screen)])]
    const alive = await livingLocks()
    const gone = screens.filter((screen) => !alive.has(nameOf(projectId, screen)))
    if (gone.length === screens.length || attempt === LOCK_TRIES) {
      const journals = await Promise.all(gone.map((screen) => database.get('journals', [projectId, screen])))
      return gone.flatMap((screenId, index) => {
        const journal = later(journals[index], parting.get(screenId))
        return journal ? [{ screenId, journal }] : []
      })
    }
    await new Promise((resolve) => setTimeout(resolve, LOCK_PAUSE_MS))
  }
}

/** What screens of the project kept as they went, by screen. */
function partingJournals(projectId: string): Map<string, Kept> {
  const prefix = nameOf(projectId, '')
  return new Map(
    Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => {
        const kept = readKept(localStorage.getItem(key))
        return kept ? [[key.slice(prefix.length), kept]] : []
      }),
  )
}

function readKept(text: string | null): Kept | null {
  try {
    // What is in it is looked at by who reads the journals.
    return text === null ? null : (JSON.parse(text) as Kept)
  } catch {
    return null
  }
}

function later(one: Kept | undefined, other: Kept | undefined): Kept | undefined {
  return (one?.nth ?? 0) > (other?.nth ?? 0) ? one : (other ?? one)
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
