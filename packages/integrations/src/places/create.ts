import type { Readable } from 'node:stream'

import { placeStages } from '@clipmint/contract'
import { type AskNames, publicLookup, vettedLookup } from '@clipmint/net'

import { askMedia, type Way } from './fetch/ask.ts'
import { findLink } from './fetch/links.ts'
import { placeOfLink, type Said } from './fetch/short-links.ts'
import { createGooglePlaces } from './google/provider.ts'
import { createKakaoPlaces } from './kakao/provider.ts'
import { createNaverPlaces } from './naver/provider.ts'
import type { PlaceProvider, PlaceReading } from './provider.ts'
import { faultOf } from './refusal.ts'
import {
  type PlaceFault,
  type PlaceMedia,
  type PlaceProviderId,
  type PlaceRef,
  type PlaceSource,
  type PlaceTidings,
} from './source.ts'

export type PlaceOptions = {
  /** Which providers may be asked; one that is not named is off. */
  providers: readonly PlaceProviderId[]
  googleKey: string | null
  /** Where the sandbox answers for every host while it is on; null in production. */
  sandboxUrl: string | null
  /** How names become addresses; the machine's own way unless a test says another. */
  askNames?: AskNames
}

const readMs = 25_000
/** As long as somebody who pressed a button waits for a first answer. */
const lookMs = 8_000
const mostBytes = { image: 20 * 1024 ** 2, video: 100 * 1024 ** 2 }

/** Listings of maps, read under the fetch rules: exact hosts, vetted addresses, and nothing of a pasted text but an id. */
export function createPlaceSource({ providers, googleKey, sandboxUrl, askNames }: PlaceOptions): PlaceSource {
  const way: Way = { sandboxUrl, lookup: askNames ? vettedLookup(askNames) : publicLookup }
  const doors = [
    doorOf(createNaverPlaces(way)),
    doorOf(createKakaoPlaces(way)),
    ...(googleKey === null ? [] : [doorOf(createGooglePlaces(way, googleKey))]),
  ].filter(({ id }) => providers.includes(id))
  const readers: Partial<Record<PlaceProviderId, Door['read']>> = Object.fromEntries(
    doors.map(({ id, read }) => [id, read]),
  )
  return {
    providers: doors.map(({ id }) => id),
    pageOf: ({ provider, id }) => doors.find((it) => it.id === provider)?.pageOf(id) ?? '',
    async read(text) {
      try {
        const signal = AbortSignal.timeout(readMs)
        const found = await placeOfLink(way, findLink(text), readers, signal)
        return { status: 'read', ref: await found(signal) }
      } catch (error) {
        return { status: 'refused', fault: faultOf(error) }
      }
    },
    async isGone(ref) {
      const door = doors.find(({ id }) => id === ref.provider)
      if (!door?.isId(ref.id)) return false
      const tidings = await tidingsOf(door.open(ref.id, AbortSignal.timeout(lookMs)), 'basic')
      return tidings.status === 'missed' && tidings.fault === 'place_not_found'
    },
    async collect(ref, { signal, tell }) {
      const door = doors.find(({ id }) => id === ref.provider)
      if (!door?.isId(ref.id)) return tell({ stage: 'basic', status: 'missed', fault: 'unsupported_host' })
      const reading = door.open(ref.id, signal)
      for (const stage of placeStages) {
        const tidings = await tidingsOf(reading, stage)
        await tell(tidings)
        if (stage === 'basic' && tidings.status === 'missed') return
      }
    },
    open: (media, signal) => openMedia(way, media, signal),
  }
}

type Door = {
  id: PlaceProviderId
  /** What a link says; a place of it is asked for its id by being called. */
  read: (url: URL) => Said<(signal: AbortSignal) => Promise<PlaceRef>>
  isId: (id: string) => boolean
  pageOf: (id: string) => string
  open: (id: string, signal: AbortSignal) => PlaceReading
}

/** A provider as all of them are used: what its links say besides an id is known to it alone. */
function doorOf<Target>(provider: PlaceProvider<Target>): Door {
  const { id, readLink, idOf, isId, pageOf, open } = provider
  return {
    id,
    isId,
    pageOf,
    open,
    read(url) {
      const said = readLink(url)
      if (said === null || typeof said === 'string') return said
      return { place: async (signal) => ({ provider: id, id: await idOf(said.place, signal) }) }
    },
  }
}

async function tidingsOf(reading: PlaceReading, stage: PlaceTidings['stage']): Promise<PlaceTidings> {
  try {
    switch (stage) {
      case 'basic':
        return { stage, status: 'got', basics: await reading.basic() }
      case 'menu':
        return { stage, status: 'got', menu: await reading.menu() }
      case 'photos':
        return { stage, status: 'got', photos: await reading.photos() }
      case 'reviews':
        return { stage, status: 'got', reviews: await reading.reviews() }
    }
  } catch (error) {
    return { stage, status: 'missed', fault: faultOf(error) }
  }
}

async function openMedia(
  way: Way,
  { kind, url }: PlaceMedia,
  signal: AbortSignal,
): Promise<{ status: 'opened'; stream: Readable } | { status: 'refused'; fault: PlaceFault }> {
  if (!URL.canParse(url)) return { status: 'refused', fault: 'invalid_url' }
  try {
    const stream = await askMedia(way, new URL(url), { kind, mostBytes: mostBytes[kind], signal })
    return { status: 'opened', stream }
  } catch (error) {
    return { status: 'refused', fault: faultOf(error) }
  }
}
