import { type Film, frameTimeMs } from '@clipmint/film'
import { clamp } from '@clipmint/kit'

import { drawFrame } from '../draw/frame.ts'
import { Stage } from '../stage.ts'
import type { Surface } from '../surface.ts'
import { loadFonts } from './fonts.ts'
import { browserHome, surfaceOf } from './home.ts'
import { BrowserMedia, type UrlOf } from './media.ts'
import { createPictureLibrary, type PictureLibrary } from './pictures.ts'

export type FilmViewOptions = {
  urlOf: UrlOf
  /** Shared by the views of a page; each view has its own when it is left out. */
  library?: PictureLibrary
  /** Pixels of the canvas to one CSS pixel; the screen's own when it is left out. */
  pixelRatio?: number
}

/**
 * A film on a canvas of the page, at whatever size the page gives it: fonts, pictures and clips come by themselves, and
 * what has come is drawn. In a worker it draws films of words and pictures on a canvas of its own.
 */
export class FilmView {
  readonly #canvas: HTMLCanvasElement | OffscreenCanvas
  readonly #surface: Surface
  readonly #media: BrowserMedia
  readonly #pixelRatio: number
  #film: Film
  #stage: Stage | null = null
  #ready: Promise<void>
  #version = 0
  /** The film whose fonts are there; a stage made before would measure its words wrong for good. */
  #readable: Film | null = null
  #timeMs = 0
  #disposed = false

  constructor(canvas: HTMLCanvasElement | OffscreenCanvas, film: Film, options: FilmViewOptions) {
    this.#canvas = canvas
    this.#surface = surfaceOf(canvas, true)
    this.#film = film
    this.#pixelRatio = options.pixelRatio ?? globalThis.devicePixelRatio ?? 1
    this.#media = new BrowserMedia(options.library ?? createPictureLibrary(), options.urlOf, () =>
      this.#redraw(),
    )
    this.#ready = this.#begin()
  }

  get film(): Film {
    return this.#film
  }

  /** Resolves when the film that is shown now has its fonts, and its pictures have come or failed. */
  get ready(): Promise<void> {
    return this.#ready
  }

  /** Shows another version of the film at the same moment; what looks the same is not drawn again. */
  show(film: Film): void {
    const resized = film.width !== this.#film.width || film.height !== this.#film.height
    this.#film = film
    if (resized) this.#dropStage()
    this.#ready = this.#begin()
  }

  /** Draws the frame at a time with what is there; clips keep up with playing. */
  draw(timeMs: number): void {
    this.#timeMs = timeMs
    this.#media.follow(this.#film, timeMs)
    this.#redraw()
  }

  /** Draws the very frame that the finished file has at a time: waits for fonts, pictures and the clips' own frames. */
  async drawExactly(timeMs: number): Promise<void> {
    this.#timeMs = timeMs
    await this.#ready
    await this.#media.prepare(this.#film, timeMs)
    if (this.#timeMs === timeMs) this.#redraw()
  }

  /** Takes the size the page now gives the canvas. Call when its layout changes. */
  fit(): void {
    if (this.#readable !== this.#film) return
    const { width, height } = this.#film
    // A canvas off the page is given no size by one: it is drawn at the film's own.
    const given = 'clientWidth' in this.#canvas ? this.#canvas.clientWidth : 0
    const wanted = (given || width) * this.#pixelRatio
    const columns = Math.max(2, Math.round(width * clamp(wanted / width, 0.02, 1)))
    // Rounded down: a last row that the film only half covers would show as a line.
    const size = { width: columns, height: Math.max(2, Math.floor((height * columns) / width)) }
    if (this.#canvas.width === size.width && this.#canvas.height === size.height && this.#stage) return
    this.#canvas.width = size.width
    this.#canvas.height = size.height
    this.#dropStage()
    this.#stage = new Stage(browserHome, this.#film, size.width / width)
    this.#redraw()
  }

  /** Nothing is asked of it for a while: holds no frames of clips until the next `drawExactly`. */
  sleep(): void {
    this.#media.sleep()
  }

  dispose(): void {
    this.#disposed = true
    this.#dropStage()
    this.#media.dispose()
  }

  /** A failure is told to whoever waits for `ready`; to others the film just stays unseen. */
  #begin(): Promise<void> {
    const loaded = this.#load()
    loaded.catch(() => {})
    return loaded
  }

  async #load(): Promise<void> {
    const version = (this.#version += 1)
    const film = this.#film
    const media = this.#media.load(film)
    await loadFonts(film)
    if (this.#disposed || version !== this.#version) return
    this.#readable = film
    if (this.#stage) this.#stage.showFilm(film)
    this.fit()
    this.#redraw()
    await media
  }

  #redraw(): void {
    if (!this.#stage || this.#disposed) return
    drawFrame(this.#surface, this.#stage, this.#timeMs, this.#media)
  }

  #dropStage(): void {
    this.#stage?.dispose()
    this.#stage = null
  }
}

/** The time of the frame that is on screen at `timeMs`: films hold each frame for a thirtieth of a second. */
export function heldFrameMs(film: Film, timeMs: number): number {
  return frameTimeMs(film, Math.floor((timeMs * film.fps) / 1000 + 1e-6))
}
