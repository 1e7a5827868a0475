import { useSyncExternalStore } from 'react'

export type PlayerState = { timeMs: number; isPlaying: boolean; isMuted: boolean }

/** Something that plays, tells of each change, and can be told what to do: what the parts of a player stand for. */
export type Playable = {
  readonly state: PlayerState
  /** Calls `listener` after every change of state, until the returned function is called. */
  subscribe(listener: () => void): () => void
  toggle(): void
  pause(): void
  /** Goes to a moment, in milliseconds. */
  seek(timeMs: number): void
  /** Goes to the beginning of the next (1) or of this or the previous (-1) scene. */
  stepScene(step: 1 | -1): void
  toggleMuted(): void
}

export type PlayerWords = {
  /** What the row of controls is. */
  player: string
  play: string
  pause: string
  previous: string
  next: string
  soundOn: string
  soundOff: string
  position: string
  /** A moment of the whole as it is spoken, both in milliseconds. */
  moment: (nowMs: number, wholeMs: number) => string
  /** How long the whole is, as it is written behind the moment: 0:15. */
  length: (wholeMs: number) => string
}

export type PlayerPartProps = {
  player: Playable
  /** How long the whole is, in milliseconds. */
  durationMs: number
  words: PlayerWords
}

/** What `pick` gives of a player's state; a part is drawn anew only when that changes. */
export function usePlayerState<T>(player: Playable, pick: (state: PlayerState) => T): T {
  return useSyncExternalStore(
    (listener) => player.subscribe(listener),
    () => pick(player.state),
  )
}
