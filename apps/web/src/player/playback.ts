import { loadFonts, type PictureLibrary, Player, type UrlOf } from '@clipmint/engine/browser'
import { type Film, FPS, sceneMoment, scenesAt } from '@clipmint/film'
import { clamp } from '@clipmint/kit'
import type { Playable, PlayerState } from '@clipmint/ui'

import { type Timeline, timelineOf } from './timeline.ts'

/** Sharper than this nobody sees while a video moves, and every frame costs. */
const MOST_PIXELS = 2

type PlaybackParts = {
  urlOf: UrlOf
  /** Photographs decoded once for the canvas and all that shows the film beside it. */
  library: PictureLibrary
  /** The moment to begin with. */
  startMs: number
  isMuted: boolean
  /** Told each time its sound is turned on or off. */
  onMuted?: (isMuted: boolean) => void
  /** Whether it begins again at the end instead of stopping; asked each time it comes there. */
  loops?: () => boolean
}

/**
 * The preview of a film: its time, whether it plays, whether it is heard. It outlives the canvas it plays on, which
 * comes and goes with the layout.
 */
export class Playback implements Playable {
  readonly #parts: PlaybackParts
  readonly #listeners = new Set<() => void>()
  #film: Film
  #timeline: Timeline
  #player: Player | null = null
  /** To be played as soon as there is a canvas, and on it all that the film shows. */
  #isAwaited = false
  #isSlow = false
  #state: PlayerState

  constructor(film: Film, parts: PlaybackParts) {
    this.#film = film
    this.#timeline = timelineOf(film, null)
    this.#parts = parts
    this.#state = { timeMs: parts.startMs, isPlaying: false, isMuted: parts.isMuted }
  }

  get state(): PlayerState {
    return this.#state
  }

  get film(): Film {
    return this.#film
  }

  /** When the scenes play; the same object for as long as that stays as it is. */
  get timeline(): Timeline {
    return this.#timeline
  }

  /** The scene on the stage. */
  get sceneId(): string {
    return scenesAt(this.#film, Math.min(this.#state.timeMs, this.#film.durationMs - 1)).current.id
  }

  /** Whether this device is shown every other frame only. */
  get isSlow(): boolean {
    return this.#isSlow
  }

  get urlOf(): UrlOf {
    return this.#parts.urlOf
  }

  get library(): PictureLibrary {
    return this.#parts.library
  }

  /** Calls `listener` after every change of time or state, until the returned function is called. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Plays on this canvas until the returned function is called. */
  attach(canvas: HTMLCanvasElement): () => void {
    let isWanted = true
    // Words drawn before their font is there would stay as they were drawn. Without its fonts a film still shows.
    void loadFonts(this.#film)
      .catch(() => undefined)
      .then(() => isWanted && this.#begin(canvas))
    return () => {
      isWanted = false
      this.#player?.dispose()
      this.#player = null
      this.#isAwaited = false
      this.#become({ isPlaying: false })
    }
  }

  #begin(canvas: HTMLCanvasElement): void {
    const { urlOf, library, loops = () => false } = this.#parts
    const player = new Player(canvas, this.#film, {
      urlOf,
      library,
      loops,
      pixelRatio: Math.min(MOST_PIXELS, devicePixelRatio),
      sound: true,
      onTime: (timeMs) => this.#become({ timeMs }),
      onPlaying: (isPlaying) => this.#become({ isPlaying }),
      onSlow: (isSlow) => {
        this.#isSlow = isSlow
        this.#become({})
      },
    })
    player.setVolume(this.#state.isMuted ? 0 : 1)
    player.seek(this.#state.timeMs)
    this.#player = player
    if (this.#isAwaited) this.play()
  }

  /** Shows another version of the film at the same moment. */
  show(film: Film): void {
    if (film === this.#film) return
    this.#film = film
    this.#timeline = timelineOf(film, this.#timeline)
    this.#player?.show(film)
    if (this.#state.timeMs > film.durationMs) this.seek(film.durationMs)
    else this.#become({})
  }

  toggle(): void {
    if (this.#state.isPlaying) this.pause()
    else this.#player?.play()
  }

  /** Plays without being pressed, once there is something to see: before that a film would begin with a blank. */
  play(): void {
    this.#isAwaited = true
    const player = this.#player
    // What cannot be drawn stands still.
    void player?.view.ready.then(
      () => this.#isAwaited && player === this.#player && player.play(),
      () => {},
    )
  }

  pause(): void {
    this.#isAwaited = false
    this.#player?.pause()
  }

  /** Goes to a moment, to the nearest whole frame. */
  seek(timeMs: number): void {
    const frame = Math.round((clamp(timeMs, 0, this.#film.durationMs) * FPS) / 1000)
    const snapped = Math.min((frame * 1000) / FPS, this.#film.durationMs)
    this.#become({ timeMs: snapped })
    this.#player?.seek(snapped)
  }

  /** Stands still at the moment that shows a scene best. */
  seekScene(sceneId: string): void {
    this.pause()
    const moment = sceneMoment(this.#film, sceneId)
    if (moment !== null) this.seek(moment)
  }

  /** Goes frames forwards or backwards and stands still there. */
  stepFrames(count: number): void {
    this.pause()
    this.seek(this.#state.timeMs + (count * 1000) / FPS)
  }

  /** Goes to the beginning of the next (1) or of this or the previous (-1) scene. */
  stepScene(step: 1 | -1): void {
    const starts = this.#film.scenes.map(({ startMs }) => startMs)
    const now = this.#state.timeMs
    const target =
      step === 1
        ? starts.find((startMs) => startMs > now + 1)
        : starts.findLast((startMs) => startMs < now - 300)
    this.seek(target ?? (step === 1 ? this.#film.durationMs : 0))
  }

  toggleMuted(): void {
    const isMuted = !this.#state.isMuted
    this.#parts.onMuted?.(isMuted)
    this.#player?.setVolume(isMuted ? 0 : 1)
    this.#become({ isMuted })
  }

  #become(change: Partial<PlayerState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
