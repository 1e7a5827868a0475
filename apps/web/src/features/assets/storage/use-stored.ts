import type { AssetSort, AssetType } from '@clipmint/contract'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'

import { api, queries, queryClient, useEvents } from '../../../api/index.ts'

export const STORAGE_PAGE = 40

export type StoredWish = { page: number; type: AssetType | 'all'; search: string; sort: AssetSort }

/** A page of the owner's files; the page before stays in sight until it is here. */
export function useStored({ page, type, search, sort }: StoredWish) {
  const { refetch, ...query } = useQuery({
    ...queries.assets.list({
      query: {
        page,
        limit: STORAGE_PAGE,
        sort,
        ...(type === 'all' ? {} : { type }),
        ...(search === '' ? {} : { search }),
      },
    }),
    placeholderData: keepPreviousData,
  })
  useEvents('asset', () => void refetch())
  return { ...query, refetch, found: query.data?.result }
}

/** How much of the storage is used. */
export function useSpace() {
  return useQuery(queries.assets.info()).data?.result
}

/** In how many videos and products any of these files is; asked anew each time, and only while `isAsked`. */
export function useUses(ids: readonly string[], isAsked: boolean) {
  return useQuery({
    ...queries.assets.usage({ query: { ids: ids.join(',') } }),
    enabled: isAsked && ids.length > 0,
    staleTime: 0,
  })
}

/** Deletes files, and tells which are gone. */
export function useDeleteStored(onGone: (ids: readonly string[]) => void) {
  return useMutation({
    mutationFn: async (ids: readonly string[]) =>
      (await api.assets.remove({ body: { deleteList: [...ids] } })).result.deleted,
    onSuccess: (deleted) => onGone(deleted),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: queries.assets.key }),
  })
}
