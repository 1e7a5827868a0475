import { FilmView } from '@clipmint/engine/browser'
import type { Film } from '@clipmint/film'
import { useEffect, useRef } from 'react'

import { usePlayback } from './use-playback.ts'

const MOST_PIXELS = 2

/** One moment of a film, drawn anew with every edit. */
export function LiveStill({ film, timeMs, className }: { film: Film; timeMs: number; className: string }) {
  const { library, urlOf } = usePlayback()
  const canvas = useRef<HTMLCanvasElement>(null)
  const view = useRef<FilmView | null>(null)
  const first = useRef(film)
  useEffect(() => {
    if (!canvas.current) return
    const pixelRatio = Math.min(MOST_PIXELS, devicePixelRatio)
    const fresh = new FilmView(canvas.current, first.current, { library, urlOf, pixelRatio })
    view.current = fresh
    return () => {
      view.current = null
      fresh.dispose()
    }
  }, [library, urlOf])
  useEffect(() => {
    first.current = film
    if (view.current && view.current.film !== film) view.current.show(film)
    void view.current?.drawExactly(timeMs)
  }, [film, timeMs])
  return <canvas ref={canvas} className={className} aria-hidden="true" />
}
