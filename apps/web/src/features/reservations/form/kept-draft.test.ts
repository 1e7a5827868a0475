import { afterEach, expect, it, vi } from 'vitest'

import { freshDraft } from './draft.ts'
import { keptDraft } from './kept-draft.ts'

const draft = freshDraft({ ratio: '9:16', seconds: 15 }, [], [])

afterEach(() => vi.unstubAllGlobals())

function keep() {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
}

it('keeps the moment that was chosen for whoever opens the draft in another zone', () => {
  keep()
  const later = { date: '2026-12-01', time: '19:00' }
  keptDraft.write('a', { ...draft, later }, 'Asia/Seoul')
  expect(keptDraft.read('a', 'Asia/Seoul')?.later).toEqual(later)
  expect(keptDraft.read('a', 'America/New_York')?.later).toEqual({ date: '2026-12-01', time: '05:00' })
})

it('keeps a date that is not chosen yet as it is, and gives no other video its draft', () => {
  keep()
  const later = { date: '', time: '19:00' }
  keptDraft.write('a', { ...draft, later }, 'Asia/Seoul')
  expect(keptDraft.read('a', 'America/New_York')?.later).toEqual(later)
  expect(keptDraft.read('b', 'Asia/Seoul')).toBeNull()
})
