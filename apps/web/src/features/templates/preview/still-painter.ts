import { FilmView, type PictureLibrary, type UrlOf } from '@clipmint/engine/browser'
import type { Film } from '@clipmint/film'

export type StillJob = { film: Film; timeMs: number; width: number; signal: AbortSignal }

/** A picture that has not come by then is left out rather than holding up all the stills behind it. */
const LONGEST_WAIT_MS = 8_000

/**
 * Draws stills one after another on a single canvas off the page, so that a page of cards costs one film at a time
 * however many there are.
 */
export class StillPainter {
  readonly #library: PictureLibrary
  readonly #urlOf: UrlOf
  readonly #canvas = document.createElement('canvas')
  #last: Promise<unknown> = Promise.resolve()

  constructor(library: PictureLibrary, urlOf: UrlOf) {
    this.#library = library
    this.#urlOf = urlOf
  }

  /** Hands the drawn still to `show`, whose canvas is only lent for the call; never when the job was called off. */
  paint(job: StillJob, show: (still: HTMLCanvasElement) => void): void {
    this.#last = this.#last
      .then(() => this.#paintNow(job, show))
      // A still that cannot be drawn leaves its card plain; the next ones go on.
      .catch(() => undefined)
  }

  async #paintNow(
    { film, timeMs, width, signal }: StillJob,
    show: (still: HTMLCanvasElement) => void,
  ): Promise<void> {
    if (signal.aborted) return
    const view = new FilmView(this.#canvas, film, {
      library: this.#library,
      urlOf: this.#urlOf,
      pixelRatio: width / film.width,
    })
    try {
      await Promise.race([view.drawExactly(timeMs), afterMs(LONGEST_WAIT_MS)])
      if (!signal.aborted) show(this.#canvas)
    } finally {
      view.dispose()
    }
  }
}

function afterMs(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
