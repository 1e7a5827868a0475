import { describe, expect, it } from 'vitest'

import { CALL_SECONDS, mailPlan, pauseOf } from './rules.ts'

const minute = 60_000

describe('mail', () => {
  it('waits for whoever looks at the site, and goes only when nobody did', () => {
    expect(mailPlan(3 * minute, 60)).toEqual({ afterSeconds: 60, always: false })
  })

  it('goes at once after a long wait', () => {
    expect(mailPlan(10 * minute, 60)).toEqual({ afterSeconds: 0, always: true })
  })
})

describe('what a service put off', () => {
  it('waits as long as the service says, but not for ever and not for no time', () => {
    expect(pauseOf(1, 7)).toBe(7)
    expect(pauseOf(1, 0)).toBe(5)
    expect(pauseOf(1, 90_000)).toBe(3_600)
  })

  it('waits longer each time where nothing is said', () => {
    expect([0, 5, 10, 20].map((age) => pauseOf(age, null))).toEqual([5, 5, 10, 20])
  })

  it('is given up a day later', () => {
    expect(pauseOf(CALL_SECONDS, 5)).toBeNull()
  })
})
