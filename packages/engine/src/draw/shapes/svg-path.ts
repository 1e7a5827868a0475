import type { Outline, Point, Step, Stroke } from '../outline.ts'

/** A path's commands and how many numbers each takes. */
const sizes: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

type Pen = { at: Point; start: Point; handle: Point | null; strokes: Outline; current: Stroke | null }

/**
 * The strokes of an SVG path (SVG 2, chapter 9: all commands), every point put through `place`. A path that breaks
 * off or holds an unknown letter ends where it can still be read.
 */
export function parsePath(d: string, place: (point: Point) => Point): Outline {
  const pen: Pen = { at: [0, 0], start: [0, 0], handle: null, strokes: [], current: null }
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const size = sizes[letter.toUpperCase()]
    if (size === undefined) break
    const numbers = (rest.match(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi) ?? []).map(Number)
    if (size === 0) closeStroke(pen)
    else {
      for (let at = 0; at + size <= numbers.length; at += size) {
        run(pen, at > 0 ? afterFirst(letter) : letter, numbers.slice(at, at + size))
      }
    }
  }
  return pen.strokes.map(({ from, steps, closed }) => ({
    from: place(from),
    steps: steps.map((step) => placeStep(step, place)),
    closed,
  }))
}

/** Points after the first of a move are lines. */
function afterFirst(letter: string): string {
  return letter === 'M' ? 'L' : letter === 'm' ? 'l' : letter
}

function placeStep(step: Step, place: (point: Point) => Point): Step {
  if ('to' in step) return { to: place(step.to) }
  const [one, two, end] = step.curve
  return { curve: [place(one), place(two), place(end)] }
}

function run(pen: Pen, letter: string, numbers: readonly number[]): void {
  const relative = letter === letter.toLowerCase()
  const [ox, oy] = relative ? pen.at : [0, 0]
  const n = (index: number) => numbers[index] ?? 0
  const point = (index: number): Point => [n(index) + ox, n(index + 1) + oy]
  const mirrored: Point = pen.handle ? [2 * pen.at[0] - pen.handle[0], 2 * pen.at[1] - pen.handle[1]] : pen.at
  switch (letter.toUpperCase()) {
    case 'M':
      return move(pen, point(0))
    case 'L':
      return lineTo(pen, point(0))
    case 'H':
      return lineTo(pen, [n(0) + ox, pen.at[1]])
    case 'V':
      return lineTo(pen, [pen.at[0], n(0) + oy])
    case 'C':
      return curveTo(pen, point(0), point(2), point(4))
    case 'S':
      return curveTo(pen, mirrored, point(0), point(2))
    case 'Q':
      return quadTo(pen, point(0), point(2))
    case 'T':
      return quadTo(pen, mirrored, point(0))
    default:
      return arcTo(pen, numbers, point(5))
  }
}

function strokeOf(pen: Pen): Stroke {
  if (pen.current) return pen.current
  const stroke: Stroke = { from: pen.at, steps: [], closed: false }
  pen.strokes.push(stroke)
  pen.current = stroke
  return stroke
}

function move(pen: Pen, to: Point): void {
  pen.current = null
  pen.at = to
  pen.start = to
  pen.handle = null
}

function closeStroke(pen: Pen): void {
  if (pen.current) pen.current.closed = true
  move(pen, pen.start)
}

function lineTo(pen: Pen, to: Point): void {
  strokeOf(pen).steps.push({ to })
  pen.at = to
  pen.handle = null
}

function curveTo(pen: Pen, one: Point, two: Point, end: Point): void {
  strokeOf(pen).steps.push({ curve: [one, two, end] })
  pen.at = end
  pen.handle = two
}

/** A quadratic curve is the cubic whose handles lie two thirds of the way to its own. */
function quadTo(pen: Pen, handle: Point, end: Point): void {
  const towards = (from: Point): Point => [
    from[0] + ((handle[0] - from[0]) * 2) / 3,
    from[1] + ((handle[1] - from[1]) * 2) / 3,
  ]
  curveTo(pen, towards(pen.at), towards(end), end)
  pen.handle = handle
}

/** An elliptical arc as cubic curves (SVG 2, appendix B.2.4). */
function arcTo(pen: Pen, numbers: readonly number[], end: Point): void {
  const [rx0 = 0, ry0 = 0, degrees = 0, large = 0, sweep = 0] = numbers
  const [x1, y1] = pen.at
  const turn = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const [dx, dy] = [(x1 - end[0]) / 2, (y1 - end[1]) / 2]
  const [px, py] = [cos * dx + sin * dy, -sin * dx + cos * dy]
  if (rx0 === 0 || ry0 === 0 || (dx === 0 && dy === 0)) return lineTo(pen, end)
  const grow = Math.sqrt(Math.max(1, (px / rx0) ** 2 + (py / ry0) ** 2))
  const [rx, ry] = [Math.abs(rx0) * grow, Math.abs(ry0) * grow]
  const under = rx * rx * py * py + ry * ry * px * px
  const root = Math.sqrt(Math.max(0, (rx * rx * ry * ry - under) / under)) * (large === sweep ? -1 : 1)
  const [qx, qy] = [(root * rx * py) / ry, (-root * ry * px) / rx]
  const middle: Point = [cos * qx - sin * qy + (x1 + end[0]) / 2, sin * qx + cos * qy + (y1 + end[1]) / 2]
  const from = Math.atan2((py - qy) / ry, (px - qx) / rx)
  let span = Math.atan2((-py - qy) / ry, (-px - qx) / rx) - from
  if (sweep === 1 && span < 0) span += 2 * Math.PI
  if (sweep === 0 && span > 0) span -= 2 * Math.PI
  const parts = Math.ceil(Math.abs(span) / (Math.PI / 2))
  const at = (x: number, y: number): Point => [
    middle[0] + cos * rx * x - sin * ry * y,
    middle[1] + sin * rx * x + cos * ry * y,
  ]
  const k = (4 / 3) * Math.tan(span / parts / 4)
  for (let part = 0; part < parts; part += 1) {
    const [a, b] = [from + (span * part) / parts, from + (span * (part + 1)) / parts]
    curveTo(
      pen,
      at(Math.cos(a) - k * Math.sin(a), Math.sin(a) + k * Math.cos(a)),
      at(Math.cos(b) + k * Math.sin(b), Math.sin(b) - k * Math.cos(b)),
      part === parts - 1 ? end : at(Math.cos(b), Math.sin(b)),
    )
  }
  pen.handle = null
}
