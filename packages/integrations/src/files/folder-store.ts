import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { bounded } from './bounded.ts'
import { checkedRange } from './range.ts'
import {
  type FileLink,
  FileNotFound,
  type FileStore,
  type LinkOptions,
  type PutOptions,
  type StoredFile,
  checkedKey,
} from './store.ts'

export type FolderStoreOptions = {
  folder: string
  /** Signs links; who knows it can read every file. */
  linkKey: Uint8Array
  /** What links start with: empty for links of the same site, or https://…  */
  baseUrl: string
  now: () => Date
}

const fallbackType = 'application/octet-stream'

/**
 * The file store on a disk of this machine: bytes under `objects/`, content types under `types/`. A file is written
 * beside its place and renamed into it, so that a crash leaves the old file or the new one.
 */
export function createFolderStore({ folder, linkKey, baseUrl, now }: FolderStoreOptions): FileStore {
  const objectPath = (key: string) => join(folder, 'objects', checkedKey(key))
  const typePath = (key: string) => join(folder, 'types', checkedKey(key))
  const sign = (key: string, expires: number, name: string) =>
    createHmac('sha256', linkKey).update(`${key}\n${expires}\n${name}`).digest()

  async function head(key: string): Promise<StoredFile | null> {
    const found = await stat(objectPath(key)).catch(nullWhenMissing)
    if (!found?.isFile()) return null
    const contentType = await readFile(typePath(key), 'utf8').catch(nullWhenMissing)
    return { key, size: found.size, contentType: contentType ?? fallbackType }
  }

  async function putType(key: string, contentType: string): Promise<void> {
    await mkdir(dirname(typePath(key)), { recursive: true })
    await writeFile(typePath(key), contentType)
  }

  return {
    head,

    async put(key, content, { contentType, maxBytes }: PutOptions) {
      const temp = join(folder, 'coming', randomUUID())
      await mkdir(dirname(temp), { recursive: true })
      try {
        const size = await write(content, temp, maxBytes ?? Number.POSITIVE_INFINITY)
        await putType(key, contentType)
        await moveInto(temp, objectPath(key))
        return { key, size, contentType }
      } catch (error) {
        await rm(temp, { force: true })
        throw error
      }
    },

    async get(key, range) {
      const file = await head(key)
      if (!file) return null
      const { start, end } = checkedRange(range, file.size)
      const stream = file.size === 0 ? Readable.from([]) : createReadStream(objectPath(key), { start, end })
      return { ...file, start, end, stream }
    },

    async delete(key) {
      await rm(objectPath(key), { force: true })
      await rm(typePath(key), { force: true })
    },

    async copy(from, to) {
      const source = await head(from)
      if (!source) throw new FileNotFound(`There is no file "${from}" to copy.`)
      const temp = join(folder, 'coming', randomUUID())
      await mkdir(dirname(temp), { recursive: true })
      await copyFile(objectPath(from), temp)
      await putType(to, source.contentType)
      await moveInto(temp, objectPath(to))
      return { ...source, key: to }
    },

    async *list(prefix) {
      for (const key of await keysBelow(join(folder, 'objects'))) {
        const file = key.startsWith(prefix) ? await head(key) : null
        if (file) yield file
      }
    },

    async signedUrl(key, { expiresInSeconds, downloadName = '', from }: LinkOptions) {
      // Rounded up to a whole period, so that the same file has the same link for a while and caches.
      const period = expiresInSeconds * 1_000
      const expires = from ? from.getTime() + period : Math.ceil(now().getTime() / period + 1) * period
      const query = new URLSearchParams({ expires: String(expires) })
      if (downloadName) query.set('name', downloadName)
      query.set('signature', sign(checkedKey(key), expires, downloadName).toString('base64url'))
      return `${baseUrl}/files/${key}?${query.toString()}`
    },

    checkLink(key, { expires, name = '', signature }: FileLink) {
      const given = Buffer.from(signature, 'base64url')
      const right = sign(key, expires, name)
      return given.length === right.length && timingSafeEqual(given, right) && expires > now().getTime()
    },

    async localPath(key) {
      if (!(await head(key))) throw new FileNotFound(`There is no file "${key}".`)
      return objectPath(key)
    },
  }
}

async function write(content: Readable | Uint8Array, path: string, maxBytes: number): Promise<number> {
  const { stream, size } = bounded(content, maxBytes)
  await pipeline(stream, createWriteStream(path, { flush: true }))
  return size()
}

async function moveInto(temp: string, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await rename(temp, path)
}

/** All keys below a folder, in order of the keys themselves and not of their folders. */
async function keysBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(nullWhenMissing)
  return (entries ?? [])
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .toSorted()
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}
