import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The checkout's own folder, with a slash at its end. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** The folders of all workspaces, as `packages/kit`, in order. */
export function listRooms(): string[] {
  return globSync(
    ['packages/*/package.json', 'apps/*/package.json', 'e2e/package.json', 'tools/package.json'],
    {
      cwd: root,
    },
  )
    .map((file) => file.replace(/[\\/]package\.json$/, '').replaceAll('\\', '/'))
    .toSorted()
}

/** The scripts of the root package.json. */
export function readScripts(): Record<string, string> {
  return JSON.parse(readFileSync(`${root}package.json`, 'utf8')).scripts
}
