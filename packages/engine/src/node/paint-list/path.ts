import type { Rect } from '@clipmint/film'

import { type Matrix, pointThrough } from './geometry.ts'

/** A path as it comes about: where it lies on the frame, and what tells it from another. */
export class PathRecord {
  #left = Infinity
  #top = Infinity
  #right = -Infinity
  #bottom = -Infinity
  #look = ''
  #steps = ''
  #upright = true

  /** Adds a step; `points` are pairs in the surface's own measure, put through its matrix of the moment. */
  add(step: string, points: readonly number[], matrix: Matrix): void {
    this.#steps += step
    this.#look += step
    this.#upright &&= matrix[1] === 0 && matrix[2] === 0
    for (let at = 0; at < points.length; at += 2) {
      const [x, y] = pointThrough(matrix, points[at] ?? 0, points[at + 1] ?? 0)
      this.#left = Math.min(this.#left, x)
      this.#top = Math.min(this.#top, y)
      this.#right = Math.max(this.#right, x)
      this.#bottom = Math.max(this.#bottom, y)
      this.#look += `${x},${y} `
    }
  }

  get bounds(): Rect {
    if (this.#right < this.#left) return { x: 0, y: 0, w: 0, h: 0 }
    return { x: this.#left, y: this.#top, w: this.#right - this.#left, h: this.#bottom - this.#top }
  }

  get look(): string {
    return this.#look
  }

  /** One rectangle and nothing else, its sides along the frame's. */
  get isUprightRect(): boolean {
    return this.#steps === 'R' && this.#upright
  }
}
