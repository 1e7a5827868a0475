import { Player } from '@clipmint/engine/browser'
import type { Film } from '@clipmint/film'
import { useEffect, useRef, useState } from 'react'

import { library, urlOf } from './desk.ts'

import classes from './preview.module.css'

const MOST_PIXELS = 1.5

/** A film playing round and round without sound, over its still, with how far it is below. Mount one at a time. */
export function FilmPlay({ film }: { film: Film }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const line = useRef<HTMLSpanElement>(null)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!canvas.current) return
    let isOver = false
    const player = new Player(canvas.current, film, {
      library,
      urlOf,
      loops: () => true,
      pixelRatio: Math.min(MOST_PIXELS, devicePixelRatio),
      onTime: (timeMs) => line.current?.style.setProperty('--share', String(timeMs / film.durationMs)),
    })
    void player.view.ready
      .then(() => {
        if (isOver) return
        player.play()
        setShown(true)
      })
      // What cannot be drawn stays the still that it was.
      .catch(() => undefined)
    return () => {
      isOver = true
      setShown(false)
      player.dispose()
    }
  }, [film])
  return (
    <>
      <canvas ref={canvas} className={classes['play']} data-shown={isShown} aria-hidden="true" />
      <span ref={line} className={classes['line']} data-shown={isShown} />
    </>
  )
}
