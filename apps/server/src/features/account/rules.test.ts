import { expect, it } from 'vitest'

import { countWrongPassword, isLockedOut, uploadTrialEnd } from './rules.ts'

const now = new Date('2026-03-01T00:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

it('locks an account out after ten wrong passwords and lets it in again after fifteen minutes', () => {
  expect(isLockedOut({ wrongPasswords: 9, wrongPasswordSince: minutesAgo(1) }, now)).toBe(false)
  expect(isLockedOut({ wrongPasswords: 10, wrongPasswordSince: minutesAgo(14) }, now)).toBe(true)
  expect(isLockedOut({ wrongPasswords: 10, wrongPasswordSince: minutesAgo(15) }, now)).toBe(false)
})

it('counts wrong passwords from the first of a window and starts anew after it', () => {
  const first = countWrongPassword({ wrongPasswords: 0, wrongPasswordSince: null }, minutesAgo(5))
  expect(first).toEqual({ wrongPasswords: 1, wrongPasswordSince: minutesAgo(5) })
  expect(countWrongPassword(first, now)).toEqual({ wrongPasswords: 2, wrongPasswordSince: minutesAgo(5) })
  expect(countWrongPassword({ wrongPasswords: 9, wrongPasswordSince: minutesAgo(16) }, now)).toEqual({
    wrongPasswords: 1,
    wrongPasswordSince: now,
  })
})

it('lets a new owner upload directly for seven days', () => {
  expect(uploadTrialEnd(now)).toEqual(new Date('2026-03-08T00:00:00Z'))
})
