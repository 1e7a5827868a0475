import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { noteRecent, readRecent } from './recent.ts'

let stored: string | null

beforeEach(() => {
  stored = null
  vi.stubGlobal('localStorage', {
    getItem: () => stored,
    setItem: (_key: string, value: string) => void (stored = value),
  })
})
afterEach(() => void vi.unstubAllGlobals())

it('remembers the last ten tracks, the latest first and each once', () => {
  for (const number of Array.from({ length: 12 }, (_, index) => index)) noteRecent(`track-${number}`)
  noteRecent('track-5')
  expect(readRecent()).toEqual([5, 11, 10, 9, 8, 7, 6, 4, 3, 2].map((number) => `track-${number}`))
})

it('begins anew where what was kept cannot be read', () => {
  for (const text of ['{', '{"a":1}', 'null']) {
    stored = text
    expect(readRecent()).toEqual([])
  }
  stored = '["a",1]'
  expect(readRecent()).toEqual(['a'])
  noteRecent('track-1')
  expect(readRecent()).toEqual(['track-1', 'a'])
})
