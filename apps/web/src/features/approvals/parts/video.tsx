import type { Approval } from '@clipmint/contract'
import { type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import classes from './video.module.css'

/** The video on the page, as what is said of it needs it: where it stands, and how it is brought to a moment. */
export type Player = {
  atMs: number
  setAtMs: (ms: number) => void
  seek: (ms: number) => void
  pause: () => void
}

export function usePlayer(): [Player, RefObject<HTMLVideoElement | null>] {
  const screen = useRef<HTMLVideoElement>(null)
  const [atMs, setAtMs] = useState(0)
  const seek = (ms: number) => {
    const video = screen.current
    if (!video) return
    video.pause()
    video.currentTime = ms / 1_000
    // On a phone it stands above what was pressed.
    video.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    setAtMs(ms)
  }
  return [{ atMs, setAtMs, seek, pause: () => screen.current?.pause() }, screen]
}

type VideoProps = { approval: Approval; player: Player; screen: RefObject<HTMLVideoElement | null> }

/** The finished video: its poster first, nothing plays by itself. */
export function Video({ approval, player, screen }: VideoProps) {
  const { t } = useTranslation()
  const { video, campaignTitle } = approval
  if (video === null) return <div className={classes['none']}>{t('approvals.noVideo')}</div>
  return (
    // The words are part of the picture, and its sound is music.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      ref={screen}
      className={classes['video']}
      src={video.url}
      poster={video.poster ?? undefined}
      controls
      controlsList="nodownload"
      playsInline
      preload="metadata"
      aria-label={t('approvals.player', { title: campaignTitle })}
      onTimeUpdate={({ currentTarget }) => player.setAtMs(Math.round(currentTarget.currentTime * 1_000))}
    />
  )
}
