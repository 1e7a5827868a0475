import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { api, queries } from '../../api/index.ts'
import { retryUnlessEnded } from '../../app/link-ended.ts'

/** Whether the mail of each Monday comes, by the link at its foot. */
export function useDigest(token: string) {
  return useQuery({
    ...digestOf(token),
    select: ({ result }) => result,
    retry: retryUnlessEnded('DIGEST_LINK'),
  })
}

export function useTurnDigest(token: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { on: boolean }) => api.digest.turn({ params: { token }, body }),
    onSuccess: ({ result }) => client.setQueryData(digestOf(token).queryKey, { result }),
  })
}

function digestOf(token: string) {
  return queries.digest.show({ params: { token } })
}
