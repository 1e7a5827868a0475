import type { InterestSort, DashboardTerm, NetworkId, PostKind, PostSort } from '@clipmint/contract'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'

import { api, pageData, queries, queryClient, useEvents } from '../../api/index.ts'
import { coalesced } from '../../app/coalesced.ts'
import { ownZone } from '../../app/moments.ts'

/** Networks answer one after another: what comes close together is one reason to ask anew. */
const askEveryMs = 1_000
/** News comes over the event stream; where it does not get through, what is under way is asked for this often. */
const pollMs = 5_000

const refreshAll = coalesced(() => {
  void queryClient.invalidateQueries({ queryKey: queries.dashboard.key })
}, askEveryMs)

/** What came of the posts in the last days; the page's own data. */
export function useDashboard(term: DashboardTerm) {
  useEvents('dashboard.changed', refreshAll)
  return useQuery({
    ...pageData(queries.dashboard.get({ query: { term: `${term}` } })),
    select: ({ result }) => result,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.result.isCollecting ? pollMs : false),
  })
}

export type Of = { provider: NetworkId | 'all'; providerOption: PostKind | 'all' }

/** The popular posts and the best hashtags of a time. */
export function useInterest(query: Of & { term: DashboardTerm; sort: InterestSort }) {
  return useQuery({
    ...queries.dashboard.interest({ query: { ...query, term: `${query.term}` } }),
    select: ({ result }) => result,
    placeholderData: keepPreviousData,
  })
}

export type Listing = Of & { page: number; limit: number; sortField: PostSort; sort: 'asc' | 'desc' }

/** A page of all posts. */
export function useAllPosts(query: Listing) {
  return useQuery({
    ...queries.dashboard.allPosts({ query }),
    select: ({ result }) => result,
    placeholderData: keepPreviousData,
  })
}

/** Has the networks asked now. */
export function useRefresh() {
  return useMutation({
    mutationFn: async () => (await api.dashboard.refresh({ body: {} })).result,
    onSettled: refreshAll,
  })
}

/** Downloads all posts as a table: the browser fetches it by a link that is good for some minutes. */
export function useDownload() {
  return useMutation({
    mutationFn: async (query: Of) => {
      const { url } = (await api.dashboard.exportPosts({ query: { ...query, zone: ownZone() } })).result
      const link = document.createElement('a')
      link.href = url
      link.download = ''
      link.click()
    },
  })
}
