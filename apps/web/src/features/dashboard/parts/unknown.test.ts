import { figureNames } from '@clipmint/contract'
import { describe, expect, it } from 'vitest'

import { unsaidBy, whyUnknown } from './unknown.ts'

const heard = {
  state: 'collected',
  collectedAt: '2026-12-01T00:00:00.000Z',
  unknown: [],
  posts: { now: 2, before: 0 },
  views: { now: 10, before: null },
} as const
const told = (more: object) => ({ ...heard, unknown: [...heard.unknown], ...more })

describe('what a network does not tell', () => {
  it('is what it left out while it said something else', () => {
    const one = told({ unknown: ['reach', 'saves'] })
    expect(unsaidBy(one)).toEqual(['reach', 'saves'])
    expect(whyUnknown(one, 'interactions')).toBe('whyUnsaid')
    expect(whyUnknown(one, 'followers')).toBe('whyUnsaid')
  })

  it('is not told yet, and not left out, before it was ever heard of', () => {
    const one = told({ state: 'waiting', collectedAt: null, unknown: [] })
    expect(unsaidBy(one)).toBe('whyUnread')
    expect(whyUnknown(one, 'views')).toBe('whyUnread')
    expect(whyUnknown(told({ state: 'unlinked', collectedAt: null }), 'followers')).toBe('whyUnread')
  })

  it('is not told yet while its account was heard of, and none of its posts', () => {
    const one = told({ unknown: [...figureNames], views: { now: null, before: null } })
    expect(unsaidBy(one)).toBe('whyUnread')
    expect(whyUnknown(one, 'views')).toBe('whyUnread')
  })

  it('is nothing where there are no posts, or no views to reckon with', () => {
    const one = told({ posts: { now: 0, before: 0 }, views: { now: 0, before: null } })
    expect(unsaidBy(one)).toBe('whyNoPosts')
    expect(whyUnknown(one, 'rate')).toBe('whyNoViews')
  })
})
