import { readFile } from 'node:fs/promises'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../test/index.ts'

/** The specification's list of calls, where it lies beside the repository. */
const listFile = new URL('../../../../../shared/spec/calls.tsv', import.meta.url)
const list = await readFile(listFile, 'utf8').catch(() => null)

type Call = { area: string; name: string }

/** Areas whose calls all stand; a place's own variants come with the places. */
const wholeAreas = ['assets', 'products', 'designs', 'projects', 'ai']

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ engine: 'pglite' })
})
afterAll(() => server.stop())

/** A path with its parameters' names taken out: they are ours to choose. */
function nameOf(host: string, method: string, path: string): string {
  return `${host} ${method.toUpperCase()} ${path.replace(/\{[^}]+\}/g, '{}')}`
}

async function declaredCalls(): Promise<Set<string>> {
  const calls = new Set<string>()
  for (const [host, prefix] of [
    ['api', '/v3'],
    ['ai', '/ai'],
  ] as const) {
    const { status, body } = await server.ask({ url: `${prefix}/openapi.json` })
    expect(status).toBe(200)
    for (const [path, methods] of Object.entries<object>(body.paths))
      for (const method of Object.keys(methods)) calls.add(nameOf(host, method, path.slice(prefix.length)))
  }
  return calls
}

function wantedCalls(tsv: string): Call[] {
  const rows = tsv.trim().split('\n').slice(1)
  return rows.map((row) => {
    const [area = '', host = '', method = '', path = ''] = row.split('\t')
    return { area, name: nameOf(host, method, path) }
  })
}

it('describes both interfaces', async () => {
  const declared = await declaredCalls()
  expect(declared).toContain('api POST /subtemplate')
  expect(declared).toContain('ai POST /asset')
})

it('declares every call of the areas that stand, and says what is missing of the others', async ({
  skip,
}) => {
  if (list === null) return skip('The specification does not lie beside the repository.')
  const declared = await declaredCalls()
  const wanted = wantedCalls(list)
  const missing = wanted.filter(({ name }) => !declared.has(name))
  for (const area of new Set(wanted.map((call) => call.area))) {
    const left = missing.filter((call) => call.area === area).map(({ name }) => name)
    const all = wanted.filter((call) => call.area === area).length
    const note = left.length > 0 ? `; missing ${left.join(', ')}` : ''
    process.stdout.write(`${area}: ${all - left.length} of ${all}${note}\n`)
  }
  const ofPlaces = ({ name }: Call) => name.includes('/place')
  expect(missing.filter((call) => wholeAreas.includes(call.area) && !ofPlaces(call))).toEqual([])
})
