import type { RequestField } from '@clipmint/contract'
import { useQuery } from '@tanstack/react-query'

import { queries, queryClient } from '../../../api/index.ts'

const fieldsQuery = (id: string) => queries.aiRequests.fields({ params: { id } })

/** What the videos of a request show of its product, promotion or place, then and now. */
export function useFields(id: string) {
  return useQuery({ ...fieldsQuery(id), select: ({ result }) => result.list })
}

/** The same as they are at this moment. */
export async function fetchFields(id: string): Promise<readonly RequestField[]> {
  return (await queryClient.fetchQuery({ ...fieldsQuery(id), staleTime: 0 })).result.list
}
