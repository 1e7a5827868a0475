import type { Mood } from '@clipmint/music'
import { Check, Pause, Play, VolumeX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useSession } from '../session/use-session.ts'
import type { useSample } from './sample.ts'

import classes from './track-row.module.css'

type TrackRowProps = {
  track: { id: string; title: string; moods: readonly Mood[]; bpm: number }
  isChosen: boolean
  sample: ReturnType<typeof useSample>
  /** What else can be done with the track, in the place of the mark that it is chosen. */
  children?: ReactNode
}

/** A track: listen to it, what it is, press to choose it. */
export function TrackRow({ track: { id, title, moods, bpm }, isChosen, sample, children }: TrackRowProps) {
  const { t } = useTranslation()
  const { editor } = useSession()
  const isPlaying = sample.playing === id
  return (
    <div className={classes['row']} data-chosen={isChosen || undefined}>
      <button
        type="button"
        className={classes['listen']}
        aria-label={t(isPlaying ? 'editor.musicStop' : 'editor.musicListen', { title })}
        onClick={() => sample.toggle(id)}
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
        onClick={() => editor.setMusic({ trackId: id })}
      >
        <b>{title}</b>
        <span>
          {t('editor.musicFacts', { moods: moods.map((mood) => t(`editor.mood_${mood}`)).join(' · '), bpm })}
        </span>
      </button>
      {children ??
        (isChosen ? <Check aria-hidden="true" size="1.125rem" className={classes['check']} /> : null)}
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
