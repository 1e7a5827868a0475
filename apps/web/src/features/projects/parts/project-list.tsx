import type { ProjectCard as Card } from '@clipmint/contract'
import { CardGridSkeleton, Page, PageHead, SegmentedTabs } from '@clipmint/ui'
import { useMediaQuery } from '@mantine/hooks'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { usePageTitle } from '../../../app/page-title.ts'
import { OutdatedNote } from '../outdated/outdated-note.tsx'
import type { ProjectSearch } from '../pages/search.ts'
import {
  type FolderChoice,
  projectPageSize,
  type Tab,
  tabs,
  useChosenFolder,
  useCounts,
  useProjectNews,
  useProjects,
} from '../queries.ts'
import { isUnderWay } from '../status.ts'
import { FolderRow } from './folder-row.tsx'
import { NewVideoButton, QuotaNote } from './list-head.tsx'
import { NoProjects } from './no-projects.tsx'
import { Pager } from './pager.tsx'
import { ProjectCard } from './project-card.tsx'
import { ProjectRow } from './project-row.tsx'
import { SearchField } from './search-field.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { SortSelect } from './sort-select.tsx'
import { TidyMenu } from './tidy-menu.tsx'
import { TrashNote } from './trash-note.tsx'
import { type Selection, useSelection } from './use-selection.ts'

import classes from './project-list.module.css'

type ProjectListProps = { tab: Tab; search: ProjectSearch; onChange: (next: ProjectSearch) => void }

/** The owner's videos: folders, tabs, search, and a page of them. */
export function ProjectList({ tab, search, onChange }: ProjectListProps) {
  const { t } = useTranslation()
  const { page = 1, search: words = '', sort = 'changed', folder, placeId } = search
  const choice: FolderChoice = { folder, placeId }
  const { data, error, refetch, isPlaceholderData } = useProjects({
    tab,
    page,
    search: words,
    sort,
    ...choice,
  })
  const counts = useCounts({ search: words, ...choice })
  const folderName = useChosenFolder(choice).data?.name ?? null
  const { selection, begin } = useSelection(JSON.stringify([tab, search]))
  useProjectNews()
  useLastPage(data, page, onChange)
  const making = data?.list.filter(isUnderWay) ?? []
  const rendering = making.find(({ renderState }) => renderState === 'rendering')
  usePageTitle(
    rendering ? t('projects.titleMaking', { percent: rendering.progress }) : t('titles.projects'),
    { tellsProgress: rendering !== undefined },
  )
  const isSearch = words !== ''
  const isFiltered = isSearch || folder !== undefined || placeId !== undefined
  // An empty list has that button in its middle, and a screen has one main action.
  const isInviting = data?.total === 0 && tab !== 'trash' && !isFiltered
  return (
    <Page>
      <PageHead
        title={t('projects.heading')}
        lead={making.length > 0 ? t('projects.leadMaking', { count: making.length }) : t('projects.lead')}
        actions={
          <>
            <QuotaNote />
            {selection || isInviting ? null : <NewVideoButton />}
          </>
        }
      />
      <FolderRow
        value={choice}
        onChange={(next) => onChange({ folder: next.folder, placeId: next.placeId, page: undefined })}
      />
      {tab === 'trash' ? null : <OutdatedNote about={aboutOf(choice)} />}
      <div className={classes['bar']}>
        <Tabs tab={tab} search={search} counts={counts} />
        <div className={classes['tools']}>
          <SearchField
            label={t('projects.search')}
            value={words}
            onChange={(text) => onChange({ search: text === '' ? undefined : text, page: undefined })}
          />
          <SortSelect value={sort} onChange={(next) => onChange({ sort: next, page: undefined })} />
          {data && data.list.length > 0 && !selection && tab !== 'trash' ? (
            <TidyMenu
              tab={tab}
              choice={choice}
              folderName={folderName}
              counts={counts}
              isSearch={isSearch}
              onSelect={begin}
            />
          ) : null}
        </div>
      </div>
      {tab === 'trash' && data && data.total > 0 ? (
        <TrashNote
          choice={choice}
          folderName={folderName}
          isSearch={isSearch}
          onSelect={selection ? null : begin}
        />
      ) : null}
      {error && !data ? <FailureNote error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <CardGridSkeleton label={t('common.loading')} /> : null}
      {data && data.list.length > 0 ? (
        <Cards list={data.list} isStale={isPlaceholderData} selection={selection} />
      ) : null}
      {data?.total === 0 ? (
        <NoProjects
          tab={tab}
          isFiltered={isFiltered}
          onReset={() =>
            onChange({ search: undefined, folder: undefined, placeId: undefined, page: undefined })
          }
        />
      ) : null}
      {data && data.total > projectPageSize ? (
        <Pager
          pages={Math.ceil(data.total / projectPageSize)}
          value={page}
          onChange={(next) => onChange({ page: next === 1 ? undefined : next })}
        />
      ) : null}
      {selection && data ? (
        <SelectionBar list={data.list} selection={selection} isTrash={tab === 'trash'} />
      ) : null}
    </Page>
  )
}

function aboutOf({ folder, placeId }: FolderChoice) {
  return { ...(folder && { productId: folder }), ...(placeId && { placeId }) }
}

type TabsProps = Pick<ProjectListProps, 'tab' | 'search'> & { counts: ReturnType<typeof useCounts> }

/** All, those in progress and so on, each with how many; finished ones have an address of their own. */
function Tabs({ tab, search, counts }: TabsProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const choose = (next: Tab) => {
    const kept = { ...search, page: undefined, tab: undefined }
    if (next === 'done') void navigate({ to: '/projects/done', search: kept, resetScroll: false })
    else
      void navigate({
        to: '/projects',
        search: { ...kept, ...(next === 'all' ? {} : { tab: next }) },
        resetScroll: false,
      })
  }
  return (
    <SegmentedTabs
      label={t('projects.tabs')}
      tabs={tabs.map((value) => ({ value, label: t(`projects.tab_${value}`), ...countOf(counts[value]) }))}
      value={tab}
      onChange={choose}
    />
  )
}

/** When what stood on the last page is gone, the page before it is the last. */
function useLastPage(
  data: { list: readonly Card[]; total: number } | undefined,
  page: number,
  onChange: (next: ProjectSearch) => void,
): void {
  const isPast = data !== undefined && data.list.length === 0 && data.total > 0
  const last = Math.ceil((data?.total ?? 0) / projectPageSize)
  const goBack = useEffectEvent(() => onChange({ page: last === 1 ? undefined : last }))
  useEffect(() => {
    if (isPast && last < page) goBack()
  }, [isPast, last, page])
}

function countOf(count: number | undefined): { count?: number } {
  return count === undefined ? {} : { count }
}

type CardsProps = { list: readonly Card[]; isStale: boolean; selection: Selection | null }

function Cards({ list, isStale, selection }: CardsProps) {
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
  const Item = isPhone ? ProjectRow : ProjectCard
  return (
    <ul className={classes[isPhone ? 'rows' : 'grid']} data-stale={isStale}>
      {list.map((card) => (
        <Item key={card._id} card={card} selection={selection} />
      ))}
    </ul>
  )
}
