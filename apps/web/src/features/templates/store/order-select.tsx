import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { orders } from './filters/choices.ts'
import { type StorePlace, useStorePlace } from './place.ts'
import { useStoreSearch } from './use-store-search.ts'

import classes from './store-floor.module.css'

/** In which order the templates stand. */
export function OrderSelect() {
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
