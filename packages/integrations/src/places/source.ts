import type { Readable } from 'node:stream'

import type {
  pictureFaults,
  placeKinds,
  placeProviders,
  PlaceFault as AnyFault,
  PlaceStage,
} from '@clipmint/contract'

export type PlaceProviderId = (typeof placeProviders)[number]
/** Why a place cannot be read, or a part of it. `not_offered` is a part that the provider has not, or that we may not keep. */
export type PlaceFault = Exclude<AnyFault, 'no_space' | 'picture_late' | (typeof pictureFaults)[number]>

/** A place at its provider. Everything that is asked about it is asked by these two alone. */
export type PlaceRef = { provider: PlaceProviderId; id: string }

/** What kind of business it is. Of a `hospital` no patient's words are read: the law forbids them in advertisements. */
export type PlaceKind = (typeof placeKinds)[number]

export type PlaceBasics = {
  name: string
  kind: PlaceKind
  category: string
  address: string
  phone: string
  description: string
  hours: { day: string; hours: string }[]
  conveniences: string[]
  homepage: string | null
  /** Where guests book; always https. */
  booking: string | null
}

/** `price` is null where it is no plain number; `priceText` is what the listing says. */
export type PlaceMenuItem = {
  name: string
  price: number | null
  priceText: string
  description: string
  pictures: string[]
}
export type PlaceMedia = { kind: 'image' | 'video'; url: string }
/** A guest's words. Who they are is masked before it leaves here, and no more is kept of them. */
export type PlaceReview = {
  id: string
  author: string
  /** Null where the provider has no stars for it; never made up. */
  rating: number | null
  text: string
  visited: string
  keywords: string[]
  media: PlaceMedia[]
}

/** What came of a stage. */
export type PlaceTidings =
  | { stage: 'basic'; status: 'got'; basics: PlaceBasics }
  | { stage: 'menu'; status: 'got'; menu: PlaceMenuItem[] }
  | { stage: 'photos'; status: 'got'; photos: PlaceMedia[] }
  | { stage: 'reviews'; status: 'got'; reviews: PlaceReview[] }
  | { stage: PlaceStage; status: 'missed'; fault: PlaceFault }

export type PlaceRead = { status: 'read'; ref: PlaceRef } | { status: 'refused'; fault: PlaceFault }
export type PlaceMediaOpened =
  | { status: 'opened'; stream: Readable }
  | { status: 'refused'; fault: PlaceFault }

/** Listings of maps. Every ending is a value; a signal that is aborted ends what is asked then with `timeout`. */
export type PlaceSource = {
  /** The providers that may be asked. */
  providers: readonly PlaceProviderId[]
  /** Which place a pasted text means: the first link in it that leads to a listing. */
  read: (text: string) => Promise<PlaceRead>
  /** Whether its map says that there is no such place, or that it closed for good; false also when the map says nothing. */
  isGone: (ref: PlaceRef) => Promise<boolean>
  /** The listing's own page, for people to look at. */
  pageOf: (ref: PlaceRef) => string
  /** Reads a place stage by stage and tells of each as it comes; without its basics nothing more is asked. */
  collect: (
    ref: PlaceRef,
    options: { signal: AbortSignal; tell: (tidings: PlaceTidings) => Promise<void> },
  ) => Promise<void>
  /** A picture or clip of a place, from the providers' own file hosts alone. */
  open: (media: PlaceMedia, signal: AbortSignal) => Promise<PlaceMediaOpened>
}
