import type { Rect } from '@clipmint/film'

/** Something that can be drawn onto a surface: a canvas, a decoded photograph, a frame of a clip. */
export type Picture = { readonly width: number; readonly height: number }

export type Gradient = { addColorStop(offset: number, color: string): void }

/** A photograph ready to be placed, or the frame of a clip. Those with the same id show the same pixels. */
export type LivePicture = { readonly id: string; readonly picture: Picture }

/** Raw pixels, four bytes each: red, green, blue, opacity. */
export type Pixels = { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number }

/**
 * The part of Canvas 2D that the engine draws with. The browser's context and Skia's both have it, so that nothing
 * that draws knows where it runs.
 */
export type Surface = {
  save(): void
  restore(): void
  translate(x: number, y: number): void
  rotate(radians: number): void
  scale(x: number, y: number): void
  transform(a: number, b: number, c: number, d: number, e: number, f: number): void
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void

  beginPath(): void
  moveTo(x: number, y: number): void
  lineTo(x: number, y: number): void
  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void
  rect(x: number, y: number, w: number, h: number): void
  closePath(): void
  fill(rule?: 'nonzero' | 'evenodd'): void
  stroke(): void
  clip(rule?: 'nonzero' | 'evenodd'): void
  setLineDash(lengths: number[]): void

  fillRect(x: number, y: number, w: number, h: number): void
  clearRect(x: number, y: number, w: number, h: number): void
  drawImage(picture: Picture, x: number, y: number, w: number, h: number): void
  drawImage(
    picture: Picture,
    sx: number,
    sy: number,
    sw: number,
    sh: number,
    x: number,
    y: number,
    w: number,
    h: number,
  ): void
  /**
   * Draws a part of a picture (`source`) over a place (`target`), as `drawImage` does; a surface that has this may put
   * the picture there by other means.
   */
  place?(picture: LivePicture, source: Rect, target: Rect): void
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): Gradient
  createRadialGradient(x0: number, y0: number, r0: number, x1: number, y1: number, r1: number): Gradient
  createImageData(width: number, height: number): Pixels
  putImageData(pixels: Pixels, x: number, y: number): void
  /** Only of sprites: a frame is never read while it is drawn. */
  getImageData?(x: number, y: number, w: number, h: number): Pixels

  fillText(text: string, x: number, y: number): void
  /** Only into sprites: a frame itself is drawn of fills and pictures. */
  strokeText?(text: string, x: number, y: number): void
  measureText(text: string): { readonly width: number }

  globalAlpha: number
  globalCompositeOperation: string
  fillStyle: string | Gradient
  strokeStyle: string | Gradient
  lineWidth: number
  lineCap: 'butt' | 'round' | 'square'
  lineJoin: 'bevel' | 'miter' | 'round'
  shadowColor: string
  shadowBlur: number
  shadowOffsetX: number
  shadowOffsetY: number
  imageSmoothingQuality: 'high' | 'low' | 'medium'
  font: string
  letterSpacing: string
  textAlign: 'left' | 'center' | 'right'
  textBaseline: 'alphabetic' | 'middle'
}

/** A canvas of its own size in pixels: its surface to draw on, its picture to draw from. */
export type Canvas = {
  readonly width: number
  readonly height: number
  readonly surface: Surface
  readonly picture: Picture
  /** Gives the memory back; the canvas is not used again. */
  release(): void
}

/** What the engine needs of the place it runs in. */
export type Home = {
  createCanvas(width: number, height: number, options?: { opaque: boolean }): Canvas
  /** A canvas on which a group is put together anew in every frame; `createCanvas` does where a home has none. */
  createScratch?(width: number, height: number): Canvas
}
