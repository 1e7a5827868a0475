import { FilmView } from '@clipmint/engine/browser'
import type { Film } from '@clipmint/film'

import type { Playback } from '../../player/playback.ts'

/** Wide enough for a thumbnail on a sharp screen. */
const WIDTH = 240

/** Moments of many films, drawn one after another on one view: each film of its own would hold its own clips. */
export class FilmStills {
  readonly #playback: Playback
  readonly #canvas = document.createElement('canvas')
  #view: FilmView | null = null
  #last: Promise<void> = Promise.resolve()

  constructor(playback: Playback) {
    this.#playback = playback
  }

  /** Draws a moment of a film and copies it onto a canvas, unless nobody waits for it any more when its turn comes. */
  draw({ film, timeMs }: { film: Film; timeMs: number }, onto: HTMLCanvasElement, signal: AbortSignal): void {
    this.#last = this.#last
      .then(async () => {
        if (signal.aborted) return
        await this.#viewOf(film).drawExactly(timeMs)
        if (signal.aborted) return
        onto.width = this.#canvas.width
        onto.height = this.#canvas.height
        onto.getContext('2d')?.drawImage(this.#canvas, 0, 0)
      })
      // What cannot be drawn stays empty; the next one has its turn all the same.
      .catch(() => undefined)
  }

  dispose(): void {
    this.#view?.dispose()
    this.#view = null
  }

  #viewOf(film: Film): FilmView {
    if (this.#view?.film.ratio === film.ratio) {
      if (this.#view.film !== film) this.#view.show(film)
      return this.#view
    }
    this.dispose()
    const { library, urlOf } = this.#playback
    return (this.#view = new FilmView(this.#canvas, film, {
      library,
      urlOf,
      pixelRatio: WIDTH / film.width,
    }))
  }
}
