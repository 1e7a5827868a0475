import type { FastifyRequest } from 'fastify'

export type Lang = 'ko' | 'en'
/** A text in both languages of the pages. */
export type Words = Record<Lang, string>

/** `?lang=`, else what the browser prefers, else Korean. */
export function langOf(request: FastifyRequest): Lang {
  const asked = new URL(request.url, 'http://sandbox').searchParams.get('lang')
  if (asked === 'en' || asked === 'ko') return asked
  const first = request.headers['accept-language']?.split(',')[0] ?? 'ko'
  return first.startsWith('en') ? 'en' : 'ko'
}
