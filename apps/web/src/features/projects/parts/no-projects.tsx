import { EmptyState } from '@clipmint/ui'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { ButtonLink } from '../../../app/links.tsx'
import type { Tab } from '../queries.ts'

type NoProjectsProps = { tab: Tab; isFiltered: boolean; onReset: () => void }

/** An empty list: what would be here, and the way to it. */
export function NoProjects({ tab, isFiltered, onReset }: NoProjectsProps) {
  const { t } = useTranslation()
  if (isFiltered)
    return (
      <EmptyState
        picture="search"
        title={t('projects.noneFound')}
        text={t('projects.noneFoundText')}
        action={
          <Button variant="default" size="md" onClick={onReset}>
            {t('projects.showAll')}
          </Button>
        }
      />
    )
  if (tab === 'trash')
    return <EmptyState picture="trash" title={t('projects.trashEmpty')} text={t('projects.trashEmptyText')} />
  return (
    <EmptyState
      picture="videos"
      title={t(tab === 'done' ? 'projects.noneDone' : 'projects.none')}
      text={t(tab === 'done' ? 'projects.noneDoneText' : 'projects.noneText')}
      action={
        <ButtonLink to="/products" size="md">
          {t(tab === 'done' ? 'projects.newVideo' : 'projects.firstVideo')}
        </ButtonLink>
      }
    />
  )
}
