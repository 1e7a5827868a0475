import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { loadEnvFile } from 'node:process'

/** The checkout's root. */
export const root = resolve(import.meta.dirname, '../../../..')

/** The environment, with what the checkout's `.env` adds to it; what is set outside wins. An empty value is none. */
export function readEnv(): Record<string, string> {
  const file = join(root, '.env')
  if (existsSync(file)) loadEnvFile(file)
  const entries = Object.entries(process.env).filter(
    (entry): entry is [string, string] => (entry[1] ?? '').trim() !== '',
  )
  return Object.fromEntries(entries)
}
