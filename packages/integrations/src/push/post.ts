import type { IncomingMessage, RequestOptions } from 'node:http'
import { request as askHttp } from 'node:http'
import { request as askHttps } from 'node:https'
import type { LookupFunction } from 'node:net'

import { PrivateName } from '@clipmint/net'

/** Longer than push services take; who names a slow one holds up nobody else's for long. */
const timeoutMs = 4_000
/** More than a push service ever says. */
const mostBytes = 4_096

/**
 * What came of it: an answer, `silent` with why there was none in time, or `nowhere` for a name that does not exist or
 * leads into a private network.
 */
export type Posted =
  | { status: number; retryAfter: string | null; said: string }
  | { silent: string }
  | 'nowhere'
export type Post = { headers: Record<string, string>; body: Buffer }

/**
 * Posts to an address that a stranger named. The connection goes to the very address that was looked at, and to none of
 * what `lookup` refuses (null refuses nothing, for an address of our own); no redirect is followed.
 */
export function post(url: URL, { headers, body }: Post, lookup: LookupFunction | null): Promise<Posted> {
  const ask = url.protocol === 'https:' ? askHttps : askHttp
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': body.length },
    signal: AbortSignal.timeout(timeoutMs),
    agent: false,
    ...(lookup && { lookup }),
  }
  return new Promise((resolve) => {
    const fail = (error: unknown) => resolve(isNowhere(error) ? 'nowhere' : { silent: String(error) })
    const asked = ask(url, options, (answer) => {
      read(answer).then(
        (said) =>
          resolve({
            status: answer.statusCode ?? 0,
            retryAfter: answer.headers['retry-after'] ?? null,
            said,
          }),
        fail,
      )
    })
    asked.on('error', fail)
    asked.end(body)
  })
}

/** A name server that cannot be asked now (EAI_AGAIN) says nothing of the name. */
function isNowhere(error: unknown): boolean {
  return (
    error instanceof PrivateName || (error instanceof Error && 'code' in error && error.code === 'ENOTFOUND')
  )
}

async function read(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > mostBytes) {
      answer.destroy()
      break
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
