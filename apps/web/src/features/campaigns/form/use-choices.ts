import type { Product } from '@clipmint/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { queries } from '../../../api/index.ts'
import { marketQuery } from '../../../app/partner-flag.ts'

/** Something that a campaign can be of. */
export type Choice = { id: string; name: string; picture: string | null; product: Product | null }

const most = 20
const nothing: Choice[] = []

/** The products that are shown and can be used, by a part of their name; the chosen one is always among them. */
export function useProductChoices(search: string, chosen: string | null) {
  const { data: listed } = useQuery({
    ...queries.products.list({ query: { limit: most, hidden: 'false', ...named(search) } }),
    select: ({ result }) => result,
    placeholderData: keepPreviousData,
  })
  const { data: one } = useProductOf(chosen)
  const found = listed?.list.filter(({ isLocked }) => !isLocked) ?? []
  const all = one && !found.some(({ _id }) => _id === one._id) ? [one, ...found] : found
  return {
    choices: all.map(toChoice),
    isNone: listed?.total === 0 && search === '' && chosen === null,
  }
}

/** One product, where one is named. */
export function useProductOf(id: string | null) {
  return useQuery({
    ...queries.products.get({ params: { id: id ?? '' } }),
    enabled: id !== null,
    select: ({ result }) => result,
  })
}

/** One place, where one is named. */
export function usePlaceOf(id: string | null) {
  return useQuery({
    ...queries.places.get({ params: { id: id ?? '' }, query: marketQuery() }),
    enabled: id !== null,
    select: ({ result }) => result,
  })
}

/** The places that can be used, by a part of their name. */
export function usePlaceChoices(search: string, enabled: boolean) {
  const { data } = useQuery({
    ...queries.places.list({ query: { limit: most, ...marketQuery(), ...named(search) } }),
    enabled,
    select: ({ result }) => result,
    placeholderData: keepPreviousData,
  })
  const choices = data?.list
    .filter(({ isLocked, status }) => !isLocked && (status === 'ready' || status === 'partial'))
    .map(({ _id, name, cover }) => ({ id: _id, name, picture: cover?.thumbnail ?? null, product: null }))
  return { choices: choices ?? nothing, isNone: data?.total === 0 && search === '' }
}

function toChoice(product: Product): Choice {
  return {
    id: product._id,
    name: product.name,
    picture: product.sources[0]?.thumbnail ?? null,
    product,
  }
}

function named(search: string): { search?: string } {
  return search.trim() === '' ? {} : { search: search.trim() }
}
