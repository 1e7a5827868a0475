// Writes `.env.example` from the schema that the server reads its environment with; with `--check` only says whether
// the file is what it would write.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { publisherMakers } from '@clipmint/networks/server'

import { settings } from './env-settings.ts'
import { root } from './repository.ts'

type Schema = {
  shape: Record<string, { safeParse: (value: undefined) => { success: boolean; data?: unknown } }>
}

// Tools lean on no app: the schemas are read by their path, as data.
const places = [
  'apps/server/src/main/config.ts',
  'apps/server/src/main/company.ts',
  'packages/integrations/src/index.ts',
]
const schemas = [
  ...(await Promise.all(places.map(readSchemas))).flat(),
  ...Object.values(publisherMakers).map(({ keys }): Schema => keys),
]
const defaults = new Map(schemas.flatMap(defaultsOf))

const described = new Set(settings.flatMap((group) => group.settings.map(({ name }) => name)))
const undescribed = [...defaults.keys()].filter((name) => !described.has(name))
const unknown = [...described].filter((name) => !defaults.has(name))
const faults = [
  ...undescribed.map((name) => `${name}: say in tools/env-settings.ts what it is for`),
  ...unknown.map((name) => `${name}: no schema knows it any more; take it out of tools/env-settings.ts`),
]

const file = join(root, '.env.example')
const wanted = write()
if (faults.length > 0) fail(faults)
else if (!process.argv.includes('--check')) writeFileSync(file, wanted)
else if (!existsSync(file) || readFileSync(file, 'utf8') !== wanted) {
  fail(['.env.example is not up to date: npm run env:example'])
}

function fail(lines: string[]): void {
  for (const line of lines) console.log(line)
  process.exitCode = 1
}

/** The server's own schema is `Env`; an integration's keys are an export whose name ends in `Keys`. */
async function readSchemas(place: string): Promise<Schema[]> {
  const exported: Record<string, unknown> = await import(pathToFileURL(join(root, place)).href)
  const found = Object.entries(exported).filter(([name]) => name === 'Env' || name.endsWith('Keys'))
  if (found.length === 0) throw new Error(`${place} exports no schema of settings.`)
  return found.map(([, schema]) => schema as Schema)
}

/** Each variable of a schema with what an unset one counts as; null when it has no default. */
function defaultsOf({ shape }: Schema): [string, string | null][] {
  return Object.entries(shape).map(([name, schema]) => {
    const { data } = schema.safeParse(undefined)
    if (typeof data === 'boolean') return [name, data ? 'on' : 'off']
    return [name, typeof data === 'string' || typeof data === 'number' ? String(data) : null]
  })
}

function write(): string {
  const groups = settings.map(({ title, settings: lines }) =>
    [
      `## ${title}`,
      ...lines.flatMap(({ name, says, example = '' }) => [
        '',
        `# ${says}`,
        `#${name}=${defaults.get(name) ?? example}`,
      ]),
    ].join('\n'),
  )
  const head = [
    '# Copy this file to .env and take away the # before what you set. Nothing here is needed to try the product out.',
    '# What is set in the environment itself wins. Written by tools/env-example.ts from the schema of the settings.',
  ]
  return `${[head.join('\n'), ...groups].join('\n\n')}\n`
}
