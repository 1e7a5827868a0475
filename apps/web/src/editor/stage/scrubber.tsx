import { FPS, frameCount } from '@clipmint/film'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'

import { tenthsOf } from './clock.ts'
import { usePlayback, usePlaybackState, useTimeline } from './use-playback.ts'

import classes from './player-bar.module.css'

/** Goes to any frame: dragged, or an arrow key a frame at a time. Its value is spoken as a time. */
export function Scrubber() {
  const { t } = useTranslation()
  const playback = usePlayback()
  const timeline = useTimeline()
  const last = frameCount(timeline)
  const frame = usePlaybackState(({ timeMs }) => Math.min(last, Math.round((timeMs * FPS) / 1000)))
  return (
    <input
      type="range"
      className={classes['scrubber']}
      style={{ '--share': last === 0 ? 0 : frame / last } as CSSProperties}
      aria-label={t('editor.scrubber')}
      aria-valuetext={t('editor.timeSpoken', {
        now: tenthsOf((frame * 1000) / FPS),
        total: tenthsOf(timeline.durationMs),
      })}
      min={0}
      max={last}
      step={1}
      value={frame}
      onChange={(event) => {
        playback.pause()
        playback.seek((Number(event.currentTarget.value) * 1000) / FPS)
      }}
    />
  )
}
