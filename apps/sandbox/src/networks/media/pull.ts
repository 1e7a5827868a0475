import { Readable } from 'node:stream'

import { type Received, receive } from './receive.ts'

/** Why something could not be fetched. */
export type PullFault =
  | 'not-https'
  | 'not-public'
  | 'redirect'
  | 'robots'
  | 'timeout'
  | 'unreachable'
  | 'type'
  | 'too-big'

export type PullManners = {
  /** Whether addresses of this machine may be fetched, by http too; strangers' are by https alone. */
  allowsLocal: boolean
  allowsRedirects: boolean
  /** The crawler's name that robots.txt must let in; null for a network that does not look. */
  crawler: string | null
  types: RegExp
  mostBytes: number
  timeoutMs: number
}

/** Fetches what an address names, as a network does: it truly comes over the line. */
export async function pull(
  address: string,
  path: string,
  manners: PullManners,
): Promise<Received | { fault: PullFault }> {
  const fault = faultOfAddress(address, manners)
  if (fault !== null) return { fault }
  try {
    if (manners.crawler !== null && !(await letsIn(address, manners.crawler))) return { fault: 'robots' }
    const answer = await fetch(address, {
      redirect: manners.allowsRedirects ? 'follow' : 'manual',
      headers: { 'user-agent': manners.crawler ?? 'clipmint-sandbox' },
      signal: AbortSignal.timeout(manners.timeoutMs),
    })
    if (answer.status >= 300 && answer.status < 400) return { fault: 'redirect' }
    if (!answer.ok || answer.body === null) return { fault: 'unreachable' }
    if (!manners.types.test(answer.headers.get('content-type') ?? '')) return { fault: 'type' }
    if (Number(answer.headers.get('content-length') ?? 0) > manners.mostBytes) return { fault: 'too-big' }
    const body = Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0])
    const got = await receive(body, { path, offset: 0, cutAfter: null, most: manners.mostBytes + 1 })
    if (got.bytes > manners.mostBytes) return { fault: 'too-big' }
    return got.isWhole ? got : { fault: 'unreachable' }
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    return { fault: isLate ? 'timeout' : 'unreachable' }
  }
}

const localHosts = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/
const privateHosts = /^(10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|\[f[cde])|\.(local|internal)$/

function faultOfAddress(address: string, { allowsLocal }: PullManners): PullFault | null {
  if (!URL.canParse(address)) return 'unreachable'
  const { protocol, hostname } = new URL(address)
  if (localHosts.test(hostname)) return allowsLocal ? null : 'not-public'
  if (protocol !== 'https:') return 'not-https'
  return privateHosts.test(hostname) ? 'not-public' : null
}

/** Whether robots.txt lets a crawler at an address; a site without one lets everybody in. */
async function letsIn(address: string, crawler: string): Promise<boolean> {
  const { origin, pathname } = new URL(address)
  const answer = await fetch(`${origin}/robots.txt`, { signal: AbortSignal.timeout(5_000) })
  if (!answer.ok) return true
  const groups = (await answer.text()).toLowerCase().split(/(?=^user-agent:)/m)
  const rules = (name: string) => groups.filter((group) => group.startsWith(`user-agent: ${name}`))
  const own = rules(crawler.toLowerCase())
  const lines = (own.length > 0 ? own : rules('*')).flatMap((group) => group.split('\n'))
  const paths = (kind: string) =>
    lines
      .filter((line) => line.startsWith(`${kind}:`))
      .map((line) => line.slice(kind.length + 1).trim())
      .filter((path) => path !== '' && pathname.toLowerCase().startsWith(path.replace(/\*.*$/, '')))
  const longest = (found: string[]) => Math.max(-1, ...found.map(({ length }) => length))
  return longest(paths('allow')) >= longest(paths('disallow'))
}
