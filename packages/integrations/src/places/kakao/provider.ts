import { askPage, type Way } from '../fetch/ask.ts'
import { latestWithPictures } from '../latest.ts'
import type { PlaceProvider, PlaceReading } from '../provider.ts'
import { PlaceRefusal } from '../refusal.ts'
import { isKakaoId, readKakaoLink } from './links.ts'
import { panelBasics, panelMenu, panelPhotos, readKakaoReviews, readPanel } from './panel.ts'

const api = 'https://place-api.map.kakao.com'
const site = 'https://place.map.kakao.com'

/** Places of Kakao's map, read from what its own page asks for. */
export function createKakaoPlaces(way: Way): PlaceProvider<string> {
  return {
    id: 'kakao',
    readLink: readKakaoLink,
    idOf: async (id) => id,
    isId: isKakaoId,
    pageOf: (id) => `${site}/${id}`,
    open: (id, signal) => readingOf(way, id, signal),
  }
}

function readingOf(way: Way, id: string, signal: AbortSignal): PlaceReading {
  const ask = async (path: string) => {
    const answer = await askPage(way, new URL(path, api), {
      // Without `pf` it answers 406.
      headers: { pf: 'web', accept: 'application/json', origin: site, referer: `${site}/${id}` },
      signal,
    })
    if (answer.status === 'moved') throw new PlaceRefusal('blocked')
    return answer.text
  }
  let panel: ReturnType<typeof openPanel> | null = null
  const openPanel = async () => readPanel(await ask(`/places/panel3/${id}`))
  const open = () => (panel ??= openPanel())
  return {
    basic: async () => panelBasics(await open()),
    menu: async () => panelMenu(await open()),
    photos: async () => panelPhotos(await open()),
    reviews: async () => {
      if (panelBasics(await open()).kind === 'hospital') throw new PlaceRefusal('not_offered')
      let cursor: string | null = null
      return latestWithPictures(async () => {
        const after = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`
        const path = `/places/tab/reviews/kakaomap/${id}?order=LATEST&only_photo_review=true${after}`
        const page = readKakaoReviews(await ask(path))
        cursor = page.cursor
        return { reviews: page.reviews, hasMore: page.hasNext && cursor !== null }
      })
    },
  }
}
