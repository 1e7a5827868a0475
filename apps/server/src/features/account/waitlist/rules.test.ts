import { describe, expect, it } from 'vitest'

import { invitationAt, invitedBy, rendersOfWait, type Wait } from './rules.ts'

const at = (iso: string) => new Date(`${iso}+09:00`)
const begun = at('2026-12-10T15:00')

it('invites within seven days, with a day to spare', () => {
  expect(invitationAt(begun)).toEqual(at('2026-12-16T15:00'))
  expect(invitedBy(begun)).toEqual(at('2026-12-17T15:00'))
})

describe('who waits', () => {
  const renders = (now: string, wait: Wait = { createdAt: begun, invitedAt: null }) =>
    rendersOfWait(wait, now.slice(0, 7), at(now))

  it('has one more render each day, from the first', () => {
    expect(['2026-12-10T16:00', '2026-12-11T00:00', '2026-12-16T23:59'].map((now) => renders(now))).toEqual([
      1, 2, 7,
    ])
  })

  it('keeps what was given when the invitation has come, and is given no more', () => {
    const wait = { createdAt: begun, invitedAt: at('2026-12-12T10:00') }
    expect([renders('2026-12-12T11:00', wait), renders('2026-12-31T11:00', wait)]).toEqual([3, 3])
  })

  it('is given no more than others where no mail arrives', () => {
    expect(renders('2026-12-31T11:00')).toBe(8)
  })

  it('begins a month with what that month has', () => {
    const wait = { createdAt: at('2026-12-30T10:00'), invitedAt: null }
    expect([renders('2026-12-31T12:00', wait), renders('2027-01-01T12:00', wait)]).toEqual([2, 1])
  })
})
