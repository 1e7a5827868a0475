import type { MusicTrack } from '@clipmint/contract'
import { admitFiles } from '@clipmint/music'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { api, queries } from '../../api/index.ts'

const PAGE = 30

export type MusicWish = { search: string; mood: MusicTrack['moods'][number] | null; seconds: number }

/** The tracks that answer a wish, a page at a time; an operator's recordings among them become playable. */
export function useMusic({ search, mood, seconds }: MusicWish) {
  const length = Math.min(60, Math.max(5, Math.round(seconds)))
  const query = useInfiniteQuery({
    queryKey: [...queries.music.key, 'editor', { search, mood, length }],
    queryFn: ({ pageParam }) =>
      api.music.list({
        query: {
          page: pageParam,
          limit: PAGE,
          length,
          ...(search === '' ? {} : { search }),
          ...(mood === null ? {} : { mood }),
        },
      }),
    initialPageParam: 1,
    getNextPageParam: ({ result }) =>
      result.page * result.limit < result.total ? result.page + 1 : undefined,
    placeholderData: keepPreviousData,
  })
  const { data } = query
  useEffect(() => {
    for (const { result } of data?.pages ?? []) admit(result.list)
  }, [data])
  return {
    tracks: data?.pages.flatMap(({ result }) => result.list) ?? [],
    total: data?.pages[0]?.result.total ?? null,
    hasMore: query.hasNextPage,
    isLoading: query.isFetching,
    more: () => void query.fetchNextPage(),
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
