import { expect, it } from 'vitest'

import { makeTemplate } from '../../../test/templates.ts'
import { toEntry } from '../entry.ts'
import { lastDayOf, Season, seasonsOn, templatesOf } from './rules.ts'

const winter = Season.parse({
  id: 'winter',
  name: { ko: '겨울', en: 'Winter' },
  when: { every: { from: '12-01', to: '02-29' } },
  moods: ['calm'],
  tags: ['겨울'],
})
const seollal = Season.parse({
  id: 'seollal',
  name: { ko: '설날', en: 'Lunar New Year' },
  when: { dates: ['2026-02-17', '2027-02-07'], daysBefore: 24 },
  moods: ['warm'],
  tags: ['Gift'],
})

function idsOn(day: string): string[] {
  return seasonsOn(day, [winter, seollal]).map(({ id }) => id)
}

it('holds a season over New Year', () => {
  expect(idsOn('2026-11-30')).toEqual([])
  expect(idsOn('2026-12-01')).toEqual(['winter'])
  expect(idsOn('2028-02-29')).toEqual(['winter'])
  expect(idsOn('2026-03-01')).toEqual([])
})

it('shows a feast above the quarter it falls into, from the days before until the day itself', () => {
  expect(idsOn('2026-01-23')).toEqual(['winter'])
  expect(idsOn('2026-01-24')).toEqual(['seollal', 'winter'])
  expect(idsOn('2026-02-17')).toEqual(['seollal', 'winter'])
  expect(idsOn('2026-02-18')).toEqual(['winter'])
})

it('picks templates by tag before mood, and none that share neither', () => {
  const gift = toEntry(makeTemplate({ slug: 'gift', tags: [{ ko: '선물', en: 'Gift' }] }), '2026-11-01')
  const warm = toEntry(makeTemplate({ slug: 'warm', moods: ['warm'] }), '2026-11-01')
  const other = toEntry(makeTemplate({ slug: 'other', moods: ['tech'] }), '2026-11-01')
  expect(templatesOf(seollal, [other, warm, gift]).map(({ card }) => card.slug)).toEqual(['gift', 'warm'])
})

it('shows by mood only as many as fill a row with those that have a tag of the season', () => {
  const shelf = (name: string, count: number, spec: object) =>
    Array.from({ length: count }, (_, index) =>
      toEntry(makeTemplate({ slug: `${name}-${index}`, moods: ['tech'], ...spec }), '2026-11-01'),
    )
  const gifts = (count: number) => shelf('gift', count, { tags: [{ ko: '선물', en: 'Gift' }] })
  const warm = shelf('warm', 20, { moods: ['warm'] })
  expect(templatesOf(seollal, [...warm, ...gifts(3)])).toHaveLength(8)
  expect(templatesOf(seollal, [...warm, ...gifts(12)])).toHaveLength(12)
})

it('knows the last day of a season, over New Year and in years without a 29th of February', () => {
  expect(lastDayOf(winter, '2026-12-05')).toBe('2027-02-28')
  expect(lastDayOf(winter, '2027-12-05')).toBe('2028-02-29')
  expect(lastDayOf(winter, '2027-01-05')).toBe('2027-02-28')
  expect(lastDayOf(seollal, '2026-12-05')).toBe('2027-02-07')
})
