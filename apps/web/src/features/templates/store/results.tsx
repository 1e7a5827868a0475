import { CardGridSkeleton, EmptyState } from '@clipmint/ui'
import { Button } from '@mantine/core'
import { useSessionStorage } from '@mantine/hooks'
import { Pause, Play } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { OfflineNote } from './offline-note.tsx'
import { OrderSelect } from './order-select.tsx'
import { useStorePlace } from './place.ts'
import { useStore } from './queries.ts'
import { ResultHead } from './result-head.tsx'
import { RowTabs } from './row-tabs.tsx'
import { chosenOf, useStoreSearch } from './use-store-search.ts'
import { CardWall } from './wall/card-wall.tsx'

import classes from './store-floor.module.css'

/** What the store or the likes have for what is asked: how much, in which order, and the cards; or why there are none. */
export function Results() {
  const { t } = useTranslation()
  const { search } = useStoreSearch()
  const store = useStore(search, useStorePlace())
  const { cards, error, isPlaceholderData, isPaused, hasNextPage, isFetchingNextPage, fetchNextPage } = store
  // How many there were before says nothing of what was asked for since.
  const total = isPaused && isPlaceholderData ? null : store.total
  const [canPlay, setCanPlay] = useSessionStorage({ key: 'clipmint.store.plays', defaultValue: true })
  const shapes = useMemo(() => chosenOf(search, 'templateRatio'), [search])
  const more = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage])
  const isWaiting = (!cards && !error) || isFetchingNextPage
  return (
    <section aria-labelledby="store-results" aria-busy={isPlaceholderData}>
      <RowTabs />
      <div className={classes['head']}>
        <ResultHead total={total} isRough={store.isRough} isWaiting={!error && !isPaused} />
        <div className={classes['tools']}>
          <FilterSheet total={total} />
          <PlayButton canPlay={canPlay} onChange={setCanPlay} />
          <OrderSelect />
        </div>
      </div>
      {error ? <FailureNote error={error} onRetry={() => void store.refetch()} /> : null}
      {isPaused && !isFetchingNextPage ? <Offline /> : null}
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
      {cards && cards.length === 0 && !hasNextPage ? <NothingFound /> : null}
      {isPaused && isFetchingNextPage ? <Offline /> : null}
      {isWaiting && !isPaused ? (
        <div className={classes['waiting']}>
          <CardGridSkeleton label={t('common.loading')} count={4} />
        </div>
      ) : null}
    </section>
  )
}

function PlayButton({ canPlay, onChange }: { canPlay: boolean; onChange: (canPlay: boolean) => void }) {
  const { t } = useTranslation()
  const Icon = canPlay ? Pause : Play
  return (
    <Button
      size="xs"
      variant="subtle"
      aria-pressed={!canPlay}
      leftSection={<Icon aria-hidden="true" size="1rem" />}
      onClick={() => onChange(!canPlay)}
    >
      {t(canPlay ? 'store.stills' : 'store.plays')}
    </Button>
  )
}

function Offline() {
  return (
    <div className={classes['note']}>
      <OfflineNote />
    </div>
  )
}

function NothingFound() {
  const { t } = useTranslation()
  const place = useStorePlace()
  const { reset } = useStoreSearch()
  return (
    <EmptyState
      picture="search"
      order={3}
      title={t(place === 'likes' ? 'store.nothingLiked' : 'store.nothing')}
      text={t('store.nothingText')}
      action={<Button onClick={reset}>{t(place === 'likes' ? 'store.reset' : 'store.showAll')}</Button>}
    />
  )
}
