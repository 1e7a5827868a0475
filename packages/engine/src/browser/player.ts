import type { Film } from '@clipmint/film'
import { clamp } from '@clipmint/kit'

import { FilmView, type FilmViewOptions, heldFrameMs } from './film-view.ts'
import { FrameBudget } from './frame-budget.ts'
import { Soundtrack } from './soundtrack.ts'

export type PlayerOptions = FilmViewOptions & {
  /** Plays the film's sound too, made as soon as it is to be heard; cards in the store leave it out. */
  sound?: boolean
  /** Whether it begins again at the end instead of stopping; asked each time it comes there. */
  loops?: () => boolean
  /** Called with the film's time at each new frame, and after each jump. */
  onTime?: (timeMs: number) => void
  onPlaying?: (playing: boolean) => void
  /** Told when this device begins to be shown every other frame only, and when all of them again. */
  onSlow?: (isSlow: boolean) => void
}

/** While a film is being changed its sound is not made: it would take the strength that the picture needs. */
const SOUND_REST_MS = 600

/** Plays a film on a canvas: its picture follows its sound. Dispose of it when the canvas leaves the page. */
export class Player {
  readonly view: FilmView
  readonly #options: PlayerOptions
  readonly #sizes: ResizeObserver
  #soundtrack: Soundtrack | null = null
  #volume = 1
  #timeMs = 0
  #startedAt: { clockMs: number; timeMs: number; heard: boolean } | null = null
  #frame = 0
  #shownMs = -1
  readonly #budget = new FrameBudget()
  #soundTimer: ReturnType<typeof setTimeout> | undefined

  constructor(canvas: HTMLCanvasElement, film: Film, options: PlayerOptions) {
    this.#options = options
    this.view = new FilmView(canvas, film, options)
    this.#sizes = new ResizeObserver(() => this.view.fit())
    this.#sizes.observe(canvas)
    this.#prepareSoundSoon()
  }

  get timeMs(): number {
    return this.#timeMs
  }

  /** Resolves when the film's sound is made, or cannot be; playing need not wait for it. */
  get soundReady(): Promise<void> {
    return this.#prepareSound()
  }

  get playing(): boolean {
    return this.#startedAt !== null
  }

  /** Shows another version of the film, at the same moment and still playing if it was. */
  show(film: Film): void {
    const was = this.view.film
    this.view.show(film)
    this.#timeMs = Math.min(this.#timeMs, Math.max(0, film.durationMs - 1))
    this.#shownMs = -1
    this.#prepareSoundSoon()
    if (!this.#startedAt) this.#drawStill()
    else if (was.durationMs !== film.durationMs || was.music !== film.music) this.#start()
  }

  /** Plays on; from the beginning when the film has ended. Sound joins as soon as it is made. */
  play(): void {
    if (this.#startedAt) return
    if (this.#timeMs >= this.view.film.durationMs - 1) this.#timeMs = 0
    this.#judged(() => this.#budget.begin())
    this.#start()
    this.#options.onPlaying?.(true)
    this.#frame = requestAnimationFrame(() => this.#tick())
  }

  pause(): void {
    if (!this.#startedAt) return
    this.#startedAt = null
    cancelAnimationFrame(this.#frame)
    this.#soundtrack?.stop()
    this.#options.onPlaying?.(false)
    this.#drawStill()
  }

  /** Goes to a moment of the film and shows its exact frame; playing goes on from there. */
  seek(timeMs: number): void {
    this.#timeMs = clamp(timeMs, 0, this.view.film.durationMs)
    this.#options.onTime?.(this.#timeMs)
    this.#shownMs = -1
    if (this.#startedAt) this.#start()
    else this.#drawStill()
  }

  /** From 0 (mute) to 1. A film that was mute until now is heard as soon as its sound is made. */
  setVolume(volume: number): void {
    this.#volume = clamp(volume, 0, 1)
    this.#soundtrack?.setVolume(this.#volume)
    if (this.#startedAt && !this.#startedAt.heard) void this.#joinSound(this.#startedAt)
    else this.#prepareSoundSoon()
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame)
    clearTimeout(this.#soundTimer)
    this.#startedAt = null
    this.#sizes.disconnect()
    this.#soundtrack?.dispose()
    this.view.dispose()
  }

  /** What cannot be drawn exactly stays as it is. */
  #drawStill(): void {
    this.view.drawExactly(heldFrameMs(this.view.film, this.#timeMs)).catch(() => {})
  }

  /** The picture starts at once by the page's clock; when the sound is there, its clock takes over. */
  #start(): void {
    const started = { clockMs: performance.now(), timeMs: this.#timeMs, heard: false }
    this.#startedAt = started
    this.#soundtrack?.stop()
    void this.#joinSound(started)
  }

  async #joinSound(started: { heard: boolean }): Promise<void> {
    const soundtrack = this.#heard()
    if (!soundtrack) return
    try {
      await soundtrack.prepare(this.view.film)
      if (this.#startedAt !== started) return
      const fromMs = this.#elapsedMs()
      const clock = await soundtrack.play(this.view.film, fromMs)
      if (this.#startedAt !== started) soundtrack.stop()
      else this.#startedAt = { clockMs: clock * 1000, timeMs: fromMs, heard: true }
    } catch {
      // Without its sound a film still shows: the page's clock goes on.
    }
  }

  #elapsedMs(): number {
    const started = this.#startedAt
    if (!started) return this.#timeMs
    const now = started.heard && this.#soundtrack ? this.#soundtrack.clock * 1000 : performance.now()
    return started.timeMs + Math.max(0, now - started.clockMs)
  }

  #tick(): void {
    if (!this.#startedAt) return
    const { film } = this.view
    this.#timeMs = this.#elapsedMs()
    if (this.#timeMs >= film.durationMs) {
      if (this.#options.loops?.()) {
        this.#timeMs = 0
        this.#start()
      } else {
        this.#timeMs = film.durationMs
        this.#options.onTime?.(this.#timeMs)
        return this.pause()
      }
    }
    const held = heldFrameMs(film, this.#timeMs)
    const frame = Math.round((held * film.fps) / 1000)
    if (held !== this.#shownMs && this.#budget.wants(frame)) {
      this.#shownMs = held
      this.view.draw(held)
      this.#judged(() => this.#budget.drew(frame))
      this.#options.onTime?.(this.#timeMs)
    }
    this.#frame = requestAnimationFrame(() => this.#tick())
  }

  /** Tells when what the budget was told changed its mind. */
  #judged(tell: () => void): void {
    const wasSlow = this.#budget.isSlow
    tell()
    if (this.#budget.isSlow !== wasSlow) this.#options.onSlow?.(this.#budget.isSlow)
  }

  #prepareSoundSoon(): void {
    clearTimeout(this.#soundTimer)
    this.#soundTimer = setTimeout(() => void this.#prepareSound(), SOUND_REST_MS)
  }

  async #prepareSound(): Promise<void> {
    try {
      await this.#heard()?.prepare(this.view.film)
    } catch {
      // Playing tries again.
    }
  }

  /** The film's sound; null while nobody is to hear it, so that what stays mute costs nothing. */
  #heard(): Soundtrack | null {
    if (!this.#options.sound || this.#volume === 0) return null
    if (!this.#soundtrack) {
      this.#soundtrack = new Soundtrack(this.#options.urlOf)
      this.#soundtrack.setVolume(this.#volume)
    }
    return this.#soundtrack
  }
}
