import { ActionIcon, Tooltip } from '@mantine/core'
import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useScreen } from '../session/screen.ts'
import { Levels } from './levels.tsx'
import { StartWave } from './start-wave.tsx'
import { TrackRow } from './track-row.tsx'
import { useChosenMusic } from './use-chosen-music.ts'
import type { useTrial } from './use-trial.ts'

import classes from './chosen-track.module.css'

/** The video's own music before all other: where it begins, how loud it is; a phone, short of room, folds that away. */
export function ChosenTrack({ trial }: { trial: ReturnType<typeof useTrial> }) {
  const { t } = useTranslation()
  const { layout } = useScreen()
  const [isOpen, setOpen] = useState(layout !== 'phone')
  const id = useId()
  const chosen = useChosenMusic()
  if (!chosen) return null
  return (
    <section className={classes['chosen']} aria-label={t('editor.musicChosen')}>
      {chosen.isGone ? (
        <p role="alert">{t('music.gone')}</p>
      ) : (
        <TrackRow id={chosen.id} title={chosen.title} facts={chosen.facts} music={{}} isChosen trial={trial}>
          <Tooltip label={t('editor.musicLevels')}>
            <ActionIcon
              size="2.75rem"
              aria-label={t('editor.musicLevels')}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
            >
              <SlidersHorizontal aria-hidden="true" size="1.25rem" />
            </ActionIcon>
          </Tooltip>
        </TrackRow>
      )}
      {chosen.isOwn && !chosen.isGone ? <p className={classes['cuts']}>{t('editor.musicHintOwn')}</p> : null}
      <div id={id} className={classes['settings']} hidden={!isOpen && !chosen.isGone}>
        {isOpen && !chosen.isGone ? <StartWave trackId={chosen.id} /> : null}
        <Levels />
      </div>
    </section>
  )
}
