import { connect, readText, Unanswered } from '@clipmint/net'
import { z } from 'zod'

import type { Refused, Unknown } from '../gateway.ts'
import { neverSent } from '../never-sent.ts'
import type { TossKeys } from './config.ts'

const mostBytes = 512 * 1024

/** What went wrong, in the envelope of the interface or in the newer one. */
const Told = z.union([
  z.object({ code: z.string(), message: z.string() }),
  z.object({ error: z.object({ code: z.string(), message: z.string() }) }).transform(({ error }) => error),
])

export type Question = {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  body?: Record<string, string | number>
  idempotencyKey?: string
  timeoutMs: number
}

/** `told` is an answer that names an error, whatever its HTTP status: what it means depends on the call. */
export type Answer<Value> =
  | { status: 'ok'; value: Value }
  | { status: 'told'; code: string; message: string; isOutage: boolean }
  | Refused
  | Unknown

export type Ask = <Shape extends z.ZodType>(
  question: Question,
  shape: Shape,
) => Promise<Answer<z.output<Shape>>>

/** The one way in which Toss Payments is asked: once, in time, with every ending as a value. */
export function createAsk(
  { TOSS_URL: base = 'https://api.tosspayments.com', TOSS_SECRET_KEY: key }: TossKeys,
  more: Record<string, string>,
): Ask {
  const authorization = `Basic ${Buffer.from(`${key}:`).toString('base64')}`
  const home = base.replace(/\/+$/, '')
  return async ({ method, path, body, idempotencyKey, timeoutMs }, shape) => {
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      const answer = await connect(new URL(`${home}${path}`), {
        method,
        headers: {
          authorization,
          accept: 'application/json',
          'user-agent': 'Clipmint',
          ...more,
          ...(body && { 'content-type': 'application/json' }),
          ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal,
        timeoutMs,
        lookup: null,
      })
      return read(answer.statusCode ?? 0, await readText(answer, mostBytes), shape)
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error
      return (
        neverSent(error) ?? {
          status: 'unknown',
          why: error.fault === 'timeout' ? 'timeout' : 'cut',
          told: error.message,
        }
      )
    }
  }
}

function read<Shape extends z.ZodType>(status: number, text: string, shape: Shape): Answer<z.output<Shape>> {
  if (status === 429)
    return { status: 'refused', reason: 'unavailable', code: '429', told: 'Asked too often.' }
  const json = jsonOf(text)
  if (status >= 200 && status < 300) {
    const value = shape.safeParse(json)
    if (value.success) return { status: 'ok', value: value.data }
    return { status: 'unknown', why: 'unreadable', told: `Another shape: ${value.error.message}` }
  }
  const isOutage = status >= 500
  const told = Told.safeParse(json)
  if (told.success) return { status: 'told', ...told.data, isOutage }
  return { status: 'unknown', why: isOutage ? 'outage' : 'unreadable', told: `Answered ${status}.` }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text === '' ? 'null' : text)
  } catch {
    return undefined
  }
}
