import type { MusicTrack, tempoBands } from '@clipmint/contract'
import { admitFiles } from '@clipmint/music'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { api, queries } from '../../api/index.ts'

const PAGE = 30

export type MusicWish = {
  search: string
  mood: MusicTrack['moods'][number] | null
  tempo: (typeof tempoBands)[number] | null
  /** Only what a business may use everywhere. */
  business: boolean
  seconds: number
  /** Only these, in this order; null for all there is. */
  ids: readonly string[] | null
}

/** The tracks that answer a wish, a page at a time; an operator's recordings among them become playable. */
export function useMusic(wish: MusicWish) {
  const { seconds, ids } = wish
  const asked = { ...wish, seconds: Math.min(60, Math.max(5, Math.round(seconds))) }
  const isNothing = ids?.length === 0
  const query = useInfiniteQuery({
    queryKey: [...queries.music.key, 'editor', asked],
    queryFn: ({ pageParam }) => api.music.list({ query: { ...queryOf(asked), page: pageParam } }),
    initialPageParam: 1,
    getNextPageParam: ({ result }) =>
      result.page * result.limit < result.total ? result.page + 1 : undefined,
    placeholderData: keepPreviousData,
    enabled: !isNothing,
  })
  const data = isNothing ? undefined : query.data
  useEffect(() => {
    for (const { result } of data?.pages ?? []) admit(result.list)
  }, [data])
  return {
    tracks: data?.pages.flatMap(({ result }) => result.list) ?? [],
    total: isNothing ? 0 : (data?.pages[0]?.result.total ?? null),
    hasMore: !isNothing && query.hasNextPage,
    isLoading: query.isFetching,
    more: () => void query.fetchNextPage(),
  }
}

function queryOf({ search, mood, tempo, business, seconds, ids }: MusicWish) {
  return {
    limit: PAGE,
    length: seconds,
    ...(business ? { business: 'true' } : {}),
    ...(search === '' ? {} : { search }),
    ...(mood === null ? {} : { mood }),
    ...(tempo === null ? {} : { tempo }),
    ...(ids === null ? {} : { ids: ids.join(',') }),
  }
}

function admit(list: readonly MusicTrack[]): void {
  admitFiles(
    list.flatMap(({ _id, name, moods, bpm, energy, file }) => {
      if (!file) return []
      const { url, duration: durationMs, firstBeatMs } = file
      const strength = energy === 1 ? 1 : energy === 2 ? 2 : 3
      return [
        {
          id: _id,
          title: name,
          moods,
          bpm,
          energy: strength,
          source: 'file',
          key: null,
          durationMs,
          firstBeatMs,
          url,
        },
      ]
    }),
  )
}
