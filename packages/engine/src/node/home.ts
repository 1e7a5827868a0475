import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'

import type { Canvas, Home, Surface } from '../surface.ts'

/** Canvases on Skia, in memory. */
export const nodeHome: Home = {
  createCanvas(width: number, height: number, options?: { opaque: boolean }): Canvas {
    const canvas = createCanvas(width, height)
    return {
      width,
      height,
      surface: toSurface(canvas.getContext('2d', { alpha: options?.opaque !== true })),
      picture: canvas,
      release() {
        // Skia's pixels are not on the garbage collector's books: a canvas of one pixel gives them back at once.
        canvas.width = 1
        canvas.height = 1
      },
    }
  },
}

/** Skia's context is the same Canvas 2D, only typed by its own pictures. */
export function toSurface(context: SKRSContext2D): Surface {
  return context as unknown as Surface
}
