import type { z } from 'zod'

import type { StockRefusal, StockSearchOutcome } from './source.ts'

const timeoutMs = 8_000

export type Answer<Body> = { status: 'ok'; body: Body } | { status: 'gone' } | StockRefusal

/** GET of a provider's JSON. 404, 429 and other refusals are answers; 5xx, silence and nonsense throw. */
export async function ask<Shape extends z.ZodType>(
  url: URL,
  shape: Shape,
  headers: Record<string, string> = {},
): Promise<Answer<z.output<Shape>>> {
  const response = await fetch(url, {
    headers: { accept: 'application/json', ...headers },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (response.ok) return { status: 'ok', body: shape.parse(await response.json()) }
  const text = await response.text()
  if (response.status === 429) return { status: 'limited', retryAfterSeconds: waitOf(response.headers) }
  if (response.status >= 500) throw new Error(`${url.host} answered ${response.status}.`)
  if (response.status === 404) return { status: 'gone' }
  return { status: 'refused', reason: `${response.status}: ${text.slice(0, 200)}` }
}

/** What a search without an answer ends as; a page that is not there is an empty one. */
export function unanswered(answer: { status: 'gone' } | StockRefusal): StockSearchOutcome {
  return answer.status === 'gone' ? { status: 'found', items: [], hasMore: false } : answer
}

/** An address below a provider's base, with its query. */
export function addressOf(base: string, path: string, query: Record<string, string | number> = {}): URL {
  const url = new URL(path, base.endsWith('/') ? base : `${base}/`)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
  return url
}

function waitOf(headers: Headers): number | null {
  const wait = headers.get('retry-after') ?? headers.get('x-ratelimit-reset')
  return wait !== null && /^\d{1,6}$/.test(wait) ? Number(wait) : null
}
