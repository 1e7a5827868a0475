import type { Said } from '../fetch/short-links.ts'

const types = [
  'place',
  'restaurant',
  'cafe',
  'hairshop',
  'nailshop',
  'hospital',
  'accommodation',
  'hotel',
  'attraction',
] as const
export type NaverType = (typeof types)[number]

const typedPath = new RegExp(`^/(${types.join('|')})/(\\d{5,12})(?:/|$)`)
const mapPath = /^\/(?:p|v5)\/(?:entry|search\/[^/]+|favorite\/[^/]+)\/place\/(\d{5,12})(?:\/|$)/

/** The place of a link of Naver's maps, in every form they have had. */
export function readNaverLink(url: URL): Said<string> {
  switch (url.hostname) {
    case 'naver.me':
      return /^\/\w{4,20}\/?$/.test(url.pathname) ? 'short' : null
    case 'map.naver.com':
      return found(mapPath.exec(url.pathname)?.[1])
    case 'm.map.naver.com':
      return found(
        mapPath.exec(url.pathname)?.[1] ??
          (/^\/(?:appLink\.nhn|appLink\.naver|viewer\/map\.naver)$/.test(url.pathname)
            ? (url.searchParams.get('pinId') ?? url.searchParams.get('id'))
            : null),
      )
    default:
      return found(typedPath.exec(url.pathname)?.[2])
  }
}

/** The type that a page of m.place.naver.com moved to, when it is still the same place's. */
export function movedType(url: URL, id: string): NaverType | null {
  if (url.hostname !== 'm.place.naver.com') return null
  const [, type, moved] = typedPath.exec(url.pathname) ?? []
  return moved === id ? (types.find((it) => it === type) ?? null) : null
}

export function isNaverId(id: string): boolean {
  return /^\d{5,12}$/.test(id)
}

function found(id: string | null | undefined): Said<string> {
  return id != null && isNaverId(id) ? { place: id } : null
}
