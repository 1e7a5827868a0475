import type { StockItem } from '@clipmint/contract'
import { Button, Skeleton, VisuallyHidden } from '@mantine/core'
import { type CSSProperties, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../app/failure-note.tsx'
import type { MediaSlot } from '../media/use-active-slot.ts'
import { StockTile } from './stock-tile.tsx'
import { useStockCopy } from './use-stock-copy.ts'
import { stockKeyOf, type StockWish, useStockProviders, useStockSearch } from './use-stock.ts'

import classes from './stock-results.module.css'

const shapes = { portrait: '4 / 5', landscape: '4 / 3', square: '1' }

/** What was found, going on as one scrolls; the state of each is on its tile. */
export function StockResults({ wish, slot }: { wish: StockWish; slot: MediaSlot | null }) {
  const { t } = useTranslation()
  const found = useStockSearch(wish)
  const providers = useStockProviders()
  const { copy, stateOf, isCopying, error } = useStockCopy(slot)
  const nameOf = (item: StockItem) => providers.find(({ id }) => id === item.provider)?.name ?? item.provider
  if (found.isError) return <FailureNote error={found.error} onRetry={() => void found.refetch()} />
  const style = { '--shape': shapes[wish.orientation] } as CSSProperties
  return (
    <>
      {error ? <FailureNote error={error} /> : null}
      <VisuallyHidden role="status">{isCopying ? t('stock.copying') : ''}</VisuallyHidden>
      <Status wish={wish} found={found} />
      <ul
        className={classes['grid']}
        aria-label={t('stock.results')}
        aria-busy={found.isFetching}
        style={style}
      >
        {found.isPending && wish.words !== ''
          ? Array.from({ length: 8 }, (_, index) => (
              <li key={index}>
                <Skeleton className={classes['waiting'] ?? ''} />
              </li>
            ))
          : found.items.map((item) => (
              <li key={stockKeyOf(item)}>
                <StockTile
                  item={item}
                  provider={nameOf(item)}
                  state={stateOf(item)}
                  onUse={() => void copy(item)}
                />
              </li>
            ))}
      </ul>
      {found.hasNextPage ? <More found={found} /> : null}
    </>
  )
}

type Found = ReturnType<typeof useStockSearch>

function Status({ wish, found }: { wish: StockWish; found: Found }) {
  const { t } = useTranslation()
  const isNothing = found.isSuccess && !found.isPlaceholderData && found.items.length === 0
  return (
    <div className={classes['status']} role="status">
      {isNothing ? (
        <p>
          <b>{t('stock.nothing', { words: wish.words })}</b> {t('stock.nothingNote')}
        </p>
      ) : null}
      {found.away.length > 0 ? (
        <p>{t('stock.away', { names: found.away.map(({ name }) => name).join(', ') })}</p>
      ) : null}
    </div>
  )
}

/** Fetches the next page when it comes near; it is a button as well, for those who do not scroll. */
function More({ found }: { found: Found }) {
  const { t } = useTranslation()
  const foot = useRef<HTMLButtonElement>(null)
  const goOn = () => {
    if (!found.isFetching) void found.fetchNextPage()
  }
  const comeNear = useEffectEvent(goOn)
  const shown = found.items.length
  useEffect(() => {
    if (!foot.current) return
    const watcher = new IntersectionObserver((seen) => seen.some((it) => it.isIntersecting) && comeNear(), {
      rootMargin: '200px',
    })
    watcher.observe(foot.current)
    return () => watcher.disconnect()
    // Watched anew after every page: a short page leaves the foot in sight, which is no news to an old watcher.
  }, [shown])
  return (
    <Button ref={foot} variant="soft" size="xs" fullWidth loading={found.isFetchingNextPage} onClick={goOn}>
      {t('common.more')}
    </Button>
  )
}
