import type { ProjectCard as Card } from '@clipmint/contract'
import { CardGridSkeleton, Page, PageHead, SegmentedTabs } from '@clipmint/ui'
import { useMediaQuery } from '@mantine/hooks'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { usePageTitle } from '../../../app/page-title.ts'
import type { ProjectSearch } from '../pages/search.ts'
import { projectPageSize, type Tab, tabs, useCounts, useProjectNews, useProjects } from '../queries.ts'
import { isUnderWay } from '../status.ts'
import { FolderRow } from './folder-row.tsx'
import { NewVideoButton, QuotaNote } from './list-head.tsx'
import { NoProjects } from './no-projects.tsx'
import { Pager } from './pager.tsx'
import { ProjectCard } from './project-card.tsx'
import { ProjectRow } from './project-row.tsx'
import { SearchField } from './search-field.tsx'
import { TrashNote } from './trash-note.tsx'

import classes from './project-list.module.css'

type ProjectListProps = { tab: Tab; search: ProjectSearch; onChange: (next: ProjectSearch) => void }

/** The owner's videos: folders, tabs, search, and a page of them. */
export function ProjectList({ tab, search, onChange }: ProjectListProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { page = 1, search: words = '', folder = null } = search
  const { data, error, refetch, isPlaceholderData } = useProjects({ tab, page, search: words, folder })
  const counts = useCounts(folder)
  useProjectNews()
  const making = data?.list.filter(isUnderWay) ?? []
  const rendering = making.find(({ renderState }) => renderState === 'rendering')
  usePageTitle(rendering ? t('projects.titleMaking', { percent: rendering.progress }) : t('titles.projects'))
  const chooseTab = (next: Tab) => {
    const kept = folder === null ? {} : { folder }
    if (next === 'done') void navigate({ to: '/projects/done', search: kept, resetScroll: false })
    else
      void navigate({
        to: '/projects',
        search: { ...kept, ...(next === 'all' ? {} : { tab: next }) },
        resetScroll: false,
      })
  }
  return (
    <Page>
      <PageHead
        title={t('projects.heading')}
        lead={making.length > 0 ? t('projects.leadMaking', { count: making.length }) : t('projects.lead')}
        actions={
          <>
            <QuotaNote />
            <NewVideoButton />
          </>
        }
      />
      <FolderRow value={folder} onChange={(id) => onChange({ folder: id ?? undefined, page: undefined })} />
      <div className={classes['bar']}>
        <SegmentedTabs
          label={t('projects.tabs')}
          tabs={tabs.map((value) => ({
            value,
            label: t(`projects.tab_${value}`),
            ...countOf(counts[value]),
          }))}
          value={tab}
          onChange={chooseTab}
        />
        <SearchField
          label={t('projects.search')}
          value={words}
          onChange={(text) => onChange({ search: text === '' ? undefined : text, page: undefined })}
        />
      </div>
      {tab === 'trash' && data && data.total > 0 ? <TrashNote folder={folder} /> : null}
      {error && !data ? <FailureNote error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <CardGridSkeleton label={t('common.loading')} /> : null}
      {data && data.list.length > 0 ? <Cards list={data.list} isStale={isPlaceholderData} /> : null}
      {data?.list.length === 0 ? (
        <NoProjects
          tab={tab}
          isSearch={words !== '' || folder !== null}
          onReset={() => onChange({ search: undefined, folder: undefined, page: undefined })}
        />
      ) : null}
      {data && data.total > projectPageSize ? (
        <Pager
          pages={Math.ceil(data.total / projectPageSize)}
          value={page}
          onChange={(next) => onChange({ page: next === 1 ? undefined : next })}
        />
      ) : null}
    </Page>
  )
}

function countOf(count: number | undefined): { count?: number } {
  return count === undefined ? {} : { count }
}

type CardsProps = { list: readonly Card[]; isStale: boolean }

function Cards({ list, isStale }: CardsProps) {
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
  const Item = isPhone ? ProjectRow : ProjectCard
  return (
    <ul className={classes[isPhone ? 'rows' : 'grid']} data-stale={isStale}>
      {list.map((card) => (
        <Item key={card._id} card={card} />
      ))}
    </ul>
  )
}
