import type { IncomingMessage } from 'node:http'
import type { LookupFunction } from 'node:net'
import { pipeline, type Transform } from 'node:stream'

import { atMost, connect, readText, standInOf } from '@clipmint/net'

import { PlaceRefusal } from '../refusal.ts'
import type { PlaceFault } from '../source.ts'
import { isMediaHost, mayAsk } from './hosts.ts'

/** What a page may weigh once it is unpacked: those that are wanted have up to 620 kB. */
const mostPageBytes = 1_500_000
const hopMs = 8_000
const mediaMs = 15_000

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
  const answer = await question(way, url, { signal })
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
  const answer = await question(way, url, asked)
  try {
    const { statusCode = 0, headers } = answer
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined)
      return { status: 'moved', location: headers.location }
    refuseStatus(statusCode)
    if (!/^(?:text\/html|application\/(?:\w+\+)?json)\b/i.test(headers['content-type'] ?? ''))
      throw new PlaceRefusal('layout_changed')
    return { status: 'page', text: await readText(answer, mostPageBytes) }
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
  const answer = await question(way, url, { signal, timeoutMs: mediaMs })
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
  const limited = atMost(mostBytes)
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

function question({ sandboxUrl, lookup }: Way, url: URL, asked: Asked): Promise<IncomingMessage> {
  const isReal = sandboxUrl === null
  return connect(isReal ? url : standInOf(url, { sandboxUrl, room: 'places' }), {
    timeoutMs: hopMs,
    ...asked,
    lookup: isReal ? lookup : null,
  })
}
