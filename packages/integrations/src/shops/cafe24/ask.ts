import { retryAfterSeconds } from '@clipmint/net'
import { z } from 'zod'

import type { ShopAnswer, ShopRefusal } from '../shop.ts'
import { apiAddress } from './address.ts'
import type { Cafe24Keys } from './config.ts'
import type { Pace } from './pace.ts'

const timeoutMs = 15_000
const usualRestSeconds = 5

/** What went wrong, in either of the two shapes that Cafe24 has for it. */
const Refused = z.union([
  z.object({ error: z.object({ code: z.union([z.string(), z.number()]), message: z.string() }) }),
  z.object({ error: z.string(), error_description: z.string().optional() }),
])

export type Question = {
  mallId: string
  path: string
  query?: Record<string, string>
  /** A JSON body is posted, a form too; neither asks by GET. */
  json?: unknown
  form?: Record<string, string>
  authorization: string
}

export type Ask = <Shape extends z.ZodType>(
  question: Question,
  shape: Shape,
) => Promise<ShopAnswer<z.output<Shape>>>

/** The one way in which shops are asked: in their pace, with every ending as a value. */
export function createAsk(keys: Cafe24Keys, pace: Pace): Ask {
  return async (question, shape) => {
    const left = await pace.wait(question.mallId)
    if (left > 0) return { status: 'limited', retryAfterSeconds: left }
    const { host } = apiAddress(keys, question.mallId, '')
    try {
      const response = await send(keys, question)
      const limit = response.headers.get('x-api-call-limit')
      const restSeconds = response.status === 429 ? restOf(response.headers) : null
      pace.hear(question.mallId, { limit, restSeconds })
      if (!response.ok) return await refusalOf(response, restSeconds, question)
      const text = await response.text()
      const read = shape.safeParse(text === '' ? null : JSON.parse(text))
      if (read.success) return { status: 'ok', value: read.data }
      return { status: 'unreachable', reason: `${host} answered in another shape: ${read.error.message}` }
    } catch (error) {
      // A line that goes dead, half an answer, or none within the time.
      if (error instanceof TypeError || error instanceof SyntaxError || error instanceof DOMException)
        return { status: 'unreachable', reason: `${host}: ${error.message}` }
      throw error
    }
  }
}

function send(
  keys: Cafe24Keys,
  { mallId, path, query, json, form, authorization }: Question,
): Promise<Response> {
  const body = form ? new URLSearchParams(form) : json === undefined ? null : JSON.stringify(json)
  return fetch(apiAddress(keys, mallId, path, query), {
    method: body === null ? 'GET' : 'POST',
    headers: {
      authorization,
      accept: 'application/json',
      'x-cafe24-api-version': keys.CAFE24_API_VERSION,
      ...(form ? {} : { 'content-type': 'application/json' }),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
}

async function refusalOf(
  response: Response,
  restSeconds: number | null,
  { form }: Question,
): Promise<ShopRefusal> {
  const text = await response.text()
  const { status } = response
  if (status === 429) return { status: 'limited', retryAfterSeconds: restSeconds ?? usualRestSeconds }
  if (status >= 500) return { status: 'unreachable', reason: `Cafe24 answered ${status}.` }
  const reason = wordsOf(text, status)
  // A token that is good no longer: of an access token the status says so, of the others the error.
  if (form ? reason.startsWith('invalid_grant') : status === 401) return { status: 'ended' }
  return status === 403 ? { status: 'forbidden' } : { status: 'refused', reason }
}

function wordsOf(text: string, status: number): string {
  const read = Refused.safeParse(safeJson(text))
  if (!read.success) return `Cafe24 answered ${status}.`
  const { error } = read.data
  if (typeof error !== 'string') return `${status} ${error.code}: ${error.message}`
  return 'error_description' in read.data ? `${error}: ${read.data.error_description ?? ''}` : error
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** How long a full bucket wants to be left alone. */
function restOf(headers: Headers): number {
  const told = headers.get('x-cafe24-call-remain')
  const seconds = told !== null && /^\d{1,5}$/.test(told) ? Number(told) : null
  return seconds ?? retryAfterSeconds(headers.get('retry-after')) ?? usualRestSeconds
}
