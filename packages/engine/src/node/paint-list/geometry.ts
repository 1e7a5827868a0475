import type { Rect } from '@clipmint/film'

/** As Canvas 2D has it: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

// Numbers are taken out by their place: unpacking an array goes through an iterator, a hundred kilobytes of them a frame.

/** The matrix that first does `by`, then `matrix`. */
export function multiplied(matrix: Matrix, by: Matrix): Matrix {
  return [
    matrix[0] * by[0] + matrix[2] * by[1],
    matrix[1] * by[0] + matrix[3] * by[1],
    matrix[0] * by[2] + matrix[2] * by[3],
    matrix[1] * by[2] + matrix[3] * by[3],
    xThrough(matrix, by[4], by[5]),
    yThrough(matrix, by[4], by[5]),
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

/** Where a point comes to lie: its x. */
export function xThrough(matrix: Matrix, x: number, y: number): number {
  return matrix[0] * x + matrix[2] * y + matrix[4]
}

/** Where a point comes to lie: its y. */
export function yThrough(matrix: Matrix, x: number, y: number): number {
  return matrix[1] * x + matrix[3] * y + matrix[5]
}

/** The upright rectangle around a rectangle that went through a matrix. */
export function throughMatrix(matrix: Matrix, { x, y, w, h }: Rect): Rect {
  const acrossX = matrix[0] * w
  const acrossY = matrix[1] * w
  const downX = matrix[2] * h
  const downY = matrix[3] * h
  return {
    x: xThrough(matrix, x, y) + Math.min(0, acrossX) + Math.min(0, downX),
    y: yThrough(matrix, x, y) + Math.min(0, acrossY) + Math.min(0, downY),
    w: Math.abs(acrossX) + Math.abs(downX),
    h: Math.abs(acrossY) + Math.abs(downY),
  }
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
