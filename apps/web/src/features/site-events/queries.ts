import { useQuery } from '@tanstack/react-query'

import { queries } from '../../api/index.ts'

/** The events that go on today. */
export function useSiteEvents() {
  return useQuery({ ...queries.siteEvents.list(), select: ({ result }) => result.list, staleTime: 60_000 })
}
