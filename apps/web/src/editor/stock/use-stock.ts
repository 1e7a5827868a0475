import type { StockItem } from '@clipmint/contract'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'

import { api, queries } from '../../api/index.ts'
import { useFormats } from '../../locales/use-words.ts'
import { useSession } from '../session/use-session.ts'
import { suggestionsFrom } from './suggestions.ts'

/** For as long as a screen stands; who runs the product adds providers, not the owner. */
const foreverMs = Number.POSITIVE_INFINITY

/** The places that free pictures and clips come from; none until they are known, and none when none is set up. */
export function useStockProviders() {
  const { data } = useQuery({ ...queries.stock.providers(), staleTime: foreverMs })
  return data?.result.list ?? []
}

export type StockWish = {
  words: string
  type: StockItem['type']
  orientation: 'portrait' | 'landscape' | 'square'
}

/** What all places have for a wish, a page at a time, each item once. */
export function useStockSearch({ words, type, orientation }: StockWish) {
  const query = useInfiniteQuery({
    queryKey: [...queries.stock.key, 'search', type, orientation, words],
    queryFn: ({ pageParam }) =>
      api.stock.search({ query: { search: words, type, orientation, page: pageParam } }),
    initialPageParam: 1,
    getNextPageParam: ({ result }) => (result.hasMore ? result.page + 1 : undefined),
    enabled: words !== '',
    staleTime: 3_600_000,
    placeholderData: keepPreviousData,
  })
  const pages = query.data?.pages.map(({ result }) => result) ?? []
  const byKey = new Map(pages.flatMap(({ list }) => list.map((item) => [stockKeyOf(item), item] as const)))
  return { ...query, items: [...byKey.values()], away: pages.at(-1)?.away ?? [] }
}

/** Words to begin with: of the product, else of the template. */
export function useStockSuggestions(topics: readonly string[]): string[] {
  const { editor, productId } = useSession()
  const { language } = useFormats()
  const { data } = useQuery({
    ...queries.products.get({ params: { id: productId ?? '' } }),
    enabled: productId !== null,
  })
  const tags = editor.template.tags.slice(0, 2).map((tag) => tag[language])
  return suggestionsFrom(data?.result.name ?? null, [...topics, ...tags])
}

export function stockKeyOf({ provider, type, id }: Pick<StockItem, 'provider' | 'type' | 'id'>): string {
  return `${provider}:${type}:${id}`
}
