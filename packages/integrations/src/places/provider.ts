import type { Said } from './fetch/short-links.ts'
import type { PlaceBasics, PlaceMedia, PlaceMenuItem, PlaceProviderId, PlaceReview } from './source.ts'

/** One place being read, part by part; each throws `PlaceRefusal` where it cannot be had. */
export type PlaceReading = {
  basic: () => Promise<PlaceBasics>
  menu: () => Promise<PlaceMenuItem[]>
  photos: () => Promise<PlaceMedia[]>
  reviews: () => Promise<PlaceReview[]>
}

/** What a provider adds to the port: which links are its places, and how one is read. */
export type PlaceProvider<Target> = {
  id: PlaceProviderId
  readLink: (url: URL) => Said<Target>
  /** The id of what a link means, asked for where the link says it in other words. */
  idOf: (target: Target, signal: AbortSignal) => Promise<string>
  isId: (id: string) => boolean
  pageOf: (id: string) => string
  open: (id: string, signal: AbortSignal) => PlaceReading
}
