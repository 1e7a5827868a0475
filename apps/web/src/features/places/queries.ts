import type { Place, PlaceCard } from '@clipmint/contract'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'

import { api, pageData, queries, queryClient, useEvents } from '../../api/index.ts'
import { marketQuery } from '../../app/partner-flag.ts'

export const placePageSize = 20
/** How often a place that is being collected is asked for, should its news not come through. */
const askAgainMs = 4_000

export type PlaceFilter = { page: number; search: string; like: boolean }

/** A page of the owner's places, kept up to date while one of them is collected. */
export function usePlaces({ page, search, like }: PlaceFilter) {
  const query = {
    ...marketQuery(),
    page,
    limit: placePageSize,
    ...(search === '' ? {} : { search }),
    // In a query string a flag is a word.
    ...(like ? { like: 'true' } : {}),
  }
  const options = queries.places.list({ query })
  useEvents('place', () => void queryClient.invalidateQueries({ queryKey: options.queryKey }))
  return useQuery({ ...options, select: ({ result }) => result, placeholderData: keepPreviousData })
}

/** One place; the page's own data, so that a missing one leads to /error. Its stages come as news. */
export function usePlace(id: string) {
  const options = optionsOf(id)
  const again = () => void queryClient.invalidateQueries({ queryKey: options.queryKey })
  useEvents('place', (event) => {
    if (event.id !== id) return
    const { status, stage, progress } = event.data ?? {}
    const known = queryClient.getQueryData<{ result: Place }>(options.queryKey)?.result
    // Only where it stands: what has come is asked for once a stage is over.
    if (known && status === 'collecting' && stage === known.stage && typeof progress === 'number')
      keepPlace({ ...known, status, progress })
    else again()
  })
  return useQuery({
    ...pageData(options),
    select: ({ result }) => result,
    refetchInterval: ({ state }) => (state.data?.result.status === 'collecting' ? askAgainMs : false),
  })
}

/** The videos made of a place, last changed first. */
export function useVideosOf(placeId: string) {
  return useQuery({
    ...queries.projects.list({ query: { placeId, limit: 6 } }),
    select: ({ result }) => result,
  })
}

/** Registers the place that a pasted text leads to; `known` when the owner had it already. */
export function useRegisterPlace() {
  return useMutation({
    mutationFn: async (body: { url: string; attested: boolean }) =>
      api.places.create({ query: marketQuery(), body }),
    onSuccess: ({ result }) => renew(result),
  })
}

/** Has a place read again. */
export function useRefreshPlace() {
  return useMutation({
    mutationFn: async (id: string) =>
      (await api.places.refresh({ query: marketQuery(), body: { place_id: id } })).result,
    onSuccess: renew,
  })
}

export type PlaceChanges = Partial<Pick<Place, 'name' | 'category' | 'address' | 'phone' | 'description'>> & {
  menu?: string[]
}

/** Saves which of the menu is chosen, or what the owner puts right. */
export function useEditPlace(id: string) {
  return useMutation({
    mutationFn: async (body: PlaceChanges) =>
      (await api.places.edit({ params: { id }, query: marketQuery(), body })).result,
    onSuccess: renew,
  })
}

/** Marks a favourite; the heart answers at once and goes back if the server does not agree. */
export function useLikePlace() {
  return useMutation({
    mutationFn: async ({ _id: id, like }: Pick<PlaceCard, '_id' | 'like'>) =>
      (await api.places.like({ params: { id }, query: marketQuery(), body: { like } })).result,
    onSettled: () => queryClient.invalidateQueries({ queryKey: queries.places.key }),
  })
}

/** Deletes a place with what was read of it. */
export function useRemovePlace() {
  return useMutation({
    mutationFn: async (id: string) => api.places.remove({ params: { id }, query: marketQuery() }),
    onSuccess: (_, id) => {
      queryClient.removeQueries({ queryKey: optionsOf(id).queryKey })
      // The next one may be open now.
      void queryClient.invalidateQueries({ queryKey: queries.places.key, refetchType: 'none' })
      void queryClient.invalidateQueries({ queryKey: queries.places.list({}).queryKey.slice(0, 2) })
      void queryClient.invalidateQueries({ queryKey: queries.account.limit().queryKey })
    },
  })
}

function optionsOf(id: string) {
  return queries.places.get({ params: { id }, query: marketQuery() })
}

function keepPlace(place: Place): void {
  queryClient.setQueryData(optionsOf(place._id).queryKey, { result: place })
}

function renew(place: Place): void {
  keepPlace(place)
  void queryClient.invalidateQueries({ queryKey: queries.places.key })
  void queryClient.invalidateQueries({ queryKey: queries.account.limit().queryKey })
}
