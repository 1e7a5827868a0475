import type { ProjectVersion } from '@clipmint/contract'
import { sameMoment } from '@clipmint/editor'
import { FilmView } from '@clipmint/engine/browser'
import type { Film } from '@clipmint/film'
import { ChevronsLeftRight } from 'lucide-react'
import { type CSSProperties, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { usePlayback } from '../stage/use-playback.ts'
import { useComparing } from './comparing.ts'
import { useVersionFilm } from './use-version-film.ts'

import classes from './compare-layer.module.css'

/** Sharper than this nobody sees, and every frame costs. */
const MOST_PIXELS = 2

/** A version over the video as it is now, at the same moment, with a border between them that is moved. */
export function CompareLayer({ version }: { version: ProjectVersion }) {
  const { t } = useTranslation()
  const film = useVersionFilm(version)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [share, setShare] = useState(50)
  useFollowStage(canvas, film)
  useEndOnEscape()
  return (
    <div className={classes['layer']} style={{ '--share': `${share}%` } as CSSProperties}>
      <div className={classes['then']}>
        <canvas
          ref={canvas}
          className={classes['canvas']}
          style={{ '--w': film.width, '--h': film.height } as CSSProperties}
          aria-hidden="true"
        />
      </div>
      <span className={classes['name']}>{t('versions.sideThen')}</span>
      <span className={classes['name']} data-now>
        {t('versions.sideNow')}
      </span>
      <span className={classes['border']} />
      <input
        type="range"
        className={classes['slider']}
        aria-label={t('versions.slider')}
        aria-valuetext={t('versions.sliderValue', { share })}
        min={0}
        max={100}
        value={share}
        onChange={({ currentTarget }) => setShare(Number(currentTarget.value))}
      />
      <span className={classes['handle']}>
        <ChevronsLeftRight aria-hidden="true" size="1.25rem" />
      </span>
    </div>
  )
}

/** Draws the version on its canvas at the moment of the stage, whatever that does. */
function useFollowStage(canvas: RefObject<HTMLCanvasElement | null>, film: Film) {
  const playback = usePlayback()
  const drawNow = useEffectEvent((view: FilmView) => {
    const timeMs = sameMoment(playback.film, playback.state.timeMs, view.film)
    if (playback.state.isPlaying) view.draw(timeMs)
    else void view.drawExactly(timeMs).catch(() => undefined)
  })
  useEffect(() => {
    if (!canvas.current) return
    const { library, urlOf } = playback
    const pixelRatio = Math.min(MOST_PIXELS, devicePixelRatio)
    const view = new FilmView(canvas.current, film, { library, urlOf, pixelRatio })
    const sizes = new ResizeObserver(() => view.fit())
    sizes.observe(canvas.current)
    drawNow(view)
    const stop = playback.subscribe(() => drawNow(view))
    return () => {
      stop()
      sizes.disconnect()
      view.dispose()
    }
  }, [canvas, playback, film])
}

/** Escape ends the comparing before anything else, but not what somebody types, nor a dialog. */
function useEndOnEscape(): void {
  const { compare } = useComparing()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || (event.target instanceof Element && event.target.closest(ownEscape))) return
    event.preventDefault()
    compare(null)
  })
  useEffect(() => {
    addEventListener('keydown', onKey, { capture: true })
    return () => removeEventListener('keydown', onKey, { capture: true })
  }, [])
}

const ownEscape = '[role="dialog"], [role="menu"], textarea, input:not([type="range"])'
