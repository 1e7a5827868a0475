import type { StoreCard } from '@clipmint/contract'
import {
  infiniteQueryOptions,
  keepPreviousData,
  skipToken,
  useInfiniteQuery,
  useMutation,
  useQueries,
  useQuery,
} from '@tanstack/react-query'
import { useMemo } from 'react'

import { api, pageData, queries, queryClient, session, useSignedIn } from '../../../api/index.ts'
import { useFormats } from '../../../locales/use-words.ts'
import { type Row, rows } from './filters/choices.ts'
import type { StorePlace } from './place.ts'
import { readStoreSearch, type StoreSearch } from './store-search.ts'

/** Going back finds the pages that were loaded, for as long as a person may look at one template. */
const KEPT_MS = 30 * 60_000
const FRESH_MS = 5 * 60_000
const PAGE = 30

/** The store, or what the member likes, by its filters, page after page; each template once. */
export function useStore(search: StoreSearch, place: StorePlace) {
  const signedIn = useSignedIn()
  const gone = useGone()
  const { data, ...state } = useInfiniteQuery({
    ...storePages(search, { place, signedIn }),
    placeholderData: keepPreviousData,
    enabled: place === 'store' || signedIn,
  })
  const all = useMemo(() => (data ? eachOnce(data.pages.flatMap(({ result }) => result.list)) : null), [data])
  const cards = useMemo(
    () => (place === 'likes' ? (all?.filter(({ _id }) => !gone.has(_id)) ?? null) : all),
    [all, gone, place],
  )
  const first = data?.pages[0]?.result
  const total = first && all && cards ? first.total - (all.length - cards.length) : null
  return { ...state, cards, total, isRough: first?.totalIsRough ?? false }
}

/** Asks for the first page of the store while its screen is still on its way. */
export async function askAhead(search: StoreSearch): Promise<void> {
  void queryClient.prefetchQuery({ ...queries.templates.seasons(), staleTime: KEPT_MS })
  await queryClient.prefetchInfiniteQuery(
    storePages(readStoreSearch(search), { place: 'store', signedIn: session.isSignedIn() }),
  )
}

