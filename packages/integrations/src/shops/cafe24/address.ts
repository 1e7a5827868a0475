import type { Cafe24Keys } from './config.ts'

type Place = Pick<Cafe24Keys, 'CAFE24_URL'>

/** Hosts of Cafe24 that hold pictures of every shop. */
const sharedHosts = new Set(['img.cafe24.com', 'ecimg.cafe24img.com', 'cafe24.poxo.com'])

/** What is a shop's id: looked at before it becomes part of a host. */
export function isMallId(text: string): boolean {
  return /^[a-z0-9]{3,20}$/.test(text)
}

/** An address of a shop's API; throws for what is no shop's id. */
export function apiAddress(
  { CAFE24_URL: base }: Place,
  mallId: string,
  path: string,
  query: Record<string, string> = {},
): URL {
  if (!isMallId(mallId)) throw new Error('This is no id of a shop at Cafe24.')
  const home = base ? `${base.replace(/\/+$/, '')}/${mallId}` : `https://${mallId}.cafe24api.com`
  const url = new URL(`${home}/api/v2${path}`)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url
}

/**
 * Where a shop's picture is to be fetched: at Cafe24's own hosts over TLS, or below the base that stands in for them.
 * Shops with a name of their own serve the same files at their host at Cafe24, so only that is asked. Null for any other.
 */
export function pictureAddress({ CAFE24_URL: base }: Place, mallId: string, address: string): URL | null {
  if (!isMallId(mallId)) return null
  const whole = address.startsWith('//') ? `https:${address}` : address
  if (!URL.canParse(whole)) return null
  const url = new URL(whole)
  if (url.username !== '' || url.password !== '') return null
  if (base) return isBelow(url, `${base.replace(/\/+$/, '')}/${mallId}/web/`) ? url : null
  if (url.port !== '' || !/^https?:$/.test(url.protocol)) return null
  const isOwn = url.hostname === `${mallId}.cafe24.com` || url.hostname === `${mallId}.cafe24api.com`
  if (!isOwn && !sharedHosts.has(url.hostname)) {
    if (!url.pathname.startsWith('/web/')) return null
    url.hostname = `${mallId}.cafe24.com`
  }
  url.protocol = 'https:'
  return url
}

function isBelow(url: URL, folder: string): boolean {
  const { origin, pathname } = new URL(folder)
  return url.origin === origin && url.pathname.startsWith(pathname)
}
