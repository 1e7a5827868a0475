import type { Rect } from '@clipmint/film'
import { Path2D } from '@napi-rs/canvas'

import type { Area } from '../pixels/cover.ts'
import { inverse, type Matrix, multiplied, sameMatrix, xThrough, yThrough } from './geometry.ts'
import { linesOf, type Step } from './lines.ts'
import { NumberHash } from './number-hash.ts'

/** A path as it comes about: where it lies on the frame, and what tells it from another. */
export class PathRecord {
  #left = Infinity
  #top = Infinity
  #right = -Infinity
  #bottom = -Infinity
  readonly #hash = new NumberHash()
  readonly #steps: Step[] = []
  #upright = true
  #rects = 0

  /** Adds a step; `points` are pairs in the surface's own measure, put through its matrix of the moment. */
  add(step: Step['step'], points: readonly number[], matrix: Matrix): void {
    this.#steps.push({ step, points, matrix })
    this.#hash.add(step.charCodeAt(0))
    this.#upright &&= matrix[1] === 0 && matrix[2] === 0
    for (let at = 0; at < points.length; at += 2) {
      const x = xThrough(matrix, points[at] ?? 0, points[at + 1] ?? 0)
      const y = yThrough(matrix, points[at] ?? 0, points[at + 1] ?? 0)
      this.#left = Math.min(this.#left, x)
      this.#top = Math.min(this.#top, y)
      this.#right = Math.max(this.#right, x)
      this.#bottom = Math.max(this.#bottom, y)
      this.#hash.add(x)
      this.#hash.add(y)
    }
  }

  addRect({ x, y, w, h }: Rect, matrix: Matrix): void {
    this.#rects += 1
    this.add('M', [x, y], matrix)
    this.add('L', [x + w, y], matrix)
    this.add('L', [x + w, y + h], matrix)
    this.add('L', [x, y + h], matrix)
    this.add('Z', [], matrix)
  }

  get bounds(): Rect {
    if (this.#right < this.#left) return { x: 0, y: 0, w: 0, h: 0 }
    return { x: this.#left, y: this.#top, w: this.#right - this.#left, h: this.#bottom - this.#top }
  }

  get look(): string {
    return this.#hash.text
  }

  /** One rectangle and nothing else, its sides along the frame's. */
  get isUprightRect(): boolean {
    return this.#rects === 1 && this.#steps.length === 5 && this.#upright
  }

  /**
   * The path as it is now, for canvases on which `matrix` is set. Made when first asked for, and once: a canvas is told
   * of it in one call, however many steps it has.
   */
  drawnUnder(matrix: Matrix): () => Path2D {
    const count = this.#steps.length
    let made: Path2D | null = null
    return () => (made ??= new Path2D(this.#svg(count, matrix)))
  }

  /** What the path as it is now encloses; worked out when first asked for. */
  enclosed(rule: 'nonzero' | 'evenodd'): () => Area {
    const count = this.#steps.length
    let made: Area | null = null
    return () => (made ??= { lines: linesOf(this.#steps.slice(0, count)), evenOdd: rule === 'evenodd' })
  }

  #svg(count: number, matrix: Matrix): string {
    let svg = ''
    const back = inverse(matrix)
    for (const { step, points, matrix: own } of this.#steps.slice(0, count)) {
      svg += step
      const by = sameMatrix(own, matrix) ? null : multiplied(back, own)
      for (let at = 0; at < points.length; at += 2) {
        const x = points[at] ?? 0
        const y = points[at + 1] ?? 0
        svg += by ? `${xThrough(by, x, y)} ${yThrough(by, x, y)} ` : `${x} ${y} `
      }
    }
    return svg
  }
}
