import type { LoginRefusal, LoginVisit } from './provider.ts'

type Read = { status: 'code'; code: string } | { status: 'cancelled' } | LoginRefusal

/** The code of what a browser came back with from a provider whose protocol no library checks. */
export function codeOf(answer: Record<string, string>, { state }: LoginVisit): Read {
  if (answer['state'] !== state) return { status: 'refused', reason: 'It came back with another state.' }
  const { error, error_description: words = '' } = answer
  if (error === 'access_denied') return { status: 'cancelled' }
  if (error !== undefined) return { status: 'refused', reason: `${error}: ${words}` }
  const { code } = answer
  return code ? { status: 'code', code } : { status: 'refused', reason: 'It came back without a code.' }
}
