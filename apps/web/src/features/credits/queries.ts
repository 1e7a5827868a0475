import { useInfiniteQuery } from '@tanstack/react-query'

import { api, queries } from '../../api/index.ts'

/** The ledger of the member's credits, newest first and more of it when asked for, and how they stand. */
export function useLedger() {
  return useInfiniteQuery({
    queryKey: [...queries.credits.key, 'ledger'],
    queryFn: ({ pageParam: page, signal }) => api.credits.list({ query: { page }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ result: { page, limit, total } }) => (page * limit < total ? page + 1 : undefined),
    select: ({ pages }) => ({
      entries: pages.flatMap(({ result }) => result.list),
      state: pages[0]?.credits ?? null,
    }),
  })
}
