import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'

import type { StockKind, StockRefusal } from './source.ts'

const timeoutMs = 120_000
const mostRedirects = 3

export type Download = { status: 'ok'; stream: Readable } | { status: 'gone' } | StockRefusal

/**
 * The bytes at an address that a provider named: only from its own API or, over TLS, its own file hosts, and no
 * redirect leads elsewhere.
 */
export async function download(
  address: string,
  kind: StockKind,
  own: { api: string; hosts: readonly string[] },
): Promise<Download> {
  const signal = AbortSignal.timeout(timeoutMs)
  let url = new URL(address)
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    if (!isOwn(url, own)) return { status: 'refused', reason: `${url.host} is no host of the provider.` }
    const response = await fetch(url, { redirect: 'manual', signal })
    const next = response.headers.get('location')
    if (response.status < 300 || response.status > 399 || next === null)
      return receive(response, kind, url.host)
    await response.body?.cancel()
    url = new URL(next, url)
  }
  return { status: 'refused', reason: `${url.host} redirects without end.` }
}

async function receive(response: Response, kind: StockKind, host: string): Promise<Download> {
  const type = response.headers.get('content-type') ?? ''
  if (response.ok && response.body && type.startsWith(`${kind}/`)) {
    return { status: 'ok', stream: Readable.fromWeb(response.body as ReadableStream) }
  }
  await response.body?.cancel()
  if (response.ok) return { status: 'refused', reason: `${host} sent ${type || 'nothing'} for a ${kind}.` }
  if (response.status === 429) return { status: 'limited', retryAfterSeconds: null }
  if (response.status >= 500) throw new Error(`${host} answered ${response.status}.`)
  return { status: 'gone' }
}

function isOwn(url: URL, { api, hosts }: { api: string; hosts: readonly string[] }): boolean {
  if (url.username !== '' || url.password !== '') return false
  return url.origin === new URL(api).origin || (url.protocol === 'https:' && hosts.includes(url.host))
}
