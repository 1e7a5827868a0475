import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'

import { useStorePlace } from './place.ts'
import { type ManyFilter, readStoreSearch, type StoreSearch } from './store-search.ts'

const routes = { store: getRouteApi('/store'), likes: getRouteApi('/account/likes') }

/**
 * What of the store or of the likes is shown, and the ways to show something else. Each is a step that the back button
 * takes back.
 */
export function useStoreSearch() {
  const route = routes[useStorePlace()]
  // The router also passes on what an address says beyond the store's own words; none of it goes any further.
  const search = route.useSearch({ select: readStoreSearch, structuralSharing: true })
  const navigate = route.useNavigate()
  const change = useCallback(
    (next: StoreSearch) =>
      void navigate({ search: (known) => clean(readStoreSearch({ ...known, ...next })), resetScroll: false }),
    [navigate],
  )
  const toggle = (filter: ManyFilter, word: string) => {
    const chosen = chosenOf(search, filter)
    const next = chosen.includes(word) ? chosen.filter((one) => one !== word) : [...chosen, word]
    change({ [filter]: next.length > 0 ? next.join(',') : undefined })
  }
  return {
    search,
    change,
    toggle,
    reset: () => void navigate({ search: {}, resetScroll: false }),
  }
}

/** The choices of a filter that takes several. */
export function chosenOf(search: StoreSearch, filter: ManyFilter): readonly string[] {
  return search[filter]?.split(',') ?? []
}

/** How many filters are set, beside what was searched for and the order. */
export function filterCount(search: StoreSearch): number {
  return Object.entries(search).flatMap(([name, value]): (string | number | true)[] => {
    if (value === undefined || name === 'search' || name === 'order') return []
    return typeof value === 'string' ? value.split(',') : [value]
  }).length
}

/** An address says only what is set. */
function clean(search: StoreSearch): StoreSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))
}
