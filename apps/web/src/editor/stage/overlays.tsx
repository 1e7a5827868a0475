import { type Film, freeOf, type NetworkZone } from '@clipmint/film'
import { Button } from '@mantine/core'
import { X } from 'lucide-react'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'

import { usePreferences } from '../session/preferences.ts'
import { useScreen } from '../session/screen.ts'
import { usePlayback, usePlaybackState } from './use-playback.ts'
import { zoneWords } from './zone-words.ts'

import classes from './overlays.module.css'

/** What an owner wants laid over the video: where a network covers it, and a grid. Never in the finished file. */
export function Overlays({ film }: { film: Film }) {
  const { safeZone, grid } = usePreferences()
  const { zone } = useScreen()
  const shown = film.ratio === '9:16' ? (zone ?? safeZone) : null
  return (
    <>
      {grid ? <div className={classes['grid']} /> : null}
      {shown === null ? null : <SafeZone zone={shown} />}
      {shown === null || zone === null ? null : <PutAway zone={zone} />}
    </>
  )
}

/** What a check has shown was asked for once: it is put away where it lies. */
function PutAway({ zone }: { zone: NetworkZone }) {
  const { t } = useTranslation()
  const { showZone } = useScreen()
  return (
    <Button
      className={classes['away'] ?? ''}
      size="xs"
      radius="xl"
      variant="default"
      rightSection={<X aria-hidden="true" size="1rem" />}
      onClick={() => showZone(null)}
    >
      {t('stage.zoneAway', { network: t(zoneWords[zone]) })}
    </Button>
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
