import type { ProjectCard } from '@clipmint/contract'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { ButtonLink } from '../../../app/links.tsx'
import { LockNote } from '../../../app/plan-lock.tsx'
import type { ProjectActions } from './actions.tsx'

type ExpiredNoteProps = { card: ProjectCard; actions: ProjectActions; onGone: () => void }

/** What it means that a video has expired, how it comes back, and the one thing that can still be done with it. */
export function ExpiredNote({ card, actions, onGone }: ExpiredNoteProps) {
  const { t } = useTranslation()
  return (
    <LockNote
      title={t('projects.noteExpired')}
      nearest={
        <ButtonLink to="/projects/purchase/$subtemplateId" params={{ subtemplateId: card._id }}>
          {t('projects.removeMark')}
        </ButtonLink>
      }
      others={
        <Button variant="default" disabled={actions.isBusy} onClick={() => actions.trash(onGone)}>
          {t('projects.toTrash')}
        </Button>
      }
    >
      <p>{t(card.video ? 'projects.expiredMeans' : 'projects.expiredUnmade')}</p>
      <p>{t('projects.expiredBack')}</p>
    </LockNote>
  )
}
