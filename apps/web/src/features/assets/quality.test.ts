import type { AssetQuality } from '@clipmint/contract'
import { expect, test } from 'vitest'

import { groupedWarnings } from './quality.ts'

const sound: AssetQuality = {
  isBlurry: false,
  isDark: false,
  isBright: false,
  isSmall: false,
  isWordy: false,
  duplicateOf: null,
} as AssetQuality
const file = (_id: string, faults: Partial<AssetQuality> = {}) => ({ _id, quality: { ...sound, ...faults } })
const said = (files: ReturnType<typeof file>[]) =>
  groupedWarnings(files).map(({ warning, of, list }) => [warning, of, list.map(({ _id }) => _id).join()])

test('a fault is told once, with all the files that have it', () => {
  expect(said([file('a', { isDark: true }), file('b'), file('c', { isDark: true, isSmall: true })])).toEqual([
    ['dark', null, 'a,c'],
    ['small', null, 'c'],
  ])
})

test('files like the same one are told together, and apart from those that are like another', () => {
  const files = [
    file('a'),
    file('b', { duplicateOf: 'a' }),
    file('c', { duplicateOf: 'a' }),
    file('d', { duplicateOf: 'elsewhere' }),
    file('e', { duplicateOf: 'gone' }),
  ]
  expect(said(files)).toEqual([
    ['duplicate', 'a', 'b,c'],
    ['duplicate', null, 'd,e'],
  ])
})
