import type { StoreCard } from '@clipmint/contract'
import { useQuery } from '@tanstack/react-query'

import { queries } from '../../../api/index.ts'
import { useFormats } from '../../../locales/use-words.ts'

const FRESH_MS = 10 * 60_000
/** The most that the store gives at once. */
const STORE_PAGE = 100

/** Templates of the store in the shape of a phone, the most used first. */
export function useTemplates() {
  return useCards({ templateRatio: '9:16', limit: STORE_PAGE })
}

/** The first template of a family, which has all four shapes. */
export function useTemplateOf(family: string): StoreCard | null {
  return useCards({ categorize: family, limit: 1 }).data?.[0] ?? null
}

function useCards(query: { templateRatio?: string; categorize?: string; limit: number }) {
  const { language } = useFormats()
  return useQuery({
    // Loops speak the language on screen.
    ...queries.templates.group({ query }),
    queryKey: [...queries.templates.group({ query }).queryKey, language],
    staleTime: FRESH_MS,
    select: ({ result }) => result.list,
  })
}

/** Guides to read, the first steps first. */
export function useGuides() {
  const { language: lang } = useFormats()
  return useQuery({
    ...queries.help.guides({ query: { lang, subject: undefined } }),
    staleTime: FRESH_MS,
    select: ({ result }) => result.guides,
  })
}
