import type { Rect } from '@clipmint/film'

import { type Matrix, xThrough, yThrough } from './geometry.ts'

/** A step as SVG writes it; points are pairs in the measure of the matrix that was set then. */
export type Step = { step: 'M' | 'L' | 'C' | 'Z'; points: readonly number[]; matrix: Matrix }

/** A curve is taken as straight lines no longer than about so many pixels. */
const LINE_PX = 4
const MOST_LINES = 48

type Point = readonly [x: number, y: number]

/** The lines of a path in pixels of the frame, x, y, x, y each; its outlines are closed, as a fill closes them. */
export function linesOf(steps: readonly Step[]): Float32Array {
  const lines: number[] = []
  let start: Point = [0, 0]
  let now = start
  const lineTo = (to: Point) => {
    lines.push(now[0], now[1], to[0], to[1])
    now = to
  }
  for (const { step, points, matrix } of steps) {
    if (step === 'M') {
      lineTo(start)
      start = through(matrix, points, 0)
      now = start
    } else if (step === 'L') lineTo(through(matrix, points, 0))
    else if (step === 'Z') lineTo(start)
    else {
      const bends = [
        through(matrix, points, 0),
        through(matrix, points, 2),
        through(matrix, points, 4),
      ] as const
      for (const point of alongCurve(now, bends)) lineTo(point)
    }
  }
  lineTo(start)
  return Float32Array.from(lines)
}

function through(matrix: Matrix, points: readonly number[], at: number): Point {
  const x = points[at] ?? 0
  const y = points[at + 1] ?? 0
  return [xThrough(matrix, x, y), yThrough(matrix, x, y)]
}

/** The lines around a rectangle. */
export function linesAround({ x, y, w, h }: Rect): Float32Array {
  const [right, bottom] = [x + w, y + h]
  return Float32Array.of(x, y, right, y, right, y, right, bottom, right, bottom, x, bottom, x, bottom, x, y)
}

function alongCurve(from: Point, [one, two, to]: readonly [Point, Point, Point]): Point[] {
  const length = distance(from, one) + distance(one, two) + distance(two, to)
  const count = Math.min(MOST_LINES, Math.max(1, Math.ceil(length / LINE_PX)))
  return Array.from({ length: count }, (_, index) => {
    const t = (index + 1) / count
    const [a, b, c, d] = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t ** 2, t ** 3]
    const mix = (side: 0 | 1) => a * from[side] + b * one[side] + c * two[side] + d * to[side]
    return [mix(0), mix(1)]
  })
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1])
}
