// Holds up the walls between the rooms (tools/rooms says which may lean on which, and which imports are refused and why).
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { chdir } from 'node:process'

import { listRooms, root } from './repository.ts'
import { findImportFaults } from './rooms/find-import-faults.ts'
import { readManifests } from './rooms/manifests.ts'
import { readImports } from './rooms/read-imports.ts'
import { allowedImports } from './rooms/rooms.ts'

const readmeLines = 20

chdir(root)
const rooms = listRooms()
const sources = listSources(rooms)
const importsByFile = new Map(sources.map((file) => [file, readImports(file, readFileSync(file, 'utf8'))]))
const faults = [
  ...rooms.filter((it) => !allowedImports[it]).map((it) => `${it}: not in the table of tools/rooms/rooms.ts`),
  ...(sources.length === 0 ? ['No source file found: the check would check nothing.'] : []),
  ...findImportFaults({ importsByFile, manifests: readManifests(rooms), isFile }),
  ...findReadmeFaults(rooms),
]

for (const fault of faults) console.log(fault)
console.log(`${sources.length} files in ${rooms.length} rooms, ${faults.length} faults`)
if (faults.length > 0) process.exitCode = 1

function listSources(places: string[]): string[] {
  const files = places.map((room) => `${room}/**/*.{ts,tsx,mts,cts,js,jsx,mjs,cjs}`)
  return globSync(files, { exclude: isOutside }).map((file) => file.replaceAll('\\', '/'))
}

function isOutside(path: string): boolean {
  return /(^|[\\/])(node_modules|dist)$/.test(path)
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}

/** Each package says in a few lines what lives there, what may not, and its one idea. */
function findReadmeFaults(places: string[]): string[] {
  return places
    .filter((room) => room.startsWith('packages/'))
    .flatMap((room) => {
      const file = `${room}/README.md`
      if (!existsSync(file)) return [`${file}: missing; say in a few lines what lives there and what may not`]
      const lines = readFileSync(file, 'utf8').trimEnd().split('\n').length
      return lines > readmeLines ? [`${file}: ${lines} lines; ${readmeLines} are enough`] : []
    })
}
