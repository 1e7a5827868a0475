import type { Rect } from '@clipmint/film'

import type { Canvas, Home, Surface } from './surface.ts'

/** A part of the frame drawn once: its picture, and the place it belongs to in frame pixels. */
export type Sprite = Rect & { canvas: Canvas; pixels: number; lastUsed: number }

type Wanted = { bounds: Rect; paint: (surface: Surface) => void; opaque: boolean }

/** How many frames' worth of pixels the sprites of a film may hold together. */
const MOST_FRAMES_OF_SPRITES = 20

/**
 * What stands still, drawn once and kept: texts, shapes, scaled photographs. Bounded in pixels; the longest unused go
 * first, but never one that the frame being drawn has used.
 */
export class SpriteStore {
  readonly #home: Home
  readonly #scale: number
  readonly #mostPixels: number
  readonly #sprites = new Map<string, Sprite>()
  readonly #keepFrames: number
  #pixels = 0
  #frame = 0

  /**
   * `scale` is pixels of the surface to one pixel of the film. A film that only ever runs forwards needs no sprite that
   * was not used in the last `keepFrames` frames.
   */
  constructor(
    home: Home,
    size: { width: number; height: number },
    { scale, keepFrames }: { scale: number; keepFrames: number },
  ) {
    this.#home = home
    this.#keepFrames = keepFrames
    this.#scale = scale
    this.#mostPixels = size.width * size.height * scale * scale * MOST_FRAMES_OF_SPRITES
  }

  /** Says that another frame begins. */
  beginFrame(): void {
    this.#frame += 1
    for (const [key, sprite] of this.#sprites) {
      if (this.#frame - sprite.lastUsed > this.#keepFrames) this.#forget(key, sprite)
    }
  }

  /**
   * The sprite under `key`, painted when it is not there. `bounds` is in frame pixels and `paint` draws in them; the
   * sprite's edges fall on whole pixels of the surface, so that at rest it is as sharp as drawing directly.
   */
  get(key: string, bounds: Rect, paint: (surface: Surface) => void): Sprite {
    return this.#find(key, { bounds, paint, opaque: false })
  }

  /** As `get`, for what covers all of its bounds: drawing it need not look at what lies under it. */
  getOpaque(key: string, bounds: Rect, paint: (surface: Surface) => void): Sprite {
    return this.#find(key, { bounds, paint, opaque: true })
  }

  #find(key: string, wanted: Wanted): Sprite {
    const kept = this.#sprites.get(key)
    if (kept) {
      kept.lastUsed = this.#frame
      return kept
    }
    const sprite = this.#paint(wanted)
    this.#sprites.set(key, sprite)
    this.#pixels += sprite.pixels
    this.#makeRoom()
    return sprite
  }

  /** Forgets everything and gives the memory back. */
  clear(): void {
    for (const { canvas } of this.#sprites.values()) canvas.release()
    this.#sprites.clear()
    this.#pixels = 0
  }

  #paint({ bounds, paint, opaque }: Wanted): Sprite {
    const scale = this.#scale
    const left = Math.floor(bounds.x * scale)
    const top = Math.floor(bounds.y * scale)
    const width = Math.max(1, Math.ceil((bounds.x + bounds.w) * scale) - left)
    const height = Math.max(1, Math.ceil((bounds.y + bounds.h) * scale) - top)
    const canvas = this.#home.createCanvas(width, height, { opaque })
    canvas.surface.setTransform(scale, 0, 0, scale, -left, -top)
    paint(canvas.surface)
    return {
      x: left / scale,
      y: top / scale,
      w: width / scale,
      h: height / scale,
      canvas,
      pixels: width * height,
      lastUsed: this.#frame,
    }
  }

  #makeRoom(): void {
    if (this.#pixels <= this.#mostPixels) return
    const oldest = [...this.#sprites].toSorted(([, one], [, other]) => one.lastUsed - other.lastUsed)
    for (const [key, sprite] of oldest) {
      if (this.#pixels <= this.#mostPixels || sprite.lastUsed === this.#frame) return
      this.#forget(key, sprite)
    }
  }

  #forget(key: string, { canvas, pixels }: Sprite): void {
    canvas.release()
    this.#sprites.delete(key)
    this.#pixels -= pixels
  }
}

/** Draws a sprite at its own place. */
export function drawSprite(surface: Surface, { canvas, x, y, w, h }: Sprite): void {
  surface.drawImage(canvas.picture, x, y, w, h)
}
