import type { Asset, PlaceReview } from '@clipmint/contract'
import { describe, expect, it, test } from 'vitest'

import { dayOf, mayAdvertiseReviews, reviewAdOf } from './review-ad.ts'

const picture = { _id: '018f0000-0000-7000-8000-00000000aaaa' } as Asset

function review(traits: Partial<PlaceReview> = {}): PlaceReview {
  const words = { author: '김**', rating: 5, text: '국물이 시원해요. 또 올게요.', visited: '2026-10-03' }
  return { _id: 'r', keywords: [], media: [picture], ...words, ...traits }
}

describe('the review ad of a place', () => {
  it('begins with the newest reviews that can be quoted, word for word, with their pictures', () => {
    const long = '그날은 비가 와서 조금 늦게 도착했는데 사장님이 따뜻하게 맞아 주셔서 기분 좋게 먹고 갔어요'
    const all = [review({ text: long }), review({ media: [] }), ...Array.from({ length: 7 }, () => review())]
    const { items, consent } = reviewAdOf({ reviews: all })
    expect(items).toHaveLength(5)
    expect(consent).toBe(false)
    for (const item of items)
      expect(item).toMatchObject({
        text: '국물이 시원해요. 또 올게요.',
        author: '김**',
        rating: 5,
        writtenAt: '2026-10-03',
        assets: [picture],
        chosen: true,
      })
  })

  it('measures a review by its own language: English takes more letters', () => {
    const text = 'Clear, deep broth and a very kind owner'
    const { items } = reviewAdOf({ reviews: [review({ text })] })
    expect(items[0]).toMatchObject({ text, chosen: true })
  })

  it('leaves open what the map does not tell, and has room for three', () => {
    const { items } = reviewAdOf({ reviews: [review({ rating: null, visited: '10.3.' })] })
    expect(items).toHaveLength(3)
    expect(items[0]).toMatchObject({ rating: null, writtenAt: '' })
    expect(items[1]).toMatchObject({ text: '', author: '' })
    expect(new Set(items.map(({ key }) => key)).size).toBe(3)
  })
})

it('is there for shops that are read, and for no clinic', () => {
  expect(mayAdvertiseReviews({ kind: 'restaurant', status: 'partial' })).toBe(true)
  expect(mayAdvertiseReviews({ kind: 'restaurant', status: 'collecting' })).toBe(false)
  expect(mayAdvertiseReviews({ kind: 'hospital', status: 'ready' })).toBe(false)
})

test.each([
  ['2026-10-03', '2026-10-03'],
  ['2026.10.3', '2026-10-03'],
  ['25.1.9.목', '2025-01-09'],
  ['11.3.일', null],
  ['10.24.', null],
  ['2026-13-40', null],
  ['2026-02-30', null],
  ['', null],
])('reads the day of %j', (visited, day) => {
  expect(dayOf(visited)).toBe(day)
})
