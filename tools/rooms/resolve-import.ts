import { isBuiltin } from 'node:module'
import { posix } from 'node:path'

import type { Manifest } from './manifests.ts'

/** Where an import leads: a path below the root, `node:fs` or `npm:zod`; and the package that it names, if any. */
export type Target = { to: string; packageName?: string }

export type Resolver = (from: string, specifier: string) => Target | 'not found'

/** Resolves as Node and Vite do here: files by their whole path, rooms by what their package.json exports. */
export function createResolver(
  manifests: ReadonlyMap<string, Manifest>,
  isFile: (path: string) => boolean,
): Resolver {
  const roomsByName = new Map([...manifests].map(([room, { name }]) => [name, room]))
  return (from, specifier) => {
    const path = specifier.replace(/\?.*$/, '')
    if (path.startsWith('.')) return findFile(posix.join(posix.dirname(from), path), isFile)
    if (isBuiltin(path)) return { to: path.startsWith('node:') ? path : `node:${path}` }
    const packageName = /^(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path
    const room = roomsByName.get(packageName)
    if (room === undefined) return { to: `npm:${path}`, packageName }
    const face = manifests.get(room)?.exports?.[`.${path.slice(packageName.length)}`]
    return face === undefined ? 'not found' : { to: posix.join(room, face), packageName }
  }
}

function findFile(path: string, isFile: (path: string) => boolean): Target | 'not found' {
  // What is installed, and what lies outside, is imported by its package's name.
  if (/^(node_modules|\.\.)\//.test(path)) return 'not found'
  // AssemblyScript wants its imports without an extension.
  const to = (path.includes('/assembly/') ? [path, `${path}.ts`] : [path]).find(isFile)
  return to === undefined ? 'not found' : { to }
}
