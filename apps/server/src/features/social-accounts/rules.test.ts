import { dayMs, hourMs } from '@clipmint/kit'
import { describe, expect, it } from 'vitest'

import { endOf, hasTime, isDue, isWarningDue, renewalOf, stateOf } from './rules.ts'

const now = new Date('2026-03-01T00:00:00Z')
const inMs = (ms: number) => new Date(now.getTime() + ms)
const tokens = (access: Date | null, refresh: Date | null | 'none') => ({
  access: { token: 'a', expiresAt: access },
  refresh: refresh === 'none' ? null : { token: 'r', expiresAt: refresh },
  issuedAt: now,
  scopes: [],
})

describe('tokens', () => {
  it('end with what gets the next ones, and without that with themselves', () => {
    expect(endOf(tokens(inMs(hourMs), inMs(dayMs)))).toEqual(inMs(dayMs))
    expect(endOf(tokens(inMs(hourMs), null))).toBeNull()
    expect(endOf(tokens(inMs(hourMs), 'none'))).toEqual(inMs(hourMs))
    expect(endOf(tokens(null, 'none'))).toBeNull()
  })

  it('of a day are renewed by a job when a fifth is left, those of an hour twice a day, those of months weekly', () => {
    expect(renewalOf(tokens(inMs(dayMs), null), 0.2 * dayMs)).toEqual(inMs(0.8 * dayMs))
    expect(renewalOf(tokens(inMs(hourMs), null), 60_000)).toEqual(inMs(12 * hourMs))
    expect(renewalOf(tokens(inMs(60 * dayMs), inMs(60 * dayMs)), 53 * dayMs)).toEqual(inMs(7 * dayMs))
  })

  it('that nothing gets anew are never due', () => {
    for (const one of [tokens(inMs(-1), 'none'), tokens(null, null)]) {
      expect(renewalOf(one, hourMs)).toBeNull()
      expect(isDue(one, hourMs, now)).toBe(false)
    }
    expect(isDue(tokens(inMs(0), null), null, now)).toBe(false)
  })

  it('are renewed before use from the moment on that the network names, and open nothing after their end', () => {
    expect(isDue(tokens(inMs(hourMs + 1), null), hourMs, now)).toBe(false)
    expect(isDue(tokens(inMs(hourMs), null), hourMs, now)).toBe(true)
    expect([hasTime(tokens(inMs(1), null), now), hasTime(tokens(now, null), now)]).toEqual([true, false])
    expect(hasTime(tokens(null, 'none'), now)).toBe(true)
  })
})

describe('a link', () => {
  const standing = (endsAt: Date | null, warnsBeforeEnd = true) =>
    stateOf({ fault: null, endsAt, warnsBeforeEnd }, now)

  it('is ending within a week, unless its network renews it by itself', () => {
    expect(standing(null)).toBe('connected')
    expect(standing(inMs(7 * dayMs + 1))).toBe('connected')
    expect(standing(inMs(7 * dayMs))).toBe('expiring')
    expect(standing(inMs(7 * dayMs), false)).toBe('connected')
  })

  it('needs its owner once it has ended or has a fault', () => {
    expect(standing(now)).toBe('needs-reconnect')
    expect(standing(now, false)).toBe('needs-reconnect')
    expect(stateOf({ fault: 'role-lost', endsAt: null, warnsBeforeEnd: true }, now)).toBe('needs-reconnect')
  })

  it('is warned of a week and a day before its end, each once', () => {
    const due = (msLeft: number, warnedMsLeft: number | null) =>
      isWarningDue(
        {
          endsAt: inMs(msLeft),
          warnedAt: warnedMsLeft === null ? null : new Date(inMs(msLeft).getTime() - warnedMsLeft),
        },
        now,
      )
    expect(due(8 * dayMs, null)).toBe(false)
    expect(due(7 * dayMs, null)).toBe(true)
    expect(due(3 * dayMs, 7 * dayMs)).toBe(false)
    expect(due(dayMs, 7 * dayMs)).toBe(true)
    expect(due(hourMs, dayMs)).toBe(false)
    // Linked for less than a week at all: one of the two.
    expect(due(hourMs, null)).toBe(true)
  })
})
