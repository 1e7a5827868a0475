import type { ProjectCard } from '@clipmint/contract'
import { Button } from '@mantine/core'
import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { ButtonLink } from '../../../app/links.tsx'
import type { ProjectActions } from './actions.tsx'

import classes from './expired-note.module.css'

type ExpiredNoteProps = { card: ProjectCard; actions: ProjectActions; onGone: () => void }

/** What it means that a video has expired, how it comes back, and the one thing that can still be done with it. */
export function ExpiredNote({ card, actions, onGone }: ExpiredNoteProps) {
  const { t } = useTranslation()
  return (
    <section className={classes['note']}>
      <h2>
        <Lock aria-hidden="true" size="1.125rem" />
        {t('projects.noteExpired')}
      </h2>
      <p>{t(card.video ? 'projects.expiredMeans' : 'projects.expiredUnmade')}</p>
      <p>{t('projects.expiredBack')}</p>
      <div className={classes['actions']}>
        <ButtonLink to="/projects/purchase/$subtemplateId" params={{ subtemplateId: card._id }}>
          {t('projects.removeMark')}
        </ButtonLink>
        <ButtonLink variant="default" to="/pricing">
          {t('projects.seePlans')}
        </ButtonLink>
        <Button variant="default" disabled={actions.isBusy} onClick={() => actions.trash(onGone)}>
          {t('projects.toTrash')}
        </Button>
      </div>
    </section>
  )
}