function storePages(
  { includeDiscountPrice, fhd, custom, ...filters }: StoreSearch,
  { place, signedIn }: { place: StorePlace; signedIn: boolean },
) {
  const area = place === 'likes' ? queries.likes.list : queries.templates.group
  const ask = place === 'likes' ? api.likes.list : api.templates.group
  const query = { ...filters, ...said({ includeDiscountPrice, fhd, custom }), limit: PAGE }
  return infiniteQueryOptions({
    queryKey: [...area({ query }).queryKey, { signedIn, inPages: true }],
    queryFn: ({ pageParam, signal }) =>
      ask({ query: { ...query, ...(pageParam === null ? {} : { after: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ result }) => result.next,
    staleTime: FRESH_MS,
    gcTime: KEPT_MS,
  })
}

/** Flags as an address says them. */
function said<Name extends string>(flags: Record<Name, true | undefined>): Partial<Record<Name, string>> {
  const set = Object.entries(flags).filter(([, value]) => value === true)
  return Object.fromEntries(set.map(([name]) => [name, 'true'])) as Partial<Record<Name, string>>
}

function eachOnce(cards: readonly StoreCard[]): StoreCard[] {
  return [...new Map(cards.map((card) => [card._id, card])).values()]
}

/** What suits the time of the year. */
export function useSeasons() {
  return useQuery({
    ...queries.templates.seasons(),
    staleTime: KEPT_MS,
    select: ({ result }) => result.list,
  })
}

/** Which rows of the front hold anything, of the whole store or of what the member likes; null until that is known. */
export function useFilledRows(place: StorePlace): ReadonlySet<Row> | null {
  const signedIn = useSignedIn()
  const area = place === 'likes' ? queries.likes.list : queries.templates.group
  return useQueries({
    queries: rows.map((row) => {
      const options = area({ query: { highlight: row, limit: 1 } })
      return {
        ...options,
        queryKey: [...options.queryKey, { signedIn }],
        staleTime: FRESH_MS,
        enabled: signedIn || (place === 'store' && row !== 'yours'),
      }
    }),
    combine: filledOf,
  })
}

type RowAnswer = { data?: { result: { total: number } } | undefined; isLoading: boolean }

function filledOf(answers: readonly RowAnswer[]): ReadonlySet<Row> | null {
  if (answers.some(({ isLoading }) => isLoading)) return null
  return new Set(rows.filter((_, index) => (answers[index]?.data?.result.total ?? 0) > 0))
}

/**
 * The names, in the language on screen, of tags that what was typed could become; those of most templates when nothing
 * was. Two tags may be one word in one language and two in the other: a name stands once, and finds both.
 */
export function useTagNames(search: string): readonly string[] {
  const { language } = useFormats()
  const { data } = useQuery({
    ...queries.templates.tagNames({ query: { search: search.slice(0, 50) } }),
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  })
  return useMemo(() => [...new Set(data?.result.list.map((tag) => tag[language]))], [data, language])
}

/** A template whole, with its card. */
export function useTemplate(id: string) {
  return useQuery({
    ...pageData(queries.templates.detail({ params: { id } })),
    staleTime: FRESH_MS,
    select: ({ result }) => result,
  })
}

/** Others like a template: of its family first, then of what it is made for. */
export function useSimilar(card: StoreCard, most: number) {
  const of = [card.family, ...card.categories.slice(0, 1)]
  const family = useQuery({
    ...queries.templates.group({ query: { categorize: card.family, limit: most + 1 } }),
    staleTime: FRESH_MS,
  })
  const kind = useQuery({
    ...queries.templates.group({ query: { categorize: of.join(','), limit: most * 2 } }),
    staleTime: FRESH_MS,
  })
  return useMemo(() => {
    const all = [...(family.data?.result.list ?? []), ...(kind.data?.result.list ?? [])]
    return eachOnce(all)
      .filter(({ _id }) => _id !== card._id)
      .slice(0, most)
  }, [family.data, kind.data, card._id, most])
}

type Like = { liked: boolean; likes: number }
const likeKey = (id: string) => [...queries.likes.key, 'of', id]

/** Whether a template is liked, and by how many: as its card says, or as it became since. */
export function useLikeOf({ _id, liked, likes }: Pick<StoreCard, '_id' | 'liked' | 'likes'>): Like {
  const { data } = useQuery<Like>({ queryKey: likeKey(_id), queryFn: skipToken, gcTime: KEPT_MS })
  return data ?? { liked, likes }
}

const goneKey = [...queries.likes.key, 'gone']
const none: ReadonlySet<string> = new Set()

/** The templates that were taken back since they were listed as liked. */
function useGone(): ReadonlySet<string> {
  const { data = none } = useQuery<ReadonlySet<string>>({
    queryKey: goneKey,
    queryFn: skipToken,
    gcTime: KEPT_MS,
  })
  return data
}

function become(id: string, like: Like): void {
  queryClient.setQueryData<Like>(likeKey(id), like)
  queryClient.setQueryData<ReadonlySet<string>>(goneKey, (gone = none) => {
    const others = [...gone].filter((one) => one !== id)
    return new Set(like.liked ? others : [...others, id])
  })
}

/**
 * Likes a template or takes it back; the heart answers before the server does. A list of likes keeps its order until
 * it is opened anew: what is taken back and liked again stands where it stood.
 */
export function useLike() {
  return useMutation({
    mutationFn: async ({ card, like }: { card: Pick<StoreCard, '_id'> & Like; like: boolean }) => {
      const input = { params: { templateId: card._id } }
      return (await (like ? api.likes.add(input) : api.likes.remove(input))).result
    },
    onMutate: ({ card, like }) => {
      const change = Number(like) - Number(card.liked)
      become(card._id, { liked: like, likes: card.likes + change })
    },
    onSuccess: ({ _id, liked, likes }) => {
      become(_id, { liked, likes })
      void queryClient.invalidateQueries({ queryKey: [...queries.likes.key, 'list'], refetchType: 'none' })
    },
    onError: (_, { card }) => {
      become(card._id, { liked: card.liked, likes: card.likes })
    },
  })
}
