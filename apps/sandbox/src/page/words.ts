import type { FastifyRequest } from 'fastify'

export type Lang = 'ko' | 'en'
/** A text in both languages of the pages. */
export type Words = Record<Lang, string>

/**
 * `?lang=`, else the first that `ui_locales` names, as a service is asked by who sends somebody to it, else what the
 * browser prefers, else Korean. `uiLocales` are those of an earlier address.
 */
export function langOf(request: FastifyRequest, uiLocales?: unknown): Lang {
  const { searchParams: query } = new URL(request.url, 'http://sandbox')
  const named = typeof uiLocales === 'string' ? uiLocales : (query.get('ui_locales') ?? '')
  const asked = [query.get('lang') ?? '', ...named.split(/\s+/), ...preferred(request)]
  return asked.map(languageOf).find((lang) => lang !== null) ?? 'ko'
}

function languageOf(locale: string): Lang | null {
  const language = locale.toLowerCase().split('-')[0]
  return language === 'ko' || language === 'en' ? language : null
}

/** What the browser reads, what it reads best first: `fr, en;q=0.8`. */
function preferred(request: FastifyRequest): string[] {
  return (request.headers['accept-language'] ?? '')
    .split(',')
    .map((one) => {
      const [locale = '', weight] = one.trim().split(/\s*;\s*q=/)
      return { locale, weight: weight === undefined ? 1 : Number(weight) }
    })
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ locale }) => locale)
}
