import type { Said } from '../fetch/short-links.ts'

/** What a link of Google Maps means: its id, or words and a point that a search makes an id of. */
export type GoogleTarget = { id: string } | { name: string; at: { lat: number; lng: number } | null }

/** Links say ids of several kinds, and the API takes one alone; the others come with the name of the place. */
export function readGoogleLink(url: URL): Said<GoogleTarget> {
  if (url.hostname === 'share.google' || url.hostname === 'maps.app.goo.gl' || url.hostname === 'goo.gl')
    return /^\/(?:maps\/)?[\w-]{4,40}\/?$/.test(url.pathname) ? 'short' : null
  const query = url.searchParams
  const id = query.get('query_place_id') ?? /^place_id:(.+)$/.exec(query.get('q') ?? '')?.[1]
  if (id !== undefined) return isGoogleId(id) ? { place: { id } } : null
  const [, name] = /^\/maps\/place\/([^/@]+)/.exec(url.pathname) ?? []
  if (name === undefined) return byNumber(query)
  const words = wordsOf(name)
  return words === '' ? null : { place: { name: words, at: pointOf(url.pathname) } }
}

/**
 * A link with Google's own number of a place (`cid`, `ftid`). No API takes that number, and its pages are not to be read:
 * the words beside it are looked up, as far as there are any.
 */
function byNumber(query: URLSearchParams): Said<GoogleTarget> {
  const number = query.get('ftid') ?? query.get('cid')
  if (number === null || !/^(?:\d{1,20}|0x[\da-f]{1,16}:0x[\da-f]{1,16})$/i.test(number)) return null
  const words = (query.get('q') ?? query.get('query') ?? '').trim().slice(0, 120)
  const [, lat, lng] = /^(-?\d{1,2}\.\d+),(-?\d{1,3}\.\d+)$/.exec(query.get('ll') ?? '') ?? []
  const at = lat === undefined || lng === undefined ? null : { lat: Number(lat), lng: Number(lng) }
  return /\p{L}/u.test(words) ? { place: { name: words, at } } : 'nameless'
}

export function isGoogleId(id: string): boolean {
  return /^[\w-]{10,200}$/.test(id)
}

function wordsOf(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll('+', ' ')).trim().slice(0, 120)
  } catch {
    return ''
  }
}

/** Where the place is (`!3d…!4d…`), else the middle of what was on the screen (`@…`). */
function pointOf(path: string): { lat: number; lng: number } | null {
  const [, lat, lng] =
    /!3d(-?\d{1,2}\.\d+)!4d(-?\d{1,3}\.\d+)/.exec(path) ??
    /\/@(-?\d{1,2}\.\d+),(-?\d{1,3}\.\d+)/.exec(path) ??
    []
  return lat === undefined || lng === undefined ? null : { lat: Number(lat), lng: Number(lng) }
}
