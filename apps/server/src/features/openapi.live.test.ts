import { readFile } from 'node:fs/promises'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../test/index.ts'

/** Every call that the specification asks for: area, host, method, path. */
const listFile = new URL('../../../../packages/contract/specification-calls.tsv', import.meta.url)

type Call = { area: string; name: string }

/** Areas whose calls all stand; a place's own variants come with the places. */
const wholeAreas = [
  'auth',
  'assets',
  'likes',
  'guide',
  'products',
  'designs',
  'projects',
  'ai',
  'coupons',
  'store-link',
  'social',
]

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ engine: 'postgres' })
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

it('declares every call of the areas that stand', async () => {
  const declared = await declaredCalls()
  const wanted = wantedCalls(await readFile(listFile, 'utf8'))
  expect(wanted.length).toBeGreaterThan(100)
  const ofPlaces = ({ name }: Call) => name.includes('/place')
  const owed = wanted.filter((call) => wholeAreas.includes(call.area) && !ofPlaces(call))
  expect(new Set(owed.map(({ area }) => area))).toEqual(new Set(wholeAreas))
  expect(owed.filter(({ name }) => !declared.has(name))).toEqual([])
})
