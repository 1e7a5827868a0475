import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'

import { kept } from './kept.ts'

let stored: Map<string, string>
const words = kept('words', z.array(z.string()), [])

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => void vi.unstubAllGlobals())

it('gives back what was kept, and takes no room for nothing', () => {
  expect(words.read()).toEqual([])
  words.write(['빵', '커피'])
  expect(words.read()).toEqual(['빵', '커피'])
  words.write([])
  expect(stored.size).toBe(0)
})

it.for(['not JSON', '{"a": 1}', '[1]', 'null'])('counts %s as nothing', (text) => {
  stored.set('words', text)
  expect(words.read()).toEqual([])
})

it('goes on without a place to keep things', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  words.write(['빵'])
  expect(words.read()).toEqual([])
})
