import type { CSSProperties, KeyboardEvent } from 'react'

import { type Playable, type PlayerPartProps, usePlayerState } from './playable.ts'

import classes from './scrubber.module.css'

/** Goes to any frame: dragged, an arrow key a frame at a time, with Shift a scene. Its value is spoken as a time. */
export function Scrubber({ player, durationMs, fps, words }: PlayerPartProps & { fps: number }) {
  const last = Math.max(1, Math.round((durationMs * fps) / 1000))
  const frame = usePlayerState(player, ({ timeMs }) => Math.min(last, Math.round((timeMs * fps) / 1000)))
  return (
    <input
      type="range"
      className={classes['scrubber']}
      style={{ '--share': frame / last } as CSSProperties}
      aria-label={words.position}
      aria-valuetext={words.moment((frame * 1000) / fps, durationMs)}
      min={0}
      max={last}
      step={1}
      value={frame}
      onChange={({ currentTarget }) => {
        player.pause()
        player.seek((Number(currentTarget.value) * 1000) / fps)
      }}
      onKeyDown={(event) => {
        if (press(event, player)) event.preventDefault()
      }}
    />
  )
}

/** The keys that a slider does not know itself. */
function press({ key, shiftKey }: KeyboardEvent, player: Playable): boolean {
  if (key === ' ') player.toggle()
  else if (shiftKey && key === 'ArrowLeft') player.stepScene(-1)
  else if (shiftKey && key === 'ArrowRight') player.stepScene(1)
  else return false
  return true
}
