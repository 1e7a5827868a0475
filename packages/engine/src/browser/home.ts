import type { Canvas, Home, Surface } from '../surface.ts'

/** Canvases of the page, off screen. */
export const browserHome: Home = {
  createCanvas(width: number, height: number, options?: { opaque: boolean }): Canvas {
    const canvas = new OffscreenCanvas(width, height)
    return {
      width,
      height,
      surface: surfaceOf(canvas, options?.opaque === true),
      picture: canvas,
      release() {
        canvas.width = 1
        canvas.height = 1
      },
    }
  },
}

/** The surface of a canvas. Throws when the browser gives no 2D context (it has run out of them). */
export function surfaceOf(canvas: OffscreenCanvas | HTMLCanvasElement, opaque: boolean): Surface {
  const context = canvas.getContext('2d', { alpha: !opaque }) as unknown
  if (context === null) throw new Error('This browser gives no canvas to draw on.')
  return context as Surface
}
