import { expect, it } from 'vitest'

import { type CutoutStroke, layStrokes } from './cutout-strokes.ts'

const away: CutoutStroke = {
  kind: 'away',
  size: 0.2,
  points: [
    [0.2, 0.5],
    [0.8, 0.5],
  ],
}
const keep: CutoutStroke = { kind: 'keep', size: 0.1, points: [[0.5, 0.5]] }

function laid(strokes: readonly CutoutStroke[], side = 100): (x: number, y: number) => number {
  const alpha = new Uint8Array(side * side).fill(255)
  layStrokes({ alpha, width: side, height: side }, strokes)
  return (x, y) => alpha[Math.floor(y * side) * side + Math.floor(x * side)] ?? -1
}

it('takes away what the brush goes over, from point to point, and nothing else', () => {
  const at = laid([away])
  expect([at(0.5, 0.5), at(0.3, 0.45), at(0.5, 0.7), at(0.05, 0.5)]).toEqual([0, 0, 255, 255])
})

it('gives back what a later stroke keeps', () => {
  const at = laid([away, keep])
  expect([at(0.5, 0.5), at(0.7, 0.5)]).toEqual([255, 0])
})

it('lays a stroke over the same part of a picture at any size', () => {
  const [small, large] = [laid([away, keep]), laid([away, keep], 400)]
  for (const [x, y] of [
    [0.5, 0.5],
    [0.7, 0.45],
    [0.3, 0.7],
  ] as const)
    expect(small(x, y)).toBe(large(x, y))
})

it('tells of each pixel that shows more than before', () => {
  const kept: number[] = []
  const alpha = new Uint8Array(100 * 100)
  layStrokes({ alpha, width: 100, height: 100 }, [keep], (at) => kept.push(at))
  expect(kept).toContain(50 * 100 + 50)
  expect(kept.length).toBeLessThan(130)
})
