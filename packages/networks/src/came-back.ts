import type { ConsentVisit, Rejected } from './publisher.ts'

type CameBack = { status: 'code'; code: string } | { status: 'cancelled' } | Rejected

/** The code that a browser came back with from a consent page (RFC 6749, 4.1.2). */
export function codeOf(answer: Readonly<Record<string, string>>, { state }: ConsentVisit): CameBack {
  if (answer['state'] !== state) return refused('state', 'It came back with another state.')
  const { error, error_description: words = '' } = answer
  if (error === 'access_denied') return { status: 'cancelled' }
  if (error !== undefined) return refused(error, `${error}: ${words}`)
  const { code } = answer
  return code ? { status: 'code', code } : refused('code', 'It came back without a code.')
}

function refused(code: string, told: string): Rejected {
  return { status: 'rejected', refusal: 'other', code, told }
}
