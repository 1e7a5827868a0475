import type { SKRSContext2D } from '@napi-rs/canvas'

import type { Gradient } from '../../surface.ts'

type Line =
  | { kind: 'linear'; at: readonly [x0: number, y0: number, x1: number, y1: number] }
  | {
      kind: 'radial'
      at: readonly [x0: number, y0: number, r0: number, x1: number, y1: number, r1: number]
    }

/** A gradient that is written down, and made on each canvas that needs it. */
export class RecordedGradient implements Gradient {
  readonly #line: Line
  readonly #stops: { offset: number; color: string }[] = []

  constructor(line: Line) {
    this.#line = line
  }

  get look(): string {
    const stops = this.#stops.map(({ offset, color }) => `${offset} ${color}`)
    return `${this.#line.kind} ${this.#line.at.join(' ')} ${stops.join(' ')}`
  }

  addColorStop(offset: number, color: string): void {
    this.#stops.push({ offset, color })
  }

  on(context: SKRSContext2D): ReturnType<SKRSContext2D['createLinearGradient']> {
    const line = this.#line
    const gradient =
      line.kind === 'linear'
        ? context.createLinearGradient(...line.at)
        : context.createRadialGradient(...line.at)
    for (const { offset, color } of this.#stops) gradient.addColorStop(offset, color)
    return gradient
  }
}
