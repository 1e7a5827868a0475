import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

import { root } from '../repository.ts'

/** What the check needs of a room's package.json. */
export type Manifest = {
  name: string
  exports?: Record<string, string>
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

export function readManifests(rooms: readonly string[]): Map<string, Manifest> {
  return new Map(
    rooms.map((room) => [room, JSON.parse(readFileSync(join(root, room, 'package.json'), 'utf8'))]),
  )
}

/** What a room shows to the others: the files that its package.json exports. */
export function listFaces(manifests: ReadonlyMap<string, Manifest>): string[] {
  return [...manifests].flatMap(([room, { exports = {} }]) =>
    Object.values(exports).map((file) => posix.join(room, file)),
  )
}
