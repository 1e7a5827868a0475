import { PlaceRefusal } from '../refusal.ts'
import type { PlaceProviderId } from '../source.ts'
import { askWhereTo, type Way } from './ask.ts'
import { providerOf } from './hosts.ts'
import { followed } from './links.ts'

const mostHops = 4

/** What a link says by itself: a place, a short link to follow, a place by a number that tells nobody which, or nothing. */
export type Said<Target> = { place: Target } | 'short' | 'nameless' | null
export type Reader<Target> = (url: URL) => Said<Target>

/**
 * The place that a link leads to. Most say it themselves, and then nothing is asked; a short one is followed hop by hop,
 * each looked at anew, until the first that says it.
 */
export async function placeOfLink<Target>(
  way: Way,
  link: URL,
  readers: Partial<Record<PlaceProviderId, Reader<Target>>>,
  signal: AbortSignal,
): Promise<Target> {
  let url = link
  for (let hop = 0; hop <= mostHops; hop += 1) {
    const provider = providerOf(url)
    const read = provider === null ? undefined : readers[provider]
    if (!read) throw new PlaceRefusal('unsupported_host')
    const said = read(url)
    if (said === null) throw new PlaceRefusal('invalid_url')
    if (said === 'nameless') throw new PlaceRefusal('nameless_link')
    if (said !== 'short') return said.place
    if (hop === mostHops) break
    const location = await askWhereTo(way, url, signal)
    if (location === null) throw new PlaceRefusal('invalid_url')
    url = followed(location, url)
  }
  throw new PlaceRefusal('invalid_url')
}
