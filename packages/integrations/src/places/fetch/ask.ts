import { type IncomingMessage, request as askHttp, type RequestOptions } from 'node:http'
import { request as askHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { pipeline, Transform } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'

import { PrivateName } from '../../net/public-lookup.ts'
import { PlaceRefusal } from '../refusal.ts'
import type { PlaceFault } from '../source.ts'
import { isMediaHost, mayAsk } from './hosts.ts'

/** What a page may weigh once it is unpacked: those that are wanted have up to 620 kB. */
const mostPageBytes = 1_500_000
const hopMs = 8_000
const mediaMs = 15_000
/** Listings are for browsers; what calls itself otherwise is turned away. */
const browser =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'

export type Asked = {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  signal: AbortSignal
  timeoutMs?: number
}

/** How the outside is reached: where the stand-ins answer while the sandbox is on, and how names become addresses. */
export type Way = { sandboxUrl: string | null; lookup: LookupFunction }

/** Where a redirect leads, or null for an answer that is none. Its body is not read. */
export async function askWhereTo(way: Way, url: URL, signal: AbortSignal): Promise<string | null> {
  if (!mayAsk(url)) throw new PlaceRefusal('unsupported_host')
  const answer = await connect(way, url, { signal })
  const { statusCode = 0, headers } = answer
  answer.destroy()
  if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) return headers.location
  refuseStatus(statusCode)
  return null
}

export type Page = { status: 'page'; text: string } | { status: 'moved'; location: string }

/** A page or a JSON answer as text, at most 1.5 MB of it. No redirect is followed. */
export async function askPage(way: Way, url: URL, asked: Asked): Promise<Page> {
  if (!mayAsk(url)) throw new PlaceRefusal('unsupported_host')
  const answer = await connect(way, url, asked)
  try {
    const { statusCode = 0, headers } = answer
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined)
      return { status: 'moved', location: headers.location }
    refuseStatus(statusCode)
    if (!/^(?:text\/html|application\/(?:\w+\+)?json)\b/i.test(headers['content-type'] ?? ''))
      throw new PlaceRefusal('layout_changed')
    return { status: 'page', text: await read(answer) }
  } finally {
    answer.destroy()
  }
}

/** The bytes of a picture or clip; more than `mostBytes` of them end the stream with `too_large`. */
export async function askMedia(
  way: Way,
  url: URL,
  { kind, mostBytes, signal }: { kind: 'image' | 'video'; mostBytes: number; signal: AbortSignal },
): Promise<Transform> {
  if (!isMediaHost(url)) throw new PlaceRefusal('unsupported_host')
  const answer = await connect(way, url, { signal, timeoutMs: mediaMs })
  const { statusCode = 0, headers } = answer
  const type = headers['content-type'] ?? ''
  try {
    // A file that moved is not followed: whatever names another host has been put there by somebody else.
    if (statusCode >= 300 && statusCode < 400) throw new PlaceRefusal('unsupported_host')
    refuseStatus(statusCode)
    if (!type.startsWith(`${kind}/`)) throw new PlaceRefusal('layout_changed')
    if (Number(headers['content-length'] ?? 0) > mostBytes) throw new PlaceRefusal('too_large')
  } catch (error) {
    answer.destroy()
    throw error
  }
  const limited = counted(mostBytes)
  // A fault of the line is passed on to the reader of `limited`.
  pipeline(answer, limited, () => {})
  return limited
}

function refuseStatus(status: number): void {
  const faults: Record<number, PlaceFault> = {
    403: 'blocked',
    404: 'place_not_found',
    410: 'place_not_found',
    429: 'blocked',
  }
  if (status >= 200 && status < 300) return
  throw new PlaceRefusal(faults[status] ?? (status >= 500 ? 'unavailable' : 'layout_changed'))
}

/** One connection for one question: no cookies, no proxy of the environment, and only to an address that was looked at. */
function connect({ sandboxUrl, lookup }: Way, url: URL, asked: Asked): Promise<IncomingMessage> {
  const { method = 'GET', headers = {}, body, signal, timeoutMs = hopMs } = asked
  const target = sandboxUrl === null ? url : standInOf(url, sandboxUrl)
  const ask = target.protocol === 'https:' ? askHttps : askHttp
  const options: RequestOptions = {
    method,
    headers: {
      'user-agent': browser,
      'accept-language': 'ko-KR,ko;q=0.9',
      'accept-encoding': 'gzip',
      ...headers,
    },
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    agent: false,
    ...(sandboxUrl === null ? { lookup } : {}),
  }
  return new Promise((resolve, reject) => {
    const request = ask(target, options, resolve)
    request.on('error', (error) => reject(new PlaceRefusal(connectFault(error), { cause: error })))
    request.end(body)
  })
}

function connectFault(error: Error): PlaceFault {
  if (error instanceof PrivateName) return 'unsupported_host'
  return error.name === 'AbortError' || error.name === 'TimeoutError' ? 'timeout' : 'unavailable'
}

/** Where the sandbox answers for a host; the address it stands for is kept whole. */
function standInOf(url: URL, sandboxUrl: string): URL {
  return new URL(`${sandboxUrl}/sandbox/places/${url.hostname}${url.pathname}${url.search}`)
}

async function read(answer: IncomingMessage): Promise<string> {
  const limited = counted(mostPageBytes)
  const parts = answer.headers['content-encoding'] === 'gzip' ? [createGunzip(), limited] : [limited]
  // A fault on the way is met by the reader of the last part.
  pipeline([answer, ...parts], () => {})
  try {
    return (await buffer(limited)).toString('utf8')
  } catch (error) {
    if (error instanceof PlaceRefusal) throw error
    throw new PlaceRefusal(error instanceof Error ? connectFault(error) : 'unavailable', { cause: error })
  }
}

function counted(most: number): Transform {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      done(bytes > most ? new PlaceRefusal('too_large') : null, chunk)
    },
  })
}
