import { expect, it } from 'vitest'

import { makeTemplate, type TemplateSpec } from '../../test/templates.ts'
import { toEntry } from './entry.ts'
import { bandOf, filterEntries, orderEntries, type StoreQuery, suggestTags } from './rules.ts'

const sale = { ko: '여름 세일', en: 'Summer sale' }
const cafe = { ko: '카페', en: 'Café' }

function entry(spec: TemplateSpec, publishedOn = '2026-11-01') {
  return toEntry(makeTemplate(spec), publishedOn)
}

const quiet = entry({ slug: 'quiet-morning', family: 'quiet', tags: [cafe], moods: ['calm', 'warm'] })
const loud = entry(
  {
    slug: 'loud-market',
    family: 'market',
    tags: [sale, cafe],
    moods: ['sale'],
    scenes: [
      { role: 'hook', durationMs: 5_000 },
      { role: 'benefit', durationMs: 5_000, clips: false },
      { role: 'cta', durationMs: 5_000, picture: null },
    ],
  },
  '2026-11-09',
)
const entries = [quiet, loud]

function found(query: StoreQuery): string[] {
  return filterEntries(entries, query).map(({ card }) => card.slug)
}

it('searches title and tags in both languages, whatever the case, width and accents', () => {
  expect(found({ search: '카페' })).toEqual(['quiet-morning', 'loud-market'])
  expect(found({ search: 'CAFE' })).toEqual(['quiet-morning', 'loud-market'])
  expect(found({ search: 'ｓａｌｅ' })).toEqual(['loud-market'])
  expect(found({ search: '제목 quiet' })).toEqual(['quiet-morning'])
  expect(found({ search: '겨울' })).toEqual([])
})

it('finds a word whose last syllable is still being typed', () => {
  expect(found({ search: '여름 세이' })).toEqual(['loud-market'])
  expect(found({ search: '여르' })).toEqual(['loud-market'])
})

it('keeps to the family, the mood and the tag asked for', () => {
  expect(found({ categorize: 'quiet' })).toEqual(['quiet-morning'])
  expect(found({ style: 'sale' })).toEqual(['loud-market'])
  expect(found({ groupName: 'summer sale' })).toEqual(['loud-market'])
  expect(found({ groupName: 'summer' })).toEqual([])
})

it('keeps to the ratio asked for', () => {
  expect(found({ templateRatio: '4:5' })).toHaveLength(2)
})

it('keeps to a band of lengths', () => {
  expect(found({ duration: 'under10' })).toEqual(['quiet-morning'])
  expect(found({ duration: '10to20' })).toEqual(['loud-market'])
  expect(found({ duration: 'over30' })).toEqual([])
})

it('puts a length on the edge of two bands into the longer one', () => {
  expect([9_999, 10_000, 19_999, 20_000, 29_999, 30_000].map(bandOf)).toEqual([
    'under10',
    '10to20',
    '10to20',
    '20to30',
    '20to30',
    'over30',
  ])
})

it('offers only what shows nothing twice with so many pictures and clips', () => {
  expect(found({ images: 4 })).toEqual(['quiet-morning', 'loud-market'])
  expect(found({ images: 3 })).toEqual(['loud-market'])
  expect(found({ images: 3, videos: 1 })).toEqual(['quiet-morning', 'loud-market'])
  expect(found({ images: 1 })).toEqual([])
})

it('counts places that share a picture once', () => {
  const twin = entry({
    slug: 'twin',
    scenes: [{ role: 'hook', same: 'hero' }, { role: 'benefit', same: 'hero' }, { role: 'cta' }],
  })
  expect(twin.card.media).toBe(2)
})

it('offers only what has a place for every clip', () => {
  expect(found({ videos: 1 })).toEqual(['quiet-morning', 'loud-market'])
  expect(found({ videos: 2 })).toEqual(['quiet-morning'])
})

it('tells templates that show a price from those that do not', () => {
  expect(found({ includeDiscountPrice: true })).toEqual(['quiet-morning'])
  expect(found({ includeDiscountPrice: false })).toEqual(['loud-market'])
})

it('orders by use, by age and by length', () => {
  const uses = new Map([[quiet.card._id, 3]])
  const order = (by: 'popular' | 'newest' | 'short' | 'long') =>
    orderEntries([loud, quiet], by, uses).map(({ card }) => card.slug)
  expect(order('popular')).toEqual(['quiet-morning', 'loud-market'])
  expect(order('newest')).toEqual(['loud-market', 'quiet-morning'])
  expect(order('short')).toEqual(['quiet-morning', 'loud-market'])
  expect(order('long')).toEqual(['loud-market', 'quiet-morning'])
})

it('puts the newest first while nothing was used yet', () => {
  expect(orderEntries(entries, 'popular', new Map())[0]).toBe(loud)
})

it('suggests tags that begin with what was typed before those that hold it', () => {
  expect(suggestTags(entries, '세이')).toEqual([sale])
  expect(suggestTags(entries, 'ca')).toEqual([cafe])
  expect(suggestTags(entries, 's')).toEqual([sale])
  expect(suggestTags(entries, '')[0]).toEqual(cafe)
  expect(suggestTags(entries, 'zzz')).toEqual([])
})
