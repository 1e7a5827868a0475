import { createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas'

import type { Picture } from '../../surface.ts'
import type { PixelDesk } from '../pixels/desk.ts'
import type { Planes } from '../pixels/planes.ts'
import type { Size } from './size.ts'

/** Rows brought onto the canvas at a time: all of a photograph's pixels twice more would be 24 MB. */
const ROWS_AT_ONCE = 64

/** Planes turned into a picture to draw: one canvas for all of them. */
export class DecodedCanvas {
  readonly #desk: PixelDesk
  #raw: SKRSContext2D | null = null
  #stretched: SKRSContext2D | null = null
  #serial = 0

  constructor(desk: PixelDesk) {
    this.#desk = desk
  }

  /** The picture of planes, stretched to `size`; a `serial` that is known is not drawn again. */
  of(planes: Planes, serial: number, size: Size): Picture {
    if (serial !== this.#serial) this.#draw(planes, size)
    this.#serial = serial
    const canvas = (this.#stretched ?? this.#raw)?.canvas
    if (!canvas) throw new Error('A decoded frame has no pixels.')
    return canvas
  }

  close(): void {
    for (const context of [this.#raw, this.#stretched]) if (context) context.canvas.width = 1
  }

  #draw(planes: Planes, { width, height }: Size): void {
    const raw = (this.#raw ??= opaque(planes))
    for (let top = 0; top < planes.height; top += ROWS_AT_ONCE) {
      const rows = Math.min(ROWS_AT_ONCE, planes.height - top)
      const pixels = new Uint8ClampedArray(this.#desk.pixels(planes, { top, rows }))
      raw.putImageData(new ImageData(pixels, planes.width, rows), 0, top)
    }
    if (width === planes.width && height === planes.height) return
    const stretched = (this.#stretched ??= opaque({ width, height }))
    stretched.drawImage(raw.canvas, 0, 0, width, height)
  }
}

function opaque({ width, height }: Size): SKRSContext2D {
  return createCanvas(width, height).getContext('2d', { alpha: false })
}
