import type { Asset } from '@clipmint/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { api, queries, useEvents } from '../../api/index.ts'
import { isSeen } from '../../player/material.ts'
import { useAssets, useSession } from '../session/use-session.ts'

const PAGE = 40
const PREPARING_POLL_MS = 2_000

/** The owner's storage, newest first, a page at a time. */
export function useStorage(isOpen: boolean) {
  const { assets } = useSession()
  const query = useInfiniteQuery({
    queryKey: [...queries.assets.key, 'editor'],
    queryFn: ({ pageParam }) => api.assets.list({ query: { page: pageParam, limit: PAGE } }),
    initialPageParam: 1,
    getNextPageParam: ({ result }) =>
      result.page * result.limit < result.total ? result.page + 1 : undefined,
    enabled: isOpen,
  })
  const { data } = query
  useEffect(() => {
    for (const { result } of data?.pages ?? []) assets.add(result.list)
  }, [data, assets])
  return {
    ...query,
    total: data?.pages[0]?.result.total ?? null,
    ids: data?.pages.flatMap(({ result }) => result.list.filter(isSeen).map(({ _id }) => _id)) ?? [],
  }
}

/** Asks after files when news of one comes, and after clips that are being prepared now and then, until they are ready. */
export function useFreshAssets(): void {
  const { assets } = useSession()
  const isWaiting = [...useAssets().values()].some(({ status }) => status === 'preparing')
  const { data, refetch } = useQuery({
    ...queries.assets.list({ query: { limit: PAGE } }),
    queryKey: [...queries.assets.key, 'preparing'],
    enabled: isWaiting,
    refetchInterval: isWaiting ? PREPARING_POLL_MS : false,
    staleTime: 0,
  })
  useEvents('asset', ({ id }) => {
    if (assets.byId.has(id)) void refetch()
  })
  useEffect(() => {
    if (data) assets.add(data.result.list)
  }, [data, assets])
}

/** The files of this video's product and those sent up since, newest first. */
export function useOwnFiles(): Asset[] {
  const { ownFiles } = useSession()
  const assets = useAssets()
  return [...assets.values()]
    .filter((asset) => ownFiles.has(asset._id) && isSeen(asset))
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
}
