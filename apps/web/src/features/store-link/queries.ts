import type { ShopImport } from '@clipmint/contract'
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'

import { api, queries, queryClient, session, useEvents } from '../../api/index.ts'
import { useUser } from '../account/index.ts'

const pageSize = 24
/** News comes over the event stream; where it does not get through, an import is asked for this often. */
const pollMs = 3_000

/** The shop that the owner is linked to: undefined until the server has said so, null for none. */
export function useLinkedShop() {
  return useUser().data?.externals.cafe24
}

/** Whether shops can be linked on this site; undefined until the server has said so. */
export function useIsOffered(): boolean | undefined {
  const { data } = useQuery({ ...queries.site.facts(), staleTime: Infinity })
  return data?.result.shops.includes('cafe24')
}

function refreshOwner(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: queries.account.key })
}

/** Goes to the shop's own page, where its owner agrees. */
export function useConnect() {
  return useMutation({
    mutationFn: async (mallId: string) => {
      const redirectUri = `${location.origin}/services/cafe24`
      const cafe24 = { mall_id: mallId, redirect_uri: redirectUri }
      // Asked for once before, so that the token of this very moment goes along.
      await queryClient.fetchQuery({ ...queries.account.info(), staleTime: 0 })
      const { result } = await api.storeLink.connect({
        body: { token: session.read()?.accessToken ?? '', cafe24 },
      })
      return result.url
    },
    onSuccess: (url) => location.assign(url),
  })
}

export function useFinish() {
  return useMutation({
    mutationFn: async (back: { code: string; state: string }) =>
      (await api.storeLink.finish({ body: back })).result,
    onSettled: refreshOwner,
  })
}

/** Who opened the app from a shop's administration. */
export function useLaunch(launch: string | undefined) {
  const hash = launch === undefined ? '' : unwrapped(launch)
  return useQuery({
    queryKey: [...queries.storeLink.key, 'verify', hash],
    queryFn: async ({ signal }) => (await api.storeLink.verify({ body: { hash }, signal })).result,
    enabled: hash !== '',
    staleTime: Infinity,
    retry: false,
  })
}

function unwrapped(launch: string): string {
  try {
    return atob(launch.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return launch
  }
}

export function useCategories() {
  return useQuery({
    ...queries.storeLink.categories(),
    select: ({ result }) => result.list,
    staleTime: 300_000,
  })
}

const productsKey = [...queries.storeLink.key, 'products'] as const

/** Products of a category, or of the whole shop, page after page. */
export function useShopProducts(category: number | null) {
  return useInfiniteQuery({
    queryKey: [...productsKey, { category }],
    queryFn: async ({ pageParam, signal }) =>
      (await api.storeLink.products({ body: { category, since: pageParam, limit: pageSize }, signal }))
        .result,
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ list }) => list),
    staleTime: 60_000,
  })
}

/** The products that were asked for last and how they stand, kept up to date while any is on its way. */
export function useImports() {
  const options = queries.storeLink.imports()
  useEvents('store-link.import', () => {
    void queryClient.invalidateQueries({ queryKey: options.queryKey })
    void queryClient.invalidateQueries({ queryKey: queries.products.key })
  })
  return useQuery({
    ...options,
    select: ({ result }) => result,
    refetchInterval: ({ state }) => (state.data?.result.list.some(isUnderWay) ? pollMs : false),
  })
}

export function isUnderWay({ state }: Pick<ShopImport, 'state'>): boolean {
  return state === 'waiting' || state === 'running'
}

export function useStartImport() {
  return useMutation({
    mutationFn: (products: number[]) => api.storeLink.startImport({ body: { products } }),
    onSuccess: (answer) => {
      queryClient.setQueryData(queries.storeLink.imports().queryKey, answer)
    },
  })
}

/** Looks anew which products of the shop are the owner's now. */
export function refreshShopProducts(): void {
  void queryClient.invalidateQueries({ queryKey: productsKey })
  void queryClient.invalidateQueries({ queryKey: queries.products.key })
}

export function useSendStills() {
  return useMutation({
    mutationFn: async (ids: readonly string[]) =>
      (await api.storeLink.upload({ body: { requests: ids.map((video) => ({ video })) } })).result.images,
  })
}

export function useUnlink() {
  return useMutation({
    mutationFn: () => api.storeLink.unlink({ body: {} }),
    onSuccess: async () => {
      await refreshOwner()
      queryClient.removeQueries({ queryKey: queries.storeLink.key })
    },
  })
}

/** Hears of a shop that has removed the app. */
export function useHearRemoval(): void {
  useEvents('store-link.removed', () => void refreshOwner())
}
