import type { NewAiRequest, NewProduct, Product, Promotion } from '@clipmint/contract'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'

import { api, pageData, queries, queryClient, useEvents } from '../../api/index.ts'
import { marketQuery } from '../../app/partner-flag.ts'

export const productPageSize = 20

export type ProductFilter = { page: number; search: string; like: boolean; hidden: boolean }

/** A page of the owner's products. */
export function useProducts({ page, search, like, hidden }: ProductFilter) {
  return useQuery({
    ...queries.products.list({
      query: {
        page,
        limit: productPageSize,
        // In a query string a flag is a word.
        hidden: hidden ? 'true' : 'false',
        ...(search === '' ? {} : { search }),
        ...(like ? { like: 'true' } : {}),
      },
    }),
    select: ({ result }) => result,
    placeholderData: keepPreviousData,
  })
}

/** One product; the page's own data, so that a missing one leads to /error. */
export function useProduct(id: string) {
  const options = queries.products.get({ params: { id } })
  useEvents('asset', () => void queryClient.invalidateQueries({ queryKey: options.queryKey }))
  return useQuery({ ...pageData(options), select: ({ result }) => result })
}

/** The plans asked for of a product, newest first. */
export function useRequestsOf(productId: string) {
  return useQuery({
    ...queries.aiRequests.list({ query: { productId, limit: 5 } }),
    select: ({ result }) => result,
  })
}

/** The promotion that a request is of, as it is now. */
export function usePromotionOf(requestId: string) {
  return useQuery({
    ...queries.aiRequests.get({ params: { id: requestId } }),
    select: ({ input }) => input.promotion ?? null,
  })
}

/** Changes a promotion; its videos may then show what it was. */
export function useChangePromotion(requestId: string) {
  return useMutation({
    mutationFn: async (body: Pick<Promotion, 'regularPrice' | 'discountPrice' | 'startAt' | 'endAt'>) =>
      (await api.aiRequests.changePromotion({ params: { id: requestId }, body })).result,
    // Whoever changed it to bring videos up to date goes on with what is true now.
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: queries.aiRequests.key }),
        queryClient.invalidateQueries({ queryKey: queries.projects.key }),
      ]),
  })
}

/** The videos made of a product, last changed first. */
export function useVideosOf(productId: string) {
  return useQuery({
    ...queries.projects.list({ query: { folder: productId, limit: 6 } }),
    select: ({ result }) => result,
  })
}

/** Saves a new product, or changes one, and gives it as it stands. */
export function useSaveProduct(id: string | null) {
  return useMutation({
    mutationFn: async (body: NewProduct) =>
      id === null
        ? (await api.products.create({ body })).result
        : (await api.products.edit({ params: { id }, body })).result,
    onSuccess: keepProduct,
  })
}

/** Asks for a plan of a product, of its reviews or of a promotion, and gives the request. */
export function useAskForPlan() {
  return useMutation({
    mutationFn: async ({ productId, wish = {} }: { productId: string; wish?: Partial<NewAiRequest> }) =>
      (await api.aiRequests.create({ params: { productId }, body: wish })).result,
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: queries.aiRequests.key })
      void queryClient.invalidateQueries({ queryKey: queries.products.key })
    },
  })
}

/** What a review ad or a promotion is of. */
export type PlanSubject = { of: 'product' | 'place'; id: string }

/** Asks for a plan of reviews or a promotion of a product, or of the reviews of a place. */
export function useAskForKind({ of, id }: PlanSubject) {
  return useMutation({
    mutationFn: async (wish: Partial<NewAiRequest>) => {
      if (of === 'product')
        return (await api.aiRequests.create({ params: { productId: id }, body: wish })).result
      const body = {
        category: 'review',
        reviews: wish.reviews,
        consent: wish.consent,
        language: wish.language,
      } as const
      return (await api.aiRequests.createForPlace({ params: { id }, query: marketQuery(), body })).result
    },
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: queries.aiRequests.key })
      void queryClient.invalidateQueries({ queryKey: queries.products.key })
    },
  })
}

/** Marks a favourite; the heart answers at once and goes back if the server does not agree. */
export function useLike() {
  return useMutation({
    mutationFn: async ({ _id: id, like }: Pick<Product, '_id' | 'like'>) =>
      (await api.products.like({ params: { id }, body: { like } })).result,
    onSettled: () => queryClient.invalidateQueries({ queryKey: queries.products.key }),
  })
}

/** Hides a product or brings it back. */
export function useHide() {
  return useMutation({
    mutationFn: async ({ _id: id, hidden }: Pick<Product, '_id' | 'hidden'>) =>
      (await api.products.edit({ params: { id }, body: { hidden } })).result,
    onSuccess: keepProduct,
    // Its campaigns stop with it, and may go on once it is back.
    onSettled: () => queryClient.invalidateQueries({ queryKey: queries.campaigns.key }),
  })
}

/** Deletes a product; its videos and files stay. */
export function useRemoveProduct() {
  return useMutation({
    mutationFn: async (id: string) => api.products.remove({ params: { id } }),
    onSuccess: (_, id) => {
      queryClient.removeQueries({ queryKey: queries.products.get({ params: { id } }).queryKey })
      // The next one may be open now.
      void queryClient.invalidateQueries({ queryKey: queries.products.key, refetchType: 'none' })
      void queryClient.invalidateQueries({ queryKey: queries.products.list({}).queryKey.slice(0, 2) })
      void queryClient.invalidateQueries({ queryKey: queries.account.limit().queryKey })
    },
  })
}

function keepProduct(product: Product): void {
  const { queryKey } = queries.products.get({ params: { id: product._id } })
  queryClient.setQueryData(queryKey, { result: product })
  // Its videos may show what it was.
  void queryClient.invalidateQueries({ queryKey: queries.projects.key })
  void queryClient.invalidateQueries({ queryKey: queries.products.key })
  void queryClient.invalidateQueries({ queryKey: queries.account.limit().queryKey })
}
