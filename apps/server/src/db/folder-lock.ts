import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Who holds a folder, for the message to others. */
export type Owner = { pid: number; url: string; since: string }

/** Another process uses the folder. */
export class FolderInUse extends Error {
  override name = 'FolderInUse'
  /** Which folder, and who uses it; the message says beside it what to do. */
  readonly where: string
  constructor(where: string, options?: ErrorOptions) {
    super(
      `${where} Stop that one first, or start this one beside it: DATA_DIR=.data2 PORT=3001 npm start`,
      options,
    )
    this.where = where
  }
}

/** What is held, so that the garbage collector cannot close a lock that nobody looks at any more. */
const held = new Set<DatabaseSync>()

/**
 * Takes a folder for this process alone, or throws `FolderInUse`; the embedded database has no lock of its own and
 * two owners would ruin it. The lock is the operating system's, held through an open SQLite transaction: it ends with
 * the process, however that ends, so a killed owner leaves nothing to clean up and no process id to guess by.
 */
export function lockFolder(folder: string, owner: Owner): { release: () => void } {
  mkdirSync(folder, { recursive: true })
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 })
  const ownerFile = join(folder, 'owner.json')
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    lock.close()
    throw new FolderInUse(sentence(folder, readOwner(ownerFile)), { cause: error })
  }
  held.add(lock)
  writeFileSync(ownerFile, JSON.stringify(owner))
  return {
    release: () => {
      if (!held.delete(lock)) return
      lock.exec('rollback')
      lock.close()
    },
  }
}

function readOwner(path: string): Owner | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Owner
  } catch {
    return null
  }
}

function sentence(folder: string, owner: Owner | null): string {
  const who = owner ? `process ${owner.pid}, ${owner.url}, since ${owner.since}` : 'another process'
  return `The data folder ${folder} is in use (${who}).`
}
