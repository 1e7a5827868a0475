import { describe, expect, it } from 'vitest'

import { heldUntil, isOpen, stateOf, timesFrom, timesOf } from './rules.ts'

const off = new Set(['2026-12-25'])
const at = (iso: string) => new Date(`${iso}+09:00`)

describe('the times of a day', () => {
  it('run from ten to half past four in Seoul', () => {
    const times = timesOf('2026-12-01', off)
    expect(times).toHaveLength(14)
    expect([times[0], times.at(-1)]).toEqual([at('2026-12-01T10:00'), at('2026-12-01T16:30')])
  })

  it.each(['2026-12-05', '2026-12-06', '2026-12-25'])('are none on %s', (day) => {
    expect(timesOf(day, off)).toEqual([])
  })
})

describe('what can be booked', () => {
  it('begins two hours ahead and ends four weeks ahead', () => {
    const days = timesFrom(at('2026-12-01T09:10'), off)
    expect(days[0]).toMatchObject({ day: '2026-12-01' })
    expect(days[0]?.times[0]).toEqual(at('2026-12-01T11:30'))
    expect(days.at(-1)?.day).toBe('2026-12-29')
  })

  it('begins on Monday for who asks on Friday evening, by the clock of Seoul', () => {
    expect(timesFrom(at('2026-12-04T18:00'), off)[0]?.day).toBe('2026-12-07')
    expect(timesFrom(new Date('2026-12-06T16:00:00Z'), off)[0]?.day).toBe('2026-12-07')
  })

  it.each([
    ['2026-12-02T10:00', true],
    ['2026-12-02T10:15', false],
    ['2026-12-02T17:00', false],
    ['2026-12-25T10:00', false],
    ['2027-01-04T10:00', false],
    ['2026-11-30T10:00', false],
  ])('%s: %s', (time, open) => {
    expect(isOpen(at(time), at('2026-12-01T09:00'), off)).toBe(open)
  })
})

describe('a booking', () => {
  const now = at('2026-12-01T09:00')
  const booking = {
    startAt: at('2026-12-03T10:00'),
    heldUntil: at('2026-12-02T09:00'),
    confirmedAt: null,
    cancelledAt: null,
  }

  it('waits a day to be confirmed, and never longer than until it begins', () => {
    expect(heldUntil(booking.startAt, now)).toEqual(at('2026-12-02T09:00'))
    expect(heldUntil(at('2026-12-01T15:00'), now)).toEqual(at('2026-12-01T14:00'))
  })

  it('is held, then lapsed; confirmed until it is over; or cancelled', () => {
    const confirmed = { ...booking, confirmedAt: now }
    expect(stateOf(booking, now)).toBe('held')
    expect(stateOf(booking, at('2026-12-02T09:00'))).toBe('lapsed')
    expect(stateOf(confirmed, at('2026-12-03T10:29'))).toBe('confirmed')
    expect(stateOf(confirmed, at('2026-12-03T10:30'))).toBe('past')
    expect(stateOf({ ...confirmed, cancelledAt: now }, now)).toBe('cancelled')
  })
})
