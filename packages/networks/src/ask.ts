import type { IncomingHttpHeaders } from 'node:http'

import { connect, neverSent, readText, Unanswered } from '@clipmint/net'

import { readJson } from './json.ts'
import type { Unclear, Wait } from './publisher.ts'
import { tellable } from './told.ts'

const mostBytes = 4 * 1024 * 1024

/** One question to a network, asked once. */
export type NetworkQuestion = {
  method: 'GET' | 'POST' | 'DELETE'
  url: URL
  headers?: Record<string, string>
  /** A form or a JSON body; neither has none. */
  form?: Readonly<Record<string, string>>
  json?: unknown
  timeoutMs: number
  signal?: AbortSignal | undefined
}

/** What came back, whatever it says. `json` is undefined for what is none: nothing at all included. */
export type NetworkReply = {
  status: 'replied'
  httpStatus: number
  headers: IncomingHttpHeaders
  json: unknown
}

/** Asks a network; a question that never left is a `wait`, one whose answer is missing is `unclear`. */
export async function askNetwork(question: NetworkQuestion): Promise<NetworkReply | Unclear | Wait> {
  const { method, url, headers, form, json, timeoutMs, signal } = question
  const body = form ? new URLSearchParams(form).toString() : json === undefined ? null : JSON.stringify(json)
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json; charset=UTF-8'
  try {
    const answer = await connect(url, {
      method,
      headers: {
        accept: 'application/json',
        'user-agent': 'Clipmint',
        ...(body !== null && { 'content-type': type, 'content-length': String(Buffer.byteLength(body)) }),
        ...headers,
      },
      ...(body !== null && { body }),
      signal: signal ?? AbortSignal.timeout(timeoutMs),
      timeoutMs,
      lookup: null,
    })
    const text = await readText(answer, mostBytes)
    return {
      status: 'replied',
      httpStatus: answer.statusCode ?? 0,
      headers: answer.headers,
      json: text === '' ? undefined : readJson(text),
    }
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error
    return lostAnswer(error, error.fault === 'timeout')
  }
}

/** The ending of a call that met such an error: it never left, or nobody knows what came of it. */
export function lostAnswer(error: Error, isLate: boolean): Unclear | Wait {
  const unsent = neverSent(error)
  if (unsent) return { status: 'wait', why: 'outage', until: null, ...unsent }
  return { status: 'unclear', why: isLate ? 'timeout' : 'cut', told: tellable(error.message) }
}

/** The ending of a call whose answer says nothing that can be read. */
export function unreadable(host: string, { httpStatus, json }: NetworkReply): Unclear {
  const shape = json === undefined ? 'no JSON' : 'another shape'
  return {
    status: 'unclear',
    why: httpStatus >= 500 ? 'outage' : 'unreadable',
    told: `${host} answered ${httpStatus} with ${shape}.`,
  }
}
