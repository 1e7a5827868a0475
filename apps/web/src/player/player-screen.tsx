import type { Film } from '@clipmint/film'
import { PlayerBar } from '@clipmint/ui'
import { type CSSProperties, useEffect, useRef } from 'react'

import type { Playback } from './playback.ts'
import { usePlayerWords } from './use-player-words.ts'

import classes from './player-screen.module.css'

type PlayerScreenProps = { playback: Playback; film: Film; title: string; className: string | undefined }

/** A film on a page, with its controls under it; `--tall` of the class says how high it may stand. */
export function PlayerScreen({ playback, film, title, className = '' }: PlayerScreenProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const words = usePlayerWords()
  useEffect(() => (canvas.current ? playback.attach(canvas.current) : undefined), [playback])
  return (
    <div
      className={`${classes['player'] ?? ''} ${className}`}
      style={
        { '--ratio': film.ratio.replace(':', ' / '), '--wide': film.width / film.height } as CSSProperties
      }
    >
      {/* A click on the picture is a shortcut; the button below is the way for everyone. */}
      <canvas
        ref={canvas}
        className={classes['screen']}
        onClick={() => playback.toggle()}
        role="img"
        aria-label={title}
      />
      <div className={classes['bar']}>
        <PlayerBar player={playback} durationMs={film.durationMs} fps={film.fps} words={words} />
      </div>
    </div>
  )
}
