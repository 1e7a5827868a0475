import { type IncomingMessage, request as askHttp } from 'node:http'
import { request as askHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { pipeline, Transform } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'

import { PrivateName } from './public-lookup.ts'

/** Pages are made for browsers; what calls itself otherwise is turned away. */
const browser =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'

/** Why no answer came: the name leads into a private network, too late, too much, or nobody there. */
export type AskFault = 'private' | 'timeout' | 'too_large' | 'unavailable'

export class Unanswered extends Error {
  override name = 'Unanswered'
  readonly fault: AskFault
  constructor(fault: AskFault, options?: ErrorOptions) {
    super(`No answer: ${fault}.`, options)
    this.fault = fault
  }
}

export type Question = {
  method?: 'GET' | 'POST' | 'DELETE'
  headers?: Record<string, string>
  body?: string
  signal: AbortSignal
  timeoutMs: number
  /** How names become addresses; null trusts them, for a stand-in on this machine. */
  lookup: LookupFunction | null
}

/**
 * One connection for one question: no cookies, no proxy of the environment, no redirect followed, and only to an address
 * that was looked at. Throws `Unanswered`.
 */
export function connect(url: URL, question: Question): Promise<IncomingMessage> {
  const { method = 'GET', headers = {}, body, signal, timeoutMs, lookup } = question
  const ask = url.protocol === 'https:' ? askHttps : askHttp
  const options = {
    method,
    headers: {
      'user-agent': browser,
      'accept-language': 'ko-KR,ko;q=0.9',
      'accept-encoding': 'gzip',
      ...headers,
    },
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    agent: false,
    ...(lookup && { lookup }),
  } as const
  return new Promise((resolve, reject) => {
    const request = ask(url, options, resolve)
    request.on('error', (error) => reject(new Unanswered(faultOf(error), { cause: error })))
    request.end(body)
  })
}

/** The answer's body as text, unpacked, at most so many bytes of it. Throws `Unanswered`. */
export async function readText(answer: IncomingMessage, mostBytes: number): Promise<string> {
  return (await readBytes(answer, mostBytes)).toString('utf8')
}

/** The answer's body, unpacked, at most so many bytes of it. Throws `Unanswered`. */
export async function readBytes(answer: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const limited = atMost(mostBytes)
  const parts = answer.headers['content-encoding'] === 'gzip' ? [createGunzip(), limited] : [limited]
  // A fault on the way is met by the reader of the last part.
  pipeline([answer, ...parts], () => {})
  try {
    return await buffer(limited)
  } catch (error) {
    if (error instanceof Unanswered) throw error
    throw new Unanswered(error instanceof Error ? faultOf(error) : 'unavailable', { cause: error })
  }
}

/** Lets so many bytes through, and ends with `too_large` at the first one more. */
export function atMost(mostBytes: number): Transform {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      done(bytes > mostBytes ? new Unanswered('too_large') : null, chunk)
    },
  })
}

function faultOf(error: Error): AskFault {
  if (error instanceof PrivateName) return 'private'
  return error.name === 'AbortError' || error.name === 'TimeoutError' ? 'timeout' : 'unavailable'
}
