import { CardGridSkeleton, EmptyState } from '@clipmint/ui'
import { Button, Drawer, Select } from '@mantine/core'
import { useSessionStorage } from '@mantine/hooks'
import { Pause, Play, SlidersHorizontal } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { orders } from './filters/choices.ts'
import { FilterList } from './filters/filter-list.tsx'
import { OfflineNote } from './offline-note.tsx'
import { type StorePlace, useStorePlace } from './place.ts'
import { useStore } from './queries.ts'
import { isFront, ResultHead } from './result-head.tsx'
import { RowTabs } from './row-tabs.tsx'
import { SeasonRow } from './season-row.tsx'
import { chosenOf, filterCount, useStoreSearch } from './use-store-search.ts'
import { CardWall } from './wall/card-wall.tsx'

import classes from './store-floor.module.css'

/** Everything under the head of the store or of the likes: filters beside, or in a sheet, and the wall of cards. */
export function StoreFloor() {
  const place = useStorePlace()
  const { search } = useStoreSearch()
  return (
    <div className={classes['floor']}>
      <div className={classes['rail']}>
        <FilterList />
      </div>
      <div className={classes['main']}>
        {place === 'store' && isFront(search) ? <SeasonRow /> : null}
        <Results />
      </div>
    </div>
  )
}

function Results() {
  const { t } = useTranslation()
  const place = useStorePlace()
  const { search, reset } = useStoreSearch()
  const {
    cards,
    total: found,
    isRough,
    error,
    refetch,
    isPlaceholderData,
    isPaused,
    hasNextPage,
    isFetchingNextPage,
    fetchNextPage,
  } = useStore(search, place)
  // How many there were before says nothing of what was asked for since.
  const total = isPaused && isPlaceholderData ? null : found
  const [canPlay, setCanPlay] = useSessionStorage({ key: 'clipmint.store.plays', defaultValue: true })
  const shapes = useMemo(() => chosenOf(search, 'templateRatio'), [search])
  const more = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage])
  return (
    <section aria-labelledby="store-results" aria-busy={isPlaceholderData}>
      <RowTabs />
      <div className={classes['head']}>
        <ResultHead total={total} isRough={isRough} isWaiting={!error && !isPaused} />
        <div className={classes['tools']}>
          <FilterSheet total={total} />
          <Button
            size="xs"
            variant="subtle"
            aria-pressed={!canPlay}
            leftSection={
              canPlay ? <Pause aria-hidden="true" size="1rem" /> : <Play aria-hidden="true" size="1rem" />
            }
            onClick={() => setCanPlay(!canPlay)}
          >
            {t(canPlay ? 'store.stills' : 'store.plays')}
          </Button>
          <OrderSelect />
        </div>
      </div>
      {error ? <FailureNote error={error} onRetry={() => void refetch()} /> : null}
      {isPaused ? (
        <div className={classes['note']}>
          <OfflineNote />
        </div>
      ) : null}
      {cards && (cards.length > 0 || hasNextPage) ? (
        <div className={classes['cards']} data-old={isPlaceholderData}>
          <CardWall
            label={t('store.results')}
            cards={cards}
            shapes={shapes as readonly ('9:16' | '4:5' | '1:1' | '16:9')[]}
            canPlay={canPlay}
            onNearEnd={more}
          />
        </div>
      ) : null}
      {cards && cards.length === 0 && !hasNextPage ? (
        <EmptyState
          picture="search"
          order={3}
          title={t(place === 'likes' ? 'store.nothingLiked' : 'store.nothing')}
          text={t('store.nothingText')}
          action={<Button onClick={reset}>{t(place === 'likes' ? 'store.reset' : 'store.showAll')}</Button>}
        />
      ) : null}
      {!isPaused && ((!cards && !error) || isFetchingNextPage) ? (
        <div className={classes['waiting']}>
          <CardGridSkeleton label={t('common.loading')} count={4} />
        </div>
      ) : null}
    </section>
  )
}

function OrderSelect() {
  const { t } = useTranslation()
  const place = useStorePlace()
  const { search, change } = useStoreSearch()
  // The order that a place or a row has by itself is not said in the address.
  const own = ownOrder(place, search.highlight)
  const shown = [...new Set<typeof own | (typeof orders)[number]>([own, ...orders])]
  return (
    <Select
      size="sm"
      className={classes['order'] ?? ''}
      aria-label={t('store.order')}
      value={search.order ?? own}
      data={shown.map((order) => ({ value: order, label: t(`store.order_${order}`) }))}
      onChange={(value) => change({ order: orders.find((one) => one === value && one !== own) })}
    />
  )
}

/** The order that the server gives a list of which none was asked for. */
function ownOrder(
  place: StorePlace,
  highlight: string | undefined,
): 'liked' | 'trend' | 'newest' | 'popular' {
  if (place === 'likes') return 'liked'
  if (highlight === 'popular') return 'trend'
  return highlight === 'new' ? 'newest' : 'popular'
}

/** On narrow screens the filters come up in a sheet, and say what they find before it is closed. */
function FilterSheet({ total }: { total: number | null }) {
  const { t } = useTranslation()
  const { search, reset } = useStoreSearch()
  const [isOpen, setOpen] = useState(false)
  const set = filterCount(search)
  return (
    <>
      <Button
        size="xs"
        variant="default"
        className={classes['sheetButton'] ?? ''}
        leftSection={<SlidersHorizontal aria-hidden="true" size="1rem" />}
        onClick={() => setOpen(true)}
      >
        {set > 0 ? t('store.filtersSet', { count: set }) : t('store.filters')}
      </Button>
      <Drawer
        opened={isOpen}
        onClose={() => setOpen(false)}
        position="bottom"
        size="86%"
        radius="lg"
        title={t('store.filters')}
        closeButtonProps={{ 'aria-label': t('common.close') }}
        classNames={{ body: classes['sheet'] ?? '' }}
      >
        <FilterList />
        <div className={classes['sheetFoot']}>
          <Button size="md" variant="default" onClick={reset}>
            {t('store.reset')}
          </Button>
          <Button size="md" onClick={() => setOpen(false)}>
            {total === null ? t('store.showFound') : t('store.showCount', { count: total })}
          </Button>
        </div>
      </Drawer>
    </>
  )
}
