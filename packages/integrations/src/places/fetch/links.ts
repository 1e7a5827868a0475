import { PlaceRefusal } from '../refusal.ts'
import { isKnownHost, isPlain, providerOf } from './hosts.ts'

const longestText = 4_096
const longestLink = 2_048
/** A link in running text, also right behind Hangul; how far it goes, its next blank or quote says. */
const links = /https?:\/\/[^\s<>"'`]+/gi

/**
 * The first link of a pasted text that leads to a map we know, as an https address. A text that an app shares has the
 * name and the address of the shop before the link. Throws `unsupported_host` when there are links but none of ours, and
 * `invalid_url` when there is none, or it is not a plain one.
 */
export function findLink(text: string): URL {
  if (text.length > longestText) throw new PlaceRefusal('invalid_url')
  const found = [...text.matchAll(links)].map(([link]) => link)
  const candidates =
    found.length > 0
      ? found
      : text
          .split(/\s+/)
          .filter(isBare)
          .map((it) => `https://${it}`)
  const urls = candidates.flatMap((it) => toUrl(it) ?? [])
  if (urls.length === 0) throw new PlaceRefusal('invalid_url')
  const known = urls.filter((url) => isKnownHost(url.hostname))
  if (known.length === 0) throw new PlaceRefusal('unsupported_host')
  const plain = known.find(isPlain)
  if (!plain) throw new PlaceRefusal('invalid_url')
  return vetted(plain)
}

/** Where a redirect leads, looked at as strictly as what was pasted. */
export function followed(location: string, from: URL): URL {
  const url = URL.canParse(location, from.href) ? normal(new URL(location, from.href)) : null
  if (!url) throw new PlaceRefusal('invalid_url')
  if (!isPlain(url)) throw new PlaceRefusal(isKnownHost(url.hostname) ? 'invalid_url' : 'unsupported_host')
  return vetted(url)
}

function vetted(url: URL): URL {
  if (providerOf(url) === null) throw new PlaceRefusal('unsupported_host')
  return url
}

/** `naver.me/abc`, as people type it. */
function isBare(word: string): boolean {
  const [host = ''] = word.toLowerCase().split(/[/?#]/)
  return word.includes('/') && isKnownHost(host)
}

function toUrl(link: string): URL | null {
  const trimmed = link.replace(/[)\]},.;!?]+$/, '')
  if (trimmed.length > longestLink || !URL.canParse(trimmed)) return null
  return normal(new URL(trimmed))
}

/** As https, without the dot that may end a name. A port that was named stays, and is refused for it. */
function normal(url: URL): URL | null {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  const copy = new URL(url.href)
  if (copy.protocol === 'http:') copy.protocol = 'https:'
  copy.hostname = copy.hostname.replace(/\.$/, '')
  copy.hash = ''
  return copy
}
