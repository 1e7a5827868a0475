import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'

/**
 * The port that a sandbox with this folder had the last time, if it is free; else 0, for any. What was written down with its
 * addresses (a half-sent upload) goes on then.
 */
export async function lastPort(folder: string): Promise<number> {
  const port = Number(await readFile(fileOf(folder), 'utf8').catch(() => ''))
  return Number.isInteger(port) && port > 0 && port < 65_536 && (await isFree(port)) ? port : 0
}

export async function rememberPort(folder: string, port: number): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(fileOf(folder), String(port))
}

function fileOf(folder: string): string {
  return join(folder, 'port')
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  await once(server.close(), 'close')
  return true
}
