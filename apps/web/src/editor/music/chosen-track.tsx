import { findMusic } from '@clipmint/music'
import { ActionIcon, Tooltip } from '@mantine/core'
import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../locales/use-words.ts'
import { useScreen } from '../session/screen.ts'
import { Levels } from './levels.tsx'
import type { useSample } from './sample.ts'
import { TrackRow } from './track-row.tsx'

import classes from './chosen-track.module.css'

/** The video's own track before all the others, and how loud it is; a phone, short of room, folds the levels away. */
export function ChosenTrack({ trackId, sample }: { trackId: string; sample: ReturnType<typeof useSample> }) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const { layout } = useScreen()
  const [isOpen, setOpen] = useState(layout !== 'phone')
  const id = useId()
  const track = findMusic(trackId)
  return (
    <section className={classes['chosen']} aria-label={t('editor.musicChosen')}>
      {track ? (
        <TrackRow track={{ ...track, title: track.title[language] }} isChosen sample={sample}>
          <Tooltip label={t('editor.musicLevels')}>
            <ActionIcon
              aria-label={t('editor.musicLevels')}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
            >
              <SlidersHorizontal aria-hidden="true" size="1.25rem" />
            </ActionIcon>
          </Tooltip>
        </TrackRow>
      ) : null}
      <div id={id} hidden={!isOpen && track !== null}>
        <Levels />
      </div>
    </section>
  )
}
