// Holds up the walls between the rooms (.dependency-cruiser.cjs says which may lean on which and why).
import { existsSync, globSync, readFileSync } from 'node:fs'
import { chdir } from 'node:process'

import { cruise, type ICruiseResult, type IViolation } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'

import { listRooms, root } from './repository.ts'
import { teachUsing } from './teach-using.ts'

const readmeLines = 20

chdir(root)
teachUsing()
const rooms = listRooms()
const graph = await draw(rooms)
const reasons = new Map(graph.summary.ruleSetUsed?.forbidden?.map((it) => [it.name, it.comment]))
const violations = graph.summary.violations.map(describe)
const unruled = rooms.filter((room) => !reasons.has(`room:${room}`))
const faults = [
  ...unruled.map((room) => `${room}: not in the table of rooms in .dependency-cruiser.cjs`),
  ...findUnseen(graph, rooms),
  ...violations,
  ...findReadmeFaults(rooms),
]

for (const fault of faults) console.log(fault)
const files = graph.modules.filter((it) => isSource(it.source)).length
console.log(`${files} files in ${rooms.length} rooms, ${faults.length} faults`)
if (faults.length > 0) process.exitCode = 1

async function draw(places: string[]): Promise<ICruiseResult> {
  const { output } = await cruise(places, await extractOptions('./.dependency-cruiser.cjs'))
  if (typeof output === 'string') throw new Error(`dependency-cruiser answered with text: ${output}`)
  return output
}

/**
 * Sources that the tool did not read. Without a parser for TypeScript it reads nothing and finds nothing wrong, so what
 * is on disk is compared with what was seen.
 */
function findUnseen({ modules }: ICruiseResult, places: string[]): string[] {
  const seen = new Set(modules.map((it) => it.source))
  const sources = places.flatMap((room) => globSync(`${room}/**/*.{ts,tsx}`, { exclude: isOutside }))
  if (sources.length === 0) return ['No source file found: the check would check nothing.']
  return sources.filter((file) => !seen.has(file)).map((file) => `${file}: not read by dependency-cruiser`)
}

function isOutside(path: string): boolean {
  return /(^|\/)(node_modules|dist)$/.test(path)
}

function isSource(path: string): boolean {
  return /\.tsx?$/.test(path) && !path.includes('node_modules/')
}

function describe({ rule, from, to, cycle }: IViolation): string {
  const path = cycle ? [from, ...cycle.map((it) => it.name)] : [from, to]
  return `${rule.name}: ${path.join(' → ')}\n    ${reasons.get(rule.name)}`
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
