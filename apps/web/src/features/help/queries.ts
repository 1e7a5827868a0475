import type { ClickName, DocumentName, FaqType } from '@clipmint/contract'
import { useQuery } from '@tanstack/react-query'

import { api, ApiFailure, pageData, queries } from '../../api/index.ts'
import { useFormats } from '../../locales/use-words.ts'

/** Files that change with a new version of the site alone. */
const staleTime = 600_000

/** All guides, and the whole of one when its subject is said; `isUnknown` when there is no guide of that. */
export function useGuides(subject?: string) {
  const { language: lang } = useFormats()
  const page = pageData(queries.help.guides({ query: { lang, subject } }))
  const query = useQuery({
    ...page,
    throwOnError: (error, asked) => !isUnknown(error) && page.throwOnError(error, asked),
    staleTime,
    select: ({ result }) => result,
  })
  return { ...query, isUnknown: isUnknown(query.error) }
}

function isUnknown(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === 'HELP_NOT_FOUND'
}

/** Questions with their answers, of one type or of all. */
export function useFaq(faqType?: FaqType) {
  const { language: lang } = useFormats()
  return useQuery({
    ...queries.help.faq({ query: { lang, faqType } }),
    staleTime,
    select: ({ result }) => result.list,
  })
}

export function useNotices() {
  const { language: lang } = useFormats()
  return useQuery({
    ...queries.help.notices({ query: { lang } }),
    staleTime,
    select: ({ result }) => result.list,
  })
}

/** A document as it is in force, or in the version that is said. */
export function useDocument(conditions: DocumentName, version?: string) {
  const { language: lang } = useFormats()
  return useQuery({
    ...pageData(queries.help.terms({ query: { lang, conditions, version } })),
    staleTime,
    select: ({ result }) => result,
  })
}

/** Has a press counted. Nobody waits for it, and one that is not counted is no loss. */
export function countClick(name: ClickName): void {
  api.help.click({ body: { name }, keepalive: true }).catch(() => undefined)
}
