import type { Film } from '@clipmint/film'
import { useReducedMotion } from '@mantine/hooks'
import { useEffect, useEffectEvent, useState } from 'react'

import { Playback } from '../../../../player/playback.ts'
import { PlayerScreen } from '../../../../player/player-screen.tsx'
import { library, urlOf } from '../../preview/desk.ts'
import { posterMs } from '../../preview/film-still.tsx'

import classes from './film-player.module.css'

/** A film that plays by itself, muted, with the ways to stop it, to go to a moment and to hear it. */
export function FilmPlayer({ film, title }: { film: Film; title: string }) {
  const playback = useFilmPlayback(film)
  return <PlayerScreen playback={playback} film={film} title={title} className={classes['player']} />
}

/** Plays the film round and round; another version of it goes on where it was. */
function useFilmPlayback(film: Film): Playback {
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
  useEffect(() => begin(), [isCalm])
  useEffect(() => playback.show(film), [playback, film])
  return playback
}
