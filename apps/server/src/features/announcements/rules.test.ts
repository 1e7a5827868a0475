import type { Announcement } from '@clipmint/contract'
import { expect, test } from 'vitest'

import { isWorkedOn, shownOn } from './rules.ts'

const text = { title: '알림', description: '알려 드려요.' }
const write = (startDateAt: string, traits: Partial<Announcement> = {}): Announcement => ({
  active: true,
  startDateAt,
  endDateAt: null,
  aiFeatureBlock: false,
  icon: 'megaphone',
  ko: text,
  en: text,
  ...traits,
})

test('shows from the first day to the last, both included', () => {
  const one = write('2026-12-01', { endDateAt: '2026-12-03' })
  const shown = ['2026-11-30', '2026-12-01', '2026-12-03', '2026-12-04'].map(
    (day) => shownOn(day, [one]).length,
  )
  expect(shown).toEqual([0, 1, 1, 0])
})

test('without a last day it goes on', () => {
  expect(shownOn('2031-01-01', [write('2026-12-01')])).toHaveLength(1)
})

test('what is not active is never shown', () => {
  expect(shownOn('2026-12-02', [write('2026-12-01', { active: false })])).toEqual([])
})

test('the one that started last comes first', () => {
  const [old, young] = [write('2026-11-01'), write('2026-12-01')]
  expect(shownOn('2026-12-02', [old, young])).toEqual([young, old])
})

test('the site is worked on from its beginning up to its end, where it is not called off', () => {
  const one = { active: true, startAt: '2026-12-01T02:00:00+09:00', endAt: '2026-12-01T04:00:00+09:00' }
  const at = (time: string) => isWorkedOn(one, new Date(`2026-12-01T${time}+09:00`))
  expect(['01:59', '02:00', '03:59', '04:00'].map(at)).toEqual([false, true, true, false])
  expect(isWorkedOn({ ...one, active: false }, new Date('2026-12-01T03:00:00+09:00'))).toBe(false)
})
