import type { Work } from '@clipmint/editor'
import type { Finding } from '@clipmint/film'
import { afterEach, expect, it, vi } from 'vitest'

import { cafeContent } from '../test/cafe.ts'
import { ignore, ignoredIn, isIgnored } from './ignored.ts'

afterEach(() => void vi.unstubAllGlobals())

const short: Finding = { severity: 'warning', code: 'time-short', slotId: 'line-1' }
const saying = (value: string): Work => ({
  ...cafeContent,
  userSource: { ...cafeContent.userSource, text: { 'line-1': { value } } },
})

it('lets a warning be until its words change', () => {
  const ignored = ignore({}, [short], saying('긴 글'))
  expect(isIgnored(ignored, short, saying('긴 글'))).toBe(true)
  expect(isIgnored(ignored, short, saying('더 긴 글'))).toBe(false)
  expect(isIgnored(ignored, { ...short, slotId: 'line-2' }, saying('긴 글'))).toBe(false)
  expect(isIgnored(ignored, { ...short, code: 'text-shrunk' }, saying('긴 글'))).toBe(false)
})

it('lets all of a kind be at once, and warns anew of the one whose words change', () => {
  const other: Finding = { ...short, slotId: 'line-2' }
  const ignored = ignore({}, [short, other], saying('긴 글'))
  expect([short, other].filter((it) => isIgnored(ignored, it, saying('긴 글')))).toEqual([short, other])
  expect([short, other].filter((it) => isIgnored(ignored, it, saying('새 글')))).toEqual([other])
})

it('warns anew when words became harder to read', () => {
  const weak: Finding = { ...short, code: 'contrast-low', contrast: { ratio: 2.4, least: 3 } }
  const ignored = ignore({}, [weak], saying('글'))
  expect(isIgnored(ignored, weak, saying('글'))).toBe(true)
  expect(isIgnored(ignored, { ...weak, contrast: { ratio: 1.3, least: 3 } }, saying('글'))).toBe(false)
})

it('never lets be what would stop the video', () => {
  const empty: Finding = { severity: 'blocking', code: 'required-text-empty', slotId: 'line-1' }
  expect(isIgnored(ignore({}, [empty], saying('')), empty, saying(''))).toBe(false)
})

it('lets words be that their owner can prove, until they change', () => {
  const claim: Finding = { severity: 'blocking', code: 'claim-forbidden', slotId: 'line-1' }
  const ignored = ignore({}, [claim], saying('두통이 나아요'))
  expect(isIgnored(ignored, claim, saying('두통이 나아요'))).toBe(true)
  expect(isIgnored(ignored, claim, saying('불면증이 나아요'))).toBe(false)
})

it('is still known when the project is opened again, and nothing of another', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
  const ignored = ignore({}, [short], saying('긴 글'))
  ignoredIn('one').write(ignored)
  expect(ignoredIn('one').read()).toEqual(ignored)
  expect(ignoredIn('two').read()).toEqual({})
  for (const key of stored.keys()) stored.set(key, 'not JSON')
  expect(ignoredIn('one').read()).toEqual({})
})
