import type { NetworkId, SocialAccount } from '@clipmint/contract'
import { useMutation, useQuery } from '@tanstack/react-query'

import { api, pageData, queries, queryClient, useEvents } from '../../api/index.ts'

/** How every network stands with the owner, kept up to date while something happens to a link. */
export function useSocialAccounts() {
  useEvents('social-account.changed', () => void refreshLinks())
  const list = pageData(queries.socialAccounts.list())
  // A link may end while no screen listens: what was known before is shown, and asked for anew.
  return useQuery({ ...list, staleTime: 0, select: ({ result }) => result.list })
}

/** How one network stands. */
export function useSocialAccount(type: NetworkId): SocialAccount | undefined {
  return useSocialAccounts().data?.find((one) => one.type === type)
}

function refreshLinks(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: queries.socialAccounts.key })
}

/** Goes to a network's own page, where the owner agrees. */
export function useGoConnect() {
  return useMutation({
    mutationFn: async (type: NetworkId) => (await api.socialAccounts.list({ query: { type } })).result.url,
    onSuccess: (url) => {
      if (url !== null) location.assign(url)
    },
  })
}

export type Back = { type: NetworkId; state: string } & Partial<
  Record<'code' | 'error' | 'error_reason', string | undefined>
>

/** Ends a visit with what the browser came back with. */
export function useConnect() {
  return useMutation({
    mutationFn: async (back: Back) => (await api.socialAccounts.connect({ body: back })).result,
    onSettled: refreshLinks,
  })
}

export function useChoose(type: NetworkId) {
  return useMutation({
    mutationFn: async (data: { remoteId: string; replace: boolean }) =>
      (await api.socialAccounts.choose({ body: { type, data } })).result,
    onSettled: refreshLinks,
  })
}

export function useUnlink() {
  return useMutation({
    mutationFn: (type: NetworkId) => api.socialAccounts.unlink({ query: { type } }),
    onSettled: refreshLinks,
  })
}

const preferredKey = queries.socialAccounts.preferred().queryKey

/** The networks that are chosen beforehand. */
export function usePreferred() {
  return useQuery({ ...queries.socialAccounts.preferred(), select: ({ result }) => result.networks })
}

export function useSetPreferred() {
  return useMutation({
    mutationFn: ({ type, isOn }: { type: NetworkId; isOn: boolean }) =>
      api.socialAccounts.changePreferred({
        body: isOn ? { add: [type], remove: [] } : { add: [], remove: [type] },
      }),
    onSuccess: (answer) => queryClient.setQueryData(preferredKey, answer),
  })
}
