import type { ProjectCard } from '@clipmint/contract'
import { Button } from '@mantine/core'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { ButtonLink } from '../../../app/links.tsx'
import { mainActionOf } from '../status.ts'
import type { ProjectActions } from './actions.tsx'

/** The one thing that helps this video along now, by name; a finished one can also be watched. */
export function MainAction({ card, actions }: { card: ProjectCard; actions: ProjectActions }) {
  const { t } = useTranslation()
  const shared = { variant: 'default', disabled: actions.isBusy } as const
  const action = mainActionOf(card)
  switch (action) {
    case 'download':
      return (
        <>
          {card.video?.downloadUrl ? (
            <Button
              component="a"
              href={card.video.downloadUrl}
              download
              variant="light"
              leftSection={<Download aria-hidden="true" size="1.125rem" />}
            >
              {t('projects.download')}
            </Button>
          ) : null}
          <Watch card={card} />
        </>
      )
    case 'watch':
      return <Watch card={card} />
    case 'continue':
      return (
        <ButtonLink variant="default" to="/app/$subtemplateId" params={{ subtemplateId: card._id }}>
          {t('projects.continue')}
        </ButtonLink>
      )
    case 'cancel':
      return (
        <Button {...shared} onClick={actions.cancel}>
          {t('projects.cancel')}
        </Button>
      )
    case 'copy':
      return (
        <Button {...shared} variant="soft" onClick={actions.copy}>
          {t('projects.copyToEdit')}
        </Button>
      )
    case 'again':
      return (
        <Button {...shared} onClick={actions.again}>
          {t('projects.again')}
        </Button>
      )
    case 'restore':
      return (
        <Button {...shared} onClick={actions.restore}>
          {t('projects.restore')}
        </Button>
      )
  }
}

function Watch({ card }: { card: ProjectCard }) {
  const { t } = useTranslation()
  return (
    <ButtonLink variant="default" to="/projects/done/$id" params={{ id: card._id }}>
      {t(card.video ? 'projects.watch' : 'projects.details')}
    </ButtonLink>
  )
}
