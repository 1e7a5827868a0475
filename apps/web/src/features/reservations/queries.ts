import type { DirectUpload, NetworkId, Reservation, SettleWay, StaleWay } from '@clipmint/contract'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useInfiniteQuery, useMutation, useQueries, useQuery } from '@tanstack/react-query'
import { z } from 'zod'

import { api, pageData, queries, queryClient, useEvents } from '../../api/index.ts'
import { coalesced } from '../../app/coalesced.ts'
import { marketQuery } from '../../app/partner-flag.ts'
import { useLimit, useUser } from '../account/index.ts'
import type { Place, PostWish } from './form/draft.ts'
import { isUnderWay } from './posts/standing.ts'

export const postPageSize = 10
/** News comes over the event stream; where it does not get through, posts under way are asked for this often. */
const pollMs = 4_000
/** Many steps that come at once are one reason to ask anew. */
const askEveryMs = 400
/** So long nobody has typed before a post is checked. */
const checkAfterMs = 700

/** What posts are of: a product, a place, or one video; `all` for every place, or for all that is of none. */
export type PostsAbout = { productId: string } | { placeId: string } | { videoId: string }

/** Calls whose answers are on screen. */
const shownCalls = ['get', 'status', 'statusOfPlace']

const refreshPosts = coalesced(() => {
  void queryClient.invalidateQueries({
    queryKey: queries.reservations.key,
    predicate: ({ queryKey }) => shownCalls.includes(String(queryKey[1])),
  })
}, askEveryMs)

/** Keeps what is shown of posts up to date while they are on their way. */
function useHearPosts(): void {
  useEvents('reservation.target', refreshPosts)
  useEvents('reservation.changed', refreshPosts)
}

/** A page of the posts of a product, a place or a video, the latest first. */
export function usePosts(about: PostsAbout, page: number) {
  useHearPosts()
  const query = { page, limit: postPageSize }
  const options =
    'placeId' in about
      ? queries.reservations.statusOfPlace({
          params: { id: about.placeId },
          query: { ...marketQuery(), ...query },
        })
      : queries.reservations.status({
          params: { id: 'productId' in about ? about.productId : about.videoId },
          query,
        })
  return useQuery({
    ...options,
    select: ({ result }) => result,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.result.list.some(isUnderWay) ? pollMs : false),
  })
}

/** One post with all that happened to it; the page's own data. */
export function usePost(id: string) {
  useHearPosts()
  return useQuery({
    ...pageData(queries.reservations.get({ params: { id } })),
    select: ({ result }) => result,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.result) ? pollMs : false),
  })
}

/** A post that another is begun from; null where none is named. */
export function usePostBefore(id: string | undefined) {
  return useQuery({
    ...queries.reservations.get({ params: { id: id ?? '' } }),
    enabled: id !== undefined,
    select: ({ result }): Reservation => result,
  })
}

const Wish = z.custom<PostWish>()

/** What stands in the way of a post, asked once nobody has typed for a moment; null while nothing is chosen. */
export function useCheck(videoId: string, wish: PostWish | null) {
  const written = JSON.stringify(wish)
  const [asked] = useDebouncedValue(written, checkAfterMs)
  const query = useQuery({
    queryKey: [...queries.reservations.key, 'check', { videoId, asked }],
    queryFn: ({ signal }) =>
      api.reservations.check({ params: { id: videoId }, body: Wish.parse(JSON.parse(asked)), signal }),
    enabled: asked !== 'null',
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    select: ({ result }) => result.list,
  })
  const isFresh = asked === written && !query.isPlaceholderData && !query.isFetching
  return { ...query, isFresh }
}

export type Checked = NonNullable<ReturnType<typeof useCheck>['data']>[number]

