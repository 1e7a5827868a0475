import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The secret that sessions and links are signed with: the given one, or the data folder's own, made on first use. */
export function sessionSecret(given: string | null, dataDir: string): string {
  if (given !== null) return given
  const path = join(dataDir, 'secret')
  mkdirSync(dataDir, { recursive: true })
  try {
    // Made only if it is not there: of two processes that start at once, one makes it and both read it.
    writeFileSync(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600, flush: true })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const secret = readFileSync(path, 'utf8').trim()
  if (secret.length >= 32) return secret
  throw new Error(
    `The secret in ${path} is broken. Delete the file to get a new one; everybody signs in again then.`,
  )
}
