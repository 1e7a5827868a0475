import type { Rect } from '@clipmint/film'

/** As Canvas 2D has it: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** The matrix that first does `by`, then `matrix`. */
export function multiplied([a, b, c, d, e, f]: Matrix, by: Matrix): Matrix {
  return [
    a * by[0] + c * by[1],
    b * by[0] + d * by[1],
    a * by[2] + c * by[3],
    b * by[2] + d * by[3],
    a * by[4] + c * by[5] + e,
    b * by[4] + d * by[5] + f,
  ]
}

export function sameMatrix(one: Matrix, other: Matrix): boolean {
  return one === other || one.every((value, index) => value === other[index])
}

/** The matrix that undoes another; one that brings all to a point, which cannot be undone, stays as it is. */
export function inverse([a, b, c, d, e, f]: Matrix): Matrix {
  const area = a * d - b * c
  if (area === 0) return [a, b, c, d, e, f]
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area]
}

/** Where a point comes to lie. */
export function pointThrough([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [number, number] {
  return [a * x + c * y + e, b * x + d * y + f]
}

/** The upright rectangle around a rectangle that went through a matrix. */
export function throughMatrix(matrix: Matrix, { x, y, w, h }: Rect): Rect {
  const corners = [
    pointThrough(matrix, x, y),
    pointThrough(matrix, x + w, y),
    pointThrough(matrix, x, y + h),
    pointThrough(matrix, x + w, y + h),
  ]
  const [xs, ys] = [corners.map((corner) => corner[0]), corners.map((corner) => corner[1])]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { x: left, y: top, w: Math.max(...xs) - left, h: Math.max(...ys) - top }
}

/** What two rectangles share; without width or height when nothing. */
export function intersection(one: Rect, other: Rect): Rect {
  const x = Math.max(one.x, other.x)
  const y = Math.max(one.y, other.y)
  return {
    x,
    y,
    w: Math.max(0, Math.min(one.x + one.w, other.x + other.w) - x),
    h: Math.max(0, Math.min(one.y + one.h, other.y + other.h) - y),
  }
}

export function isEmpty({ w, h }: Rect): boolean {
  return !(w > 0 && h > 0)
}

export function contains(outer: Rect, inner: Rect): boolean {
  return (
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    outer.x + outer.w >= inner.x + inner.w &&
    outer.y + outer.h >= inner.y + inner.h
  )
}

/** Whether anything painted in one may touch a pixel of the other. */
export function touches(one: Rect, other: Rect): boolean {
  return (
    one.x < other.x + other.w + 1 &&
    other.x < one.x + one.w + 1 &&
    one.y < other.y + other.h + 1 &&
    other.y < one.y + one.h + 1
  )
}

/** The rectangle around all of these; null for none. */
export function aroundAll(rects: readonly Rect[]): Rect | null {
  const [first, ...others] = rects
  if (!first) return null
  return others.reduce((all, rect) => {
    const x = Math.min(all.x, rect.x)
    const y = Math.min(all.y, rect.y)
    return {
      x,
      y,
      w: Math.max(all.x + all.w, rect.x + rect.w) - x,
      h: Math.max(all.y + all.h, rect.y + rect.h) - y,
    }
  }, first)
}
