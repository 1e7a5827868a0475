import type { Music } from '@clipmint/editor'
import { Check, Pause, Play, VolumeX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useSession } from '../session/use-session.ts'
import { noteRecent } from './recent.ts'
import type { useTrial } from './use-trial.ts'

import classes from './track-row.module.css'

type TrackRowProps = {
  id: string
  title: string
  /** Under the title: moods and tempo, or how long it is. */
  facts: string
  /** What choosing it changes. */
  music: Partial<Music>
  isChosen: boolean
  trial: ReturnType<typeof useTrial>
  /** What else can be done with it. */
  children?: ReactNode
}

/** A piece of music: hear it with the video, what it is, press to take it. */
export function TrackRow({ id, title, facts, music, isChosen, trial, children }: TrackRowProps) {
  const { t } = useTranslation()
  const { editor } = useSession()
  const isPlaying = trial.playing === id
  const take = () => {
    editor.setMusic(music)
    if (music.trackId) noteRecent(music.trackId)
  }
  return (
    <div className={classes['row']} data-chosen={isChosen || undefined}>
      <button
        type="button"
        className={classes['listen']}
        aria-label={t(isPlaying ? 'music.tryStop' : 'music.tryOut', { title })}
        onClick={() => trial.trial.toggle(id, isChosen ? {} : music)}
      >
        {isPlaying ? (
          <Pause aria-hidden="true" size="1rem" fill="currentColor" />
        ) : (
          <Play aria-hidden="true" size="1rem" fill="currentColor" />
        )}
      </button>
      <button
        type="button"
        className={classes['choose']}
        aria-pressed={isChosen}
        onClick={() => (isChosen ? undefined : take())}
      >
        <b>{title}</b>
        <span>{facts}</span>
      </button>
      {isChosen ? <Check aria-hidden="true" size="1.125rem" className={classes['check']} /> : null}
      {children}
    </div>
  )
}

/** The choice of no music at all. */
export function NoTrackRow({ isChosen }: { isChosen: boolean }) {
  const { t } = useTranslation()
  const { editor } = useSession()
  return (
    <div className={classes['row']} data-chosen={isChosen || undefined}>
      <span className={classes['none']}>
        <VolumeX aria-hidden="true" size="1.125rem" />
      </span>
      <button
        type="button"
        className={classes['choose']}
        aria-pressed={isChosen}
        onClick={() => editor.setMusic({ trackId: null })}
      >
        <b>{t('editor.musicNone')}</b>
      </button>
      {isChosen ? <Check aria-hidden="true" size="1.125rem" className={classes['check']} /> : null}
    </div>
  )
}
