import { expect, test } from 'vitest'

import { readImports } from './read-imports.ts'

function read(text: string, file = 'packages/film/src/one.ts'): string[] {
  return readImports(file, text).map((it) => `${it.specifier}${it.isTypeOnly ? ' (types)' : ''}`)
}

test('finds imports and re-exports', () => {
  const text = `
    import './a.ts'
    import b, { type B } from './b.ts'
    import * as c from './c.ts'
    export { d } from './d.ts'
    export * from './e.ts'
    export const own = 1`
  expect(read(text)).toEqual(['./a.ts', './b.ts', './c.ts', './d.ts', './e.ts'])
})

test('tells imports of types alone, which Node leaves out', () => {
  const text = `
    import type { A } from './a.ts'
    import { type B } from './b.ts'
    export type { C } from './c.ts'`
  const wanted = ['./a.ts (types)', './b.ts', './c.ts (types)']
  expect(read(text)).toEqual(wanted)
  expect(read(`${text}; const walked = import('./d.ts')`)).toEqual([...wanted, './d.ts'])
})

test.each([
  [`const it = await import('./a.ts')`, './a.ts'],
  ['const it = import(`./a.ts`)', './a.ts'],
  [`const it = import(/* @vite-ignore */ './a.ts')`, './a.ts'],
  [`type It = import('./a.ts').It`, './a.ts (types)'],
  [`import it = require('./a.ts')`, './a.ts'],
  [`const it = require('./a.ts')`, './a.ts'],
  [`const it = require.resolve('a')`, 'a'],
  [`const it = import.meta.resolve('a')`, 'a'],
  [`const it = findPackageJSON('a', import.meta.url)`, 'a'],
  [`export {} from './a.ts'`, './a.ts'],
  [`export {}; declare module 'b' { import type { It } from './a.ts' }`, './a.ts (types)'],
])('finds what is loaded by %s', (text, wanted) => {
  expect(read(text)).toEqual([wanted])
})

test('reads TSX, and AssemblyScript with its decorated functions', () => {
  expect(read(`import { A } from './a.tsx'\nexport const it = <A />`, 'apps/web/src/it.tsx')).toEqual([
    './a.tsx',
  ])
  const assembly = `import { a } from './a'\n@inline\nfunction it(): i32 { return a() }`
  expect(read(assembly, 'packages/engine/assembly/it.ts')).toEqual(['./a'])
})

test('throws for a file that cannot be parsed, and names it', () => {
  expect(() => read('import {', 'packages/film/src/broken.ts')).toThrow(
    /^packages\/film\/src\/broken\.ts cannot/,
  )
})
