import { clamp } from '@clipmint/kit'

/** One stroke of a brush over a cut-out, in shares of the picture; `size` is its width in shares of the longer side. */
export type CutoutStroke = {
  kind: 'keep' | 'away'
  size: number
  points: readonly (readonly [number, number])[]
}

type Opacity = { alpha: Uint8Array | Uint8ClampedArray; width: number; height: number }

/** The brush's edge is this many pixels wide, so that it leaves no steps. */
const SOFT = 1.5

/**
 * Lays strokes over how much can be seen of each pixel, one after another: what is kept is seen, what is taken away is
 * not. The same strokes look the same at any size. `onKept` hears of each pixel that shows more than before.
 */
export function layStrokes(
  picture: Opacity,
  strokes: readonly CutoutStroke[],
  onKept: (at: number) => void = () => {},
): void {
  for (const stroke of strokes) layStroke(picture, stroke, onKept)
}

function layStroke(
  { alpha, width, height }: Opacity,
  { kind, size, points }: CutoutStroke,
  onKept: (at: number) => void,
): void {
  const radius = (size * Math.max(width, height)) / 2
  const cover = new Map<number, number>()
  const places = points.map(([x, y]) => ({ x: x * width, y: y * height }))
  for (const [index, to] of places.entries()) {
    const from = places[Math.max(0, index - 1)] ?? to
    const [left, right] = span(from.x, to.x, radius, width)
    const [top, bottom] = span(from.y, to.y, radius, height)
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) {
        const off = distanceToSegment({ x: x + 0.5, y: y + 0.5 }, from, to)
        const share = clamp((radius - off) / SOFT + 0.5, 0, 1)
        if (share > 0) cover.set(y * width + x, Math.max(share, cover.get(y * width + x) ?? 0))
      }
    }
  }
  for (const [at, share] of cover) {
    const before = alpha[at] ?? 0
    const after =
      kind === 'keep'
        ? Math.max(before, Math.round(255 * share))
        : Math.min(before, Math.round(255 * (1 - share)))
    if (after > before) onKept(at)
    alpha[at] = after
  }
}

function span(one: number, other: number, radius: number, most: number): [number, number] {
  return [
    Math.max(0, Math.floor(Math.min(one, other) - radius - SOFT)),
    Math.min(most, Math.ceil(Math.max(one, other) + radius + SOFT)),
  ]
}

type Point = { x: number; y: number }

function distanceToSegment(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : clamp(((point.x - from.x) * dx + (point.y - from.y) * dy) / length, 0, 1)
  return Math.hypot(point.x - from.x - along * dx, point.y - from.y - along * dy)
}
