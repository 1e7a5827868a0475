import { expect, it } from 'vitest'

import { columnsFor, hang } from './wall-layout.ts'

const facts = { columns: 2, width: 220, gapX: 20, gapY: 30, captionHeight: 50 }

it('hangs each card where the wall is lowest', () => {
  const { places, height } = hang({ ...facts, ratios: [0.5, 1, 1] })
  expect(places.map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [120, 0],
    [120, 180],
  ])
  expect(height).toBe(330)
})

it('moves no card when more arrive', () => {
  const ratios = [0.5625, 1, 0.8, 0.5625, 1, 0.8, 1.7]
  const before = hang({ ...facts, ratios: ratios.slice(0, 4) }).places
  expect(hang({ ...facts, ratios }).places.slice(0, 4)).toEqual(before)
})

it('is no higher than nothing when it is empty', () => {
  expect(hang({ ...facts, ratios: [] }).height).toBe(0)
})

it('gives wide pictures half as many columns', () => {
  expect([columnsFor(900, false), columnsFor(900, true), columnsFor(328, true)]).toEqual([4, 2, 1])
})
