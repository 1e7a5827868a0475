import { Player } from '@clipmint/engine/browser'
import type { Film } from '@clipmint/film'
import { ActionIcon } from '@mantine/core'
import { useReducedMotion } from '@mantine/hooks'
import { Pause, Play, Volume2, VolumeX } from 'lucide-react'
import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../../../locales/use-words.ts'
import { library, urlOf } from '../../preview/desk.ts'
import { posterMs } from '../../preview/film-still.tsx'

import classes from './film-player.module.css'

/** An arrow key goes this far. */
const STEP_MS = 500
const MOST_PIXELS = 2

/** A film that plays by itself, muted, with the ways to stop it, to go to a moment and to hear it. */
export function FilmPlayer({ film, title }: { film: Film; title: string }) {
  const { t } = useTranslation()
  const { seconds } = useFormats()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isHeard, setHeard] = useState(false)
  const { player, isPlaying, timeMs } = usePlayer(canvas, film, isHeard)
  const toggle = () => (isPlaying ? player.current?.pause() : player.current?.play())
  const share = film.durationMs === 0 ? 0 : timeMs / film.durationMs
  return (
    <div
      className={classes['player']}
      style={
        { '--ratio': film.ratio.replace(':', ' / '), '--wide': film.width / film.height } as CSSProperties
      }
    >
      {/* A click on the picture is a shortcut; the button below is the way for everyone. */}
      <canvas
        key={String(isHeard)}
        ref={canvas}
        className={classes['screen']}
        onClick={toggle}
        role="img"
        aria-label={title}
      />
      <div className={classes['bar']} role="group" aria-label={t('store.player')}>
        <ActionIcon
          className={classes['play'] ?? ''}
          aria-label={t(isPlaying ? 'store.pause' : 'store.play')}
          onClick={toggle}
        >
          {isPlaying ? (
            <Pause aria-hidden="true" size="1.125rem" fill="currentColor" />
          ) : (
            <Play aria-hidden="true" size="1.125rem" fill="currentColor" />
          )}
        </ActionIcon>
        <input
          type="range"
          className={classes['scrubber']}
          style={{ '--share': share } as CSSProperties}
          aria-label={t('store.scrubber')}
          aria-valuetext={seconds(timeMs / 1000)}
          min={0}
          max={film.durationMs}
          step={STEP_MS}
          value={timeMs}
          onChange={({ target }) => {
            player.current?.pause()
            player.current?.seek(Number(target.value))
          }}
        />
        <span className={classes['clock']} aria-hidden="true">
          {seconds(timeMs / 1000)} / {seconds(film.durationMs / 1000)}
        </span>
        <ActionIcon aria-pressed={isHeard} aria-label={t('store.sound')} onClick={() => setHeard(!isHeard)}>
          {isHeard ? (
            <Volume2 aria-hidden="true" size="1.25rem" />
          ) : (
            <VolumeX aria-hidden="true" size="1.25rem" />
          )}
        </ActionIcon>
      </div>
    </div>
  )
}

/** The player of a film; another version of the film goes on where it was. */
function usePlayer(canvas: { current: HTMLCanvasElement | null }, film: Film, isHeard: boolean) {
  const isCalm = useReducedMotion()
  const player = useRef<Player>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [timeMs, setTime] = useState(0)
  const at = useRef<number | null>(null)
  const open = useEffectEvent((target: HTMLCanvasElement, sound: boolean) => {
    const opened = new Player(target, film, {
      library,
      urlOf,
      sound,
      loop: true,
      pixelRatio: Math.min(MOST_PIXELS, devicePixelRatio),
      onTime: (now) => {
        at.current = now
        setTime(now)
      },
      onPlaying: setPlaying,
    })
    // Who asked for less motion begins with a still that shows what it is, not with an empty first frame.
    const isStill = isCalm === true && !sound
    opened.seek(isStill ? posterMs(film) : (at.current ?? 0))
    if (!isStill)
      void opened.view.ready.then(() => player.current === opened && opened.play()).catch(() => {})
    return opened
  })
  useEffect(() => {
    if (!canvas.current) return
    const opened = open(canvas.current, isHeard)
    player.current = opened
    return () => {
      player.current = null
      opened.dispose()
      setPlaying(false)
    }
  }, [canvas, isHeard, isCalm])
  useEffect(() => {
    if (player.current && player.current.view.film !== film) player.current.show(film)
  }, [film])
  return { player, isPlaying, timeMs }
}
