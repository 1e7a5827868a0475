import { type Film, scenesAt } from '@clipmint/film'

import { ContrastMeter, type Contrasts } from '../contrast/contrast-meter.ts'
import type { Canvas, Home, Surface } from '../surface.ts'
import { loadFonts } from './fonts.ts'
import { BrowserMedia, type UrlOf } from './media.ts'
import type { PictureLibrary } from './pictures.ts'

/** Canvases in memory: what is drawn only to be read never goes through the graphics card. */
const readableHome: Home = {
  createCanvas(width: number, height: number, options?: { opaque: boolean }): Canvas {
    const canvas = new OffscreenCanvas(width, height)
    const surface = canvas.getContext('2d', {
      alpha: options?.opaque !== true,
      willReadFrequently: true,
    }) as unknown
    if (surface === null) throw new Error('This browser gives no canvas to draw on.')
    return {
      width,
      height,
      surface: surface as Surface,
      picture: canvas,
      release() {
        canvas.width = 1
        canvas.height = 1
      },
    }
  },
}

/** The longest the page is kept waiting for a moment of rest, in milliseconds. */
const MOST_WAIT_MS = 120

/**
 * Measures how well the words of a page's film can be read, between whatever else the page does: every piece of work is
 * a few milliseconds, and waits for a moment of rest. A newer film ends the measuring of the one before.
 */
export class FilmContrast {
  readonly #meter = new ContrastMeter()
  readonly #media: BrowserMedia
  /** What was told of failures: one clip fails anew with every edit. */
  readonly #reported = new Set<string>()
  #round = 0
  /** Two measurings never share the clips: one waits until the other has ended. */
  #last: Promise<unknown> = Promise.resolve()

  constructor({ urlOf, library }: { urlOf: UrlOf; library: PictureLibrary }) {
    this.#media = new BrowserMedia(library, urlOf, () => {})
  }

  /** The contrasts of a film's texts, none when its fonts did not come; null when another film came. */
  measure(film: Film): Promise<Contrasts | null> {
    const round = (this.#round += 1)
    const measured = this.#last.then(() => this.#measure(film, round))
    this.#last = measured.catch(() => {})
    return measured
  }

  /** Ends the measuring that goes on: something is being edited, and the stage comes first. */
  end(): void {
    this.#round += 1
  }

  dispose(): void {
    this.end()
    void this.#last.then(() => this.#media.dispose())
  }

  async #measure(film: Film, round: number): Promise<Contrasts | null> {
    const isWanted = () => round === this.#round
    if (!isWanted()) return null
    // Words whose fonts do not come cannot be measured.
    const isReadable = await loadFonts(film).then(
      () => true,
      () => false,
    )
    await this.#media.load(film)
    if (!isWanted()) return null
    if (!isReadable) return new Map()
    let sceneId = ''
    try {
      return await this.#meter.measure(film, {
        home: readableHome,
        media: this.#media,
        prepare: (timeMs) => {
          const { current } = scenesAt(film, timeMs)
          // Decoders of scenes gone by hold their frames no longer.
          if (current.id !== sceneId) this.#media.sleep()
          sceneId = current.id
          return this.#media.prepare(film, timeMs)
        },
        pause: async () => {
          await rest()
          return isWanted()
        },
        onFailure: (error) => this.#report(error),
      })
    } finally {
      this.#media.sleep()
    }
  }

  #report(error: unknown): void {
    const said = String(error)
    if (this.#reported.has(said)) return
    this.#reported.add(said)
    reportError(error)
  }
}

function rest(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: MOST_WAIT_MS })
    else setTimeout(resolve, 16)
  })
}
