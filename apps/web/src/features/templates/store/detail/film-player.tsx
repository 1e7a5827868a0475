import type { Film } from '@clipmint/film'
import { PlayerBar } from '@clipmint/ui'
import { useReducedMotion } from '@mantine/hooks'
import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react'

import { Playback } from '../../../../player/playback.ts'
import { usePlayerWords } from '../../../../player/use-player-words.ts'
import { library, urlOf } from '../../preview/desk.ts'
import { posterMs } from '../../preview/film-still.tsx'

import classes from './film-player.module.css'

/** A film that plays by itself, muted, with the ways to stop it, to go to a moment and to hear it. */
export function FilmPlayer({ film, title }: { film: Film; title: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const playback = useFilmPlayback(canvas, film)
  const words = usePlayerWords()
  return (
    <div
      className={classes['player']}
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

/** Plays the film round and round; another version of it goes on where it was. */
function useFilmPlayback(canvas: { current: HTMLCanvasElement | null }, film: Film): Playback {
  const isCalm = useReducedMotion()
  const [playback] = useState(
    () => new Playback(film, { urlOf, library, startMs: 0, isMuted: true, loops: () => true }),
  )
  const begin = useEffectEvent(() => {
    if (!isCalm) return playback.play()
    // Who asked for less motion sees a still that shows what it is, not an empty first frame.
    playback.pause()
    playback.seek(posterMs(film))
  })
  useEffect(() => (canvas.current ? playback.attach(canvas.current) : undefined), [canvas, playback])
  useEffect(() => begin(), [isCalm])
  useEffect(() => playback.show(film), [playback, film])
  return playback
}
