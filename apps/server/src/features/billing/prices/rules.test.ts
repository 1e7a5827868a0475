import { expect, test } from 'vitest'

import { linesNow, type Running } from './rules.ts'

const startsAt = new Date('2026-03-01T01:00:00Z')
const endsAt = new Date('2026-03-31T01:00:00Z')
const basic = { planType: 1, uploadService: false, currency: 'KRW', startsAt, endsAt } as const
const standard = { planType: 2, uploadService: false, currency: 'KRW' } as const
const halfway = new Date('2026-03-16T01:00:00Z')

test.for([
  ['takes the unused half of what was paid off a change for more', 29_000, [79_000, -14_500]],
  ['has no line for what comes off where nothing was paid', 0, [79_000]],
] as const)('%s', ([, paid, amounts]) => {
  const running: Running = { ...basic, paid }
  expect(linesNow(running, standard, halfway).map(({ amount }) => amount)).toEqual(amounts)
})
