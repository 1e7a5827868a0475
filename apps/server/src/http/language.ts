import type { Lang } from './handlers.ts'

/** ko or en; the legacy kr means ko, and anything else falls back to ko. */
export function languageOf(query: unknown): Lang {
  return askedLanguage(query) ?? 'ko'
}

/** The language that an address asks for, or null where it asks for none. */
export function askedLanguage(query: unknown): Lang | null {
  const asked = field(query, 'lang')
  if (asked === null) return null
  return asked.toLowerCase() === 'en' ? 'en' : 'ko'
}

/** The caller's country as two capital letters, or null when it is not said. */
export function countryOf(query: unknown): string | null {
  const asked = field(query, 'country')?.toUpperCase() ?? ''
  return /^[A-Z]{2}$/.test(asked) ? asked : null
}

function field(query: unknown, name: string): string | null {
  if (typeof query !== 'object' || query === null) return null
  const value: unknown = Object.getOwnPropertyDescriptor(query, name)?.value
  return typeof value === 'string' ? value : null
}
