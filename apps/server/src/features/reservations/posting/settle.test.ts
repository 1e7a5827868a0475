import { describe, expect, it } from 'vitest'

import { targetOf } from '../../../test/posting/world.ts'
import { settle } from './settle.ts'
import { type Target, targetStates } from './target.ts'

const now = new Date('2026-12-02T03:00:00Z')
const later = new Date('2026-12-02T03:30:00Z')
const before = new Date('2026-12-01T03:00:00Z')
const key = { accountId: '019a0000-0000-7000-8000-000000000001', id: '019a0000-0000-7000-8000-000000000002' }
const givenUp = (more: Partial<Target> = {}): Target => ({
  ...targetOf(key, 'tiktok', before),
  state: 'unknown',
  publishingAt: before,
  startedAt: before,
  ticket: { place: 'x' },
  publishes: 1,
  nextAt: null,
  ...more,
})

describe('a post of which nobody knows', () => {
  it('is looked for at once when its owner wants that, with all that it is known by', () => {
    expect(settle(givenUp(), 'look', now)).toEqual({
      changes: { nextAt: now },
      event: { kind: 'looking', detail: {} },
    })
    expect(settle(givenUp({ nextAt: later }), 'look', now)?.changes).toEqual({ nextAt: now })
  })

  it('is sent anew as if nothing had been, when its owner says that it is not there', () => {
    const settled = settle(givenUp(), 'send', now)
    expect(settled?.changes).toMatchObject({ state: 'queued', nextAt: now, ticket: null, publishingAt: null })
    expect(settled?.event.kind).toBe('not-there')
  })

  it('is not sent anew while it is still looked for', () => {
    expect(settle(givenUp({ nextAt: later }), 'send', now)).toBeNull()
  })

  it.each<[string, Partial<Target>]>([
    ['somebody looks in this moment', { claimedUntil: later }],
    ['a look is due', { nextAt: now }],
  ])('is left alone where %s', (_when, more) => {
    expect([settle(givenUp(more), 'look', now), settle(givenUp(more), 'send', now)]).toEqual([null, null])
  })

  it.each(targetStates.filter((state) => state !== 'unknown'))('is not one that is %s', (state) => {
    const target = givenUp({ state })
    expect([settle(target, 'look', now), settle(target, 'send', now)]).toEqual([null, null])
  })
})
