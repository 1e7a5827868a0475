import type { ProjectVersion } from '@clipmint/contract'
import { type Film, sceneMoment } from '@clipmint/film'
import { type CSSProperties, useEffect, useRef, useState } from 'react'

import { usePlayback, useSceneOnStage } from '../stage/use-playback.ts'
import { FilmStills } from './film-stills.ts'
import { useVersionFilm } from './use-version-film.ts'

import classes from './version-card.module.css'

/** Stills for as long as their list is on screen. */
export function useFilmStills(): FilmStills {
  const playback = usePlayback()
  const [stills] = useState(() => new FilmStills(playback))
  useEffect(() => () => stills.dispose(), [stills])
  return stills
}

/** A version as a still of the scene that is on the stage. */
export function VersionStill({ version, stills }: { version: ProjectVersion; stills: FilmStills }) {
  const film = useVersionFilm(version)
  const timeMs = momentOf(film, useSceneOnStage())
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (!canvas.current) return
    const wanted = new AbortController()
    stills.draw({ film, timeMs }, canvas.current, wanted.signal)
    return () => wanted.abort()
  }, [stills, film, timeMs])
  return (
    <span className={classes['picture']} style={{ '--w': film.width, '--h': film.height } as CSSProperties}>
      <canvas
        ref={canvas}
        width={film.width / 10}
        height={film.height / 10}
        className={classes['still']}
        aria-hidden="true"
      />
    </span>
  )
}

function momentOf(film: Film, sceneId: string): number {
  const first = film.scenes[0]
  return sceneMoment(film, sceneId) ?? (first ? sceneMoment(film, first.id) : null) ?? 0
}
