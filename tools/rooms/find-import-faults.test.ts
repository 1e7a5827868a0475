import { expect, test } from 'vitest'

import { findImportFaults } from './find-import-faults.ts'
import type { Manifest } from './manifests.ts'
import type { Import } from './read-imports.ts'

const manifests = new Map<string, Manifest>([
  ['packages/kit', { name: '@clipmint/kit', exports: { '.': './src/index.ts' } }],
  [
    'packages/film',
    {
      name: '@clipmint/film',
      exports: { '.': './src/index.ts', './clip-time': './src/clip-time.ts' },
      dependencies: { '@clipmint/kit': '*', zod: '4' },
    },
  ],
  [
    'packages/networks',
    {
      name: '@clipmint/networks',
      exports: { '.': './src/index.ts', './server': './src/server.ts' },
      dependencies: { '@clipmint/film': '*' },
    },
  ],
  ['packages/engine', { name: '@clipmint/engine', exports: { '.': './src/index.ts' } }],
  ['packages/contract', { name: '@clipmint/contract', dependencies: { '@clipmint/networks': '*' } }],
  ['apps/server', { name: '@clipmint/server', dependencies: { '@clipmint/kit': '*' } }],
  ['apps/web', { name: '@clipmint/web' }],
])

const web = 'apps/web/src'
const server = 'apps/server/src'
const engine = 'packages/engine/src'
const networks = 'packages/networks/src'

/** The names of the rules that one import breaks, where every relative path is a file. */
function rulesBroken(from: string, specifier: string): string[] {
  return findFaults({ [from]: [specifier] }).map((it) => it.split(': ')[0] ?? it)
}

function findFaults(specifiers: Record<string, string[]>, changes: Partial<Import> = {}): string[] {
  const imports = Object.entries(specifiers).map(
    ([from, all]) => [from, all.map((specifier) => ({ specifier, isTypeOnly: false, ...changes }))] as const,
  )
  return findImportFaults({ importsByFile: new Map(imports), manifests, isFile: () => true })
}

test.each([
  ['room:packages/kit', 'packages/kit/src/a.ts', '@clipmint/film'],
  ['room:packages/kit', 'packages/kit/src/a.test.ts', '@clipmint/film'],
  ['room-face', 'packages/film/src/a.ts', '../../kit/src/b.ts'],
  ['engine-knows-no-home', `${engine}/draw/a.ts`, '../browser/b.ts'],
  ['engine-homes-apart', `${engine}/browser/a.ts`, '../node.ts'],
  ['engine-homes-apart', `${engine}/cli/a.ts`, '../browser/b.ts'],
  ['facts-are-for-browsers-too', `${networks}/youtube/facts.ts`, './publisher.ts'],
  ['contract-hands-on-facts-alone', 'packages/contract/src/a.ts', '@clipmint/networks/server'],
  ['rules-are-pure', `${server}/features/posts/rules.ts`, '../../http/a.ts'],
  ['rules-are-pure', `${server}/features/posts/rules.ts`, 'node:fs'],
  ['rules-are-pure', `${server}/features/posts/rules.ts`, 'crypto'],
  ['sql-in-store', `${server}/features/posts/commands.ts`, '../../db/tables/posts.ts'],
  ['http-and-jobs-know-no-feature', `${server}/http/a.ts`, '../features/index.ts'],
  ['player-knows-no-screen', `${web}/player/a.ts`, '../editor/b.ts'],
  ['features-know-no-editor', `${web}/features/posts/a.ts`, '../../editor/b.ts'],
  ['feature-face', `${web}/features/posts/a.ts`, '../account/secret.ts'],
  ['feature-face', `${server}/context.ts`, './features/posts/store.ts'],
  ['no-tests-in-product', `${server}/context.ts`, './test/fixture.ts'],
  ['no-tests-in-product', `${networks}/server.ts`, './suite/told.suite.ts'],
  ['product-in-src', `${engine}/draw/a.ts`, '../../golden/harness.ts'],
  ['own-dependencies', 'packages/film/src/a.ts', 'sharp'],
  ['not-found', 'packages/film/src/a.ts', '@clipmint/kit/inside'],
  ['not-found', 'packages/film/src/a.ts', '../../../node_modules/@clipmint/kit/src/inside.ts'],
  ['not-found', 'packages/film/src/a.ts', '../../../../elsewhere/a.ts'],
])('%s: refuses that %s imports %s', (rule, from, specifier) => {
  expect(rulesBroken(from, specifier)).toContain(rule)
})

test.each([
  ['packages/film/src/a.ts', './b.ts'],
  ['packages/film/src/a.ts', '@clipmint/kit'],
  ['packages/film/src/a.ts', 'zod'],
  ['packages/film/src/a.test.ts', 'vitest'],
  ['packages/networks/src/suite/told.suite.ts', 'vitest'],
  [`${engine}/node/a.ts`, './b.ts'],
  [`${server}/features/posts/store.ts`, '../../db/tables/posts.ts'],
  [`${server}/features/posts/a.ts`, '../account/index.ts'],
  [`${server}/features/posts/a.test.ts`, '../../test/fixture.ts'],
  [`${web}/app/routes.tsx`, '../features/posts/pages/list.tsx'],
  [`${web}/app/a.tsx`, './a.css?inline'],
])('allows that %s imports %s', (from, specifier) => {
  expect(rulesBroken(from, specifier)).toEqual([])
})

test('says which rule an import breaks, and why', () => {
  expect(findFaults({ 'packages/film/src/a.ts': ['../../kit/src/b.ts'] })).toEqual([
    `room-face: packages/film/src/a.ts → packages/kit/src/b.ts
    Another room is imported by its package name, through what its package.json exports.`,
  ])
})

test('finds files that import each other, also across a third and by types', () => {
  const circle = {
    'packages/film/src/a.ts': ['./b.ts'],
    'packages/film/src/b.ts': ['./c.ts', './d.ts'],
    'packages/film/src/c.ts': ['./a.ts'],
  }
  const wanted = expect.stringMatching(/^no-cycle: (\S+\/a)\.ts → \S+\/b\.ts → \S+\/c\.ts → \1\.ts\n/)
  expect(findFaults(circle)).toEqual([wanted])
  expect(findFaults(circle, { isTypeOnly: true })).toEqual([wanted])
})

test('asks for no dependency where types alone are imported', () => {
  expect(findFaults({ 'packages/film/src/a.ts': ['sharp'] }, { isTypeOnly: true })).toEqual([])
})

test('names a file that is not there', () => {
  const imports = [{ specifier: './gone.ts', isTypeOnly: false }]
  const importsByFile = new Map([['packages/film/src/a.ts', imports]])
  expect(findImportFaults({ importsByFile, manifests, isFile: () => false })).toEqual([
    'not-found: packages/film/src/a.ts → ./gone.ts\n    No such file. Name the whole file, with its extension.',
  ])
})
