import { type Film, sceneMoment } from '@clipmint/film'
import { useEffect, useRef, useState } from 'react'

import { useIsNear } from '../../../app/on-screen.ts'
import { painter } from './desk.ts'

import classes from './preview.module.css'

/** Sharper than this nobody sees at the size of a card. */
const MOST_PIXELS = 2

type FilmStillProps = {
  film: Film
  /** The moment it shows; by default the first scene, come to rest. */
  timeMs?: number
}

/** One moment of a film as a picture that fills its place; drawn when near the screen, let go of when far. */
export function FilmStill({ film, timeMs = posterMs(film) }: FilmStillProps) {
  const target = useRef<HTMLCanvasElement>(null)
  const isNear = useIsNear(target)
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    const canvas = target.current
    if (!canvas || !isNear) return
    const job = new AbortController()
    const width = Math.round(canvas.clientWidth * Math.min(MOST_PIXELS, devicePixelRatio))
    painter.paint({ film, timeMs, width, signal: job.signal }, (still) => {
      canvas.width = still.width
      canvas.height = still.height
      canvas.getContext('2d')?.drawImage(still, 0, 0)
      setDrawn(true)
    })
    return () => job.abort()
  }, [film, timeMs, isNear])
  useEffect(() => {
    const canvas = target.current
    if (!canvas || isNear) return
    canvas.width = 1
    canvas.height = 1
  }, [isNear])
  return (
    <canvas ref={target} className={classes['still']} data-drawn={isDrawn && isNear} aria-hidden="true" />
  )
}

/** The moment a film is recognised by. */
export function posterMs(film: Film): number {
  const [first] = film.scenes
  return (first && sceneMoment(film, first.id)) ?? 0
}
