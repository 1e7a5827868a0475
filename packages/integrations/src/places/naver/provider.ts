import { askPage, type Way } from '../fetch/ask.ts'
import { followed } from '../fetch/links.ts'
import { latestWithPictures } from '../latest.ts'
import type { PlaceProvider, PlaceReading } from '../provider.ts'
import { PlaceRefusal } from '../refusal.ts'
import type { PlaceReview } from '../source.ts'
import { isNaverId, movedType, type NaverType, readNaverLink } from './links.ts'
import { type NaverPage, readNaverPage } from './page.ts'
import { readReviews, reviewQuestion } from './reviews.ts'

const api = new URL('https://pcmap-api.place.naver.com/graphql')
const mostMoves = 2

/** Places of Naver, read from the page that phones are shown and from what that page itself asks for. */
export function createNaverPlaces(way: Way): PlaceProvider<string> {
  return {
    id: 'naver',
    readLink: readNaverLink,
    idOf: async (id) => id,
    isId: isNaverId,
    pageOf: (id) => `https://map.naver.com/p/entry/place/${id}`,
    open: (id, signal) => readingOf(way, id, signal),
  }
}

type Opened = { page: NaverPage; type: NaverType }

function readingOf(way: Way, id: string, signal: AbortSignal): PlaceReading {
  let opened: Promise<Opened> | null = null
  const open = () => (opened ??= openPage(way, id, signal))
  return {
    basic: async () => (await open()).page.basics,
    menu: async () => (await open()).page.menu,
    photos: async () => (await open()).page.photos,
    reviews: async () => {
      const { page, type } = await open()
      if (page.basics.kind === 'hospital') throw new PlaceRefusal('not_offered')
      return readLatest(way, { id, type, bookingId: page.bookingId, signal })
    },
  }
}

/** Asks under the neutral type, and goes on to the one that the place has. */
async function openPage(way: Way, id: string, signal: AbortSignal): Promise<Opened> {
  let type: NaverType = 'place'
  for (let move = 0; move <= mostMoves; move += 1) {
    const url = pageUrl(type, id)
    const answer = await askPage(way, url, { signal })
    if (answer.status === 'page') return { page: readNaverPage(answer.text, id, type), type }
    const next = movedType(followed(answer.location, url), id)
    if (next === null) throw new PlaceRefusal('place_not_found')
    type = next
  }
  throw new PlaceRefusal('layout_changed')
}

function pageUrl(type: NaverType, id: string): URL {
  return new URL(`https://m.place.naver.com/${type}/${id}/home`)
}

function readLatest(
  way: Way,
  {
    id,
    type,
    bookingId,
    signal,
  }: { id: string; type: NaverType; bookingId: string | null; signal: AbortSignal },
): Promise<PlaceReview[]> {
  let cursor: string | null = null
  let seen = 0
  return latestWithPictures(async (page) => {
    const answer = await askPage(way, api, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        referer: `https://pcmap.place.naver.com/${type}/${id}/review/visitor`,
      },
      body: reviewQuestion({ id, type, bookingId, page, cursor }),
      signal,
    })
    if (answer.status === 'moved') throw new PlaceRefusal('blocked')
    const { reviews, total, read, cursor: next } = readReviews(answer.text)
    cursor = next
    seen += read
    return { reviews, hasMore: read > 0 && seen < total }
  })
}
