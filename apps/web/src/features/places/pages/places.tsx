import { FixedBar, Page, PageHead, SegmentedTabs } from '@clipmint/ui'
import { getRouteApi } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { ButtonLink } from '../../../app/links.tsx'
import { RoomNote } from '../../account/index.ts'
import { Pager, SearchField } from '../../projects/index.ts'
import { NoPlaces } from '../parts/no-places.tsx'
import { PlaceGrid, PlaceGridSkeleton } from '../parts/place-grid.tsx'
import { placePageSize, usePlaces } from '../queries.ts'
import type { PlacesSearch } from './search.ts'

import classes from './places.module.css'

const route = getRouteApi('/places')
const shows = ['all', 'liked'] as const

/** /places: the owner's shops as maps list them. */
export function PlacesPage() {
  const { t } = useTranslation()
  const { show, page = 1, search: words = '' } = route.useSearch()
  const navigate = route.useNavigate()
  const change = (next: PlacesSearch) =>
    void navigate({ search: (known) => ({ ...known, ...next }), resetScroll: false })
  const { data, error, refetch, isPlaceholderData } = usePlaces({
    page,
    search: words,
    like: show === 'liked',
  })
  const isFirst = show === undefined && words === '' && page === 1 && data?.total === 0
  return (
    <Page>
      <PageHead
        title={t('places.heading')}
        lead={isFirst ? null : t('places.lead')}
        actions={
          isFirst ? null : (
            <FixedBar>
              <ButtonLink to="/place" size="md" leftSection={<Plus aria-hidden="true" size="1.25rem" />}>
                {t('places.register')}
              </ButtonLink>
            </FixedBar>
          )
        }
      />
      {isFirst ? null : (
        <div className={classes['bar']}>
          <SegmentedTabs
            label={t('places.tabs')}
            tabs={shows.map((value) => ({ value, label: t(`places.show_${value}`) }))}
            value={show ?? 'all'}
            onChange={(next) => change({ show: next === 'all' ? undefined : next, page: undefined })}
          />
          <SearchField
            label={t('places.search')}
            value={words}
            onChange={(text) => change({ search: text === '' ? undefined : text, page: undefined })}
          />
        </div>
      )}
      <RoomNote of="places" />
      {error && !data ? <FailureNote error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <PlaceGridSkeleton /> : null}
      {data && data.list.length > 0 ? <PlaceGrid list={data.list} isStale={isPlaceholderData} /> : null}
      {data?.list.length === 0 ? (
        <NoPlaces
          show={show ?? 'all'}
          isSearch={words !== ''}
          onReset={() => change({ show: undefined, search: undefined, page: undefined })}
        />
      ) : null}
      {data && data.total > placePageSize ? (
        <Pager
          pages={Math.ceil(data.total / placePageSize)}
          value={page}
          onChange={(next) => change({ page: next === 1 ? undefined : next })}
        />
      ) : null}
    </Page>
  )
}
