import { describe, expect, it } from 'vitest'

import { makeTemplate } from '../../../test/templates.ts'
import { toEntry } from '../entry.ts'
import { fitterOf, lastDayOf, Season, seasonsOn, templatesBySeason } from './rules.ts'

const winter = Season.parse({
  id: 'winter',
  name: { ko: '겨울', en: 'Winter' },
  when: { every: { from: '12-01', to: '02-29' } },
  said: ['겨울', 'winter'],
  tags: [],
  search: ['겨울'],
})
const seollal = Season.parse({
  id: 'seollal',
  name: { ko: '설날', en: 'Lunar New Year' },
  when: { occasion: 'seollal', daysBefore: 24 },
  said: ['설날'],
  tags: ['Gift'],
  search: ['설날'],
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

describe('what suits a season', () => {
  const gift = { ko: '선물', en: 'Gift' }
  const shelf = (slug: string, spec: object = {}) =>
    toEntry({ ...makeTemplate({ slug, moods: ['warm'] }), ...spec }, '2026-11-01')
  const slugs = (entries: ReturnType<typeof shelf>[]) =>
    templatesBySeason([winter, seollal], entries).map(({ suiting }) => suiting.map(({ card }) => card.slug))

  it('is what speaks of it, then what has a tag of it, and nothing for its mood alone', () => {
    const entries = [
      shelf('a-mood'),
      shelf('b-gift', { tags: [gift] }),
      shelf('c-feast', { title: { ko: '설날엔 떡국', en: 'Rice cakes' } }),
    ]
    expect(slugs(entries)).toEqual([[], ['c-feast', 'b-gift']])
  })

  it('is never what speaks of another season', () => {
    const coat = { title: { ko: '코트', en: 'Coats for Winter' }, tags: [gift] }
    expect(slugs([shelf('coat', coat)])).toEqual([['coat'], []])
  })

  it('is of a day, of another time of the year, or of any: samples give way to other words', () => {
    const coat = shelf('coat', { title: { ko: '코트', en: 'Coats for Winter' } })
    const feast = shelf('feast', { title: { ko: '설날엔 떡국', en: 'Rice cakes' } })
    const told = { ...shelf('told'), said: ['겨울옷'] }
    const fits = (day: string) => [coat, feast, told].map(fitterOf(day, [winter, seollal]))
    expect(fits('2026-12-25')).toEqual([true, false, null])
    expect(fits('2026-02-17')).toEqual([true, true, null])
    expect(fits('2026-09-25')).toEqual([false, false, null])
  })

  it('is told by the sample words only where name, summary and tags are silent', () => {
    const told = { ...shelf('told'), said: ['겨울옷', '벌써'] }
    const feast = { ...shelf('feast', { tags: [{ ko: '설날', en: 'Feast' }] }), said: ['winter'] }
    expect(slugs([told, feast])).toEqual([['told'], ['feast']])
  })
})

it('knows the last day of a season, over New Year and in years without a 29th of February', () => {
  expect(lastDayOf(winter, '2026-12-05')).toBe('2027-02-28')
  expect(lastDayOf(winter, '2027-12-05')).toBe('2028-02-29')
  expect(lastDayOf(winter, '2027-01-05')).toBe('2027-02-28')
  expect(lastDayOf(seollal, '2026-12-05')).toBe('2027-02-07')
})
