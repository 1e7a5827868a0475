import type { Music } from '@clipmint/editor'
import type { Film } from '@clipmint/film'

import type { Playback } from '../../player/playback.ts'
import type { Timers } from '../save/saver.ts'

const TRIAL_MS = 15_000
/** Less is not worth beginning the video again for. */
const SHORTEST_MS = 1_000

type TrialParts = {
  playback: Pick<
    Playback,
    'state' | 'sceneId' | 'timeline' | 'subscribe' | 'pause' | 'show' | 'seek' | 'toggle' | 'toggleMuted'
  >
  /** The video with other music, and as it is. */
  filmWith: (music: Partial<Music>) => Film
  film: () => Film
  timers: Timers
}

type Running = { id: string; untilMs: number; beforeMs: number; wasMuted: boolean; cancels: (() => void)[] }

/**
 * Plays other music under the video, from the scene on the stage and for fifteen seconds, before anything is taken. The
 * video's own button ends it.
 */
export class Trial {
  readonly #parts: TrialParts
  readonly #listeners = new Set<() => void>()
  #running: Running | null = null

  constructor(parts: TrialParts) {
    this.#parts = parts
  }

  /** What is tried; null when nothing is. */
  get playing(): string | null {
    return this.#running?.id ?? null
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Begins to play, or ends what plays under this name. */
  toggle(id: string, music: Partial<Music>): void {
    const isSame = this.playing === id
    this.stop()
    if (!isSame) this.#begin(id, music)
  }

  /** Ends it, and the video stands where it stood. */
  stop(): void {
    const { playback, film } = this.#parts
    const trial = this.#end()
    if (!trial) return
    playback.pause()
    playback.show(film())
    playback.seek(trial.beforeMs)
  }

  /** The video was edited: it plays on, as it is now. */
  letGo(): void {
    this.#end()
  }

  #begin(id: string, music: Partial<Music>): void {
    const { playback, filmWith, timers } = this.#parts
    const { timeMs: beforeMs, isMuted: wasMuted } = playback.state
    const { sceneId } = playback
    playback.pause()
    playback.show(filmWith(music))
    playback.seek(playback.timeline.scenes.find((scene) => scene.id === sceneId)?.startMs ?? 0)
    if (wasMuted) playback.toggleMuted()
    playback.toggle()
    if (!playback.state.isPlaying) return playback.show(this.#parts.film())
    const cancels = [timers.after(TRIAL_MS, () => this.stop()), playback.subscribe(() => this.#onChange())]
    this.#become({ id, untilMs: timers.nowMs() + TRIAL_MS, beforeMs, wasMuted, cancels })
  }

  /** A video that is shorter than what is left begins again; one that was stopped by hand ends the trial. */
  #onChange(): void {
    const { playback, timers } = this.#parts
    const { isPlaying, timeMs } = playback.state
    if (!this.#running || isPlaying) return
    const isOver = timeMs >= playback.timeline.durationMs - 1
    if (!isOver || this.#running.untilMs - timers.nowMs() < SHORTEST_MS) return this.stop()
    playback.toggle()
  }

  #end(): Running | null {
    const trial = this.#running
    if (!trial) return null
    for (const cancel of trial.cancels) cancel()
    this.#become(null)
    if (trial.wasMuted && !this.#parts.playback.state.isMuted) this.#parts.playback.toggleMuted()
    return trial
  }

  #become(running: Running | null): void {
    this.#running = running
    for (const listener of this.#listeners) listener()
  }
}
