import type { Trim } from '@clipmint/film'
import { formatTenths } from '@clipmint/ui'
import { Button, Group } from '@mantine/core'
import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import classes from './trim-dialog.module.css'

type ClipPlayerProps = {
  url: string
  poster: string
  trim: Trim
  /** The moment to show while standing still. */
  atMs: number
  /** Whether it begins again when the part is over, as it will in the video. */
  repeats: boolean
  onFromHere: (ms: number) => void
}

/** Browsers land a little beside the moment they are sent to. */
const SLACK_MS = 100

/** Plays the chosen part of a clip, round and round or once, and can begin the part where it stands. */
export function ClipPlayer({ url, poster, trim, atMs, repeats, onFromHere }: ClipPlayerProps) {
  const { t } = useTranslation()
  const video = useRef<HTMLVideoElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [nowMs, setNowMs] = useState(atMs)
  useEffect(() => {
    // The clip tells of its new time itself, as it does while it plays.
    if (video.current) video.current.currentTime = atMs / 1000
  }, [atMs])
  const keepInside = () => {
    const clip = video.current
    if (!clip) return
    setNowMs(clip.currentTime * 1000)
    const isOut = clip.currentTime * 1000 >= trim.outMs || clip.currentTime * 1000 < trim.inMs - SLACK_MS
    if (!isPlaying || !isOut) return
    if (repeats) clip.currentTime = trim.inMs / 1000
    else clip.pause()
  }
  const toggle = () => {
    const clip = video.current
    if (!clip) return
    if (isPlaying) return clip.pause()
    if (clip.currentTime * 1000 < trim.inMs || clip.currentTime * 1000 >= trim.outMs) {
      clip.currentTime = trim.inMs / 1000
    }
    // A browser that will not play says so by staying still.
    void clip.play().catch(() => undefined)
  }
  return (
    <div className={classes['player']}>
      <video
        ref={video}
        className={classes['video']}
        src={url}
        poster={poster}
        muted
        playsInline
        loop={repeats}
        preload="auto"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onTimeUpdate={keepInside}
        onSeeked={keepInside}
      />
      <Group justify="space-between" mt="xs">
        <Group gap="xs">
          <Button
            size="xs"
            variant="default"
            leftSection={
              isPlaying ? <Pause aria-hidden="true" size="1rem" /> : <Play aria-hidden="true" size="1rem" />
            }
            onClick={toggle}
          >
            {t(isPlaying ? 'editor.pause' : 'editor.play')}
          </Button>
          <span className={classes['now']}>{formatTenths(nowMs)}</span>
        </Group>
        <Button size="xs" variant="soft" onClick={() => onFromHere((video.current?.currentTime ?? 0) * 1000)}>
          {t('editor.trimFromHere')}
        </Button>
      </Group>
    </div>
  )
}
