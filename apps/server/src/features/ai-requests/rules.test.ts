import { planStages } from '@clipmint/contract'
import { expect, it } from 'vitest'

import { findScenario, minutesToWait, progressOf } from './rules.ts'

it('goes forward with every stage', () => {
  const way = planStages.flatMap((stage) => [0, 0.5, 1].map((share) => progressOf(stage, share)))
  expect(way).toEqual(way.toSorted((a, b) => a - b))
  expect([way[0], way.at(-1)]).toEqual([5, 100])
  expect(progressOf('points', 1)).toBeLessThan(progressOf('scenarios', 0))
})

it('lets ten requests pass, and says how long the next has to wait', () => {
  const now = new Date('2026-11-21T10:00:00Z')
  expect(minutesToWait(9, new Date('2026-11-21T09:30:00Z'), now)).toBe(0)
  expect(minutesToWait(10, new Date('2026-11-21T09:30:00Z'), now)).toBe(30)
  expect(minutesToWait(10, new Date('2026-11-21T09:00:00.500Z'), now)).toBe(1)
  expect(minutesToWait(0, null, now)).toBe(0)
})

it('takes the first scenario when none is named', () => {
  const line = { role: 'hook' as const, headline: ['가'], sub: [], pointIds: [] }
  const scenario = (id: string) => ({ id, angle: id, title: id, summary: '', lines: [line, line, line] })
  const plan = { writer: '', language: 'ko' as const, name: '', price: null, sellingPoints: [], diversity: 0 }
  const whole = { ...plan, scenarios: [scenario('a'), scenario('b')] }
  expect(findScenario(whole, null)?.id).toBe('a')
  expect(findScenario(whole, 'b')?.id).toBe('b')
  expect(findScenario(whole, 'c')).toBeNull()
})