/** What the linked accounts of these places allow, where there is no video yet that could be checked. */
export function useAllowed(places: readonly Place[]): (network: NetworkId) => Checked['allowed'] {
  const answers = useQueries({
    queries: places.map(({ platform, type }) => ({
      ...queries.reservations.allowed({ query: { platform, type } }),
      staleTime: 30_000,
    })),
  })
  return (network) => {
    const index = places.findIndex(({ platform }) => platform === network)
    return answers[index]?.data?.result.allowed ?? null
  }
}

/** Captions that were used last, asked for when they are wanted. */
export function useRecentCaptions(videoId: string) {
  return useQuery({
    ...queries.reservations.recentCopies({ params: { id: videoId } }),
    select: ({ result }) => result.list.map(({ copy }) => copy),
  })
}

/** Hashtags that were used last, a list for each time. */
export function useRecentTags(videoId: string) {
  return useQuery({
    ...queries.reservations.recentTags({ params: { id: videoId } }),
    select: ({ result }) => result.list.map(({ tags }) => tags),
  })
}

/** Captions and hashtags that are written for a video, asked for once; a next page gives other captions. */
export function useSuggestedWords(videoId: string) {
  return useInfiniteQuery({
    queryKey: [...queries.reservations.key, 'suggest', { videoId }],
    queryFn: async ({ pageParam: shown, signal }) =>
      (await api.reservations.suggest({ params: { id: videoId }, body: { shown }, signal })).result,
    initialPageParam: noCaptions,
    getNextPageParam: (last, pages) =>
      last.more ? pages.flatMap(({ captions }) => captions.map(({ copy }) => copy)) : null,
    staleTime: Infinity,
    select: ({ pages }) => ({
      captions: pages.flatMap(({ captions }) => captions),
      hashtags: pages[0]?.hashtags ?? [],
    }),
  })
}

const noCaptions: string[] = []

/** Who posts, as far as that decides whether they may; undefined until the server has said so. */
export function useUploader() {
  const { data: user } = useUser()
  const { data: limit } = useLimit()
  if (!user || !limit) return undefined
  return {
    planType: user.payment.planType,
    snsUpload: user.payment.snsUpload,
    uploadExpiresAt: new Date(limit.uploadExpireDate),
  }
}

/** Makes a post of a video. */
export function useMakePost(videoId: string) {
  return useMutation({
    mutationFn: async (body: PostWish & Pick<DirectUpload, 'requestKey'>) =>
      (await api.reservations.upload({ params: { id: videoId }, body })).result,
    onSettled: refreshPosts,
  })
}

/** Moves a post that waits; null for now. */
export function useMovePost(id: string) {
  return useMutation({
    mutationFn: async ({ newUploadAt, zone }: { newUploadAt: string | null; zone: string }) =>
      (await api.reservations.move({ params: { id }, body: { newUploadAt, zone } })).result,
    onSettled: refreshPosts,
  })
}

export function useCancelPost(id: string) {
  return useMutation({
    mutationFn: async () => (await api.reservations.cancel({ params: { id } })).result,
    onSettled: refreshPosts,
  })
}

/** Has a network asked once more of which nobody knows whether a post is out there, or has it sent there anew. */
export function useSettleTarget(id: string, targetId: string) {
  return useMutation({
    mutationFn: async (way: SettleWay) =>
      (await api.reservations.retry({ params: { id }, body: { settle: { targetId, way } } })).result,
    onSettled: refreshPosts,
  })
}

/** Has a post that shows what is not so any more brought up to date, or sent as it is; gives what came of it. */
export function useRenewPost(id: string) {
  return useMutation({
    mutationFn: async (way: StaleWay) => {
      const { result } = await api.reservations.renew({ body: { ids: [id], way } })
      return result.list[0]?.outcome ?? 'locked'
    },
    onSettled: () => {
      refreshPosts()
      void queryClient.invalidateQueries({ queryKey: queries.projects.key })
    },
  })
}

/** Sends a post again to where it failed. */
export function useRetryPost(id: string) {
  return useMutation({
    mutationFn: async () => (await api.reservations.retry({ params: { id }, body: {} })).result,
    onSettled: refreshPosts,
  })
}
