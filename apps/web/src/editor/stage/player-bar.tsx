import { ActionIcon, Tooltip } from '@mantine/core'
import { Pause, Play, SkipBack, SkipForward, Volume2, VolumeX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../locales/use-words.ts'
import { formatTenths } from './clock.ts'
import { Scrubber } from './scrubber.tsx'
import { usePlayback, usePlaybackState, useTimeline } from './use-playback.ts'

import classes from './player-bar.module.css'

/** Plays the video, steps through its scenes, scrubs, and turns the sound on and off. */
export function PlayerBar() {
  const { t } = useTranslation()
  const playback = usePlayback()
  const isMuted = usePlaybackState((state) => state.isMuted)
  return (
    <div className={classes['bar']} role="group" aria-label={t('editor.player')}>
      <BarButton label={t('editor.scenePrevious')} onClick={() => playback.stepScene(-1)}>
        <SkipBack aria-hidden="true" size="1.25rem" />
      </BarButton>
      <PlayButton />
      <BarButton label={t('editor.sceneNext')} onClick={() => playback.stepScene(1)}>
        <SkipForward aria-hidden="true" size="1.25rem" />
      </BarButton>
      <Clock />
      <Scrubber />
      <BarButton
        label={t(isMuted ? 'editor.soundOn' : 'editor.soundOff')}
        onClick={() => playback.toggleMuted()}
      >
        {isMuted ? (
          <VolumeX aria-hidden="true" size="1.25rem" />
        ) : (
          <Volume2 aria-hidden="true" size="1.25rem" />
        )}
      </BarButton>
    </div>
  )
}

/** The round button that plays and stops. */
export function PlayButton() {
  const { t } = useTranslation()
  const playback = usePlayback()
  const isPlaying = usePlaybackState((state) => state.isPlaying)
  return (
    <button
      type="button"
      className={classes['play']}
      aria-label={t(isPlaying ? 'editor.pause' : 'editor.play')}
      onClick={() => playback.toggle()}
    >
      {isPlaying ? (
        <Pause aria-hidden="true" fill="currentColor" />
      ) : (
        <Play aria-hidden="true" fill="currentColor" />
      )}
    </button>
  )
}

/** Where the video is, and how long it is. */
export function Clock() {
  const { seconds } = useFormats()
  const tenths = usePlaybackState(({ timeMs }) => formatTenths(timeMs))
  const { durationMs } = useTimeline()
  return (
    <span className={classes['clock']} aria-hidden="true">
      <b>{tenths}</b>
      <span className={classes['total']}> / {seconds(durationMs / 1000)}</span>
    </span>
  )
}

function BarButton({
  label,
  onClick,
  children,
}: {
  label: string
  onClick: () => void
  children: ReactNode
}) {
  return (
    <Tooltip label={label}>
      <ActionIcon aria-label={label} onClick={onClick}>
        {children}
      </ActionIcon>
    </Tooltip>
  )
}
