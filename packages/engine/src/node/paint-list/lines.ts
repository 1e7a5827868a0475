import type { Rect } from '@clipmint/film'

import { pointThrough } from './geometry.ts'
import type { Step } from './path.ts'

/** A curve is taken as straight lines no longer than about so many pixels. */
const LINE_PX = 4
const MOST_LINES = 48

type Point = readonly [x: number, y: number]

/** The lines of a path in pixels of the frame, x, y, x, y each; its outlines are closed, as a fill closes them. */
export function linesOf(steps: readonly Step[]): Float32Array {
  const lines: number[] = []
  let [start, now]: [Point, Point] = [
    [0, 0],
    [0, 0],
  ]
  const lineTo = (to: Point) => {
    lines.push(...now, ...to)
    now = to
  }
  for (const { step, points, matrix } of steps) {
    const at = (index: number) => pointThrough(matrix, points[index] ?? 0, points[index + 1] ?? 0)
    if (step === 'M') {
      lineTo(start)
      start = at(0)
      now = start
    } else if (step === 'L') lineTo(at(0))
    else if (step === 'Z') lineTo(start)
    else for (const point of alongCurve(now, [at(0), at(2), at(4)])) lineTo(point)
  }
  lineTo(start)
  return Float32Array.from(lines)
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
