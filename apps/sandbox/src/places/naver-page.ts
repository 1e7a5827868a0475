import { photosOf, pictureUrl, videoUrl } from './cdn.ts'
import type { Shop } from './shops.ts'

const fillerBefore = 410_000
const fillerAfter = 150_000

/** The page that phones are shown: half a megabyte of it, with the state after the first 400 kB. */
export function naverPage(shop: Shop): string {
  // As every site does that puts words of others into a script.
  const state = JSON.stringify(stateOf(shop)).replaceAll('<', '\\u003C')
  return `<!doctype html><html lang="ko"><head><meta charset="utf-8"><title>${shop.name} : 네이버</title>
<meta property="og:title" content="${shop.name} : 네이버">
<meta property="og:description" content="방문자리뷰 ${shop.reviews} · 블로그리뷰 12">
<meta property="og:image" content="${photosOf(shop)[0] ?? ''}"></head><body>
<script>window.__LAYOUT__ = "${'abcdefgh'.repeat(fillerBefore / 8)}";</script>
<script>var naver = {}; window.__APOLLO_STATE__ = ${state};
window.__PLACE_STATE__ = {};</script>
<script>window.__REST__ = "${'ijklmnop'.repeat(fillerAfter / 8)}";</script></body></html>`
}

/** A page that wants to know whether a person looks, with the answer 200 as the real one has. */
export const captchaPage =
  '<!doctype html><html><head><title>확인</title></head><body><script src="https://ncpt.naver.com/v1/ncpt.js"></script></body></html>'

function stateOf(shop: Shop): Record<string, unknown> {
  const { id, menu, menuAs } = shop
  const keys = menu.map((_, at) => `Menu:${id}_${at}`)
  const entities = Object.fromEntries(menu.map((item, at) => [keys[at] ?? '', menuEntity(shop, item, at)]))
  // Whatever is missing in the cache is still pointed at, as it happens there.
  const refs = [...keys, `Menu:${id}_999`].map((key) => ({ __ref: key }))
  // The order of the arguments depends on who asked first.
  const args =
    Number(id.slice(-1)) % 2 === 0
      ? `{"input":{"deviceType":"mobile","id":"${id}","isNx":false}}`
      : `{"input":{"isNx":false,"checkRedirect":true,"id":"${id}","deviceType":"pc"}}`
  return {
    [`PlaceDetailBase:${id}`]: baseOf(shop),
    ...entities,
    ROOT_QUERY: {
      __typename: 'Query',
      [`placeDetail(${args})`]: {
        __typename: 'PlaceDetail',
        base: { __ref: `PlaceDetailBase:${id}` },
        [menuAs]: refs,
        'description({"source":["shopWindow","jto"]})': shop.about,
        newBusinessHours: [
          {
            businessStatusDescription: { status: shop.closed ? '폐업' : '영업 중' },
            businessHours: hoursOf(shop),
          },
        ],
        shopWindow: { homepages: { repr: { url: `http://${id}.example.com` }, etc: [] } },
        photoViewer: { photos: photosIn(shop) },
        ...(shop.hasBooking
          ? {
              bookingBusinessId: id.slice(-6),
              naverBooking: { naverBookingUrl: `https://booking.naver.com/booking/13/bizes/${id.slice(-6)}` },
            }
          : {}),
      },
    },
  }
}

function baseOf({ id, name, category, conveniences, address, phone }: Shop) {
  return {
    __typename: 'PlaceDetailBase',
    id,
    name,
    category,
    roadAddress: address,
    address: `${address} (지번)`,
    road: '역에서 걸어서 5분',
    phone: phone === '' ? null : '02-1234-5678',
    virtualPhone: phone === '' ? null : phone,
    conveniences,
    microReviews: ['한 줄로 남긴 말'],
    visitorReviewsScore: 4.6,
    coordinate: { __typename: 'Coordinate', x: '126.9', y: '37.5' },
  }
}

function menuEntity(shop: Shop, { name, price, about, pictures }: Shop['menu'][number], at: number) {
  return {
    __typename: 'Menu',
    name,
    price,
    description: about,
    recommend: at === 0,
    images: Array.from({ length: pictures }, (_, n) => {
      const url = pictureUrl(shop, `menu-${at + 1}-${n + 1}`)
      return n % 2 === 0 ? url : { __typename: 'MenuImage', url }
    }),
  }
}

function hoursOf({ hours }: Shop) {
  const [start = '', end = ''] = hours.split('–')
  return ['월', '화', '수', '목', '금', '토(7/30)'].map((day, at) => ({
    day,
    businessHours: { start, end },
    breakHours: at === 0 ? [{ start: '15:00', end: '16:30' }] : [],
    lastOrderTimes: [],
  }))
}

function photosIn(shop: Shop) {
  const photos = photosOf(shop).map((url) => ({ originalUrl: url }))
  return shop.type === 'accommodation' ? [...photos, { videoUrl: videoUrl(shop, 'owner-1') }] : photos
}
