import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'

import { hourMs } from '@clipmint/kit'
import type { Logger } from 'pino'

/** How many backups are kept; the oldest goes when a new one is whole. */
export const backupsKept = 3
/** Soon enough for a machine that is on for an hour a day, and out of the way of the start. */
const firstMs = 5 * 60_000

/**
 * Writes a backup of the embedded database beside it, and says where.
 *
 * What is promised: a backup is a moment of the whole database between two transactions; it appears under its name
 * only once it is written out to the disk, so a file `*.tar.gz` is whole; at least one whole backup stays at every
 * moment once there is one. What is not: changes of the last hour, and the files (pictures, films), which lie in
 * `files/` as they are. The database itself keeps every acknowledged change through a kill of the process; it does not
 * wait for the disk, so a power cut can take the last moments or, rarely, the database: that is what this is for.
 */
export async function writeBackup(folder: string, dump: () => Promise<Blob>, now: Date): Promise<string> {
  await mkdir(folder, { recursive: true })
  const name = `clipmint-${now.toISOString().replaceAll(':', '').replace(/\..*/, '')}.tar.gz`
  const temp = join(folder, `${name}.coming`)
  const blob = await dump()
  const content = Readable.fromWeb(blob.stream() as unknown as ReadableStream)
  await pipeline(content, createWriteStream(temp, { flush: true }))
  const path = join(folder, name)
  await rename(temp, path)
  for (const old of (await listBackups(folder)).slice(backupsKept)) await rm(old)
  return path
}

/** The whole backups of a folder, newest first. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => /^clipmint-.*\.tar\.gz$/.test(name))
    .toSorted()
    .toReversed()
    .map((name) => join(folder, name))
}

/**
 * Backs up every hour until stopped, and five minutes after the start when the newest backup is older than an hour. A
 * backup that fails is logged, and tried again in an hour.
 */
export function keepBackups(folder: string, dump: () => Promise<Blob>, log: Logger): { stop: () => void } {
  const backUp = () =>
    writeBackup(folder, dump, new Date()).then(
      (path) => log.info({ path }, 'backed the database up'),
      (error: unknown) => log.error({ err: error }, 'the backup failed'),
    )
  const first = setTimeout(() => {
    void isDue(folder, new Date()).then((due) => (due ? backUp() : undefined))
  }, firstMs)
  const hourly = setInterval(() => void backUp(), hourMs)
  first.unref()
  hourly.unref()
  return {
    stop: () => {
      clearTimeout(first)
      clearInterval(hourly)
    },
  }
}

/** True when a folder's newest backup is older than an hour, or there is none. */
export async function isDue(folder: string, now: Date): Promise<boolean> {
  const [newest] = await listBackups(folder)
  const found = newest === undefined ? null : await stat(newest)
  return found === null || now.getTime() - found.mtimeMs > hourMs
}
