import type { Film, FilmLayer, FilmText } from '@clipmint/film'

import { SpriteStore } from './sprites.ts'
import type { Canvas, Home } from './surface.ts'
import { layoutText, type TextLayout } from './text/layout.ts'
import { createMeasure, type TextMeasure } from './text/measure.ts'

/**
 * A film made ready to be drawn at one scale: it holds what was measured, laid out and drawn once. One stage belongs
 * to one surface; dispose of it when the surface goes.
 */
export class Stage {
  readonly home: Home
  /** Pixels of the surface to one pixel of the film. */
  readonly scale: number
  readonly sprites: SpriteStore
  readonly measure: TextMeasure
  #film: Film
  #layouts = new WeakMap<FilmText, TextLayout>()
  #looks = new WeakMap<FilmLayer, string>()
  readonly #measuring: Canvas
  readonly #scratches: Canvas[] = []

  /** `keepFrames` is after how many frames what was not shown is forgotten: never, unless told. */
  constructor(home: Home, film: Film, scale: number, { keepFrames = Infinity } = {}) {
    this.home = home
    this.scale = scale
    this.#film = film
    this.sprites = new SpriteStore(home, film, { scale, keepFrames })
    this.#measuring = home.createCanvas(1, 1)
    this.measure = createMeasure(this.#measuring.surface)
  }

  get film(): Film {
    return this.#film
  }

  /** Shows another version of the film, of the same size; what looks the same is not drawn again. */
  showFilm(film: Film): void {
    this.#film = film
  }

  layoutOf(layer: FilmText): TextLayout {
    const known = this.#layouts.get(layer)
    if (known) return known
    const layout = layoutText(this.measure, layer)
    this.#layouts.set(layer, layout)
    return layout
  }

  /** What a layer looks like apart from its movement, as a key: equal layers of two versions share their sprites. */
  lookOf(layer: FilmLayer): string {
    const known = this.#looks.get(layer)
    if (known !== undefined) return known
    const { motion: _motion, opacity: _opacity, blend: _blend, ...look } = layer
    const key = JSON.stringify(look)
    this.#looks.set(layer, key)
    return key
  }

  /** A clean canvas of the frame's size to put a group together on; `depth` keeps nested groups apart. */
  scratch(depth: number): Canvas {
    const width = Math.round(this.#film.width * this.scale)
    const height = Math.round(this.#film.height * this.scale)
    const { home } = this
    const canvas = (this.#scratches[depth] ??= home.createScratch
      ? home.createScratch(width, height)
      : home.createCanvas(width, height))
    const { surface } = canvas
    surface.setTransform(1, 0, 0, 1, 0, 0)
    surface.clearRect(0, 0, width, height)
    surface.setTransform(this.scale, 0, 0, this.scale, 0, 0)
    return canvas
  }

  dispose(): void {
    this.sprites.clear()
    this.#measuring.release()
    for (const canvas of this.#scratches) canvas.release()
    this.#scratches.length = 0
    this.#layouts = new WeakMap()
    this.#looks = new WeakMap()
  }
}
