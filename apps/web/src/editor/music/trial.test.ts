import type { Film } from '@clipmint/film'
import type { PlayerState } from '@clipmint/ui'
import { beforeEach, expect, it } from 'vitest'

import { Trial } from './trial.ts'

const scenes = [
  { id: 'one', startMs: 0, durationMs: 4_000 },
  { id: 'two', startMs: 4_000, durationMs: 4_000 },
]
const own = { music: { trackId: 'own' } } as Film
const other = { music: { trackId: 'other' } } as Film

/** A preview that plays nothing, and a clock that a test moves on. */
class Stage {
  state: PlayerState = { timeMs: 5_000, isPlaying: false, isMuted: true }
  film = own
  sceneId = 'two'
  nowMs = 0
  timeline = { scenes, durationMs: 8_000 } as never
  #listeners = new Set<() => void>()
  #alarm: (() => void) | null = null

  timers = {
    nowMs: () => this.nowMs,
    after: (_ms: number, callback: () => void) => {
      this.#alarm = callback
      return () => (this.#alarm = null)
    },
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  become = (change: Partial<PlayerState>) => {
    this.state = { ...this.state, ...change }
    for (const listener of this.#listeners) listener()
  }
  show = (film: Film) => (this.film = film)
  seek = (timeMs: number) => this.become({ timeMs })
  pause = () => this.become({ isPlaying: false })
  toggle = () => {
    const timeMs = this.state.timeMs >= 8_000 ? 0 : this.state.timeMs
    this.become({ timeMs, isPlaying: !this.state.isPlaying })
  }
  toggleMuted = () => this.become({ isMuted: !this.state.isMuted })
  ring = () => this.#alarm?.()
}

let stage: Stage
let trial: Trial
beforeEach(() => {
  stage = new Stage()
  trial = new Trial({ playback: stage, filmWith: () => other, film: () => own, timers: stage.timers })
  trial.toggle('other', { trackId: 'other' })
})

it('plays other music under the video from the scene on the stage, heard even if the video is mute', () => {
  expect([trial.playing, stage.film]).toEqual(['other', other])
  expect(stage.state).toEqual({ timeMs: 4_000, isPlaying: true, isMuted: false })
})

it.each([
  ['after fifteen seconds', () => stage.ring()],
  ['when it is pressed again', () => trial.toggle('other', { trackId: 'other' })],
  ['when the video is stopped', () => stage.pause()],
])('ends %s, and the video is as it was', (_when, act) => {
  act()
  expect([trial.playing, stage.film]).toEqual([null, own])
  expect(stage.state).toEqual({ timeMs: 5_000, isPlaying: false, isMuted: true })
})

it('begins a short video again', () => {
  stage.nowMs = 4_000
  stage.become({ timeMs: 8_000, isPlaying: false })
  expect([trial.playing, stage.state.timeMs, stage.state.isPlaying]).toEqual(['other', 0, true])
})

it('lets the video play on when the music is taken', () => {
  trial.letGo()
  expect([trial.playing, stage.state.isPlaying]).toEqual([null, true])
})
