import { z } from 'zod'

import { askPage, type Way } from '../fetch/ask.ts'
import type { PlaceProvider, PlaceReading } from '../provider.ts'
import { PlaceRefusal } from '../refusal.ts'
import type { PlaceBasics } from '../source.ts'
import { kindOf, line, paragraph, webAddress } from '../words.ts'
import { type GoogleTarget, isGoogleId, readGoogleLink } from './links.ts'

const api = 'https://places.googleapis.com'
const fields = [
  'id',
  'displayName',
  'formattedAddress',
  'nationalPhoneNumber',
  'primaryTypeDisplayName',
  'editorialSummary',
  'regularOpeningHours.weekdayDescriptions',
  'websiteUri',
  'businessStatus',
].join(',')

const Words = z.object({ text: z.string() }).nullish()
const Place = z.object({
  id: z.string(),
  displayName: z.object({ text: z.string() }),
  formattedAddress: z.string().nullish(),
  nationalPhoneNumber: z.string().nullish(),
  primaryTypeDisplayName: Words,
  editorialSummary: Words,
  regularOpeningHours: z.object({ weekdayDescriptions: z.array(z.string()).nullish() }).nullish(),
  websiteUri: z.string().nullish(),
  businessStatus: z.string().nullish(),
})
const Found = z.object({ places: z.array(z.object({ id: z.string() })).nullish() })

/**
 * Places of Google by its API. Its terms let nobody keep its pictures and reviews, so these parts are not offered: an
 * owner puts their own pictures there.
 */
export function createGooglePlaces(way: Way, key: string): PlaceProvider<GoogleTarget> {
  const ask = (path: string, mask: string, signal: AbortSignal, body?: object) =>
    askGoogle({ way, key, signal }, { path, mask, body })
  return {
    id: 'google',
    readLink: readGoogleLink,
    isId: isGoogleId,
    pageOf: (id) =>
      `https://www.google.com/maps/search/?api=1&query=place&query_place_id=${encodeURIComponent(id)}`,
    async idOf(target, signal) {
      if ('id' in target) return target.id
      const { name, at } = target
      const circle = at && { circle: { center: { latitude: at.lat, longitude: at.lng }, radius: 500 } }
      const body = { textQuery: name, languageCode: 'ko', ...(circle ? { locationBias: circle } : {}) }
      const { places } = parse(Found, await ask('/v1/places:searchText', 'places.id', signal, body))
      const [first] = places ?? []
      if (!first || !isGoogleId(first.id)) throw new PlaceRefusal('place_not_found')
      return first.id
    },
    open: (id, signal) =>
      readingOf(() => ask(`/v1/places/${encodeURIComponent(id)}?languageCode=ko`, fields, signal)),
  }
}

function readingOf(ask: () => Promise<string>): PlaceReading {
  const notOffered = () => Promise.reject(new PlaceRefusal('not_offered'))
  return {
    async basic() {
      const place = parse(Place, await ask())
      if (place.businessStatus === 'CLOSED_PERMANENTLY') throw new PlaceRefusal('place_not_found')
      return basicsOf(place)
    },
    menu: notOffered,
    photos: notOffered,
    reviews: notOffered,
  }
}

function basicsOf(place: z.infer<typeof Place>): PlaceBasics {
  const category = line(place.primaryTypeDisplayName?.text, 60)
  return {
    name: line(place.displayName.text, 60),
    kind: kindOf(category),
    category,
    address: line(place.formattedAddress, 120),
    phone: line(place.nationalPhoneNumber, 20),
    description: paragraph(place.editorialSummary?.text, 2_000),
    hours: (place.regularOpeningHours?.weekdayDescriptions ?? []).slice(0, 7).map((said) => {
      const [day = '', ...hours] = line(said, 80).split(': ')
      return { day, hours: hours.join(': ') }
    }),
    conveniences: [],
    homepage: webAddress(place.websiteUri),
    booking: null,
  }
}

type Door = { way: Way; key: string; signal: AbortSignal }

async function askGoogle(
  { way, key, signal }: Door,
  { path, mask, body }: { path: string; mask: string; body?: object | undefined },
): Promise<string> {
  const answer = await askPage(way, new URL(path, api), {
    headers: {
      'x-goog-api-key': key,
      'x-goog-fieldmask': mask,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    signal,
  })
  if (answer.status === 'moved') throw new PlaceRefusal('blocked')
  return answer.text
}

function parse<Shape extends z.ZodType>(shape: Shape, text: string): z.output<Shape> {
  try {
    return shape.parse(JSON.parse(text))
  } catch (error) {
    throw new PlaceRefusal('layout_changed', { cause: error })
  }
}
