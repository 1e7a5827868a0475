import { afterEach, expect, it, vi } from 'vitest'

import { joined } from './insert.ts'
import { locksOf } from './locks.ts'

afterEach(() => void vi.unstubAllGlobals())

it('puts a fact between words with one space on each side', () => {
  expect(joined('', '울 비니', '')).toBe('울 비니')
  expect(joined('오늘의', '울 비니', '예요')).toBe('오늘의 울 비니 예요')
  expect(joined('오늘의 ', '울 비니', ', 따뜻해요')).toBe('오늘의 울 비니, 따뜻해요')
})

it('locks nothing when what was kept cannot be read', () => {
  const readLocks = (stored: string | null) => {
    vi.stubGlobal('localStorage', { getItem: () => stored })
    return locksOf('one').read()
  }
  expect(readLocks(null)).toEqual([])
  expect(readLocks('{"a":1}')).toEqual([])
  expect(readLocks('[oops')).toEqual([])
  expect(readLocks('["title", 3]')).toEqual(['title'])
})
