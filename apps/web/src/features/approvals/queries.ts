import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { api, ApiFailure, queries } from '../../api/index.ts'
import { retryUnlessEnded } from '../../app/link-ended.ts'

/** Whoever else has the link may decide meanwhile. */
const LOOK_MS = 20_000

/** The post of a link; looked at again for as long as something may come of it. */
export function useApproval(token: string) {
  return useQuery({
    ...approvalOf(token),
    select: ({ result }) => result,
    retry: retryUnlessEnded('APPROVALS_LINK'),
    refetchInterval: ({ state: { data } }) =>
      data && ['open', 'making'].includes(data.result.state) ? LOOK_MS : false,
  })
}

type Decision = Parameters<typeof api.approvals.decide>[0]['body']

/** Decides; whatever comes of it, what the page shows afterwards is how things are. */
export function useDecide(token: string) {
  const client = useQueryClient()
  const { queryKey } = approvalOf(token)
  return useMutation({
    mutationFn: (body: Decision) => api.approvals.decide({ params: { token }, body }),
    onSuccess: ({ result }) => {
      // What the next link asks about is this already, where there is one.
      const about = result.next === null ? queryKey : approvalOf(result.next).queryKey
      client.setQueryData(about, { result })
    },
    onError: () => client.invalidateQueries({ queryKey }),
  })
}

type Comment = Parameters<typeof api.approvals.comment>[0]['body']

export function useComment(token: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Comment) => api.approvals.comment({ params: { token }, body }),
    onSuccess: ({ result }) => client.setQueryData(approvalOf(token).queryKey, { result }),
  })
}

/** Somebody else was quicker, or there is nothing to decide any more. */
export function wasDecided(error: unknown): boolean {
  return (
    error instanceof ApiFailure && ['CAMPAIGNS_DECIDED', 'CAMPAIGNS_NOTHING_TO_DECIDE'].includes(error.code)
  )
}

/** The post is not what was looked at any more. */
export function isOtherByNow(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === 'APPROVALS_CHANGED'
}

function approvalOf(token: string) {
  return queries.approvals.show({ params: { token } })
}
