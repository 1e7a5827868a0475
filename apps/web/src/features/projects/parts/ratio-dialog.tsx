import type { ProjectCard } from '@clipmint/contract'
import { type Ratio, ratios } from '@clipmint/film'
import { Modal } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { useGiveBackFocus } from '../../../app/give-back-focus.ts'
import { ratioWords } from '../../templates/index.ts'
import { useAnotherRatio } from '../queries.ts'

import classes from './ratio-dialog.module.css'

/** Makes a sibling of a video in another shape and goes on to it. */
export function RatioDialog({ card, onClose }: { card: ProjectCard; onClose: () => void }) {
  const { t } = useTranslation()
  useGiveBackFocus()
  const navigate = useNavigate()
  const another = useAnotherRatio()
  const make = (ratio: Ratio) =>
    another.mutate(
      { id: card._id, ratio },
      { onSuccess: (id) => void navigate({ to: '/app/$subtemplateId', params: { subtemplateId: id } }) },
    )
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('projects.otherRatio')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <p className={classes['note']}>{t('projects.otherRatioNote')}</p>
      <div className={classes['row']}>
        {ratios
          .filter((ratio) => ratio !== card.ratio)
          .map((ratio) => (
            <button
              key={ratio}
              type="button"
              className={classes['ratio']}
              disabled={another.isPending}
              onClick={() => make(ratio)}
            >
              <span className={classes['frame']}>
                <i
                  style={{ aspectRatio: ratio.replace(':', ' / ') }}
                  data-wide={ratio === '16:9'}
                  aria-hidden="true"
                />
              </span>
              <b>{ratio}</b>
              <span>{t(ratioWords[ratio])}</span>
            </button>
          ))}
      </div>
      {another.isError ? <FailureNote error={another.error} /> : null}
    </Modal>
  )
}
