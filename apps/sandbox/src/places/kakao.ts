import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'

import type { FaultSwitch } from '../faults.ts'
import { photosOf, pictureUrl } from './cdn.ts'
import { allReviews, type Review } from './reviews.ts'
import { kakaoIdOf, type Shop, shops } from './shops.ts'

const cdn = 't1.kakaocdn.net'
const perPage = 12
const Asked = z.object({
  order: z.enum(['RECOMMENDED', 'LATEST']).default('RECOMMENDED'),
  only_photo_review: z.enum(['true', 'false']).default('false'),
  cursor: z.string().optional(),
})

/** Kakao's map as its own pages ask it: a panel for each place, and its reviews page by page. */
export function serveKakao(app: FastifyInstance, fault: FaultSwitch): void {
  app.get<{ Params: { code: string } }>('/places/kko.to/:code', async (request, reply) => {
    const shop = shops.find(({ id }) => `shop${id.slice(-3)}` === request.params.code)
    if (!shop) return reply.code(404).send()
    return reply
      .code(302)
      .header('location', `https://place.map.kakao.com/${kakaoIdOf(shop)}`)
      .send()
  })
  app.get<{ Params: { id: string } }>(
    '/places/place-api.map.kakao.com/places/panel3/:id',
    async (request, reply) => {
      if (await fault.play(reply)) return reply
      if (!isFromPage(request)) return reply.code(406).send({ message: 'Not Acceptable' })
      const shop = shops.find((it) => kakaoIdOf(it) === request.params.id)
      if (!shop || shop.closed === 'gone') return reply.code(404).send({ message: 'Not Found' })
      return fault.now() === 'rebuilt' ? { place: { title: shop.name } } : panelOf(shop)
    },
  )
  app.get<{ Params: { id: string } }>(
    '/places/place-api.map.kakao.com/places/tab/reviews/kakaomap/:id',
    async (request, reply) => {
      if (await fault.play(reply)) return reply
      if (fault.now() === 'reviews-busy') return reply.code(429).send({ message: 'Too Many Requests' })
      if (!isFromPage(request)) return reply.code(406).send({ message: 'Not Acceptable' })
      const shop = shops.find((it) => kakaoIdOf(it) === request.params.id)
      const asked = Asked.safeParse(request.query)
      if (!shop || !asked.success) return reply.code(404).send({ message: 'Not Found' })
      return pageOf(shop, asked.data)
    },
  )
}

function isFromPage({ headers }: FastifyRequest): boolean {
  return headers['pf'] === 'web' && (headers.referer ?? '').startsWith('https://place.map.kakao.com/')
}

function panelOf(shop: Shop) {
  const { name, address, category, phone, conveniences, about, hours, menu } = shop
  return {
    summary: {
      confirm_id: kakaoIdOf(shop),
      name,
      point: { lon: 126.9, lat: 37.5 },
      address: { disp: address, road: address, jibun: `${address} (지번)` },
      category: {
        name: category.split(',')[0],
        name1: broad[shop.type],
        name2: category.split(',')[0],
        name3: null,
      },
      phone_numbers: [{ tel: phone }],
      homepages: [`http://${shop.id}.example.com`],
    },
    open_hours: {
      headline: {
        code: shop.closed ? 'CLOSED_DOWN' : 'OPEN',
        display_text: shop.closed ? '폐업' : '영업 중',
      },
      week_from_today: {
        week_periods: [
          {
            days: ['월', '화', '수', '목', '금', '토', '일'].map((day, at) => ({
              day_of_the_week_desc: day,
              on_days: at === 6 ? null : { start_end_time_desc: hours.replace('–', ' ~ ') },
            })),
          },
        ],
      },
    },
    place_add_info: { tags: ['골목'], facilities: conveniences },
    my_store_notice: { mystore_intro: about, main_photo_url: photosOf(shop, cdn)[0] },
    photos: { photos: photosOf(shop, cdn).map((url) => ({ url })), counts: [] },
    menu: {
      menus: {
        items: menu.map((item, at) => ({
          name: item.name,
          price: item.price,
          desc: item.about,
          photo_url: item.pictures > 0 ? pictureUrl(shop, `menu-${at + 1}-1`, cdn) : null,
        })),
      },
    },
    kakaomap_review: { score_set: { average_score: 4.4, review_count: shop.reviews }, reviews: [] },
  }
}

const broad: Record<Shop['type'], string> = {
  restaurant: '음식점',
  cafe: '카페',
  hairshop: '미용실',
  accommodation: '숙박',
  hospital: '병원',
  place: '서점',
}

function pageOf(shop: Shop, { only_photo_review: only, cursor }: z.infer<typeof Asked>) {
  const all = (allReviews.get(shop.id) ?? []).filter(({ pictures }) => only === 'false' || pictures > 0)
  const from = cursor === undefined ? 0 : all.findIndex(({ id }) => id === cursor) + 1
  const reviews = all.slice(from, from + perPage)
  return {
    reviews: reviews.map((it) => reviewIn(shop, it)),
    has_next: from + perPage < all.length,
    cursor: reviews.at(-1)?.id ?? null,
  }
}

function reviewIn(shop: Shop, { id, rating, text, pictures, nickname, keyword }: Review) {
  return {
    review_id: id,
    star_rating: rating,
    contents: text,
    photo_count: pictures,
    photos: Array.from({ length: pictures }, (_, at) => ({
      url: pictureUrl(shop, `review-${id}-${at + 1}`, cdn),
    })),
    strengths: [{ name: keyword }],
    registered_at: '2026-10-01 12:00:00',
    meta: { owner: { nickname, map_user_id: `m${id}`, profile_image_url: 'https://t1.kakaocdn.net/me.png' } },
  }
}
