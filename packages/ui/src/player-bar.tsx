import { ActionIcon, Tooltip } from '@mantine/core'
import { Pause, Play, SkipBack, SkipForward, Volume2, VolumeX } from 'lucide-react'
import type { ReactNode } from 'react'

import { type Playable, type PlayerPartProps, usePlayerState } from './playable.ts'
import { Scrubber } from './scrubber.tsx'
import { formatTenths } from './time-code.ts'

import classes from './player-bar.module.css'

type PlayerBarProps = PlayerPartProps & {
  /** Frames in a second: the scrubber goes from one to the next. */
  fps: number
}

/** Plays a video, steps through its scenes, scrubs by frames, and turns its sound on and off. */
export function PlayerBar({ player, durationMs, fps, words }: PlayerBarProps) {
  return (
    <div className={classes['room']}>
      <div className={classes['bar']} role="group" aria-label={words.player}>
        <BarButton label={words.previous} onClick={() => player.stepScene(-1)}>
          <SkipBack aria-hidden="true" size="1.25rem" />
        </BarButton>
        <PlayButton player={player} words={words} />
        <BarButton label={words.next} onClick={() => player.stepScene(1)}>
          <SkipForward aria-hidden="true" size="1.25rem" />
        </BarButton>
        <PlayerClock player={player} whole={words.length(durationMs)} />
        <Scrubber player={player} durationMs={durationMs} fps={fps} words={words} />
        <SoundButton player={player} words={words} />
      </div>
    </div>
  )
}

/** The round button that plays and stops. */
export function PlayButton({ player, words }: Pick<PlayerPartProps, 'player' | 'words'>) {
  const isPlaying = usePlayerState(player, (state) => state.isPlaying)
  return (
    <button
      type="button"
      className={classes['play']}
      aria-label={isPlaying ? words.pause : words.play}
      onClick={() => player.toggle()}
    >
      {isPlaying ? (
        <Pause aria-hidden="true" fill="currentColor" />
      ) : (
        <Play aria-hidden="true" fill="currentColor" />
      )}
    </button>
  )
}

/** Where the video is, and how long the whole is; the scrubber says the same to those who do not see it. */
export function PlayerClock({ player, whole }: { player: Playable; whole?: string }) {
  const tenths = usePlayerState(player, ({ timeMs }) => formatTenths(timeMs))
  return (
    <span className={classes['clock']} aria-hidden="true">
      <b>{tenths}</b>
      {whole === undefined ? null : ` / ${whole}`}
    </span>
  )
}

function SoundButton({ player, words }: Pick<PlayerPartProps, 'player' | 'words'>) {
  const isMuted = usePlayerState(player, (state) => state.isMuted)
  const Sound = isMuted ? VolumeX : Volume2
  return (
    <BarButton label={isMuted ? words.soundOn : words.soundOff} onClick={() => player.toggleMuted()}>
      <Sound aria-hidden="true" size="1.25rem" />
    </BarButton>
  )
}

type BarButtonProps = { label: string; onClick: () => void; children: ReactNode }

function BarButton({ label, onClick, children }: BarButtonProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon className={classes['button'] ?? ''} aria-label={label} onClick={onClick}>
        {children}
      </ActionIcon>
    </Tooltip>
  )
}
