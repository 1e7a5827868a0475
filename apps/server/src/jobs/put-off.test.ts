import { expect, it } from 'vitest'

import { CALL_SECONDS, pauseOf } from './put-off.ts'

it('waits as long as the service says, but not for ever and not for no time', () => {
  expect(pauseOf(1, 7)).toBe(7)
  expect(pauseOf(1, 0)).toBe(5)
  expect(pauseOf(1, 90_000)).toBe(3_600)
})

it('waits longer each time where nothing is said', () => {
  expect([0, 5, 10, 20].map((age) => pauseOf(age, null))).toEqual([5, 5, 10, 20])
})

it('gives up a day later', () => {
  expect(pauseOf(CALL_SECONDS, 5)).toBeNull()
})
