// Compiles every room against its own wall: each tsconfig of a workspace allows only what that room may know
// (a pure room has no DOM and no Node), so one room can have several. A source file that no tsconfig reads would be
// behind no wall at all, so that fails too.
import { globSync } from 'node:fs'
import { relative } from 'node:path'

import { inParallel, runCommand } from './command.ts'
import { listRooms, root } from './repository.ts'

const projects = listRooms().flatMap((room) => globSync(`${room}/tsconfig*.json`, { cwd: root }).toSorted())
if (projects.length === 0) throw new Error('No tsconfig found in any room: the check would check nothing.')

const pretty = process.stdout.isTTY ? '--pretty' : ''
const results = await inParallel(projects, 2, async (project) => {
  // What did not change since the last check is remembered: a room that took seconds then takes a fraction of one.
  const memory = `--incremental --tsBuildInfoFile .cache/types/${project.replaceAll('/', '-')}.tsbuildinfo`
  const { passed, output } = await runCommand(`tsc --project ${project} --listFiles ${memory} ${pretty}`)
  const lines = output.split('\n')
  return {
    project,
    passed,
    files: lines.filter(isListedFile).map((line) => relative(root, line)),
    faults: lines.filter((line) => !isListedFile(line)).join('\n'),
  }
})

const failed = results.filter((it) => !it.passed)
for (const { project, faults } of failed) console.log(`── ${project}\n${faults}\n`)

const compiled = new Set(results.flatMap((it) => it.files))
const unread = listSources().filter((file) => !compiled.has(file))
if (failed.length === 0)
  for (const file of unread) console.log(`${file} is in no tsconfig: nothing checks its types.`)

console.log(`${projects.length - failed.length} of ${projects.length} tsconfigs compile`)
if (failed.length > 0 || unread.length > 0) process.exitCode = 1

/** `--listFiles` prints one absolute path a line; a fault starts with a path relative to the checkout. */
function isListedFile(line: string): boolean {
  return /^(\/|[A-Za-z]:[\\/]).*\.(ts|tsx|mts|cts|json|js|mjs|cjs)$/.test(line)
}

function listSources(): string[] {
  return globSync(['{packages,apps}/*/{src,golden}/**/*.{ts,tsx}', '{e2e,tools}/**/*.{ts,tsx}'], {
    cwd: root,
    exclude: (path) => path.endsWith('node_modules'),
  })
}
