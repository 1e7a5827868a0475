import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { coached } from './coached.ts'

let kept: Map<string, string>

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})
afterEach(() => void vi.unstubAllGlobals())

it('knows who closed the marks, and shows them to the next owner at the same computer', () => {
  coached.add('mint')
  coached.add('mint')
  expect([coached.has('mint'), coached.has('sage')]).toEqual([true, false])
  coached.add('sage')
  expect([coached.has('mint'), coached.has('sage')]).toEqual([true, true])
})

it('begins anew where what is kept cannot be read', () => {
  coached.add('mint')
  for (const [key] of kept) kept.set(key, '{"not": "a list"')
  expect(coached.has('mint')).toBe(false)
  coached.add('sage')
  expect(coached.has('sage')).toBe(true)
})
