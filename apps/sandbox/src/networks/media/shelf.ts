import { createHash } from 'node:crypto'
import { createReadStream, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

import type { Documents, Store } from '../documents.ts'
import { type MediaFacts, probe } from './probe.ts'

/** A file that came whole. */
export type Media = { sha256: string; bytes: number; facts: MediaFacts | null }

export type Shelf = {
  /** Where an upload is gathered until it is whole. */
  pathOf: (upload: string) => string
  /** Takes a whole upload in, under the hash of what it holds; the same file is kept once. */
  take: (upload: string, sha256: string | null) => Promise<Media>
  find: (sha256: string) => (Media & { path: string }) | null
  drop: (upload: string) => Promise<void>
  /** Gives a gathered upload another name. */
  rename: (upload: string, name: string) => Promise<void>
  all: () => Media[]
  clear: () => void
  /** Takes away what was only for this time. */
  close: () => void
}

/** The files that the networks were sent, on disk. */
export function createShelf(store: Store, folder: string | null, remembers: () => boolean): Shelf {
  const known: Documents<Media> = store.open('media')
  let made: string | null = null
  const home = () => {
    made ??= folder === null ? mkdtempSync(join(tmpdir(), 'clipmint-networks-')) : join(folder, 'media')
    mkdirSync(join(made, 'uploads'), { recursive: true })
    return made
  }
  const pathOf = (upload: string) => join(home(), 'uploads', upload)
  const whole = (sha256: string) => join(home(), sha256)
  const clear = () => {
    const used = folder === null ? made : join(folder, 'media')
    if (used !== null) rmSync(used, { recursive: true, force: true })
    made = null
  }
  return {
    pathOf,
    async take(upload, given) {
      const path = pathOf(upload)
      const sha256 = given ?? (await hashOf(path))
      const old = known.get(sha256)
      if (old && existsSync(whole(sha256))) await rm(path, { force: true })
      else await rename(path, whole(sha256))
      if (old && remembers()) return old
      const { size } = await stat(whole(sha256))
      return known.put(sha256, { sha256, bytes: size, facts: await probe(whole(sha256)) })
    },
    find(sha256) {
      const media = known.get(sha256)
      return media && { ...media, path: whole(sha256) }
    },
    rename: (upload, name) => rename(pathOf(upload), pathOf(name)),
    drop: (upload) => rm(pathOf(upload), { force: true }),
    all: () => known.all(),
    clear,
    close: () => void (folder === null && clear()),
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
