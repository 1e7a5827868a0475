import type { Rect } from '@clipmint/film'
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'

import { touches } from './paint-list/geometry.ts'
import type { Command } from './paint-list/list.ts'
import { replay } from './paint-list/replay.ts'
import type { PixelDesk } from './pixels/desk.ts'
import type { Drawing } from './pixels/planes.ts'

/** Rows of a band: few enough that little is drawn anew, and that its pixels fit what memory was given back just now. */
const BAND_ROWS = 240

type Band = { part: Rect; canvas: Canvas; context: SKRSContext2D }

/**
 * All of a frame that is drawn on canvases, with holes for what lies under it, kept as planes. It is cut into bands, and
 * only bands in which something changed are drawn, read back and converted.
 */
export class DrawnLayer {
  readonly planes: Drawing
  readonly #desk: PixelDesk
  readonly #bands: Band[]

  constructor(desk: PixelDesk, { width, height }: { width: number; height: number }) {
    this.#desk = desk
    this.planes = desk.takeDrawing(width, height)
    this.#bands = Array.from({ length: Math.ceil(height / BAND_ROWS) }, (_, index) => {
      const top = index * BAND_ROWS
      const canvas = createCanvas(width, Math.min(BAND_ROWS, height - top))
      return {
        part: { x: 0, y: top, w: width, h: canvas.height },
        canvas,
        context: canvas.getContext('2d'),
      }
    })
  }

  /** Draws the bands that changed. */
  update(commands: readonly Command[], holes: ReadonlySet<Command>, changed: readonly Rect[]): void {
    for (const { part, canvas, context } of this.#bands) {
      if (!changed.some((rect) => touches(rect, part))) continue
      context.setTransform(1, 0, 0, 1, 0, 0)
      context.clearRect(0, 0, part.w, part.h)
      context.save()
      replay(commands, context, { part, holes })
      context.restore()
      const pixels = canvas.data()
      this.#desk.loadDrawing(this.planes, pixels, part.y)
      // A copy that the garbage collector does not see the size of: given back now, the next one takes its place.
      ;(pixels.buffer as ArrayBuffer).transfer(0)
    }
  }

  close(): void {
    this.#desk.give(this.planes)
    for (const { canvas } of this.#bands) {
      canvas.width = 1
      canvas.height = 1
    }
  }
}
