import { z } from 'zod'

import { PlaceRefusal } from '../refusal.ts'
import type { PlaceBasics, PlaceMedia, PlaceMenuItem, PlaceReview } from '../source.ts'
import { kindOf, line, masked, paragraph, priceOf, priceTextOf, saysClosed, webAddress } from '../words.ts'

const Text = z.string().nullish()
const Urls = z.array(z.object({ url: Text })).nullish()

const Review = z.object({
  review_id: z.union([z.string(), z.number()]),
  star_rating: z.number().nullish(),
  contents: Text,
  photos: Urls,
  registered_at: Text,
  strengths: z.array(z.object({ name: Text })).nullish(),
  meta: z.object({ owner: z.object({ nickname: Text }).nullish() }).nullish(),
})

const Panel = z.object({
  summary: z.object({
    name: z.string().min(1),
    address: z.object({ disp: Text, road: Text, jibun: Text }).nullish(),
    category: z.object({ name: Text, name1: Text, name2: Text, name3: Text }).nullish(),
    phone_numbers: z.array(z.object({ tel: Text })).nullish(),
    homepages: z.array(z.string()).nullish(),
  }),
  open_hours: z
    .object({
      headline: z.object({ display_text: Text }).nullish().catch(null),
      week_from_today: z
        .object({
          week_periods: z
            .array(
              z.object({
                days: z.array(
                  z.object({
                    day_of_the_week_desc: Text,
                    on_days: z.object({ start_end_time_desc: Text }).nullish(),
                  }),
                ),
              }),
            )
            .nullish(),
        })
        .nullish(),
    })
    .nullish(),
  place_add_info: z
    .object({ tags: z.array(z.string()).nullish(), facilities: z.array(z.string()).nullish() })
    .nullish(),
  my_store_notice: z.object({ mystore_intro: Text, main_photo_url: Text }).nullish(),
  photos: z.object({ photos: Urls }).nullish(),
  menu: z
    .object({
      menus: z
        .object({
          items: z
            .array(
              z.object({
                name: z.string(),
                price: z.union([z.string(), z.number()]).nullish(),
                desc: Text,
                photo_url: Text,
              }),
            )
            .nullish(),
        })
        .nullish(),
    })
    .nullish(),
})
export type Panel = z.infer<typeof Panel>

const Reviews = z.object({ reviews: z.array(Review), has_next: z.boolean(), cursor: Text })

/** What the panel of a place says. Throws `layout_changed` when it is not built as it was, and `place_not_found` for one that closed. */
export function readPanel(text: string): Panel {
  const panel = parse(Panel, text)
  if (saysClosed(panel.open_hours?.headline?.display_text)) throw new PlaceRefusal('place_not_found')
  return panel
}

export function readKakaoReviews(text: string): {
  reviews: PlaceReview[]
  hasNext: boolean
  cursor: string | null
} {
  const { reviews, has_next: hasNext, cursor } = parse(Reviews, text)
  return { reviews: reviews.map(reviewOf), hasNext, cursor: cursor ?? null }
}

export function panelBasics({
  summary,
  open_hours: open,
  place_add_info: more,
  my_store_notice: own,
}: Panel): PlaceBasics {
  const { category, address } = summary
  const words = [category?.name1, category?.name2, category?.name3, category?.name]
  const days = (open?.week_from_today?.week_periods ?? []).flatMap((period) => period.days)
  return {
    name: line(summary.name, 60),
    kind: kindOf(words.map((it) => line(it, 30)).join(' ')),
    category: line(category?.name3, 60) || line(category?.name2, 60) || line(category?.name, 60),
    address: line(address?.road, 120) || line(address?.disp, 120) || line(address?.jibun, 120),
    phone: line(summary.phone_numbers?.[0]?.tel, 20),
    description: paragraph(own?.mystore_intro, 2_000),
    hours: days.slice(0, 7).flatMap((it) => {
      const day = line(it.day_of_the_week_desc, 20)
      return day === '' ? [] : [{ day, hours: line(it.on_days?.start_end_time_desc, 60) || '휴무' }]
    }),
    conveniences: [...(more?.facilities ?? []), ...(more?.tags ?? [])].map((it) => line(it, 30)).slice(0, 20),
    homepage: webAddress(summary.homepages?.[0]),
    booking: null,
  }
}

export function panelMenu({ menu }: Panel): PlaceMenuItem[] {
  return (menu?.menus?.items ?? []).slice(0, 60).flatMap(({ name: said, price, desc, photo_url: photo }) => {
    const name = line(said, 60)
    const picture = webAddress(photo)
    if (name === '') return []
    return [
      {
        name,
        price: priceOf(line(String(price ?? ''), 40)),
        priceText: priceTextOf(price),
        description: line(desc, 200),
        pictures: picture === null ? [] : [picture],
      },
    ]
  })
}

export function panelPhotos({ photos, my_store_notice: own }: Panel): PlaceMedia[] {
  const said = [own?.main_photo_url, ...(photos?.photos ?? []).map(({ url }) => url)]
  const urls = new Set(said.flatMap((it) => webAddress(it) ?? []))
  return [...urls].slice(0, 24).map((url) => ({ kind: 'image', url }))
}

function reviewOf(review: z.infer<typeof Review>): PlaceReview {
  const stars = review.star_rating ?? null
  return {
    id: String(review.review_id).slice(0, 60),
    author: masked(review.meta?.owner?.nickname),
    rating: stars !== null && Number.isInteger(stars) && stars >= 1 && stars <= 5 ? stars : null,
    text: paragraph(review.contents, 1_000),
    visited: line(review.registered_at, 10),
    keywords: (review.strengths ?? []).map(({ name }) => line(name, 40)).slice(0, 5),
    media: (review.photos ?? []).flatMap(({ url }): PlaceMedia[] => {
      const address = webAddress(url)
      return address === null ? [] : [{ kind: 'image', url: address }]
    }),
  }
}

function parse<Shape extends z.ZodType>(shape: Shape, text: string): z.output<Shape> {
  try {
    return shape.parse(JSON.parse(text))
  } catch (error) {
    const asksForPerson = /ncpt|captcha/i.test(text.slice(0, 4_000))
    throw new PlaceRefusal(asksForPerson ? 'blocked' : 'layout_changed', { cause: error })
  }
}
