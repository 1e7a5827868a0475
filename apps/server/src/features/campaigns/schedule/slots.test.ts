import { describe, expect, it } from 'vitest'

import { nextSlot, type Schedule, slotsBetween } from './slots.ts'

const at = (moment: string) => new Date(moment)
const seoul: Schedule = { zone: 'Asia/Seoul', times: { 1: '09:00', 3: '19:30', 7: '00:10' } }
const daily = (time: string, zone: string): Schedule => ({
  zone,
  times: { 1: time, 2: time, 3: time, 4: time, 5: time, 6: time, 7: time },
})
const told = (slots: readonly { day: string; at: Date }[]) =>
  slots.map((slot) => `${slot.day} ${slot.at.toISOString().slice(0, 16)}`)

describe('a weekly schedule', () => {
  it('has each weekday at its own time of the zone', () => {
    const week = slotsBetween(seoul, at('2026-11-22T15:00:00Z'), at('2026-11-29T15:00:00Z'))
    expect(told(week)).toEqual([
      '2026-11-23 2026-11-23T00:00',
      '2026-11-25 2026-11-25T10:30',
      '2026-11-29 2026-11-28T15:10',
    ])
  })

  it('has what is due at its end, and not what was due when it begins', () => {
    const [first] = slotsBetween(seoul, at('2026-11-22T15:00:00Z'), at('2026-11-23T00:00:00Z'))
    expect(first?.day).toBe('2026-11-23')
    expect(slotsBetween(seoul, at('2026-11-23T00:00:00Z'), at('2026-11-24T00:00:00Z'))).toEqual([])
  })

  it('tells which is next, also a week from now, and none where no day is chosen', () => {
    const onMondays: Schedule = { zone: 'Asia/Seoul', times: { 1: '09:00' } }
    expect(nextSlot(onMondays, at('2026-11-23T00:00:00Z'))?.day).toBe('2026-11-30')
    expect(nextSlot({ zone: 'Asia/Seoul', times: {} }, at('2026-11-23T00:00:00Z'))).toBeNull()
  })
})

describe('clocks that are turned', () => {
  it('keeps the wall-clock time over the change in spring and in autumn', () => {
    const newYork = daily('09:00', 'America/New_York')
    const spring = slotsBetween(newYork, at('2026-03-07T00:00:00Z'), at('2026-03-10T00:00:00Z'))
    expect(told(spring)).toEqual([
      '2026-03-07 2026-03-07T14:00',
      '2026-03-08 2026-03-08T13:00',
      '2026-03-09 2026-03-09T13:00',
    ])
  })

  it('takes a time that a clock skips as much later, once', () => {
    const berlin = daily('02:30', 'Europe/Berlin')
    const skipped = slotsBetween(berlin, at('2026-03-28T12:00:00Z'), at('2026-03-29T22:00:00Z'))
    expect(told(skipped)).toEqual(['2026-03-29 2026-03-29T01:30'])
  })

  it('takes the first of a time that a clock shows twice, once', () => {
    const berlin = daily('02:30', 'Europe/Berlin')
    const twice = slotsBetween(berlin, at('2026-10-24T12:00:00Z'), at('2026-10-25T22:00:00Z'))
    expect(told(twice)).toEqual(['2026-10-25 2026-10-25T00:30'])
  })

  it.each(['America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Seoul'])(
    'has one slot a day through three years in %s, the leap day among them, however the time is cut',
    (zone) => {
      const schedule = daily('02:15', zone)
      const from = at('2027-01-01T12:00:00Z')
      const until = at('2030-01-01T12:00:00Z')
      const whole = told(slotsBetween(schedule, from, until))
      expect(new Set(whole.map((it) => it.slice(0, 10))).size).toBe(3 * 365 + 1)
      expect(whole.some((it) => it.startsWith('2028-02-29'))).toBe(true)
      const cut: string[] = []
      for (let since = from; since < until;) {
        const to = new Date(Math.min(until.getTime(), since.getTime() + 7 * 3_600_000))
        cut.push(...told(slotsBetween(schedule, since, to)))
        since = to
      }
      expect(cut).toEqual(whole)
    },
  )
})
