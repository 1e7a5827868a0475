import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The port that a sandbox with this folder had the last time; 0, for any, where it had none. What was written down with its
 * addresses (a half-sent upload) goes on at the same.
 */
export async function lastPort(folder: string): Promise<number> {
  const port = Number(await readFile(fileOf(folder), 'utf8').catch(() => ''))
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : 0
}

export async function rememberPort(folder: string, port: number): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(fileOf(folder), String(port))
}

function fileOf(folder: string): string {
  return join(folder, 'port')
}
