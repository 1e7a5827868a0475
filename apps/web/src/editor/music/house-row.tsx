import type { MusicTrack } from '@clipmint/contract'
import { Heart } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { formatDecimalSeconds } from '../../locales/format.ts'
import { useFormats } from '../../locales/use-words.ts'
import { useTimeline } from '../stage/use-playback.ts'
import { goesEverywhere, PlatformIcons } from './platform-icons.tsx'
import { TrackRow } from './track-row.tsx'
import type { useLikes } from './use-likes.ts'
import type { useTrial } from './use-trial.ts'

import classes from './track-row.module.css'

type HouseRowProps = {
  track: Pick<MusicTrack, '_id' | 'name' | 'moods' | 'bpm' | 'licence' | 'file'>
  isChosen: boolean
  trial: ReturnType<typeof useTrial>
  likes: ReturnType<typeof useLikes>
}

/** A track of the house, or a recording of the operator's: with its licence where that is not for everywhere. */
export function HouseRow({ track, isChosen, trial, likes }: HouseRowProps) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const lengthFact = useLengthFact()
  const { _id: id, name, moods, bpm, licence, file } = track
  const title = name[language]
  const isLiked = likes.liked.includes(id)
  const facts = t('editor.musicFacts', {
    moods: moods.map((mood) => t(`editor.mood_${mood}`)).join(' · '),
    bpm,
  })
  return (
    <TrackRow
      id={id}
      title={title}
      facts={file ? `${facts} · ${lengthFact(file.duration)}` : facts}
      music={{ trackId: id }}
      isChosen={isChosen}
      trial={trial}
    >
      {goesEverywhere(licence) ? null : <PlatformIcons platforms={licence.platforms} />}
      <button
        type="button"
        className={classes['heart']}
        aria-pressed={isLiked}
        aria-label={t(isLiked ? 'music.unlike' : 'music.like', { title })}
        onClick={() => likes.toggle(id)}
      >
        <Heart aria-hidden="true" size="1.125rem" fill={isLiked ? 'currentColor' : 'none'} />
      </button>
    </TrackRow>
  )
}

/** How long a recorded piece of music is, and that it repeats where the video is longer. */
export function useLengthFact(): (durationMs: number) => string {
  const { t } = useTranslation()
  const { durationMs: filmMs } = useTimeline()
  return (durationMs) =>
    t(durationMs < filmMs ? 'music.loops' : 'music.recorded', { seconds: formatDecimalSeconds(durationMs) })
}
