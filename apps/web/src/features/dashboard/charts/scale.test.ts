import { expect, it } from 'vitest'

import { dayStepFor, linesThrough, pathOf, ticksFor } from './scale.ts'

it('puts round numbers beside a chart, from 0 to the highest', () => {
  expect(ticksFor(3_206)).toEqual([0, 2_000, 4_000])
  expect(ticksFor(290)).toEqual([0, 100, 200, 300])
  expect(ticksFor(7)).toEqual([0, 5, 10])
  expect(ticksFor(1)).toEqual([0, 1])
  expect(ticksFor(0)).toEqual([0, 1])
})

it('names only as many days as stand clear of one another', () => {
  expect([7, 30, 90, 365].map((days) => dayStepFor(days, 760))).toEqual([1, 7, 14, 60])
  expect([7, 30, 90, 365].map((days) => dayStepFor(days, 280))).toEqual([7, 14, 30, 180])
})

it('draws no line over days of which nobody knows', () => {
  const [a, b, c] = [1, 2, 3].map((x) => ({ x, y: x }))
  expect(linesThrough([a ?? null, null, b ?? null, c ?? null, null])).toEqual([[a], [b, c]])
  expect(pathOf([a, b].flatMap((point) => point ?? []))).toBe('M1.0 1.0L2.0 2.0')
})
