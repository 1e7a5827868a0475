import { expect, test } from 'vitest'

import { deriveSeed, pick } from './random.ts'

test('two purposes of one seed are two seeds', () => {
  expect(deriveSeed(5, 'layer 1')).not.toBe(deriveSeed(5, 'layer 2'))
  expect(deriveSeed(5, 'layer 1')).toBe(deriveSeed(5, 'layer 1'))
})

test('picks null from nothing', () => {
  expect(pick([], () => 0)).toBeNull()
})
