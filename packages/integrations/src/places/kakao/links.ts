import type { Said } from '../fetch/short-links.ts'

/** The place of a link of Kakao's map. A link to a point on the map (`/link/map/name,lat,lng`) is none. */
export function readKakaoLink(url: URL): Said<string> {
  switch (url.hostname) {
    case 'kko.to':
      return /^\/[\w-]{4,24}\/?$/.test(url.pathname) ? 'short' : null
    case 'place.map.kakao.com':
      return found(/^\/(?:m\/)?(\d{4,12})\/?$/.exec(url.pathname)?.[1])
    default:
      return found(
        url.searchParams.get('itemId') ??
          url.searchParams.get('itemid') ??
          (/^\/(?:scheme\/)?place\/?$/.test(url.pathname) ? url.searchParams.get('id') : null) ??
          /^\/link\/(?:map|to)\/(\d{4,12})\/?$/.exec(url.pathname)?.[1],
      )
  }
}

export function isKakaoId(id: string): boolean {
  return /^\d{4,12}$/.test(id)
}

function found(id: string | null | undefined): Said<string> {
  return id != null && isKakaoId(id) ? { place: id } : null
}
