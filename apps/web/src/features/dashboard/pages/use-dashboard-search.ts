import { dashboardTerms, NetworkId } from '@clipmint/contract'
import { getRouteApi } from '@tanstack/react-router'

import type { DashboardSearch } from './search.ts'

const route = getRouteApi('/upload/dashboard')

/** Which posts are looked at, as the address says it, and how to look at others; the page stays where it is. */
export function useDashboardSearch() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const change = (next: DashboardSearch) =>
    void navigate({ search: (known) => ({ ...known, ...next }), replace: true, resetScroll: false })
  const { data: provider = 'all' as const } = NetworkId.safeParse(search.provider)
  return {
    search,
    change,
    term: dashboardTerms.find((days) => `${days}` === search.term) ?? (30 as const),
    /** Of which posts, for the server. */
    of: { provider, providerOption: search.kind ?? ('all' as const) },
  }
}
