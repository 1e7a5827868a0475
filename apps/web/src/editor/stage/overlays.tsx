import { type Film, freeOf, type NetworkZone } from '@clipmint/film'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'

import { usePreferences } from '../session/preferences.ts'
import { usePlayback, usePlaybackState } from './use-playback.ts'

import classes from './overlays.module.css'

/** What an owner wants laid over the video: where a network covers it, and a grid. Never in the finished file. */
export function Overlays({ film }: { film: Film }) {
  const { safeZone, grid } = usePreferences()
  return (
    <>
      {grid ? <div className={classes['grid']} /> : null}
      {safeZone !== null && film.ratio === '9:16' ? <SafeZone zone={safeZone} /> : null}
    </>
  )
}

/** Says that what jerks is the preview on this device, not the video. */
export function SlowBadge() {
  const { t } = useTranslation()
  const playback = usePlayback()
  const isSlow = usePlaybackState(({ isPlaying }) => isPlaying && playback.isSlow)
  return isSlow ? (
    <p className={classes['slow']} role="status">
      {t('stage.slow')}
    </p>
  ) : null
}

function SafeZone({ zone }: { zone: NetworkZone }) {
  const { left, top, right, bottom } = freeOf[zone]
  const share = (part: number) => `${part * 100}%`
  const insets = {
    '--left': share(left),
    '--top': share(top),
    '--right': share(right),
    '--bottom': share(bottom),
  }
  return <div className={classes['zone']} data-zone={zone} style={insets as CSSProperties} />
}
