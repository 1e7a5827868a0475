import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

import { noteKept } from './has-kept.ts'
import type { TriedPhoto, TriedWords } from './tried.ts'

/** What lies in the browser of what a visitor tries; the address of a photograph holds in one tab only. */
export type Kept = {
  photos: Omit<TriedPhoto, 'url'>[]
  headline: string
  words: TriedWords
  /** Whether somebody was signed in: it is theirs then, and goes with them. */
  isOfMember: boolean
  at: number
}

type Shelf = DBSchema & { tried: { key: 'now'; value: Kept } }

/** Photographs of somebody who does not come back are not kept for whoever sits here next. */
const KEPT_MS = 12 * 3_600_000

/** Keeps what is tried over a reload and a sign-in that leaves the site; null for nothing. Where a browser keeps nothing it is lost. */
export async function putOnShelf(kept: Kept | null): Promise<void> {
  try {
    const shelf = await open()
    if (kept) await shelf.put('tried', kept, 'now')
    else await shelf.delete('tried', 'now')
    noteKept(kept !== null)
  } catch {
    // A private window of some browsers, or a full disk: what is tried lives as long as its tab.
  }
}

/** What was kept, unless it is old, or somebody else’s by now. */
export async function takeFromShelf(isSignedIn: boolean): Promise<Kept | null> {
  try {
    const kept = await (await open()).get('tried', 'now')
    if (!kept) return null
    if (Date.now() - kept.at < KEPT_MS && (isSignedIn || !kept.isOfMember)) return kept
    await putOnShelf(null)
    return null
  } catch {
    return null
  }
}

let opened: Promise<IDBPDatabase<Shelf>> | null = null
function open(): Promise<IDBPDatabase<Shelf>> {
  opened ??= openDB<Shelf>('clipmint.tried', 1, { upgrade: (fresh) => void fresh.createObjectStore('tried') })
  return opened
}
