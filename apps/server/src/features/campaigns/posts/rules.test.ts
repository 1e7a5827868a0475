import { limits } from '@clipmint/contract'
import { expect, it } from 'vitest'

import { closingOf, joinHashtags, readSlotId, roomForHashtags } from './rules.ts'

it('closes the deciding about a post ten minutes before its time', () => {
  expect(closingOf({ uploadAt: new Date('2026-12-02T00:00:00Z') }).toISOString()).toBe(
    '2026-12-01T23:50:00.000Z',
  )
})

it('puts a campaign’s own hashtags first, each once, and of those written no more than its networks advise', () => {
  const to = (...networks: ('facebook' | 'instagram')[]) =>
    networks.map((platform) => ({ platform, type: 'reels' as const, settings: {} }))
  const few = { hashtags: ['Jam', '딸기'], targets: to('facebook') }
  expect(joinHashtags(few, ['jam', '수제'])).toEqual(['Jam', '딸기', '수제'])
  const many = Array.from({ length: 9 }, (_, no) => `tag${no}`)
  expect(joinHashtags({ hashtags: ['own'], targets: to('facebook') }, many)).toHaveLength(8)
  expect(joinHashtags({ hashtags: ['own'], targets: to('facebook', 'instagram') }, many)).toEqual([
    'own',
    ...many.slice(0, 4),
  ])
  expect(joinHashtags({ hashtags: many, targets: to('instagram') }, ['more'])).toEqual(many)
})

it('foretells how many hashtags a post has before they are written', () => {
  const written = Array.from({ length: limits.hashtagsSuggested }, (_, no) => `tag${no}`)
  const targets = [{ platform: 'instagram' as const, type: 'reels' as const, settings: {} }]
  for (const many of [0, 3, 7]) {
    const settings = { hashtags: Array.from({ length: many }, (_, no) => `own${no}`), targets }
    expect(roomForHashtags(settings)).toBe(joinHashtags(settings, written).length)
  }
})

it('reads from the name of a slot its campaign, its day and which of that day’s it is', () => {
  const campaignId = '018f0000-0000-7000-8000-0000000000aa'
  expect(readSlotId(`${campaignId}_2028-02-29_2`)).toEqual({ campaignId, day: '2028-02-29', no: 2 })
  expect(readSlotId(campaignId)).toBeNull()
})
